"""What results say about people: places, ratings, records. Pure; the store gives and keeps."""
