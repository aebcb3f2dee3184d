import { NO_DEPARTMENT, NO_FIGURES, NOBODY } from '@ykd/domain/performance';
import { shanghaiDay } from '@ykd/domain/shared';
import type { Target } from '../../entities/credit.js';
import { piecesBack } from '../../order/refunded.js';
import type { Comers, CreditKey, Credits, CreditSum, TargetName, TxTargets } from '../../ports/credits.js';
import { backOf } from './back-of.js';
import { orderIn } from './shop-world.js';
import { hasBought, isListed } from './students.js';
import type { FakeWorld } from './world.js';

const monthOf = (at: number): string => shanghaiDay(at).slice(0, 7);

const departmentOf = ({ employees }: FakeWorld, personId: string): string =>
  personId === NOBODY ? NOBODY : (employees.get(personId)?.departmentId ?? NO_DEPARTMENT);

const teacherOf = ({ care }: FakeWorld, studentId: string): string =>
  [...care.values()].find((one) => one.studentId === studentId && one.kind === 'classTeacher')?.staffId ??
  NOBODY;

const isCosting = ({ amount, paidAt }: { readonly amount: number; readonly paidAt: number | null }) =>
  paidAt !== null && amount > 0;

/** Writes down to whom orders count that are to be counted from now on. */
export const keepCredits = (world: FakeWorld): void => {
  for (const { id: orderId, userId } of world.orders.values()) {
    if (world.credits.has(orderId)) continue;
    const order = orderIn(world, orderId);
    if (order === undefined) continue;
    if (!isCosting(order) && piecesBack(order, backOf(world, orderId)).length === 0) continue;
    const personId = teacherOf(world, userId);
    const departmentId = departmentOf(world, personId);
    world.credits.set(orderId, { orderId, personId, departmentId, isLate: false });
  }
};

type Sum = { -readonly [K in keyof CreditSum]: CreditSum[K] };

/** What counts to whom, counted from the beginning each time. */
export const fakeCredits = (world: FakeWorld): Credits => ({
  sums: async (by, from, to) => {
    keepCredits(world);
    const found = new Map<string, Sum>();
    for (const { orderId, personId, departmentId, isLate } of world.credits.values()) {
      const order = orderIn(world, orderId);
      if (order === undefined) continue;
      const keys: Readonly<Record<Exclude<CreditKey, 'month'>, string>> = {
        person: personId,
        department: departmentId,
        product: order.productId,
      };
      const add = (at: number, of: Partial<Sum>): void => {
        const month = monthOf(at);
        if (month < from || month > to) return;
        const key = by === 'month' ? month : keys[by];
        const { paidOrders, received, refunds, refunded } = NO_FIGURES;
        const sum = found.get(key) ?? { key, paidOrders, received, refunds, refunded, late: 0 };
        found.set(key, sum);
        sum.paidOrders += of.paidOrders ?? 0;
        sum.received += of.received ?? 0;
        sum.refunds += of.refunds ?? 0;
        sum.refunded += of.refunded ?? 0;
        sum.late += of.late ?? 0;
      };
      if (order.paidAt !== null && order.amount > 0)
        add(order.paidAt, { paidOrders: 1, received: order.amount, late: Number(isLate) });
      const months = new Set<string>();
      for (const { amount, at } of piecesBack(order, backOf(world, orderId))) {
        add(at, { refunded: amount, refunds: months.has(monthOf(at)) ? 0 : 1 });
        months.add(monthOf(at));
      }
    }
    return [...found.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  },
  comers: async (from, below) => {
    const found = new Map<string, Comers>();
    for (const { user, at } of world.members.values()) {
      if (at < from || at >= below || !isListed(world, user.id)) continue;
      const personId = teacherOf(world, user.id);
      const known = found.get(personId) ?? { newStudents: 0, converted: 0 };
      found.set(personId, {
        personId,
        departmentId: departmentOf(world, personId),
        newStudents: known.newStudents + 1,
        converted: known.converted + Number(hasBought(world, user.id)),
      });
    }
    return [...found.values()].toSorted((one, other) => (one.personId < other.personId ? -1 : 1));
  },
  targets: async (month) =>
    [...world.targets.values()]
      .filter((target) => target.month === month)
      .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)),
  people: async () => {
    keepCredits(world);
    const teaching = [...world.members.values()]
      .filter(({ staff, user }) => staff?.role === 'class' && world.employees.get(user.id)?.state !== 'left')
      .map(({ user }) => user.id);
    const counted = [...world.credits.values()].map(({ personId }) => personId);
    return [...new Set([...teaching, ...counted])]
      .filter((id) => id !== NOBODY)
      .toSorted()
      .map((id) => ({ id, isTeacher: teaching.includes(id) }));
  },
});

const nameOf = ({ month, kind, subjectId }: TargetName): string => `${month} ${kind} ${subjectId}`;

/** Targets inside a transaction on a world. */
export const txTargets = ({ targets }: Pick<FakeWorld, 'targets'>): TxTargets => ({
  hold: async (name): Promise<Target | undefined> => targets.get(nameOf(name)),
  put: async (target) => void targets.set(nameOf(target), target),
  remove: async (name) => void targets.delete(nameOf(name)),
});
