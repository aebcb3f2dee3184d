import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { RECOVERY_CODES, WRONG_CODES_MAX, WRONG_CODES_WAIT_MS } from '../../second-factor/rules.js';
import { FRESH_FACTOR_MS } from '../../shared/second-factor.js';
import { fakeCode, MING } from '../fakes/index.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type World, type WorldOf } from './world.js';

const STEP_MS = 30_000;
const codeIn = ({ deps }: World): string => fakeCode(deps.clock.now());
const refused = (kind: string) => ({ ok: false, error: { kind } });

const SEEN = { id: 'none', version: 1 };
const WHY = { reason: '联系不上' };
const DAYS = { firstDay: '2026-01-01', lastDay: '2026-01-31', validDays: 30, limit: 1 };

/** What staff do about partners by which money goes out, comes back or stays. */
const PARTNER_ACTS: Readonly<Record<string, (staff: Ports) => Promise<unknown>>> = {
  'a payout is made': ({ staffPayout }) =>
    staffPayout.make({ requestKey: 'key-00000001', partnerIds: ['none'] }),
  'a payout is approved': ({ staffPayout }) => staffPayout.check(SEEN),
  'a payout is refused': ({ staffPayout }) => staffPayout.refuse({ ...SEEN, ...WHY }),
  'a transfer is cancelled': ({ staffPayout }) => staffPayout.cancel({ ...SEEN, ...WHY }),
  'payouts are put onto a list for the bank': ({ staffPayout }) => staffPayout.sendBank({ payouts: [SEEN] }),
  'a payout is paid': ({ staffPayout }) => staffPayout.paid({ ...SEEN, reference: '2026' }),
  'a payout has failed': ({ staffPayout }) => staffPayout.failed({ ...SEEN, ...WHY }),
  'an application is decided about': ({ staffPartner }) =>
    staffPartner.decide({ ...SEEN, decision: 'APPROVE', answer: '' }),
  'a partner is suspended': ({ staffPartner }) =>
    staffPartner.setState({ userId: 'none', version: 1, event: 'SUSPEND', ...WHY }),
  'a partner gets another level': ({ staffPartner }) =>
    staffPartner.setLevel({ userId: 'none', version: 1, level: 'GOLD', ...WHY }),
  'coupons are made': ({ staffCoupon }) =>
    staffCoupon.make({
      requestKey: 'key-00000001',
      partnerIds: ['none'],
      productId: 'none',
      name: '开学',
      rule: { kind: 'AMOUNT', cents: 1 },
      ...DAYS,
    }),
  'coupons are changed': ({ staffCoupon }) =>
    staffCoupon.change({ ...SEEN, name: '开学', state: 'ON', ...DAYS }),
  'a rate is agreed': ({ staffCommission }) =>
    staffCommission.agreeRate({
      partnerId: null,
      productId: null,
      level: null,
      rateBp: 700,
      firstDay: '2026-01-01',
      lastDay: null,
    }),
  'an order in doubt is decided about': ({ staffCommission }) =>
    staffCommission.review({ orderId: 'none', approve: true, ...WHY }),
  'what a partner is owed is written off': ({ staffCommission }) =>
    staffCommission.writeOff({
      partnerId: 'nobody',
      kind: 'WRITE_OFF',
      cents: 1,
      requestKey: 'key-00000001',
      ...WHY,
    }),
};

/** Sets up a second factor; answers the recovery codes. */
const enrolled = async (world: World, { secondFactor }: Ports): Promise<readonly string[]> => {
  must(await secondFactor.begin());
  const { codes } = must(await secondFactor.confirm({ code: codeIn(world) }));
  world.deps.clock.advance(STEP_MS);
  return codes;
};

/** What every implementation of SecondFactorPort does. */
export const secondFactorSuite = (world: WorldOf): void => {
  describe('SecondFactorPort', () => {
    it('is set up with a code of the app, opens this session, and ends the others', async () => {
      const admin = await loggedIn(world(), 'admin');
      const other = await loggedIn(world(), 'admin');
      expect(must(await admin.secondFactor.state())).toEqual({
        isRequired: false,
        since: null,
        givenAt: null,
        codesLeft: 0,
      });
      const { secret, uri } = must(await admin.secondFactor.begin());
      expect(uri).toContain(secret);
      // Nothing is asked for before it works.
      expect(must(await other.staff.me())).not.toHaveProperty('pending');
      expect(await admin.secondFactor.confirm({ code: '000000' })).toEqual(refused('wrong-second-factor'));
      const { codes } = must(await admin.secondFactor.confirm({ code: codeIn(world()) }));
      expect(new Set(codes).size).toBe(RECOVERY_CODES);
      const now = world().deps.clock.now();
      expect(must(await admin.secondFactor.state())).toEqual({
        isRequired: false,
        since: now,
        givenAt: now,
        codesLeft: RECOVERY_CODES,
      });
      expect(await other.staff.me()).toEqual(refused('not-logged-in'));
      expect(must(await admin.staff.me())).toEqual({ role: 'superAdmin', grants: [] });
      expect(world().deps.auditLog.stored.map(({ act }) => act)).toEqual(['staff.factor.enrol']);
    });

    it('is asked for in each session, and nobody is staff before', async () => {
      await enrolled(world(), await loggedIn(world(), 'admin'));
      const admin = await loggedIn(world(), 'admin');
      expect(must(await admin.staff.me())).toEqual({ grants: [], pending: 'code' });
      expect(await admin.security.events({ size: 1 })).toEqual(refused('forbidden'));
      expect(await admin.secondFactor.begin()).toEqual(refused('second-factor-needed'));
      expect(await admin.secondFactor.renewCodes()).toEqual(refused('second-factor-needed'));
      must(await admin.secondFactor.verify({ code: ` ${codeIn(world())} ` }));
      expect(must(await admin.staff.me())).toEqual({ role: 'superAdmin', grants: [] });
      must(await admin.security.events({ size: 1 }));
    });

    it('takes each code of the app once, those of a step before and after included', async () => {
      const first = await loggedIn(world(), 'admin');
      await enrolled(world(), first);
      const { secondFactor } = await loggedIn(world(), 'admin');
      const { clock } = world().deps;
      for (const steps of [-3, -2, 2]) {
        const code = fakeCode(clock.now() + steps * STEP_MS);
        expect(await secondFactor.verify({ code })).toEqual(refused('wrong-second-factor'));
      }
      must(await secondFactor.verify({ code: fakeCode(clock.now() + STEP_MS) }));
      // Whoever looked over the shoulder, and whoever has an older one.
      for (const steps of [1, 0]) {
        const code = fakeCode(clock.now() + steps * STEP_MS);
        expect(await first.secondFactor.verify({ code })).toEqual(refused('wrong-second-factor'));
      }
    });

    it('takes codes though one was taken while the clock was ahead', async () => {
      const { clock } = world().deps;
      const DAY_MS = 24 * 3_600_000;
      const admin = await loggedIn(world(), 'admin');
      await enrolled(world(), admin);
      clock.advance(DAY_MS);
      const { secondFactor } = await loggedIn(world(), 'admin');
      must(await secondFactor.verify({ code: codeIn(world()) }));
      clock.advance(-DAY_MS);
      const { secondFactor: again } = await loggedIn(world(), 'admin');
      const code = codeIn(world());
      must(await again.verify({ code }));
      expect(await again.verify({ code })).toEqual(refused('wrong-second-factor'));
    });

    it('takes a recovery code once, however it is written', async () => {
      const [one = '', other = ''] = await enrolled(world(), await loggedIn(world(), 'admin'));
      const { secondFactor } = await loggedIn(world(), 'admin');
      must(await secondFactor.verify({ code: one.replaceAll('-', ' ') }));
      expect(await secondFactor.verify({ code: one })).toEqual(refused('wrong-second-factor'));
      must(await secondFactor.verify({ code: other }));
      expect(must(await secondFactor.state()).codesLeft).toBe(RECOVERY_CODES - 2);
      const { codes } = must(await secondFactor.renewCodes());
      expect(await secondFactor.verify({ code: other })).toEqual(refused('wrong-second-factor'));
      must(await secondFactor.verify({ code: codes[0] ?? '' }));
    });

    it('looks at no code for a while after some wrong ones, in every session', async () => {
      await enrolled(world(), await loggedIn(world(), 'admin'));
      const { secondFactor } = await loggedIn(world(), 'admin');
      for (let tries = 0; tries < WRONG_CODES_MAX; tries += 1) {
        expect(await secondFactor.verify({ code: '000000' })).toEqual(refused('wrong-second-factor'));
      }
      const { secondFactor: another } = await loggedIn(world(), 'admin');
      expect(await another.verify({ code: codeIn(world()) })).toEqual({
        ok: false,
        error: { kind: 'too-many-attempts', retryAfterSeconds: WRONG_CODES_WAIT_MS / 1000 },
      });
      world().deps.clock.advance(WRONG_CODES_WAIT_MS);
      must(await another.verify({ code: codeIn(world()) }));
    });

    it('is asked for again before what is sensitive', async () => {
      const admin = await loggedIn(world(), 'admin');
      const decide = () =>
        admin.shopStaff.decideRefund({ orderId: 'none', grant: false, reason: '已经开课' });
      expect(await decide()).toEqual(refused('order-not-found'));
      await enrolled(world(), admin);
      expect(await decide()).toEqual(refused('order-not-found'));
      world().deps.clock.advance(FRESH_FACTOR_MS);
      expect(await decide()).toEqual(refused('second-factor-needed'));
      must(await admin.security.events({ size: 1 }));
      must(await admin.secondFactor.verify({ code: codeIn(world()) }));
      expect(await decide()).toEqual(refused('order-not-found'));
    });

    it('is asked for again before a refund is tried again, not before something odd is marked as settled', async () => {
      const admin = await loggedIn(world(), 'admin');
      await enrolled(world(), admin);
      world().deps.clock.advance(FRESH_FACTOR_MS);
      const settle = (retry: boolean) => admin.shopStaff.settleOddity({ id: 'none', retry });
      expect(await settle(true)).toEqual(refused('second-factor-needed'));
      expect(await settle(false)).toEqual(refused('entity-not-found'));
    });

    it.each(Object.entries(PARTNER_ACTS))(
      'is asked for again before money of partners is moved or stopped: %s',
      async (_name, act) => {
        const admin = await loggedIn(world(), 'admin');
        await enrolled(world(), admin);
        expect(await act(admin)).not.toEqual(refused('second-factor-needed'));
        world().deps.clock.advance(FRESH_FACTOR_MS);
        expect(await act(admin)).toEqual(refused('second-factor-needed'));
      },
    );

    it('is removed with a code, and refuses what there is not', async () => {
      const admin = await loggedIn(world(), 'admin');
      for (const attempt of [
        admin.secondFactor.verify({ code: '123456' }),
        admin.secondFactor.confirm({ code: '123456' }),
        admin.secondFactor.remove({ code: '123456' }),
        admin.secondFactor.renewCodes(),
      ]) {
        expect(await attempt).toEqual(refused('entity-not-found'));
      }
      await enrolled(world(), admin);
      expect(await admin.secondFactor.remove({ code: 'abcdef' })).toEqual(refused('wrong-second-factor'));
      must(await admin.secondFactor.remove({ code: codeIn(world()) }));
      expect(must(await admin.secondFactor.state()).since).toBeNull();
      expect(must(await (await loggedIn(world(), 'admin')).staff.me())).not.toHaveProperty('pending');
    });

    it('is for staff', async () => {
      const { secondFactor } = world().visitor();
      expect(await secondFactor.state()).toEqual(refused('not-logged-in'));
      const { secondFactor: ofMing } = await loggedIn(world(), MING.userName);
      for (const attempt of [
        ofMing.state(),
        ofMing.begin(),
        ofMing.confirm({ code: '123456' }),
        ofMing.verify({ code: '123456' }),
        ofMing.renewCodes(),
        ofMing.remove({ code: '123456' }),
      ]) {
        expect(await attempt).toEqual(refused('forbidden'));
      }
    });
  });
};

/** A way to make each call of the area. */
export const secondFactorTries: Tries<'secondFactor'> = {
  state: ({ secondFactor }) => secondFactor.state(),
  begin: ({ secondFactor }) => secondFactor.begin(),
  confirm: ({ secondFactor }) => secondFactor.confirm({ code: '123456' }),
  verify: ({ secondFactor }) => secondFactor.verify({ code: '123456' }),
  renewCodes: ({ secondFactor }) => secondFactor.renewCodes(),
  remove: ({ secondFactor }) => secondFactor.remove({ code: '123456' }),
};
