import type { StudyBeat } from '@ykd/domain/report';
import { DAY_MS } from '@ykd/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApplication, type Ports, portsOf } from '../../src/index.js';
import {
  addMembers,
  createFakes,
  fakeBrowser,
  HONG,
  logIn,
  MING,
  sampleCourse,
  sampleOrder,
  type Fakes,
} from '../../src/testing/index.js';

const NOW = Date.UTC(2026, 2, 1, 4);
/** The last day of the course j1: yesterday in Shanghai, whose end was twelve hours ago. */
const ENDED = NOW - 12 * 3_600_000;

let fakes: Fakes;
let ming: Ports;

const beat = (id: string, secondsAgo: number, over: Partial<StudyBeat> = {}): StudyBeat => ({
  id,
  courseId: 'py1',
  outlineNum: 0,
  sectionNum: 0,
  from: NOW - secondsAgo * 1000,
  seconds: 60,
  ...over,
});

const order = (id: string, courseId: string, validDate: number) =>
  sampleOrder(id, {
    userId: MING.id,
    amount: 100,
    skuAttrs: [
      { name: '班型', values: [{ value: '一期', extraInfo: { courseIds: [courseId], stages: [] } }] },
    ],
    validDate,
    gmtCreated: NOW - 50 * DAY_MS,
  });

const secondsOf = async (beats: readonly StudyBeat[], ports = ming): Promise<number> => {
  const answer = await ports.studyTime.beats({ beats });
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value.seconds;
};

const visitor = () => portsOf(createApplication(fakes), fakeBrowser().context);

beforeEach(async () => {
  fakes = createFakes(NOW);
  await addMembers(fakes, [MING, HONG]);
  await fakes.orders.insert(order('o1', 'py1', NOW + 30 * DAY_MS));
  await fakes.orders.insert(order('o2', 'j1', ENDED - 1));
  for (const courseId of ['py1', 'j1', 'py1test']) {
    await fakes.courses.save(sampleCourse(courseId, [[2]]), NOW);
  }
  ming = visitor();
  await logIn(ming, MING.mobile);
});

describe('counting beats', () => {
  it('counts once what two tabs and two devices studied at the same time', async () => {
    expect(await secondsOf([beat('a', 120), beat('b', 90)])).toBe(90);
    const phone = visitor();
    await logIn(phone, MING.mobile);
    expect(await secondsOf([beat('c', 100), beat('a', 120)], phone)).toBe(0);
    expect(await fakes.studyLogs.findByYear(MING.id, 2026)).toEqual([
      { at: NOW - 120_000, courseId: 'py1', seconds: 60 },
      { at: NOW - 60_000, courseId: 'py1', seconds: 30 },
    ]);
  });

  it('counts what was studied before a course ended, and nothing of later', async () => {
    const untilEnd = (NOW - ENDED) / 1000 + 60;
    expect(await secondsOf([beat('before', untilEnd, { courseId: 'j1' })])).toBe(60);
    expect(await secondsOf([beat('after', untilEnd - 60, { courseId: 'j1' })])).toBe(0);
  });

  it('counts nothing of courses that are unknown or not bought, and goes on with the others', async () => {
    expect(
      await secondsOf([
        beat('a', 600, { courseId: 'nosuch' }),
        beat('b', 500, { courseId: 'vuethree1' }),
        beat('c', 400, { courseId: 'py1test' }),
      ]),
    ).toBe(60);
  });

  it('counts nothing of lessons that the course does not have, and goes on with the others', async () => {
    expect(
      await secondsOf([
        beat('chapter', 600, { outlineNum: 1 }),
        beat('lesson', 500, { sectionNum: 1 }),
        beat('huge', 400, { outlineNum: Number.MAX_SAFE_INTEGER }),
        beat('there', 300),
      ]),
    ).toBe(60);
    // Open, but nobody imported it.
    expect(await secondsOf([beat('empty', 200, { courseId: 'j1test' })])).toBe(0);
  });

  it('counts nothing of the future or of long ago', async () => {
    expect(
      await secondsOf([
        beat('future', -3600),
        beat('huge', 0, { from: Number.MAX_SAFE_INTEGER }),
        beat('old', (8 * DAY_MS) / 1000),
        beat('zero', 0, { from: 0 }),
      ]),
    ).toBe(0);
  });

  it('believes a clock that is a little ahead, but never more than its time', async () => {
    expect(await secondsOf([beat('a', -60)])).toBe(60);
    fakes.clock.advance(5000);
    // The answer was lost, the same beat comes again and would move to another place.
    expect(await secondsOf([beat('a', -60)])).toBe(0);
    const [log] = await fakes.studyLogs.findByYear(MING.id, 2026);
    expect(log).toEqual({ at: NOW - 60_000, courseId: 'py1', seconds: 60 });
  });

  it('takes nothing in another’s name', async () => {
    const forbidden = { ok: false, error: { kind: 'forbidden' } };
    expect(await ming.studyTime.beats({ userId: HONG.id, beats: [beat('a', 60)] })).toEqual(forbidden);
    expect(await visitor().studyTime.beats({ beats: [beat('a', 60)] })).toEqual({
      ok: false,
      error: { kind: 'not-logged-in' },
    });
    expect(await fakes.studyLogs.findByYear(HONG.id, 2026)).toEqual([]);
  });
});

describe('the start of a session', () => {
  it('names the caller, his validity and the flag', async () => {
    const validUntil = Date.UTC(2026, 2, 31, 16) - 1;
    expect(await ming.studyTime.start({ courseId: 'py1' })).toEqual({
      ok: true,
      value: {
        mobile: MING.mobile,
        courseId: 'py1',
        validFrom: NOW - 50 * DAY_MS,
        validUntil,
        userId: MING.id,
        type: 'NEW',
      },
    });
    expect(await ming.studyTime.start({ courseId: 'py1test' })).toMatchObject({
      ok: true,
      value: { validFrom: null, validUntil: null },
    });
  });

  it('does not begin where the caller may not read', async () => {
    expect(await ming.studyTime.start({ courseId: 'j1' })).toMatchObject({
      ok: false,
      error: { kind: 'course-closed', reason: 'expired' },
    });
    expect(await ming.studyTime.start({ courseId: 'nosuch' })).toEqual({
      ok: false,
      error: { kind: 'course-not-found' },
    });
    expect(await visitor().studyTime.start({ courseId: 'py1' })).toEqual({
      ok: false,
      error: { kind: 'not-logged-in' },
    });
  });
});
