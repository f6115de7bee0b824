"""Scout: `scout` holds the rules, in the `terms` of the game; the rest are its parts."""

from tercet.games.classic import NoneHere, TakeBack
from tercet.games.scout.scout import SCOUT
from tercet.games.scout.terms import GiveUp, Point, PointSecond, Vote

__all__ = ["SCOUT", "GiveUp", "NoneHere", "Point", "PointSecond", "TakeBack", "Vote"]
