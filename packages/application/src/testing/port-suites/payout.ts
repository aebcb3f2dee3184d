import { describe, expect, it } from 'vitest';
import { failure } from './employee-seed.js';
import { HONG, MING } from '../fakes/index.js';
import { checked, made, run, withPayable } from './payout-world.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import type { WorldOf } from './world.js';

const WHOLE = { size: 20 } as const;

/** What every implementation of PayoutPort does. */
export const payoutSuite = (world: WorldOf): void => {
  describe('PayoutPort', () => {
    it('lists what is paid out to oneself, and nothing else', async () => {
      const people = await withPayable(world());
      const id = await made(people, HONG.id);
      await made(people, MING.id, 'key-2');
      const { list } = must(await people.hong.payout.mine(WHOLE));
      expect(list).toEqual([
        {
          id,
          method: 'WEIXIN',
          status: 'MADE',
          amount: 10_000,
          tax: 0,
          net: 10_000,
          reason: null,
          endedAt: null,
          gmtCreated: world().deps.clock.now(),
          isWaiting: false,
        },
      ]);
      expect(must(await people.lin.payout.mine(WHOLE)).list).toEqual([]);
      expect(await people.hong.payout.mine({ ...WHOLE, after: 'x' })).toMatchObject({ ok: false });
    });

    it('opens the confirmation of one’s own transfer while it waits, which pays nothing by itself', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const { hong, ming, lin } = people;
      const id = await checked(people, HONG.id);
      expect(await hong.payout.confirm({ id })).toEqual(failure('entity-not-found'));
      await run(deps);
      expect(must(await hong.payout.confirm({ id }))).toEqual({
        mchId: expect.any(String),
        appId: expect.any(String),
        package: `invitation-${id}`,
      });
      expect(await ming.payout.confirm({ id })).toEqual(failure('entity-not-found'));
      expect(await lin.payout.confirm({ id })).toEqual(failure('entity-not-found'));
      expect(must(await hong.payout.mine(WHOLE)).list).toMatchObject([{ status: 'SENT', isWaiting: true }]);
      const notices = must(await hong.notice.list({ size: 5 }));
      expect(notices.list[0]).toMatchObject({ title: '佣金 ¥100.00 等你确认收款' });
      deps.payment.provider.confirmTransfer(id);
      await lin.staffPayout.look({ id });
      expect(await hong.payout.confirm({ id })).toEqual(failure('entity-not-found'));
      expect(must(await hong.payout.mine(WHOLE)).list).toMatchObject([{ status: 'PAID', isWaiting: false }]);
    });
  });
};

/** A way to make each call of the area. */
export const payoutTries: Tries<'payout'> = {
  mine: ({ payout }) => payout.mine(WHOLE),
  confirm: ({ payout }) => payout.confirm({ id: 'no-such-payout' }),
};
