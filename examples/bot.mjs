/**
 * A bot in JavaScript: it finds SETs in the base game, and plays any legal act in every other one.
 *
 *     tercet conformance "cmd:node examples/bot.mjs"
 *     tercet bot --at http://127.0.0.1:8000 --token-file token "cmd:node examples/bot.mjs"
 *
 * It needs nothing but Node. Every line that comes in is answered with one line; whatever else is
 * to be said goes to standard error. A number after its name makes it slower or quicker.
 */
import { createInterface } from "node:readline";

/** So long it looks before it acts, in milliseconds. */
const LOOKS = Number(process.argv[2] ?? 3000);

/** Three cards that are all alike or all different, in each of the four attributes. */
function isSet(cards) {
  return [0, 1, 2, 3].every((at) => new Set(cards.map((card) => card[at])).size !== 2);
}

function findSet(table) {
  for (let a = 0; a < table.length; a++)
    for (let b = a + 1; b < table.length; b++)
      for (let c = b + 1; c < table.length; c++)
        if (isSet([table[a], table[b], table[c]])) return [table[a], table[b], table[c]];
  return null;
}

/** Call the first SET; say that there is none when there is none. */
function classic(view, legal) {
  const cards = findSet(view.table);
  if (cards) return { act: "call", cards };
  return legal.find(({ act }) => act === "none_here") ?? null;
}

/** Numbers between 0 and 1 that follow from a seed, so that a game can be played again. */
function chanceFrom(seed) {
  let state = parseInt(seed.slice(0, 8), 16) || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function one(list, chance) {
  return list[Math.floor(chance() * list.length)];
}

/** What to do: an act, or null to wait. Each kind of act is as likely, so that none drowns. */
function choose(game, view, legal, chance) {
  if (!legal.length) return null;
  if (game === "classic" && view.game === "classic") return classic(view, legal);
  const kinds = [...new Set(legal.map(({ act }) => act))].filter((kind) => kind !== "give_up");
  const kind = one(kinds, chance);
  return one(legal.filter(({ act }) => act === kind), chance) ?? null;
}

let game = null;
let chance = Math.random;
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  let answer = {};
  if (told.do === "sit") {
    game = told.game;
    chance = chanceFrom(told.seed);
  } else if (told.do === "view") {
    const act = choose(game, told.view, told.legal.acts, chance);
    if (act) answer = { act, after_ms: LOOKS };
  }
  console.log(JSON.stringify(answer));
}
