import type { StudyBeat } from '@ykd/domain/report';
import { dayIndexOf, HOUR_MS, startOfShanghaiDay } from '@ykd/domain/shared';

/** Whose years of study the demo shows. */
export const STUDIOUS_USER_ID = 'demo-xiaoming';

const MINUTE_SECONDS = 60;

/** What he studied in which year, one course after the other. */
const COURSES: readonly (readonly [year: number, courseIds: readonly string[]])[] = [
  [2023, ['g1', 'e1', 'e2', 'j1']],
  [2024, ['j1', 'j2', 'e2', 'py1']],
  [2025, ['py1', 'py2', 'j2', 'py1test']],
];

/** Hours at which he begins, the evening most of all. */
const HOURS = [7, 9, 14, 16, 19, 20, 20, 20, 21, 21, 22, 23];

/** A number below another that looks like chance and is the same at every start. */
const scatter = (seed: number, below: number): number => {
  const mixed = Math.imul(seed ^ 0x9e_37_79_b9, 0x85_eb_ca_6b);
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
  return Math.floor((((again ^ (again >>> 16)) >>> 0) / 2 ** 32) * below);
};

const yearOfStudy = (year: number, courseIds: readonly string[]): StudyBeat[] => {
  const first = dayIndexOf(`${year}-01-01`);
  const days = Array.from({ length: dayIndexOf(`${year}-12-31`) - first + 1 }, (_, day) => day);
  // Two weeks on, one week at half speed; never on every day.
  return days
    .filter((day) => scatter(first + day, 100) < (day % 21 < 14 ? 60 : 25))
    .map((day) => {
      const seed = (first + day) * 7;
      const hour = HOURS[scatter(seed, HOURS.length)] ?? 20;
      return {
        id: `demo-study-${first + day}`,
        courseId: courseIds[Math.floor((day * courseIds.length) / days.length)] ?? 'py1',
        outlineNum: 0,
        sectionNum: 0,
        from: startOfShanghaiDay(first + day) + hour * HOUR_MS,
        seconds: (12 + scatter(seed + 3, 46)) * MINUTE_SECONDS,
      };
    });
};

/** The demo's study of 2023 to 2025, the same at every start: enough for three yearly reports. */
export const demoStudy = (): readonly StudyBeat[] =>
  COURSES.flatMap(([year, courseIds]) => yearOfStudy(year, courseIds));
