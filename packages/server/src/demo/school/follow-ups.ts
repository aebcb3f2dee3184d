import { auditLine } from '@ykd/application/audit';
import type { AuditDraft, FollowUpRecord } from '@ykd/application/entities';
import type { FollowUpStudent } from '@ykd/application/ports';
import {
  contacted,
  followUpReasons,
  handedOver,
  NO_FOLLOW_UP,
  snoozed,
  type FollowUpState,
} from '@ykd/domain/follow-up';
import { DAY_MS, HOUR_MS, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { StaffWork } from './staff-work.js';

const TEACHER = 'demo-banzhuren';
const ASSISTANT = 'demo-zhujiao';
/** Of so many who are at the last step of a reason one was not contacted yet. */
const LEFT = 8;

/** What was done about a student, when (epoch ms), and what the audit log tells of it. */
interface Done {
  readonly act: 'contact' | 'snooze' | 'handOver';
  readonly at: number;
  readonly state: FollowUpState;
  readonly told: AuditDraft['after'];
}

/** He was contacted for what there was to say then. */
const contact = ({ facts }: FollowUpStudent, at: number): Done | undefined => {
  const reasons = followUpReasons(facts, at);
  const told = { reasons: reasons.map(({ kind }) => kind) };
  return reasons.length === 0
    ? undefined
    : { act: 'contact', at, state: contacted(NO_FOLLOW_UP, reasons, at), told };
};

/** He was left alone for three days, until a day. */
const leave = ({ facts }: FollowUpStudent, until: number): Done => {
  const at = until - 3 * DAY_MS + 10 * HOUR_MS;
  const state = snoozed(NO_FOLLOW_UP, followUpReasons(facts, at), { until, at });
  return { act: 'snooze', at, state, told: { backAt: until } };
};

/** What was done about a student before `at` (epoch ms), the so-manieth of those who are to be contacted. */
const doneAbout = (student: FollowUpStudent, index: number, at: number): Done | undefined => {
  const reasons = followUpReasons(student.facts, at);
  const today = startOfShanghaiDay(shanghaiDayIndex(at));
  const morning = (daysAgo: number): number => today - daysAgo * DAY_MS + 10 * HOUR_MS;
  const isAt = (kind: string, step: number): boolean =>
    reasons.some((reason) => reason.kind === kind && reason.step === step);
  const isOld = isAt('neverStarted', 3) || isAt('inactive', 3);
  if (isOld && index % LEFT !== 0) return contact(student, morning(1 + (index % 5)));
  // Back by now: he has not studied since.
  if (isAt('inactive', 2) && index % 2 === 0) return contact(student, morning(7));
  if (index % 11 === 5) return leave(student, today);
  return index % 11 === 7 ? leave(student, today + DAY_MS) : undefined;
};

const recordOf = (studentId: string, actBy: string, { act, at, state }: Done): FollowUpRecord => ({
  studentId,
  version: 1,
  ...state,
  act,
  actId: `${studentId}-follow-up`,
  actBy,
  actAt: at,
  before: NO_FOLLOW_UP,
  noteId: null,
  gaveCare: false,
});

/**
 * The work of staff, with what the class teacher and the assistant of the demo did about whom they are to contact before `at`
 * (epoch ms). `studentsOf`: those in somebody's care.
 */
export const withFollowUps = async (
  work: StaffWork,
  studentsOf: (staffId: string) => Promise<readonly FollowUpStudent[]>,
  at: number,
): Promise<StaffWork> => {
  const own = await studentsOf(TEACHER);
  const assisted = new Set((await studentsOf(ASSISTANT)).map(({ id }) => id));
  const due = own
    .filter(({ facts }) => followUpReasons(facts, at).length > 0)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const shared = due.find(({ id }) => assisted.has(id)) ?? due[0];
  // Whoever is handed somebody over looks after him from then on.
  const isGiven = shared !== undefined && !assisted.has(shared.id);
  const handedAt = at - HOUR_MS;
  const handOver = { to: ASSISTANT, by: TEACHER, at: handedAt };
  const done = due.flatMap((student, index): readonly (readonly [string, Done])[] => {
    const told = { successorId: ASSISTANT };
    const handed = {
      act: 'handOver',
      at: handedAt,
      state: handedOver(NO_FOLLOW_UP, handOver),
      told,
    } as const;
    const one = student === shared ? handed : doneAbout(student, index, at);
    return one === undefined ? [] : [[student.id, one]];
  });
  const lines = done.map(([id, { act, at: when, told }]) =>
    auditLine(
      { actorKind: 'staff', actor: TEACHER, source: 'console' },
      { act: `students.followUp.${act}`, subjectKind: 'member', subjectId: id, about: id, at: when },
      { before: {}, after: told },
    ),
  );
  return {
    ...work,
    audit: [...work.audit, ...lines].toSorted((one, other) => one.at - other.at),
    followUps: done.map(([id, one]) => ({
      ...recordOf(id, TEACHER, one),
      gaveCare: isGiven && id === shared.id,
    })),
    given: [
      ...work.given,
      ...(isGiven
        ? [{ studentId: shared.id, staffId: ASSISTANT, kind: 'assistant', since: handedAt } as const]
        : []),
    ],
  };
};
