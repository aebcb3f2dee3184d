import { expect, it } from 'vitest';
import { createFairTurns, type Asker } from '../../src/crypto/fair-turns.js';

/** Work that ends when it is told to, one piece at a time; what began, in order. */
const turns = (waitingMax = 4) => {
  let now = 0;
  const turn = createFairTurns({
    width: 1,
    waitingMax,
    longestWaitMs: 100,
    now: () => now,
    busy: () => new Error('busy'),
  });
  const began: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    began,
    refused,
    ask: (name: string, asker: Partial<Asker> = {}): void => {
      turn({ from: name.slice(0, 1), ...asker }, () => {
        began.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }).catch(() => refused.push(name));
    },
    pass: (ms: number) => (now += ms),
    /** Ends the piece that runs, and lets the next one begin. */
    end: async () => {
      ends.shift()?.();
      await settle();
    },
    settle,
  };
};

it('lets every address have its turn, however many wait from one', async () => {
  const { ask, end, began } = turns(9);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) ask(name);
  for (let count = 0; count < 7; count += 1) await end();
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('lets those who are known go first, whatever waits', async () => {
  const { ask, end, began } = turns();
  for (const name of ['a1', 'b1', 'c1']) ask(name);
  ask('k1', { known: 'k' });
  for (let count = 0; count < 4; count += 1) await end();
  expect(began).toEqual(['a1', 'k1', 'b1', 'c1']);
});

it('refuses at once where too many wait, the last of those who have the most', async () => {
  const { ask, end, settle, began, refused } = turns(4);
  for (const name of ['x0', 'a1', 'a2', 'a3', 'a4']) ask(name);
  ask('a5');
  await settle();
  expect(refused).toEqual(['a5']);
  ask('b1');
  await settle();
  expect(refused).toEqual(['a5', 'a4']);
  ask('b2');
  await settle();
  expect(refused).toEqual(['a5', 'a4', 'a3']);
  // Now it would only change who waits.
  ask('b3');
  await settle();
  expect(refused).toEqual(['a5', 'a4', 'a3', 'b3']);
  for (let count = 0; count < 5; count += 1) await end();
  expect(began).toEqual(['x0', 'a1', 'b1', 'a2', 'b2']);
});

it('keeps room for those who are known beside a crowd of strangers, and a bound for them, too', async () => {
  const { ask, settle, refused } = turns(2);
  for (const name of ['x0', 'a1', 'b1', 'c1']) ask(name);
  for (const name of ['k1', 'l1', 'm1']) ask(name, { known: name });
  await settle();
  expect(refused).toEqual(['c1', 'm1']);
});

it('gives one that is known few places before the others, from however many addresses he comes', async () => {
  const { ask, end, settle, began, refused } = turns(4);
  ask('x0');
  // One account, from an address of its own each time: two wait first, four as strangers do, and the rest nowhere.
  for (const name of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1']) ask(name, { known: 'mallory' });
  await settle();
  expect(refused).toEqual(['g1']);
  for (const name of ['h1', 'i1']) ask(name, { known: name });
  await settle();
  expect(refused).toEqual(['g1']);
  for (let count = 0; count < 8; count += 1) await end();
  expect(began).toEqual(['x0', 'a1', 'h1', 'i1', 'b1', 'c1', 'd1', 'e1', 'f1']);
});

it('lets those who are known take turns, and makes room among them for one who has none waiting', async () => {
  const { ask, settle, refused } = turns(4);
  ask('x0');
  for (const name of ['a1', 'a2', 'b1', 'b2']) ask(name, { known: name.slice(0, 1) });
  ask('c1', { known: 'c' });
  await settle();
  expect(refused).toEqual(['a2']);
});

it('refuses who has waited too long, and goes on with the others', async () => {
  const { ask, pass, end, began, refused } = turns();
  for (const name of ['x0', 'a1', 'b1']) ask(name);
  pass(60);
  ask('c1');
  pass(60);
  await end();
  expect(refused).toEqual(['a1', 'b1']);
  expect(began).toEqual(['x0', 'c1']);
  await end();
  ask('d1');
  expect(began).toEqual(['x0', 'c1', 'd1']);
});

it('goes on after work that failed', async () => {
  const turn = createFairTurns({
    width: 1,
    waitingMax: 1,
    longestWaitMs: 1,
    now: () => 0,
    busy: () => new Error('busy'),
  });
  const who = { known: 'a', from: 'a' };
  await expect(turn(who, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turn(who, () => Promise.resolve(7))).toBe(7);
});
