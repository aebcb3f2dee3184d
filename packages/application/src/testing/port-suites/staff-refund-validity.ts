import { PAID_STATUS } from '@ykd/domain/order';
import { shanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { MING } from '../fakes/index.js';
import { must, staff } from './purchases.js';
import { anOrder } from './seed.js';
import { ELSEWHERE, issue, refundWorld, refused, SECOND } from './staff-refund-world.js';
import type { WorldOf } from './world.js';

/** What every implementation of StaffRefundPort does about until when an order lasts. */
export const validitySuite = (world: WorldOf): void => {
  const { second, whyOf, withSecond } = refundWorld(world);

  describe('StaffRefundPort, validity', () => {
    withSecond();

    const CHANGE = { orderId: 'o-1', validDate: '2027-01-31', serviceDate: '2026-06-30', reason: '补偿停课' };

    it('changes until when an order lasts, as it was seen', async () => {
      const { staffRefund, shop } = await staff(world());
      const { gmtModified: version } = must(await shop.order({ orderId: 'o-1' }));
      const changed = must(await staffRefund.changeValidity({ ...CHANGE, version }));
      expect([shanghaiDay(changed.validDate ?? 0), shanghaiDay(changed.serviceDate ?? 0)]).toEqual([
        '2027-01-31',
        '2026-06-30',
      ]);
      const line = changed.history.at(-1);
      expect(line).toMatchObject({ event: 'CHANGE_VALIDITY', actor: 'staff', status: PAID_STATUS });
      expect(line?.note).toMatch(/^课程有效期：.* → 2027-01-31；班主任服务期：.* → 2026-06-30$/);
      expect(await whyOf('o-1')).toEqual([`${line?.note}；补偿停课`]);
      const [entry] = await world().deps.auditLog.linesAfter(-Infinity, 9);
      expect(entry).toMatchObject({
        act: 'orders.validity',
        subjectId: 'o-1',
        about: MING.id,
        after: { validDate: '2027-01-31', serviceDate: '2026-06-30' },
        reason: '补偿停课',
      });
      const without = { ...CHANGE, serviceDate: null, version: changed.gmtModified };
      expect(must(await staffRefund.changeValidity(without)).serviceDate).toBeNull();
    });

    it('tells who changed it meanwhile, and to what', async () => {
      const { staffRefund, shop } = await staff(world());
      const { gmtModified: version } = must(await shop.order({ orderId: 'o-1' }));
      const { staffRefund: other } = await second();
      const changed = must(await other.changeValidity({ ...CHANGE, version }));
      expect(await staffRefund.changeValidity({ ...CHANGE, validDate: '2028-01-01', version })).toEqual(
        refused('changed-meanwhile', {
          now: { validDate: '2027-01-31', serviceDate: '2026-06-30' },
          version: changed.gmtModified,
          by: { id: SECOND.id, name: SECOND.name },
          at: changed.gmtModified,
        }),
      );
    });

    it('refuses what cannot be', async () => {
      const { staffRefund, shop } = await staff(world());
      const { gmtModified: version } = must(await shop.order({ orderId: 'o-1' }));
      const change = (over: object) => staffRefund.changeValidity({ ...CHANGE, version, ...over });
      expect(await change({ validDate: '2020-01-01' })).toEqual(
        issue('validDate', '课程有效期不能早于下单的那一天'),
      );
      expect(await change({ serviceDate: '2026-02-30' })).toEqual(
        issue('serviceDate', '班主任服务期不是一个日期'),
      );
      expect(await change({ reason: '' })).toEqual(issue('reason', '原因必须填写'));
      expect(await change({ orderId: 'x' })).toEqual(refused('order-not-found'));
      expect(await change({ orderId: 'o-2' })).toEqual(refused('order-state', { status: 'TRADE_CLOSED' }));
      await world().deps.orders.insert(anOrder({ id: ELSEWHERE, userId: 'u-admin' }));
      expect(await change({ orderId: ELSEWHERE })).toEqual(refused('own-refund'));
    });

    it('happens so many times to one order', async () => {
      const { staffRefund, shop } = await staff(world());
      let { gmtModified: version } = must(await shop.order({ orderId: 'o-1' }));
      for (let at = 0; at < 10; at += 1) {
        const next = { ...CHANGE, validDate: `2027-02-1${at}`, version };
        ({ gmtModified: version } = must(await staffRefund.changeValidity(next)));
      }
      expect(await staffRefund.changeValidity({ ...CHANGE, version })).toEqual(
        issue('validDate', '一个订单的有效期最多修改 10 次'),
      );
      const same = { ...CHANGE, validDate: '2027-02-19', version };
      expect(must(await staffRefund.changeValidity(same)).gmtModified).toBe(version);
    });
  });
};
