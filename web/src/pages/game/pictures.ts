/** What the table of each game looks like, in rows: cards, dice, backs of cards, empty places. */

export type Item = string;
export const BACK: Item = "back";
export const GAP: Item = "";

/** With a finger on it, as in Scout. */
export const FINGER = "☝";

export interface Picture {
  readonly rows: readonly (readonly Item[])[];
  readonly pointed?: Item;
}

const TWELVE = [
  ["1rso", "2ghw", "3ped", "2pso"],
  ["3gsd", "1phw", "2reo", "1ged"],
  ["2rsw", "3gho", "1psd", "3rhw"],
];

export const PICTURES: Readonly<Record<string, Picture>> = {
  classic: { rows: TWELVE },
  beginners: {
    rows: [
      ["1rso", "2gsw", "3psd"],
      ["2rso", "3gso", "1gsd"],
      ["3rsw", "1psw", "2psd"],
    ],
  },
  solitaire: { rows: TWELVE },
  scout: { rows: TWELVE, pointed: "1phw" },
  coopset: {
    rows: [
      ["1rso", GAP, "3ped", "2pso"],
      ["3gsd", "1phw", GAP, "1ged"],
      [GAP, "3gho", "1psd", "3rhw"],
    ],
  },
  chipset: {
    rows: [
      [BACK, BACK],
      ["2ghd", "3rew", "1pso"],
      ["1rhd", "3gsd"],
    ],
  },
  setup: {
    rows: [
      ["1gew", "3rsw", "2phw", "2rso", "3ped"],
      ["1pso", "2gsd", "3rho", "1ghw"],
    ],
  },
  twenty: {
    rows: [
      ["2gsd", "2psw", "2rso", "1rew", "3pho", "1gsd"],
      ["3rsd", "1phw", "2geo", "3gsw"],
    ],
  },
  dice: {
    rows: [
      [GAP, GAP, "3pd", GAP, GAP],
      ["1ro", "2gw", "3po", GAP, GAP],
      [GAP, GAP, "3pw", "1pw", "2pw"],
    ],
  },
};
