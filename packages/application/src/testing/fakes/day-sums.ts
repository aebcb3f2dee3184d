import { shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { piecesBack } from '../../order/refunded.js';
import type { DaySums, SumsByDay } from '../../ports/day-sums.js';
import { backOf } from './back-of.js';
import { orderIn } from './shop-world.js';
import { hasBought, isListed, studiedDays } from './students.js';
import type { FakeWorld } from './world.js';

const dayOf = (at: number): number => startOfShanghaiDay(shanghaiDayIndex(at));

/** The days on which something happened, each once, with whether it is the first one of its month. */
const daysOf = (instants: readonly number[]) => {
  const days = [...new Set(instants.map(dayOf))].toSorted((a, b) => a - b);
  const isFirst = (day: number, at: number): boolean =>
    shanghaiDay(days[at - 1] ?? 0).slice(0, 7) !== shanghaiDay(day).slice(0, 7);
  return days.map((day, at) => ({ day, first: Number(isFirst(day, at)) }));
};

const nothing = {
  paidOrders: 0,
  received: 0,
  refunds: 0,
  firstRefunds: 0,
  refunded: 0,
  registered: 0,
  bought: 0,
  began: 0,
  learners: 0,
  firstLearners: 0,
};

type Sums = { -readonly [K in keyof DaySums]: DaySums[K] };

/** What is counted of each day, counted from the beginning each time. */
export const fakeSumsByDay = (world: FakeWorld): SumsByDay => {
  const { members, care } = world;
  const count = (isOf: (id: string) => boolean, hasMoney: boolean) => {
    const days = new Map<number, Sums>();
    const at = (instant: number): Sums => {
      const day = dayOf(instant);
      const sums = days.get(day) ?? { day, ...nothing };
      days.set(day, sums);
      return sums;
    };
    const orders = [...world.orders.keys()].flatMap((id) => orderIn(world, id) ?? []);
    for (const order of hasMoney ? orders : []) {
      if (order.paidAt !== null && order.amount > 0) {
        at(order.paidAt).paidOrders += 1;
        at(order.paidAt).received += order.amount;
      }
      const pieces = piecesBack(order, backOf(world, order.id));
      for (const piece of pieces) at(piece.at).refunded += piece.amount;
      for (const { day, first } of daysOf(pieces.map((piece) => piece.at))) {
        at(day).refunds += 1;
        at(day).firstRefunds += first;
      }
    }
    for (const { user, at: came } of members.values()) {
      const { id } = user;
      if (!isListed(world, id) || !isOf(id)) continue;
      const isBought = hasBought(world, id);
      const studied = studiedDays(world, id);
      at(came).registered += 1;
      at(came).bought += Number(isBought);
      at(came).began += Number(isBought && studied.length > 0);
      for (const { day, first } of daysOf(studied)) {
        at(day).learners += 1;
        at(day).firstLearners += first;
      }
    }
    return [...days.values()].toSorted((a, b) => a.day - b.day);
  };
  const within = (from: number, below: number) => (sums: DaySums) => sums.day >= from && sums.day < below;
  return {
    between: async (from, below) => count(() => true, true).filter(within(from, below)),
    inCareOf: async (staffId, { from, below, isOnce }) =>
      count((id) => care.has(JSON.stringify([id, staffId])), false)
        .filter(within(from, below))
        .map(({ day, registered, bought, began, learners, firstLearners }) => ({
          day,
          registered,
          bought,
          began,
          learners: isOnce ? 0 : learners,
          firstLearners,
        }))
        .filter(({ registered, learners, firstLearners }) => registered + learners + firstLearners > 0),
  };
};
