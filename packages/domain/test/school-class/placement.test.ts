import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  CLASS_VERDICT_TITLES,
  classStateOf,
  freeSeats,
  placeInClass,
  type CandidateClass,
} from '../../src/school-class/index.js';
import { candidate, dayAfter, someClasses, someDay } from './samples.js';

const DAY = '2026-03-12';

const verdicts = (candidates: readonly CandidateClass[], memberOf: readonly string[] = [], day = DAY) => {
  const { classId, judged } = placeInClass(candidates, memberOf, day);
  return [classId, judged.map((one) => `${one.classId} ${one.verdict}`)];
};

describe('placeInClass', () => {
  test('takes the class that begins first and has a seat, and says why not the others', () => {
    const candidates = [
      candidate('later', { firstDay: '2026-04-01' }),
      candidate('next', { firstDay: '2026-03-20' }),
      candidate('full', { firstDay: '2026-03-11', members: 2 }),
      candidate('begun', { firstDay: '2026-03-04' }),
      candidate('over', { firstDay: '2025-03-01', lastDay: '2025-06-30' }),
      candidate('away', { firstDay: '2026-03-11', archivedAt: 5 }),
    ];
    const expected = [
      'next',
      ['over ended', 'begun tooLate', 'away archived', 'full full', 'next chosen', 'later later'],
    ];
    expect(verdicts(candidates)).toEqual(expected);
    expect(verdicts(candidates.toReversed())).toEqual(expected);
    const { judged } = placeInClass(candidates, [], DAY);
    expect(judged[3]).toEqual({
      classId: 'full',
      name: '班级 full',
      firstDay: '2026-03-11',
      verdict: 'full',
      members: 2,
      seats: 2,
    });
  });

  test('takes students for so many days after the first one, both included, and till the end without a number', () => {
    const on = (joinDays: number | null, day: string) =>
      verdicts([candidate('a', { firstDay: '2026-03-10', lastDay: '2026-03-20', joinDays })], [], day)[0];
    expect([on(0, '2026-03-09'), on(0, '2026-03-10'), on(0, '2026-03-11')]).toEqual(['a', 'a', null]);
    expect([on(7, '2026-03-17'), on(7, '2026-03-18')]).toEqual(['a', null]);
    expect([on(null, '2026-03-20'), on(null, '2026-03-21')]).toEqual(['a', null]);
    expect([on(300, '2026-03-20'), on(300, '2026-03-21')]).toEqual(['a', null]);
    expect(verdicts([candidate('a', { joinDays: 0, members: 2 })])).toEqual([null, ['a tooLate']]);
  });

  test('their ids decide between those that begin on one day', () => {
    const [a, b] = [candidate('a'), candidate('b')];
    expect(verdicts([b, a])).toEqual(['a', ['a chosen', 'b later']]);
    expect(verdicts([a, b])).toEqual(['a', ['a chosen', 'b later']]);
  });

  test('who is in one stays there, also where it is full, over or begins later', () => {
    const first = candidate('a', { firstDay: '2026-03-11' });
    for (const over of [{ members: 2 }, { lastDay: '2026-03-11' }, { firstDay: '2026-05-01' }]) {
      const own = candidate('b', over);
      expect(placeInClass([first, own], ['b', 'x'], DAY).classId).toBe('b');
    }
    expect(verdicts([first, candidate('b', { firstDay: '2026-05-01' })], ['b'])).toEqual([
      'b',
      ['a later', 'b member'],
    ]);
    expect(verdicts([candidate('a')], ['x'])).toEqual(['a', ['a chosen']]);
    expect(verdicts([candidate('a'), candidate('b')], ['b', 'a'])).toEqual(['a', ['a member', 'b later']]);
  });

  test('there may be no class at all', () => {
    expect(placeInClass([], [], DAY)).toEqual({ classId: null, judged: [] });
  });

  test.prop([someClasses, someDay])(
    'takes a class that runs or is to come, has a seat and still takes students',
    (all, day) => {
      const chosen = all.find(({ id }) => id === placeInClass(all, [], day).classId);
      const open = all.filter(
        (one) =>
          ['toCome', 'running'].includes(classStateOf(one, day)) &&
          freeSeats(one) > 0 &&
          (one.joinDays === null || day <= dayAfter(one.firstDay, one.joinDays)),
      );
      expect(open.length === 0).toBe(chosen === undefined);
      if (chosen === undefined) return;
      expect(open).toContain(chosen);
      for (const one of open) expect([chosen.firstDay, chosen.id] <= [one.firstDay, one.id]).toBe(true);
    },
  );

  test.prop([someClasses, someDay, fc.subarray([...'abcdefgh']), fc.infiniteStream(fc.nat())])(
    'answers the same in whatever order the classes come, names each once, and stays with what it answered',
    (all, day, memberOf, numbers) => {
      const answer = placeInClass(all, memberOf, day);
      const shuffled = all
        .map((one) => ({ one, at: numbers.next().value as number }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one);
      expect(placeInClass(shuffled, memberOf, day)).toEqual(answer);
      expect(answer.judged.map(({ classId }) => classId).toSorted()).toEqual(
        all.map(({ id }) => id).toSorted(),
      );
      expect(
        answer.judged.filter(({ verdict }) => verdict === 'chosen' || verdict === 'member'),
      ).toHaveLength(answer.classId === null ? 0 : 1);
      for (const { verdict } of answer.judged) expect(CLASS_VERDICT_TITLES[verdict]).toMatch(/\S/);
      // Once he is in it, he stays there.
      if (answer.classId === null) return;
      const then = all.map((one) => (one.id === answer.classId ? { ...one, members: one.members + 1 } : one));
      expect(placeInClass(then, [...memberOf, answer.classId], day).classId).toBe(answer.classId);
    },
  );

  test.prop([someClasses, someDay, fc.integer({ min: 1, max: 12 })])(
    'of many who come one after the other none comes into a class without a seat',
    (all, day, many) => {
      const members = new Map(all.map((one) => [one.id, one.members]));
      for (let at = 0; at < many; at += 1) {
        const now = all.map((one) => ({ ...one, members: members.get(one.id) ?? 0 }));
        const { classId } = placeInClass(now, [], day);
        if (classId === null) break;
        members.set(classId, (members.get(classId) ?? 0) + 1);
      }
      for (const { id, seats, members: before } of all)
        expect(members.get(id)).toBeLessThanOrEqual(Math.max(before, seats ?? Infinity));
    },
  );
});
