import { expect, test } from 'vitest';
import { ownedCourses, PAID_STATUS, studySession, validUntil } from '../../src/order/index.js';
import { DAY_MS } from '../../src/shared/index.js';
import { shanghai } from '../support/orders.js';

const BOUGHT = shanghai('2026-01-10 09:00:00.000');
const USER = { id: 'u1', mobile: '13800000002', name: '小明' };

const order = (id: string, courseIds: readonly string[], over: object = {}) => ({
  id,
  status: PAID_STATUS as string,
  amount: 100,
  gmtCreated: BOUGHT,
  validDateDayNum: 30,
  serviceDateDayNum: 0,
  skuAttrs: [{ name: '班型', values: [{ value: '一期', extraInfo: { courseIds, stages: [] } }] }],
  ...over,
});

test('names the member, and the validity of the order that grants the course longest', () => {
  const longer = order('o2', ['py1'], { gmtCreated: BOUGHT + DAY_MS });
  expect(studySession(USER, [order('o1', ['py1']), longer], 'py1', BOUGHT + DAY_MS)).toEqual({
    mobile: '13800000002',
    courseId: 'py1',
    validFrom: BOUGHT + DAY_MS,
    validUntil: validUntil(longer),
    userId: 'u1',
    type: 'NEW',
  });
});

test('flags a course by the list in which it stands', () => {
  const old = order('o1', ['j14', 'g1'], {
    skuAttrs: [
      {
        name: '班型',
        values: [{ value: '旧', extraInfo: { courseIds: ['j14', 'g1'], stages: [], old: true } }],
      },
    ],
  });
  expect(studySession(USER, [old], 'j14', BOUGHT)?.type).toBe('OLD');
  expect(studySession(USER, [order('o1', ['g1'])], 'g1', BOUGHT)?.type).toBe('OLD');
  expect(studySession(USER, [], 'j1test', BOUGHT)).toMatchObject({
    type: 'OLD',
    validFrom: null,
    validUntil: null,
  });
  expect(studySession(USER, [], 'py1test', BOUGHT)?.type).toBe('NEW');
  // As the learning centre lists it: a trial course opens by its type, whatever an order says of it.
  const flagged = order('o1', [], {
    skuAttrs: [
      {
        name: '班型',
        values: [{ value: '旧', extraInfo: { courseIds: ['py1test'], stages: [], old: true } }],
      },
    ],
  });
  expect(ownedCourses([flagged]).new).toContain('py1test');
  expect(studySession(USER, [flagged], 'py1test', BOUGHT)?.type).toBe('NEW');
});

test('does not begin in a course that is not open', () => {
  expect(studySession(USER, [], 'py1', BOUGHT)).toBeUndefined();
  expect(studySession(USER, [order('o1', ['py1'])], 'py1', BOUGHT + 60 * DAY_MS)).toBeUndefined();
  expect(
    studySession(USER, [order('o1', ['py1'], { status: 'TRADE_CLOSED' })], 'py1', BOUGHT),
  ).toBeUndefined();
});
