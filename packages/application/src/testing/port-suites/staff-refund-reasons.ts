import { describe, expect, it } from 'vitest';
import { HONG, MING } from '../fakes/index.js';
import { must, staff } from './purchases.js';
import { key, OFFLINE, refundWorld } from './staff-refund-world.js';
import { loggedIn, type WorldOf } from './world.js';

/** Who reads why staff did something to an order, with every implementation of StaffRefundPort. */
export const staffReasonsSuite = (world: WorldOf): void => {
  const { paid, settled, whyOf } = refundWorld(world);

  describe('StaffRefundPort, reasons', () => {
    const WHY = '别给他看';
    /** What the buyer reads beside the steps of staff; nothing that he is answered says why. */
    const readBy = async (buyer: string, orderId: string): Promise<readonly string[]> => {
      const { shop } = await loggedIn(world(), buyer);
      const shown = [
        must(await shop.order({ orderId })),
        must(await shop.orders({ pageNum: 0, pageSize: 9 })),
      ] as const;
      expect(JSON.stringify(shown)).not.toContain(WHY);
      return shown[0].history.filter(({ actor }) => actor === 'staff').map(({ note }) => note);
    };

    it('are for staff: the buyer reads what was done, how much and until when', async () => {
      const orderId = await paid();
      const { staffRefund, shopStaff } = await staff(world());
      const { gmtModified: version } = must(await (await loggedIn(world())).shop.order({ orderId }));
      const days = { validDate: '2027-01-31', serviceDate: null };
      must(await staffRefund.changeValidity({ orderId, ...days, version, reason: WHY }));
      must(await staffRefund.giveBack({ orderId, amount: 1_250, reason: WHY, requestKey: key(1) }));
      must(await staffRefund.giveBack({ orderId, amount: null, reason: WHY, requestKey: key(2) }));
      await settled();
      const [validity, ...money] = await readBy(MING.userName, orderId);
      expect(validity).toMatch(/^课程有效期：.* → 2027-01-31/);
      expect(money).toEqual(['退款 ¥12.50', '', '']);
      expect(await whyOf(orderId)).toEqual([`${validity}；${WHY}`, `退款 ¥12.50：${WHY}`, WHY, WHY]);

      const asked = await paid('key-00009');
      const { shop } = await loggedIn(world());
      must(await shop.requestRefund({ orderId: asked, reason: '不要了' }));
      must(await shopStaff.decideRefund({ orderId: asked, grant: true, reason: WHY }));
      await settled();
      expect(await readBy(MING.userName, asked)).toEqual(['']);
    });

    it('are for staff too of what was paid, and went back, outside', async () => {
      const { staffRefund, shopStaff } = await staff(world());
      const said = { reason: WHY, evidence: `流水 ${WHY}` };
      const { id: orderId } = must(await staffRefund.placeOffline({ ...OFFLINE, ...said }));
      must(await shopStaff.refundOffline({ orderId, ...said, amount: 400, requestKey: key(1) }));
      must(await shopStaff.refundOffline({ orderId, ...said }));
      expect(await readBy(HONG.userName, orderId)).toEqual(['', '', '退款 ¥4.00', '', '']);
      const line = `线下退款：${WHY}；凭证：流水 ${WHY}`;
      expect(await whyOf(orderId)).toEqual(['', `凭证：流水 ${WHY}`, `退款 ¥4.00：${line}`, line, line]);
    });

    it('are for the buyer, too, when his wish is refused', async () => {
      const orderId = await paid();
      const { shop } = await loggedIn(world());
      must(await shop.requestRefund({ orderId, reason: '不要了' }));
      const { shopStaff } = await staff(world());
      must(await shopStaff.decideRefund({ orderId, grant: false, reason: '已经学完' }));
      expect(await readBy(MING.userName, orderId)).toEqual(['已经学完']);
    });
  });
};
