import assert from 'node:assert/strict';
import { checkInStreak } from '@ykd/domain/campaign';
import { groupCourseIds } from '@ykd/domain/course';
import { courseGrantsOf, mergeMainOrderValidity } from '@ykd/domain/order';
import { studyReport } from '@ykd/domain/report';
import { sized } from '../../../scripts/lib/smoke.mjs';
import { groupByHand } from './by-hand/grants.mjs';
import { grantsByHand, mergeByHand } from './by-hand/orders.mjs';
import { reportByHand } from './by-hand/report.mjs';
import { streakByHand } from './by-hand/streak.mjs';
import { someDays } from './data/days.mjs';
import { someGrants } from './data/grants.mjs';
import { someLogs } from './data/logs.mjs';
import { someOrders } from './data/orders.mjs';
import { inTurns } from './measure.mjs';

/** The items of the large list, and of each of the small lists that are cut out of it. */
export const MANY = sized(1_000_000, 2_000);
export const FEW = sized(10_000, 200);

const ROUNDS_MANY = sized(5, 1);
/** The small lists are many measurements in one already. */
const ROUNDS_FEW = sized(3, 1);

const orders = () => someOrders(MANY);
const report = { year: 2024, userNumber: 42 };
const streak = {
  rule: (days) => checkInStreak(days, '2026-01-01'),
  byHand: (days) => streakByHand(days, '2026-01-01'),
};
const grouping = { rule: groupCourseIds, byHand: groupByHand };

/** The rules that are linear in a list, the loops that one would write instead, and what both get. */
const RULES = [
  { name: 'mergeMainOrderValidity', data: orders, rule: mergeMainOrderValidity, byHand: mergeByHand },
  { name: 'courseGrantsOf', data: orders, rule: courseGrantsOf, byHand: grantsByHand },
  { name: 'groupCourseIds, 75 different ids', data: () => someGrants(MANY, 75), ...grouping },
  { name: 'groupCourseIds, 200000 different ids', data: () => someGrants(MANY, 200_000), ...grouping },
  { name: 'checkInStreak, 3000 different days', data: () => someDays(MANY, 3000), ...streak },
  { name: 'checkInStreak, 250000 different days', data: () => someDays(MANY, 250_000), ...streak },
  {
    name: 'studyReport',
    data: () => someLogs(MANY),
    rule: (logs) => studyReport(logs, report),
    byHand: (logs) => reportByHand(logs, report),
  },
];

/** A list of `MANY` items, several of which may stand in one element, as lists of `FEW` items each. */
const cut = (list) => {
  const length = Math.ceil((list.length * FEW) / MANY);
  return Array.from({ length: MANY / FEW }, (_, at) => list.slice(at * length, (at + 1) * length));
};

const perItem = (times) => times.map((milliseconds) => (milliseconds / MANY) * 1e6);

/** Nanoseconds an item that a rule and its loop take, round by round. */
const measure = (works, rounds) => {
  const [rule, byHand] = inTurns(works, rounds);
  return { rule: perItem(rule), byHand: perItem(byHand) };
};

/**
 * Measures each rule and its loop on one large list, and on small lists of the very same items, so that both have the
 * same memory to read and to fill, once they are seen to answer the same.
 */
export const measureLinear = () =>
  RULES.map(({ name, data, rule, byHand }) => {
    const large = data();
    assert.deepEqual(rule(large), byHand(large), name);
    const small = cut(large);
    const each = (work) => () => small.map((list) => work(list));
    // The small lists come first: a function that was called often is compiled as well as it ever will be.
    const few = measure([each(rule), each(byHand)], ROUNDS_FEW);
    const many = measure([() => rule(large), () => byHand(large)], ROUNDS_MANY);
    return { name, few, many };
  });
