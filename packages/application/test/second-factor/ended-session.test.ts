import { expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { addMembers, createFakes, fakeCode } from '../../src/testing/index.js';
import { loggedIn } from '../support/browser.js';
import { overtaken } from '../support/overtaken.js';

const STEP_MS = 30_000;
const ADMIN = { id: 'u-admin', mobile: '13900000001', userName: 'admin' };

/** Somebody with a second factor, logged in on two devices that both gave a code a moment ago. */
const twoDevices = async () => {
  const fakes = createFakes();
  await addMembers(fakes, [ADMIN], { role: 'superAdmin', grants: [] });
  const { deps, before } = overtaken(fakes);
  const app = createApplication(deps);
  const factorOf = async () => app.secondFactor((await loggedIn(app, ADMIN.userName)).context);
  const codeNow = () => {
    fakes.clock.advance(STEP_MS);
    return { code: fakeCode(fakes.clock.now()) };
  };
  const own = await factorOf();
  await own.begin();
  await own.confirm(codeNow());
  const copied = await factorOf();
  await copied.verify(codeNow());
  return {
    own,
    copied,
    before,
    codeNow,
    factor: () => fakes.unitOfWork.transaction(({ secondFactors: of }) => of.hold(ADMIN.id)),
  };
};

it.each(['begin', 'confirm', 'renewCodes', 'verify', 'remove'] as const)(
  '%s does nothing for a session that another app has ended meanwhile',
  async (call) => {
    const { own, copied, before, codeNow, factor } = await twoDevices();
    await own.begin();
    const code = codeNow();
    before(async () => void (await own.confirm(code)));
    expect(await copied[call](codeNow())).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
    expect(await factor()).toMatchObject({ pendingSecret: null, wrong: 0 });
    expect((await factor())?.codes).toHaveLength(10);
  },
);
