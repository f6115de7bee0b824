"""What is stored of people: who they are, what is kept for them, and every trace they leave."""
