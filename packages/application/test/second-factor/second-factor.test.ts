import { describe, expect, it } from 'vitest';
import { createApplication, portsOf } from '../../src/create-application.js';
import {
  fakeBrowser,
  fakeCode,
  inProcess,
  loggedIn,
  must,
  seededFakes,
  type World,
} from '../../src/testing/index.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });
const codeIn = ({ deps }: World): string => fakeCode(deps.clock.now());

/** A platform whose staff have to have a second factor. */
const strict = async (): Promise<World> => {
  const deps = await seededFakes();
  const application = createApplication({ ...deps, secondFactorRule: 'required' });
  return { deps, visitor: () => portsOf(application, fakeBrowser().context) };
};

describe('a second factor that everybody has to have', () => {
  it('is set up before anything else, and cannot be taken off', async () => {
    const world = await strict();
    const { staff, student, secondFactor, sidebar } = await loggedIn(world, 'admin');
    expect(must(await staff.me())).toEqual({ grants: [], pending: 'enrol' });
    // The way to where it is set up shows.
    expect(must(await sidebar.flags())).toMatchObject({ worksHere: true });
    expect(await student.list({ size: 1 })).toEqual(refused('forbidden'));
    must(await secondFactor.begin());
    must(await secondFactor.confirm({ code: codeIn(world) }));
    expect((await student.list({ size: 1 })).ok).toBe(true);
    world.deps.clock.advance(60_000);
    expect(await secondFactor.remove({ code: codeIn(world) })).toEqual(refused('forbidden'));
    expect(must(await secondFactor.state()).since).not.toBeNull();
  });
});

describe('a second factor that is set up anew', () => {
  it('takes a code of the new app, not a recovery code; the old one counts until then', async () => {
    const world = await inProcess();
    const { secondFactor } = await loggedIn(world, 'admin');
    must(await secondFactor.begin());
    const { codes } = must(await secondFactor.confirm({ code: codeIn(world) }));
    const { since } = must(await secondFactor.state());
    world.deps.clock.advance(60_000);
    must(await secondFactor.begin());
    expect(await secondFactor.confirm({ code: codes[0] ?? '' })).toEqual(refused('wrong-second-factor'));
    expect(must(await secondFactor.state())).toMatchObject({ since, codesLeft: codes.length });
    must(await secondFactor.confirm({ code: codeIn(world) }));
    expect(must(await secondFactor.state()).since).toBe(world.deps.clock.now());
  });
});
