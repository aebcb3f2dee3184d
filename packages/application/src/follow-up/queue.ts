import {
  compareFollowUps,
  followUpAside,
  followUpOf,
  NO_FOLLOW_UP,
  type FollowUp,
  type FollowUpAside,
} from '@ykd/domain/follow-up';
import { maskMobile } from '@ykd/domain/member';
import { ok, shanghaiDay } from '@ykd/domain/shared';
import type { FollowUpStudent } from '../ports/follow-ups.js';
import type { CallerContext } from '../shared/caller.js';
import { namesOf } from '../shared/names.js';
import { requireRight } from '../shared/rights.js';
import type { FollowUpDeps } from './deps.js';
import { QUEUE_SHOWN, type FollowUpPort, type FollowUpQueue } from './port.js';

/** The campaigns that run at an instant, epoch ms. */
const runningAt = async ({ activities }: Pick<FollowUpDeps, 'activities'>, now: number) => {
  const today = shanghaiDay(now);
  return (await activities.campaigns()).filter(
    ({ firstDay, lastDay }) => firstDay <= today && today <= lastDay,
  );
};

type Running = Awaited<ReturnType<typeof runningAt>>;

/** The students in somebody's care, as they are while these campaigns run; `studentId`: one of them. */
const inCare = (
  { followUps }: Pick<FollowUpDeps, 'followUps'>,
  staffId: string,
  running: Running,
  studentId?: string,
) =>
  followUps.inCareOf(
    staffId,
    running.map(({ value, firstDay, lastDay }) => ({ campaign: value, window: { firstDay, lastDay } })),
    studentId,
  );

/** The students in somebody's care, as they are at an instant (epoch ms); `studentId`: one of them. */
export const studentsInCare = async (
  deps: Pick<FollowUpDeps, 'activities' | 'followUps'>,
  staffId: string,
  now: number,
  studentId?: string,
): Promise<readonly FollowUpStudent[]> => inCare(deps, staffId, await runningAt(deps, now), studentId);

interface Entry extends FollowUp {
  readonly id: string;
  readonly student: FollowUpStudent;
}

const countAside = (all: readonly FollowUpAside[]): FollowUpQueue['aside'] => {
  const of = (why: FollowUpAside['why']): number => all.filter((one) => one.why === why).length;
  const ends = all.flatMap((one) => (one.why === 'snoozed' ? one.until : []));
  return {
    contacted: of('contacted'),
    snoozed: ends.length,
    backOn: ends.length === 0 ? null : shanghaiDay(Math.min(...ends)),
    handedOver: of('handedOver'),
  };
};

/** Whom the caller is to contact, the most urgent first. */
export const queue = async (
  deps: FollowUpDeps,
  context: CallerContext,
): ReturnType<FollowUpPort['queue']> => {
  const caller = await requireRight(deps, context, 'students.see');
  if (!caller.ok) return caller;
  const { id: staffId } = caller.value.user;
  const now = deps.clock.now();
  const running = await runningAt(deps, now);
  const students = await inCare(deps, staffId, running);
  const campaigns = new Map(running.map(({ value, name }) => [value, name]));
  const subjectOf = ({ facts, care, record }: FollowUpStudent) => ({
    facts,
    care,
    state: record ?? NO_FOLLOW_UP,
  });
  const entries = students
    .flatMap((student): readonly Entry[] => {
      const followUp = followUpOf(subjectOf(student), staffId, now);
      return followUp === undefined ? [] : [{ ...followUp, id: student.id, student }];
    })
    .toSorted(compareFollowUps);
  const shown = entries.slice(0, QUEUE_SHOWN);
  const nameOf = await namesOf(
    deps,
    shown.flatMap(({ handedBy }) => handedBy ?? []),
  );
  return ok({
    total: entries.length,
    students: students.length,
    aside: countAside(students.flatMap((student) => followUpAside(subjectOf(student), staffId, now) ?? [])),
    list: shown.map(({ id, student, reasons, handedBy, snoozedUntil }) => ({
      id,
      name: student.name,
      mobile: maskMobile(student.mobile),
      version: student.record?.version ?? 0,
      reasons: reasons.map(({ kind, step, days, on, what, again }) => ({
        kind,
        step,
        days,
        on,
        // Who reads it knows campaigns by what they are called.
        what: kind === 'missedCheckIn' ? (campaigns.get(what ?? '') ?? what) : what,
        again,
      })),
      handedBy: handedBy === null ? null : nameOf(handedBy),
      snoozedUntil,
    })),
  });
};
