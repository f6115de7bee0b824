"""Generators, training and pictures that developers run; nothing here is installed."""
