import type { StudyPiece } from '@ykd/application/ports';
import { isPaid } from '@ykd/domain/order';
import { HOUR_MS, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { Purchase } from './purchase.js';
import type { Habit, SchoolStudent } from './students.js';

/** Of a hundred days, how many somebody studies on; those who stopped did so until some weeks ago. */
const DAYS_OF: Readonly<Record<Habit, number>> = { diligent: 55, steady: 22, lapsed: 18, idle: 0 };

/** So many days back there are logs. */
const SPAN_DAYS = 60;

const MINUTE_SECONDS = 60;

/** What somebody studies who bought nothing yet. */
const TRIAL = 'py1test';

/** The courses that a student's paid orders open, in the order in which they were bought. */
const coursesOf = (purchases: readonly Purchase[]): readonly string[] =>
  purchases
    .filter(({ order }) => isPaid(order))
    .flatMap(({ order }) => order.skuAttrs[0]?.values[0]?.extraInfo?.courseIds ?? []);

/** What a student studied lately, one stretch a day: none reaches into another, and none into what is to come. */
export const schoolStudy = (
  { user, at: joinedAt, habit, chance }: SchoolStudent,
  purchases: readonly Purchase[],
  at: number,
): readonly StudyPiece[] => {
  const courses = coursesOf(purchases);
  const today = shanghaiDayIndex(at);
  const until = habit === 'lapsed' ? today - chance.between(15, 40) : today;
  const from = Math.max(shanghaiDayIndex(joinedAt) + 1, today - SPAN_DAYS);
  const pieces: StudyPiece[] = [];
  for (let day = from; day <= until; day += 1) {
    if (!chance.percent(DAYS_OF[habit])) continue;
    const seconds = chance.between(12, 58) * MINUTE_SECONDS;
    const begun = startOfShanghaiDay(day) + chance.between(8, 22) * HOUR_MS + chance.below(3000) * 1000;
    if (begun + seconds * 1000 > at) continue;
    const place = Math.floor(((day - from) * courses.length) / (today - from + 1));
    pieces.push({
      at: begun,
      seconds,
      courseId: courses[place] ?? TRIAL,
      outlineNum: 0,
      sectionNum: 0,
      beatId: `${user.id}-${day}`,
    });
  }
  return pieces;
};
