import {
  fakeCode,
  HONG,
  inProcess,
  loggedIn,
  MING,
  must,
  type Try,
  type World,
} from '@ykd/application/testing';
import { FRESH_FACTOR_MS } from '@ykd/application/shared';
import { describe, expect, it } from 'vitest';
import { areaCalls } from '../src/contracts/areas.js';
import type { Calls } from '../src/contracts/call.js';
import { kindOf, WAYS } from './support/ways.js';

/** What a session without the second factor may ask: how it gets on. */
const BEFORE = new Set([
  'staff.me',
  ...Object.keys(areaCalls.secondFactor).map((call) => `secondFactor.${call}`),
]);

/** A session of a super administrator's without the code of the second factor that he has. */
const stolen = async () => {
  const world = await inProcess();
  const { secondFactor } = await loggedIn(world, 'admin');
  must(await secondFactor.begin());
  must(await secondFactor.confirm({ code: fakeCode(world.deps.clock.now()) }));
  return loggedIn(world, 'admin');
};

describe('a session of staff without the second factor', () => {
  it('reaches nothing that only staff reach, and sees of others what any member sees', async () => {
    const forStaff: string[] = [];
    const reached: string[] = [];
    for (const { name, attempt } of WAYS) {
      for (const who of attempt.length < 2 ? [MING] : [MING, HONG]) {
        // What somebody gets who is no staff and asks for the same about another one.
        const member = await kindOf(attempt, await loggedIn(await inProcess()), who);
        const staff = await kindOf(attempt, await loggedIn(await inProcess(), 'admin'), who);
        if (member !== 'forbidden' || staff === 'forbidden' || BEFORE.has(name)) continue;
        forStaff.push(name);
        if ((await kindOf(attempt, await stolen(), who)) !== 'forbidden') reached.push(name);
      }
    }
    expect(forStaff.length).toBeGreaterThan(15);
    expect(reached).toEqual([]);
  });
});

const NEEDED = 'second-factor-needed';

/** What a super administrator gets so long after he gave a code. */
const kindAfter = async (ms: number, attempt: Try): Promise<string> => {
  const world: World = await inProcess();
  const admin = await loggedIn(world, 'admin');
  must(await admin.secondFactor.begin());
  must(await admin.secondFactor.confirm({ code: fakeCode(world.deps.clock.now()) }));
  world.deps.clock.advance(ms);
  return kindOf(attempt, admin, HONG);
};

describe('a call that asks for a code again', () => {
  it('asks whoever has a second factor and gave a code long ago, whatever it is about', async () => {
    const sensitive = WAYS.filter(({ name }) => {
      const [area = '', call = ''] = name.split('.');
      const calls: Calls = areaCalls[area as keyof typeof areaCalls];
      return calls[call]?.errors.includes(NEEDED);
    });
    expect(sensitive.length).toBeGreaterThan(10);
    const unasked: string[] = [];
    for (const { name, attempt } of sensitive) {
      // Another code is needed from here on, and not a millisecond before.
      if ((await kindAfter(FRESH_FACTOR_MS - 1, attempt)) === NEEDED) unasked.push(`${name} too soon`);
      if ((await kindAfter(FRESH_FACTOR_MS, attempt)) !== NEEDED) unasked.push(name);
    }
    expect(unasked).toEqual([]);
  });
});
