"""What is said in words: texts, stories, rule pages and the catalogue, in four languages."""
