import { createApplication, portsOf } from '@ykd/application';
import { countStudy } from '@ykd/application/study-time';
import { addMembers, createFakes, fakeBrowser, logIn } from '@ykd/application/testing';
import { buildYear } from '@ykd/application/year-report';
import type { ReportEditionName, StudyBeat } from '@ykd/domain/report';
import { dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';
import fc from 'fast-check';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { DATABASE_FILE, openDatabase, repositories } from '../../src/persistence/index.js';
import { tempFolder } from '../support/temp-folder.js';

const USERS = 1000;
const NOW = Date.UTC(2026, 2, 1);
const EDITIONS: readonly (readonly [ReportEditionName, number])[] = [
  ['report2023', 2023],
  ['report2024', 2024],
  ['report', 2025],
];
const FIRST = dayIndexOf('2023-01-01');
/** What begins on the last day may go on in a year that no report tells of. */
const LAST = dayIndexOf('2025-12-30');

const sittingArb = fc.record({
  /** How many days after the one before: mostly the next, now and then a gap. */
  later: fc.constantFrom(0, 1, 1, 1, 1, 2, 3, 9, 31),
  second: fc.oneof(fc.integer({ min: 6 * 3600, max: 86_399 }), fc.integer({ min: 85_500, max: 86_399 })),
  seconds: fc.integer({ min: 1, max: 5_400 }),
  courseId: fc.constantFrom('j1', 'j2', 'py1', 'f1', 'e2'),
  /** The same stretch on another device, so many seconds off. */
  other: fc.option(
    fc.record({ off: fc.integer({ min: -900, max: 900 }), seconds: fc.integer({ min: 1, max: 3_600 }) }),
  ),
});

const userArb = fc.record({
  // From anywhere, or so that the leap day or the end of a year lies in it.
  from: fc.oneof(
    fc.integer({ min: FIRST, max: LAST }),
    fc.constantFrom('2024-02-26', '2023-12-28', '2024-12-28').map(dayIndexOf),
  ),
  sittings: fc.array(sittingArb, { maxLength: 16, size: 'max' }),
});

/** The beats of a member by device. */
const beatsOf = ({ from, sittings }: typeof userArb extends fc.Arbitrary<infer T> ? T : never) => {
  const devices: [StudyBeat[], StudyBeat[]] = [[], []];
  let day = from;
  for (const [at, { later, second, seconds, courseId, other }] of sittings.entries()) {
    day = Math.min(day + later, LAST);
    const place = { courseId, outlineNum: 0, sectionNum: 0 };
    const begun = startOfShanghaiDay(day) + second * 1000;
    devices[0].push({ ...place, id: `a${at}`, from: begun, seconds });
    if (other !== null)
      devices[1].push({ ...place, id: `b${at}`, from: begun + other.off * 1000, seconds: other.seconds });
  }
  return devices;
};

/** How many seconds lie in at least one of these beats. */
const secondsCovered = (beats: readonly StudyBeat[]): number => {
  let sum = 0;
  let end = -Infinity;
  for (const { from, seconds } of beats.toSorted((a, b) => a.from - b.from)) {
    const until = from + seconds * 1000;
    sum += Math.max(0, until - Math.max(from, end));
    end = Math.max(end, until);
  }
  return sum / 1000;
};

/** The logs of a member and a year with their wall clock in Shanghai, as SQLite has it. */
const LOGS = `with log as (
  select at, seconds, course_id, date(at / 1000 + 28800, 'unixepoch') as day,
    cast(strftime('%H', at / 1000 + 28800, 'unixepoch') as integer) as hour,
    cast(strftime('%m', at / 1000 + 28800, 'unixepoch') as integer) as month
  from study_log where user_id = :userId and strftime('%Y', at / 1000 + 28800, 'unixepoch') = :year),
  studied as (select day, julianday(day) as number, sum(seconds) as seconds from log group by day),
  run as (select min(day) as first, max(day) as last, count(*) as days
    from (select day, number - row_number() over (order by day) as island from studied) group by island),
  gap as (select date(before, '+1 day') as first, date(day, '-1 day') as last, day as back, number - julianday(before) - 1 as days
    from (select day, number, lag(day) over (order by day) as before from studied))`;

/** The figures of a year from the raw logs, each by a query of its own: nothing of how reports are made is in it. */
const figuresByHand = (raw: DatabaseSync, userId: string, year: number) => {
  const all = (rest: string) =>
    raw.prepare(`${LOGS} ${rest}`).all({ userId, year: String(year) }) as Record<string, never>[];
  const [first] = all('select at, course_id as courseId from log order by at limit 1');
  if (first === undefined) return { kind: 'empty', year };
  const inParts = (of: string, parts: readonly number[]) => {
    const sums = new Map(
      all(`select ${of} as part, sum(seconds) as seconds from log group by ${of}`).map((row) => [
        row['part'],
        row['seconds'],
      ]),
    );
    return parts.map((part) => sums.get(part as never) ?? 0);
  };
  const days = all('select day from studied order by day').map((row) => row['day']);
  const [run] = all('select days, first as "from", last as "to" from run order by days desc, first limit 1');
  const [pause] = all(
    'select days, first as "from", last as "to", back from gap where days >= 7 order by days desc, back limit 1',
  );
  const [longestDay] = all('select day, seconds from studied order by seconds desc, day limit 1');
  const [active] = all(
    'select hour, sum(seconds) as seconds from log group by hour order by seconds desc, hour limit 1',
  );
  return {
    kind: 'studied',
    year,
    studyDaysInYear: days.length,
    studyDates: days,
    longestConsecutive: run,
    pause: pause ?? null,
    longestDay,
    activeHour: active?.['hour'],
    firstStudyLog: first,
    courses: all(
      'select course_id as courseId, sum(seconds) as seconds from log group by course_id order by seconds desc, course_id',
    ),
    secondsByMonth: inParts(
      'month',
      Array.from({ length: 12 }, (_, at) => at + 1),
    ),
    secondsByHour: inParts(
      'hour',
      Array.from({ length: 24 }, (_, at) => at),
    ),
    totalSeconds: all('select sum(seconds) as seconds from log')[0]?.['seconds'],
  };
};

/** On how many days of a year each member studied. */
const daysByHand = (raw: DatabaseSync, year: number) => {
  const rows = raw
    .prepare(
      `select user_id as userId, count(distinct date(at / 1000 + 28800, 'unixepoch')) as days from study_log
        where strftime('%Y', at / 1000 + 28800, 'unixepoch') = :year group by user_id`,
    )
    .all({ year: String(year) }) as unknown as readonly { readonly userId: string; readonly days: number }[];
  return new Map(rows.map(({ userId, days }) => [userId, days]));
};

/** Of how many percent of the others a member is ahead; null: not told. */
const aheadByHand = (days: ReadonlyMap<string, number>, userId: string): number | null => {
  const own = days.get(userId);
  const others = [...days].filter(([id]) => id !== userId);
  if (own === undefined || others.length < 20) return null;
  const percent = (others.filter(([, ofOther]) => ofOther < own).length / others.length) * 100;
  return percent < 50 ? null : Math.floor(percent);
};

it(`the reports of ${USERS} members are what their logs add up to`, async () => {
  const folder = tempFolder();
  const database = await openDatabase({ kind: 'sqlite', dataDir: folder.path });
  const raw = new DatabaseSync(join(folder.path, DATABASE_FILE));
  onTestFinished(async () => {
    raw.close();
    await database.close();
    folder.remove();
  });
  const deps = { ...createFakes(NOW), ...repositories(database) };
  const application = createApplication(deps);
  const users = fc.sample(userArb, { numRuns: USERS, seed: 2024 }).map((user, at) => ({
    id: `u${at}`,
    mobile: String(13_000_000_000 + at),
    userName: `user${at}`,
    devices: beatsOf(user),
  }));
  await addMembers(
    deps,
    users.map(({ devices: _devices, ...user }) => user),
  );
  for (const { id, devices } of users) for (const beats of devices) await countStudy(deps, id, beats);

  const counts = new Map(EDITIONS.map(([, year]) => [year, daysByHand(raw, year)]));
  const check = async (
    { id, userName, devices }: (typeof users)[number],
    isBuilt: boolean,
  ): Promise<void> => {
    const ports = portsOf(application, fakeBrowser().context);
    await logIn(ports, userName);
    let total = 0;
    for (const [edition, year] of EDITIONS) {
      const report = await ports.yearReport.report({ edition });
      if (!report.ok) throw new Error(report.error.kind);
      const { story, deeds } = report.value;
      expect(story).toMatchObject(figuresByHand(raw, id, year));
      total += story.kind === 'empty' ? 0 : story.totalSeconds;
      if (isBuilt) expect(deeds.ahead).toBe(aheadByHand(counts.get(year) ?? new Map(), id));
    }
    // Nothing of two devices is counted twice, and nothing is lost.
    expect(total).toBe(secondsCovered(devices.flat()));
  };
  // Some look before all reports are made, and study is counted still; others afterwards.
  const half = USERS / 2;
  for (const user of users.slice(0, half)) await check(user, false);
  for (const [, year] of EDITIONS) await buildYear(deps, year, () => undefined);
  for (const user of users.slice(half)) await check(user, true);
});
