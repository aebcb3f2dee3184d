import { compareFollowUps, FOLLOW_UP_KINDS, followUpOf, NO_FOLLOW_UP } from '@ykd/domain/follow-up';
import { studentsInCare } from '@ykd/application/follow-up';
import { createFakes } from '@ykd/application/testing';
import { DAY_MS, HOUR_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { fillWithDemo, type DemoOptions } from '../../src/fill-database.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { freshSqliteDatabase } from '../support/both-databases.js';

const queueOf = async (staffId: string, at: number, demo: Partial<DemoOptions> = {}) => {
  const { database, dispose } = await freshSqliteDatabase();
  const { passwordHasher } = createFakes(at);
  await fillWithDemo(database, { passwordHasher, students: 300, ...demo }, at);
  const students = await studentsInCare(repositories(database), staffId, at);
  const entries = students
    .flatMap(({ id, facts, record, care }) => {
      const found = followUpOf({ facts, care, state: record ?? NO_FOLLOW_UP }, staffId, at);
      return found === undefined ? [] : [{ id, ...found }];
    })
    .toSorted(compareFollowUps);
  await dispose();
  return { students: students.length, entries };
};

describe('whom the staff of the demo are to contact', () => {
  it.each([0, 3, 100, 200])('is a day’s work with something of every kind, %i days later', async (days) => {
    const at = Date.UTC(2026, 0, 15, 2) + days * DAY_MS;
    const own = await queueOf('demo-banzhuren', at);
    const reasons = own.entries.flatMap((entry) => entry.reasons);
    expect(own.entries.length).toBeGreaterThanOrEqual(10);
    expect(own.entries.length).toBeLessThanOrEqual(30);
    expect(new Set(reasons.map(({ kind }) => kind))).toEqual(new Set(FOLLOW_UP_KINDS));
    // Some are back: what they were contacted for got worse, and one was left alone until today.
    expect(reasons.some(({ again }) => again !== null)).toBe(true);
    expect(own.entries.filter(({ snoozedUntil }) => snoozedUntil !== null)).toHaveLength(1);
    const assisted = await queueOf('demo-zhujiao', at);
    expect(assisted.entries.length).toBeGreaterThanOrEqual(5);
    const handed = assisted.entries.filter(({ handedBy }) => handedBy === 'demo-banzhuren');
    expect(handed).toHaveLength(1);
    expect(own.entries.map(({ id }) => id)).not.toContain(handed[0]?.id);
  });

  it.each([0, 4, 9, 13, 17, 19, 21, 23])(
    'is also in the smaller school of the journeys enough to work off, at %i:30 in Shanghai',
    async (hour) => {
      const at = Date.UTC(2026, 0, 15, 0, 30) + (hour - 8) * HOUR_MS;
      const school = { students: 200, rememberPayments: () => undefined };
      for (const staffId of ['demo-banzhuren', 'demo-zhujiao']) {
        const { entries } = await queueOf(staffId, at, school);
        expect(entries.length).toBeGreaterThanOrEqual(8);
      }
    },
  );
});
