"""How a person plays: what is seen and when (`sight`), how well (`skills`), under which name."""
