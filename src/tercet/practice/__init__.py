"""What people practise alone: the puzzle of the day, and exercises."""
