import { PAID_STATUS } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { addClass, classWorld, type ClassSubject } from './class-samples.js';
import { sampleOrder } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = ClassSubject & Pick<Repositories, 'orders'>;

/** How every store keeps orders on their way into a class. */
export const classPlacementsContract = (name: string, make: MakeSubject<Subject>): void => {
  const within = (test: (subject: Subject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      await classWorld(subject);
      await addClass(subject, 'k1', { productIds: ['p1'] });
      for (const [id, productId] of [
        ['o1', 'p1'],
        ['o2', 'p1'],
        ['o3', 'p2'],
      ] as const)
        await subject.orders.insert(sampleOrder(id, { userId: 'ming', productId, status: PAID_STATUS }));
      await test(subject);
    });
  const wish = ({ unitOfWork }: Subject, orderId: string, at: number) =>
    unitOfWork.transaction(({ classes }) => classes.wish(orderId, at));
  const dueIds = async ({ classes }: Subject, at: number, limit = 9) =>
    (await classes.duePlacements(at, limit)).map(({ orderId }) => orderId);

  describe(`${name}: orders on their way into a class`, () => {
    it(
      'are those of products that lead into one, each once',
      within(async (subject) => {
        await wish(subject, 'o2', 5);
        await wish(subject, 'o1', 6);
        await wish(subject, 'o1', 7);
        await wish(subject, 'o3', 5);
        await wish(subject, 'nothing', 5);
        expect(await dueIds(subject, 9)).toEqual(['o2', 'o1']);
        expect(await dueIds(subject, 5)).toEqual(['o2']);
        expect(await dueIds(subject, 9, 1)).toEqual(['o2']);
        expect((await subject.classes.duePlacements(9, 9))[1]).toStrictEqual({
          orderId: 'o1',
          studentId: 'ming',
          productId: 'p1',
          state: 'waiting',
          classId: null,
          why: null,
          settledBy: null,
          note: null,
          dueAt: 6,
          gmtCreated: 6,
          gmtModified: 6,
        });
      }),
    );

    it(
      'are stored as they stand, and looked at again by product',
      within(async (subject) => {
        const { classes, unitOfWork } = subject;
        await wish(subject, 'o1', 5);
        await wish(subject, 'o2', 6);
        const why = { productName: '课', day: '2024-03-01', judged: [] };
        await unitOfWork.transaction(async (tx) => {
          const one = await tx.classes.holdPlacement('o1');
          const other = await tx.classes.holdPlacement('o2');
          expect(await tx.classes.holdPlacement('o3')).toBeUndefined();
          if (one === undefined || other === undefined) throw new Error('not there');
          await tx.classes.storePlacement({ ...one, state: 'unplaced', why, dueAt: 90, gmtModified: 8 });
          await tx.classes.storePlacement({ ...other, state: 'placed', classId: 'k1', why, dueAt: null });
        });
        expect(await dueIds(subject, 89)).toEqual([]);
        expect(await classes.unplaced(9)).toMatchObject([
          { orderId: 'o1', state: 'unplaced', why, dueAt: 90 },
        ]);
        expect(await classes.unplaced(0)).toEqual([]);
        await unitOfWork.transaction(async (tx) => {
          await tx.classes.retryProducts(['p2'], 10);
          await tx.classes.retryProducts([], 10);
        });
        expect(await dueIds(subject, 89)).toEqual([]);
        await unitOfWork.transaction((tx) => tx.classes.retryProducts(['p2', 'p1'], 10));
        expect(await dueIds(subject, 10)).toEqual(['o1']);
      }),
    );

    it(
      'are looked at again only where no class was found: not what staff settled, or whose order is gone',
      within(async (subject) => {
        await wish(subject, 'o1', 5);
        await wish(subject, 'o2', 5);
        await subject.unitOfWork.transaction(async (tx) => {
          const one = await tx.classes.holdPlacement('o1');
          const other = await tx.classes.holdPlacement('o2');
          if (one === undefined || other === undefined) throw new Error('not there');
          const settled = { settledBy: 'jing', note: '线下安排', dueAt: null };
          await tx.classes.storePlacement({ ...one, ...settled, state: 'settled' });
          await tx.classes.storePlacement({ ...other, state: 'gone', dueAt: null });
          await tx.classes.retryProducts(['p1'], 10);
        });
        expect(await dueIds(subject, 99)).toEqual([]);
      }),
    );
  });
};
