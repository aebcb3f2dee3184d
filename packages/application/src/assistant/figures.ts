import {
  followUpGroupOf,
  isWithinDays,
  lastContactIn,
  medianWait,
  NO_FOLLOW_UP,
  tallyOf,
  waitingIn,
  type FollowUpGroup,
  type FollowUpTally,
} from '@ykd/domain/follow-up';
import { DAY_MS, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { studentsInCare } from '../follow-up/queue.js';
import type { FollowUps, FollowUpStudent } from '../ports/follow-ups.js';
import type { AssistantFigures } from '../entities/assistant-count.js';
import type { Activities } from '../ports/activities.js';

/** What the figures are counted from. */
export interface LoadDeps {
  readonly activities: Pick<Activities, 'campaigns'>;
  readonly followUps: FollowUps;
}

/** The figures of a week, and those of a month, in days. */
const WEEK = 7;
const MONTH = 30;

/** Those in somebody's care, how each stands, and what follows from that. */
export interface Load {
  readonly students: readonly { readonly student: FollowUpStudent; readonly group: FollowUpGroup }[];
  readonly tally: FollowUpTally;
  readonly figures: AssistantFigures;
}

/** How somebody stands at an instant (epoch ms). */
export const loadOf = async (deps: LoadDeps, staffId: string, now: number): Promise<Load> => {
  const found = await studentsInCare(deps, staffId, now);
  const students = found.flatMap((student) => {
    const { facts, care, record } = student;
    const group = followUpGroupOf({ facts, care, state: record ?? NO_FOLLOW_UP }, staffId, now);
    return group === undefined ? [] : [{ student, group }];
  });
  const tally = tallyOf(students.map(({ group }) => group));
  const contacts = found.flatMap(({ record }) => lastContactIn(record ?? NO_FOLLOW_UP) ?? []);
  const since = startOfShanghaiDay(shanghaiDayIndex(now)) - (MONTH - 1) * DAY_MS;
  const kindOf = ({ care }: FollowUpStudent) => care.find((one) => one.staffId === staffId)?.kind;
  return {
    students,
    tally,
    figures: {
      students: students.length,
      classTeacher: found.filter((student) => kindOf(student) === 'classTeacher').length,
      active: found.filter(
        ({ facts: { lastStudied } }) => lastStudied !== null && isWithinDays(lastStudied, WEEK, now),
      ).length,
      waiting: waitingIn(tally),
      contacted7: contacts.filter((at) => isWithinDays(at, WEEK, now)).length,
      contacted30: contacts.filter((at) => isWithinDays(at, MONTH, now)).length,
      wait:
        medianWait(
          found.map(({ record }) => record ?? NO_FOLLOW_UP),
          since,
        ) ?? null,
    },
  };
};
