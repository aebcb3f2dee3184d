import { studyYear } from '@ykd/domain/report';
import { DAY_MS } from '@ykd/domain/shared';
import { beforeEach, expect, it } from 'vitest';
import { countStudy } from '../../src/study-time/index.js';
import { sampleMember, seededFakes, type Fakes } from '../../src/testing/index.js';
import { buildYear } from '../../src/year-report/index.js';

const YEAR = 2025;
const { from } = studyYear(YEAR);

let fakes: Fakes;
beforeEach(async () => {
  fakes = await seededFakes();
  for (let at = 0; at < 130; at += 1) {
    const member = sampleMember(String(at).padStart(3, '0'));
    await fakes.members.insert(member);
    const beat = { courseId: 'py1', outlineNum: 0, sectionNum: 0, from: from + at * DAY_MS, seconds: 60 };
    if (at % 2 === 0) await countStudy(fakes, member.user.id, [{ ...beat, id: `b-${at}` }]);
  }
});

it('tells before each part how many were made, and all of them at the end', async () => {
  const said: number[] = [];
  expect(await buildYear(fakes, YEAR, (made) => said.push(made))).toBe(65);
  expect(said[0]).toBe(0);
  expect(said).toEqual(said.toSorted((a, b) => a - b));
  expect(said.length).toBeGreaterThan(2);
});

it('two at once make each report once', async () => {
  const both = await Promise.all([1, 2].map(() => buildYear(fakes, YEAR, () => {})));
  expect(both).toEqual([65, 65]);
  expect(await fakes.yearReports.build(YEAR)).toMatchObject({
    made: 65,
    learners: [{ studyDays: 1, learners: 65 }],
  });
});

it('makes none of a year that goes on', async () => {
  expect(await buildYear(fakes, YEAR + 1, () => {})).toBeUndefined();
  expect(await fakes.yearReports.build(YEAR + 1)).toBeUndefined();
});

it('goes on for a day from its beginning, and begins anew after that, for who came since', async () => {
  const { yearReports, clock } = fakes;
  await yearReports.begin({ year: YEAR, at: clock.now(), goesOnFrom: 0 });
  const { last } = await yearReports.part(YEAR, { after: '', limit: 50 });
  const part = { year: YEAR, after: '', last, reports: [], at: clock.now() };
  expect(await yearReports.storePart(part)).toBe(true);
  clock.advance(DAY_MS);
  expect(await buildYear(fakes, YEAR, () => {})).toBe(65 - 25);
  await yearReports.begin({ year: YEAR, at: clock.now(), goesOnFrom: 0 });
  expect(await yearReports.storePart(part)).toBe(true);
  clock.advance(DAY_MS + 1);
  expect(await buildYear(fakes, YEAR, () => {})).toBe(65);
});
