"""`python -m tercet.bots.chipset.training --out FILE` trains the ChipSet strategy."""

from tercet.bots.chipset.training.train import main

if __name__ == "__main__":
    main()
