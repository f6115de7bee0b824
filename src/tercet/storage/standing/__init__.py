"""What is stored of standing: results and ratings, records, races, the ranked puzzle, figures."""
