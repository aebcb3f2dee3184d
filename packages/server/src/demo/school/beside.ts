import type { Care } from '@ykd/application/entities';
import type { CheckInSave, SyncTarget } from '@ykd/application/ports';
import { DEFAULT_CHECK_IN_CAMPAIGN } from '@ykd/domain/campaign';
import { DAY_MS, HOUR_MS, shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { DemoGiving } from '../tags.js';
import { MORE_ASSISTANTS, SECOND_CLASS_TEACHER } from './staff.js';
import type { SchoolStudent } from './students.js';
import { CHECK_IN_TEXTS } from './words.js';

/** Of the students in care every third is somebody else's than the demo's own class teacher's, or assistant's. */
const SHARE = 3;

/** The class teacher of a student who has one. */
const teacherOf = (index: number): string => (index % SHARE === 0 ? SECOND_CLASS_TEACHER : 'demo-banzhuren');

/** Who looks after a student: about a third has nobody yet, those who came lately most of all. */
export const schoolCare = (
  { user, at: joinedAt, chance }: SchoolStudent,
  at: number,
  index: number,
): readonly Care[] => {
  const classTeacher = teacherOf(index);
  const assistant = ['demo-zhujiao', ...MORE_ASSISTANTS][index % SHARE] ?? 'demo-zhujiao';
  const since = Math.min(joinedAt + chance.between(1, 3) * DAY_MS, at - HOUR_MS);
  const isNew = joinedAt > at - 3 * DAY_MS;
  const care = { studentId: user.id, since };
  return [
    ...(!isNew && chance.percent(62)
      ? [{ ...care, staffId: classTeacher, kind: 'classTeacher' } as const]
      : []),
    ...(!isNew && chance.percent(40) ? [{ ...care, staffId: assistant, kind: 'assistant' } as const] : []),
  ];
};

/** The tags of a student, put on by a class teacher. */
export const schoolGivings = (
  { user, habit, chance }: SchoolStudent,
  at: number,
  index: number,
): readonly DemoGiving[] =>
  [
    ...(habit === 'lapsed' ? ['demo-lable-care'] : []),
    ...(habit === 'diligent' && chance.percent(60) ? ['demo-lable-star'] : []),
    ...(chance.percent(10) ? ['demo-lable-potential'] : []),
    ...(chance.percent(8) ? ['demo-lable-project'] : []),
  ].map((lableId, place) => ({
    id: `${user.id}-tag-${place + 1}`,
    studentId: user.id,
    lableId,
    by: teacherOf(index),
    at: at - chance.between(2, 20) * DAY_MS,
  }));

/** What a student wrote in the check-in that is open, on evenings before today. */
export const schoolCheckIns = (
  { user, habit, at: joinedAt, chance }: SchoolStudent,
  at: number,
): readonly CheckInSave[] => {
  if (habit !== 'diligent' || !chance.percent(70)) return [];
  const today = shanghaiDayIndex(at);
  const days = Array.from({ length: 14 }, (_, ago) => today - ago - 1);
  return days
    .filter((day) => day > shanghaiDayIndex(joinedAt) && chance.percent(65))
    .map((day) => {
      const written = startOfShanghaiDay(day) + 21 * HOUR_MS + chance.below(7000) * 1000;
      const text = chance.pick(CHECK_IN_TEXTS);
      const campaign = DEFAULT_CHECK_IN_CAMPAIGN;
      return { userId: user.id, campaign, day: shanghaiDay(written), text, pictures: [], at: written };
    });
};

/** An account elsewhere that could not be brought up to date. */
export interface FailedSync {
  readonly userId: string;
  readonly target: SyncTarget;
  readonly error: string;
  readonly at: number;
}

const FAILURES = [
  ['chat', 'RocketChat 暂时无法连接'],
  ['code-host', '代码托管平台暂时不可用（502）'],
] as const;

/** Of a hundred students one has an account that could not be brought up to date. */
export const failedSyncs = (students: readonly SchoolStudent[], at: number): readonly FailedSync[] =>
  students
    .filter(({ user }, index) => index % 60 === 17 && user.name !== undefined)
    .map(({ user }, index) => {
      const [target, error] = FAILURES[index % FAILURES.length] ?? FAILURES[0];
      return { userId: user.id, target, error, at: at - (index + 1) * 3 * HOUR_MS };
    });
