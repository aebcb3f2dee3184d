import type { User } from '@ykd/domain/member';
import { HOUR_MS, shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { chanceOf, type Chance } from './chance.js';
import { GIVEN_NAMES, MAJORS, SCHOOLS, SURNAMES } from './words.js';

/** How somebody studies: often, now and then, not any more, or not at all. */
export type Habit = 'diligent' | 'steady' | 'lapsed' | 'idle';

/** A student of the demo school. */
export interface SchoolStudent {
  readonly user: User & { readonly userName: string };
  /** When he joined, epoch ms. */
  readonly at: number;
  readonly habit: Habit;
  /** What is left to chance of him. */
  readonly chance: Chance;
}

/** Numbers of which nobody has one: no student of the school can log in with a password. */
const MOBILES_FROM = 19_900_000_001;

/** An instant by day on the Shanghai day that is so many days before that of `at`, and never after `at`. */
export const someTime = (chance: Chance, at: number, daysAgo: number): number => {
  const day = startOfShanghaiDay(shanghaiDayIndex(at) - daysAgo);
  return Math.min(day + 9 * HOUR_MS + chance.below(13 * 3600) * 1000, at - chance.between(60, 1200) * 1000);
};

const studiesOf = (chance: Chance, at: number): User['profile'] => {
  const begun = Number(shanghaiDay(at).slice(0, 4)) - chance.between(0, 3);
  return {
    schoolName: chance.pick(SCHOOLS),
    schoolBeginDate: `${begun}-09`,
    schoolEndDate: `${begun + 4}-06`,
    major: chance.pick(MAJORS),
  };
};

const userOf = (chance: Chance, index: number, at: number): SchoolStudent['user'] => {
  const gender = chance.percent(58) ? 'male' : 'female';
  const [surname, surnamePinyin] = chance.pick(SURNAMES);
  const [given, givenPinyin] = chance.pick(GIVEN_NAMES[gender]);
  const number = String(index + 1);
  const mobile = String(MOBILES_FROM + index);
  const account = { id: `demo-student-${number.padStart(3, '0')}`, mobile };
  // Some never got further than their mobile, and some left out where they study.
  if (chance.percent(8)) return { ...account, userName: mobile };
  const userName = `${surnamePinyin}${givenPinyin}`.slice(0, 14) + number.padStart(3, '0');
  const user = {
    ...account,
    userName,
    name: surname + given,
    email: `${userName}@example.com`,
    gender,
  } as const;
  return chance.percent(15) ? user : { ...user, nickName: given, profile: studiesOf(chance, at) };
};

const habitOf = (chance: Chance): Habit => {
  const drawn = chance.below(100);
  if (drawn < 22) return 'diligent';
  if (drawn < 60) return 'steady';
  return drawn < 82 ? 'lapsed' : 'idle';
};

/** The first `count` students as of `at` (epoch ms); the same ones in front, however many there are. */
export const schoolStudents = (at: number, count: number): readonly SchoolStudent[] =>
  Array.from({ length: count }, (_, index) => {
    const chance = chanceOf(index);
    const user = userOf(chance, index, at);
    // More of them lately than a year ago.
    const daysAgo = Math.floor(400 * (1 - Math.sqrt(chance.below(10_000) / 10_000)));
    return { user, at: someTime(chance, at, daysAgo), habit: habitOf(chance), chance };
  });
