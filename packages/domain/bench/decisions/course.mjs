import {
  COURSE_CATALOGUE,
  courseTypeOf,
  decodePosition,
  encodePosition,
  groupCourseIds,
  openCourse,
} from '@ykd/domain/course';
import { courseAccess, formatAmount, ORDER_EVENTS, ORDER_STATUSES, orderTransition } from '@ykd/domain/order';
import { someGrants } from '../data/grants.mjs';
import { someOrders } from '../data/orders.mjs';
import { choices } from '../data/random.mjs';

const { whole, oneOf } = choices(5);

const courseId = () => oneOf(COURSE_CATALOGUE).courseId;
const position = () => ({ outline: whole(0, 20), section: whole(0, 30), body: whole(0, 10) });

const owned = Array.from({ length: 50 }, (_, at) => groupCourseIds(someGrants(20 + at, 75)));

const record = () => {
  const { outline, section, body } = position();
  return {
    lastOutlineNum: outline,
    lastSectionNum: section,
    lastBodyNum: body,
    outlines: oneOf([[], [{}]]),
  };
};

const orders = someOrders(1000);
const ordersOf = (count) => {
  const from = whole(0, orders.length - count);
  return orders.slice(from, from + count);
};

/** Decisions about courses and orders: what they are asked, one input of many, and the asking. */
export const COURSE_DECISIONS = [
  { name: 'courseTypeOf', input: courseId, decide: courseTypeOf },
  {
    name: 'openCourse',
    input: () => ({
      courseId: courseId(),
      isNew: oneOf([undefined, false, true]),
      owned: oneOf(owned),
      record: oneOf([undefined, null, record(), record()]),
    }),
    decide: openCourse,
  },
  { name: 'encodePosition', input: position, decide: encodePosition },
  {
    name: 'decodePosition',
    input: () => oneOf([encodePosition(position()), encodePosition(position()), 'not a position']),
    decide: decodePosition,
  },
  { name: 'formatAmount', input: () => whole(-2_000_000, 2_000_000), decide: formatAmount },
  {
    name: 'orderTransition',
    input: () => ({ status: oneOf(ORDER_STATUSES), event: oneOf(ORDER_EVENTS) }),
    decide: ({ status, event }) => orderTransition(status, event),
  },
  {
    name: 'courseAccess, 200 orders',
    input: () => ({ orders: ordersOf(200), courseId: courseId(), at: Date.UTC(2025, whole(0, 11), 1) }),
    decide: ({ orders: own, courseId: id, at }) => courseAccess(own, id, at),
  },
];
