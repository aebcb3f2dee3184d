import { giveInitialPassword, HONG, inProcess, loggedIn, MING, type Try } from '@ykd/application/testing';
import { describe, expect, it } from 'vitest';
import { areaCalls } from '../src/contracts/areas.js';
import type { Calls } from '../src/contracts/call.js';
import { kindOf, WAYS } from './support/ways.js';
import { overHttp } from './support/world.js';

/** What whoever is held may ask otherwise than a stranger: who he is, and another password. */
const BEFORE = ['member.changeInitialPassword', 'member.loginUser'];

const ADMIN = { id: 'u-admin', mobile: '13900000001', userName: 'admin' };

/** So many from one address in a minute are well below what a server takes. */
const LOGINS = 200;

/** Whose login is held, and whom the calls are about. */
const CASES = [
  { caller: MING, who: MING },
  { caller: MING, who: HONG },
  { caller: ADMIN, who: HONG },
  { caller: ADMIN, who: ADMIN },
];

type Case = (typeof CASES)[number];

/** What a call answers where its caller is held, and where nobody is logged in. */
const answers = async (attempt: Try, { caller, who }: Case) => {
  const world = await inProcess();
  await giveInitialPassword(world.deps, caller);
  const held = await attempt(await loggedIn(world, caller.userName), who);
  const strange = await inProcess();
  await giveInitialPassword(strange.deps, caller);
  const stranger = await attempt(strange.visitor(), who);
  return { held, stranger };
};

describe('a session that an initial password opened', () => {
  it('gets of every call what a stranger gets, until the password is another one', async () => {
    expect(WAYS.length).toBeGreaterThan(100);
    const reached = new Set<string>();
    for (const { name, attempt } of WAYS) {
      for (const one of attempt.length < 2 ? CASES.filter(({ caller, who }) => caller === who) : CASES) {
        const { held, stranger } = await answers(attempt, one);
        if (JSON.stringify(held) !== JSON.stringify(stranger)) reached.add(name);
      }
    }
    expect([...reached].toSorted()).toEqual(BEFORE);
  });

  it('is refused over HTTP by every call that asks for a login, uploads and streams included', async () => {
    const refused = new Set<string>();
    for (let from = 0; from < WAYS.length; from += LOGINS) {
      const world = await overHttp((fetching) => fetching)();
      for (const { name, attempt } of WAYS.slice(from, from + LOGINS)) {
        if (name.startsWith('member.login')) continue;
        // Some of them change it.
        await giveInitialPassword(world.deps, ADMIN);
        const kind = await kindOf(attempt, await loggedIn(world, ADMIN.userName), HONG);
        if (kind === 'not-logged-in') refused.add(name);
      }
      await world.close?.();
    }
    const asking = Object.entries<Calls>(areaCalls).flatMap(([area, calls]) =>
      Object.entries(calls).flatMap(([call, { errors }]) =>
        errors.includes('not-logged-in') ? [`${area}.${call}`] : [],
      ),
    );
    const known = new Set(WAYS.map(({ name }) => name));
    const reached = asking.filter((name) => known.has(name) && !refused.has(name));
    expect(reached).toEqual(['member.changeInitialPassword']);
  });
});
