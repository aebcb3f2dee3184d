import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { CLASS_STATE_TITLES, classStateOf, freeSeats, joinRefusal } from '../../src/school-class/index.js';
import { candidate, dayAfter, someClasses, someDay } from './samples.js';

describe('classStateOf', () => {
  const days = { firstDay: '2026-03-01', lastDay: '2026-03-31', archivedAt: null };

  test.each([
    ['2026-02-28', 'toCome'],
    ['2026-03-01', 'running'],
    ['2026-03-31', 'running'],
    ['2026-04-01', 'ended'],
  ])('on %s: %s', (day, state) => {
    expect(classStateOf(days, day)).toBe(state);
  });

  test('one without a last day does not end, and one that was put away is that whatever the day', () => {
    expect(classStateOf({ ...days, lastDay: null }, '2099-01-01')).toBe('running');
    expect(classStateOf({ ...days, lastDay: null }, '2026-02-28')).toBe('toCome');
    for (const day of ['2026-02-28', '2026-03-01', '2026-04-01'])
      expect(classStateOf({ ...days, archivedAt: 0 }, day)).toBe('archived');
  });

  test('each has its title', () => {
    expect(CLASS_STATE_TITLES).toEqual({
      toCome: '未开课',
      running: '开课中',
      ended: '已结课',
      archived: '已归档',
    });
  });

  test.prop([someClasses, someDay])('time only ever goes on', (classes, day) => {
    const order = ['toCome', 'running', 'ended'];
    for (const one of classes) {
      const [today, tomorrow] = [classStateOf(one, day), classStateOf(one, dayAfter(day, 1))];
      if (one.archivedAt !== null) expect([today, tomorrow]).toEqual(['archived', 'archived']);
      else expect(order.indexOf(tomorrow)).toBeGreaterThanOrEqual(order.indexOf(today));
    }
  });
});

describe('seats', () => {
  test.prop([fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })])(
    'are free as long as fewer are in it',
    (seats, members) => {
      expect(freeSeats({ seats, members })).toBe(members >= seats ? 0 : seats - members);
      expect(freeSeats({ seats: null, members })).toBe(Infinity);
    },
  );

  test('nobody comes into a class that was put away, is over or is full', () => {
    const day = '2026-03-10';
    expect(joinRefusal(candidate('a'), day)).toBeUndefined();
    expect(joinRefusal(candidate('a', { members: 2 }), day)).toBe('full');
    expect(joinRefusal(candidate('a', { members: 2, seats: null }), day)).toBeUndefined();
    expect(joinRefusal(candidate('a', { archivedAt: 1, members: 2 }), day)).toBe('archived');
    expect(
      joinRefusal(candidate('a', { members: 2, firstDay: '2026-01-01', lastDay: '2026-03-09' }), day),
    ).toBe('ended');
    expect(joinRefusal(candidate('a', { firstDay: '2026-05-01' }), day)).toBeUndefined();
  });
});
