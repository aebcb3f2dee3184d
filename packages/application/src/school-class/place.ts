import { PAID_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import { placeInClass, type OrderWhy } from '@ykd/domain/school-class';
import { shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { BY_SYSTEM } from '../audit/draft.js';
import { DUE_LIMIT, type OnTrouble } from '../shared/due-work.js';
import type { ClassPlacement, Classes, WholeClass } from '../ports/school-classes.js';
import type { Clock } from '../ports/clock.js';
import type { Tx, UnitOfWork } from '../ports/unit-of-work.js';
import { joinClass } from './join.js';

export interface PlaceDeps {
  readonly clock: Clock;
  readonly unitOfWork: UnitOfWork;
  readonly classes: Pick<Classes, 'duePlacements'>;
}

/** How long an order waits that broke, ms: it is looked at again then, and nothing of it was kept. */
const BROKEN_WAIT_MS = 60_000;

/** The beginning of the next Shanghai day, epoch ms: what depends on the day is looked at again then. */
const tomorrow = (now: number): number => startOfShanghaiDay(shanghaiDayIndex(now) + 1);

/** All classes that a product leads into, held; those with the lower ids first. */
const candidatesOf = async ({ classes }: Pick<Tx, 'classes'>, productId: string) => {
  const held: WholeClass[] = [];
  for (const id of await classes.idsOfProduct(productId)) {
    const one = await classes.hold(id);
    if (one !== undefined) held.push(one);
  }
  return held;
};

/** Looks at an order on its way into a class, and puts its buyer into one; looked at twice, it changes nothing more. */
const place = ({ unitOfWork, clock }: PlaceDeps, { orderId, studentId }: ClassPlacement): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const at = clock.now();
    await tx.people.lock();
    await tx.care.hold(studentId);
    const order = await tx.orders.hold(orderId);
    const held = await tx.classes.holdPlacement(orderId);
    if (held === undefined || (held.state !== 'waiting' && held.state !== 'unplaced')) return;
    const store = (change: Partial<ClassPlacement>) =>
      tx.classes.storePlacement({ ...held, dueAt: null, ...change, gmtModified: at });
    if (order === undefined || (order.status !== PAID_STATUS && order.status !== REFUNDING_STATUS))
      return store({ state: 'gone' });
    const day = shanghaiDay(at);
    const candidates = await candidatesOf(tx, order.productId);
    const { classId, judged } = placeInClass(candidates, await tx.classes.idsOfStudent(studentId), day);
    const why: OrderWhy = { productName: order.productName, day, judged };
    if (classId === null) return store({ state: 'unplaced', why, dueAt: tomorrow(at) });
    const isIn = judged.some(({ verdict }) => verdict === 'member');
    if (!isIn) {
      const joining = { classId, studentId, why: { kind: 'order' as const, ...why }, orderId };
      const joined = await joinClass(tx, { ...joining, by: BY_SYSTEM, at, batch: null });
      if (!joined.ok) throw new Error(`${orderId} does not come into the class ${classId}: ${joined.error}`);
    }
    // Whoever bought once more is there by what he has now: what he had before may have been paid back.
    else await tx.classes.setOrder(classId, studentId, orderId);
    return store({ state: 'placed', classId, why });
  });

/**
 * Puts those who bought a product into the class that it leads into. Answers how many orders were looked at. Any number of processes
 * may do so: an order is held while it is looked at, and told of once. One that breaks waits a minute and is looked at again.
 */
export const placeBuyers = async (deps: PlaceDeps, onTrouble: OnTrouble): Promise<number> => {
  const due = await deps.classes.duePlacements(deps.clock.now(), DUE_LIMIT);
  // One after the other: they hold the same classes.
  for (const one of due) {
    try {
      await place(deps, one);
    } catch (error) {
      onTrouble(error, { orderId: one.orderId });
      await deps.unitOfWork.transaction(async ({ classes }) => {
        const held = await classes.holdPlacement(one.orderId);
        if (held?.dueAt === one.dueAt && held !== undefined)
          await classes.storePlacement({ ...held, dueAt: deps.clock.now() + BROKEN_WAIT_MS });
      });
    }
  }
  return due.length;
};
