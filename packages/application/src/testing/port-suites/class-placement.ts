import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { placeBuyers } from '../../school-class/index.js';
import { MING } from '../fakes/index.js';
import { JING, withCare } from './care.js';
import { must, payThere, placed } from './purchases.js';
import { classInput, withTerms } from './school-class.js';
import { anOrder } from './seed.js';
import { loggedIn, type WorldOf } from './world.js';

/** How those who buy come into the class that their product leads into. */
export const classPlacementSuite = (world: WorldOf): void => {
  const portOf = async (account = 'admin') => (await loggedIn(world(), account)).schoolClass;
  const place = () =>
    placeBuyers(world().deps, (error) => {
      throw error instanceof Error ? error : new Error(String(error));
    });
  const buy = async () => {
    const ming = await loggedIn(world());
    const { id } = await placed(ming);
    await payThere(ming, world().deps, id);
    must(await ming.shop.check({ orderId: id }));
    return id;
  };
  const began = async () => {
    await withCare(world());
    await withTerms(world());
    return portOf();
  };
  const leads = { productIds: ['p-1'] };

  describe('the way from a paid order into a class', () => {
    it('leads into the class that begins first and has a seat, and says why', async () => {
      const port = await began();
      const { id: later } = must(
        await port.add(classInput({ name: '四月班', firstDay: '2026-04-01', ...leads })),
      );
      const { id: next } = must(
        await port.add(classInput({ name: '三月班', firstDay: '2026-03-05', teacherId: JING.id, ...leads })),
      );
      const { id: begun } = must(
        await port.add(classInput({ name: '一月班', firstDay: '2026-01-05', joinDays: 7, ...leads })),
      );
      const orderId = await buy();
      expect(await place()).toBe(1);
      expect(await place()).toBe(0);
      const [row] = must(await port.ofStudent({ studentId: MING.id }));
      expect(row).toMatchObject({ classId: next, orderId, addedBy: null, isRefunded: false });
      expect(row?.why).toMatchObject({
        kind: 'order',
        productName: 'Python 课程',
        day: '2026-03-01',
        judged: [
          { classId: begun, verdict: 'tooLate' },
          { classId: next, verdict: 'chosen', members: 0, seats: 2 },
          { classId: later, verdict: 'later' },
        ],
      });
      expect(must(await port.find({ classId: next })).members).toBe(1);
      expect(must(await port.unplaced())).toEqual([]);
    });

    it('waits where no class has a seat, and goes on when there is one', async () => {
      let port = await began();
      const page = must(await port.add(classInput({ firstDay: '2026-01-05', joinDays: 0, ...leads })));
      const orderId = await buy();
      await place();
      expect(must(await port.unplaced())).toMatchObject([
        { orderId, student: { id: MING.id }, productName: 'Python 课程', judged: [{ verdict: 'tooLate' }] },
      ]);
      expect(await place()).toBe(0);
      world().deps.clock.advance(DAY_MS);
      expect(await place()).toBe(1);
      const { id: classId, version } = page;
      port = await portOf();
      must(await port.edit({ classId, version, ...classInput({ ...leads, joinDays: 90 }) }));
      expect(await place()).toBe(1);
      expect(must(await port.unplaced())).toEqual([]);
      expect(must(await port.ofStudent({ studentId: MING.id }))).toMatchObject([{ classId, orderId }]);
    });

    it('is settled by staff who saw to it otherwise', async () => {
      const port = await began();
      must(await port.add(classInput({ firstDay: '2026-01-05', joinDays: 0, ...leads })));
      const orderId = await buy();
      await place();
      expect(await port.settle({ orderId, note: ' ' })).toMatchObject({ error: { kind: 'invalid-input' } });
      expect(must(await port.settle({ orderId, note: '他改上周末班' }))).toEqual([]);
      expect(await port.settle({ orderId, note: '他改上周末班' })).toMatchObject({
        error: { kind: 'entity-not-found' },
      });
      world().deps.clock.advance(DAY_MS);
      expect(await place()).toBe(0);
    });

    it('ends without a class where the money went back, and where somebody saw to it meanwhile', async () => {
      const port = await began();
      must(await port.add(classInput(leads)));
      const { orders, unitOfWork, clock } = world().deps;
      await orders.insert(anOrder({ id: 'o-gone', productId: 'p-1', status: 'TRADE_REFUNDED' }));
      const orderId = await buy();
      await unitOfWork.transaction(async ({ classes }) => {
        await classes.wish('o-gone', clock.now());
        const held = await classes.holdPlacement(orderId);
        if (held === undefined) throw new Error('no placement');
        await classes.storePlacement({ ...held, state: 'settled', note: '他改上周末班', dueAt: clock.now() });
      });
      expect(await place()).toBe(2);
      expect(must(await port.ofStudent({ studentId: MING.id }))).toEqual([]);
      expect(must(await port.unplaced())).toEqual([]);
    });

    it('begins with products that lead into a class alone', async () => {
      const port = await began();
      must(await port.add(classInput()));
      await buy();
      expect(await place()).toBe(0);
      expect(must(await port.unplaced())).toEqual([]);
    });
  });
};
