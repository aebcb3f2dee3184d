import { auditLine } from '@ykd/application/audit';
import type { AuditDraft, Care, FollowUpRecord, StudentNote } from '@ykd/application/entities';
import type { SecurityEvent, UnitOfWork } from '@ykd/application/ports';
import { DAY_MS, HOUR_MS, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { Population } from '../../persistence/index.js';
import { chanceOf } from './chance.js';
import { schoolHandOvers, type GivenAway } from './hand-overs.js';
import { NOTE_TEXTS } from './words.js';

/** What staff did before the demo began. */
export interface StaffWork {
  readonly notes: readonly StudentNote[];
  /** The earliest first. */
  readonly audit: readonly AuditDraft[];
  readonly logins: readonly SecurityEvent[];
  /** What was done about whom they are to contact: see follow-ups.ts. */
  readonly followUps: readonly FollowUpRecord[];
  /** Who looks after somebody since he was handed over. */
  readonly given: readonly Care[];
  /** Students who were given to a colleague for a time. */
  readonly handOvers: readonly GivenAway[];
}

const MINUTE_MS = HOUR_MS / 60;

/** So many days are told of. */
const DAYS = 7;
/** Of so many students one was called. */
const CALLED = 9;

const STAFF = ['demo-admin', 'demo-banzhuren', 'demo-zhujiao'] as const;
type Staff = (typeof STAFF)[number];

const by = (actor: Staff) => ({ actorKind: 'staff', actor, source: 'console' }) as const;

/** The accounts of the demo do what is told of: their colleagues never log in. */
const keeperOf = ({ staffId }: Care): Staff | undefined => STAFF.find((id) => id === staffId);

/** A call: its number was looked up, and what was said was written down. */
const callOf = (
  { studentId }: Care,
  actor: Staff,
  at: number,
  text: string,
): { note: StudentNote; audit: readonly AuditDraft[] } => {
  const id = `${studentId}-note`;
  return {
    note: {
      id,
      studentId,
      authorId: actor,
      text,
      version: 1,
      writtenBy: actor,
      gmtCreated: at,
      gmtModified: at,
      deletedAt: null,
      deletedBy: null,
    },
    audit: [
      auditLine(by(actor), {
        act: 'students.mobile',
        subjectKind: 'member',
        subjectId: studentId,
        about: studentId,
        at: at - 12 * MINUTE_MS,
      }),
      auditLine(
        by(actor),
        { act: 'students.note.add', subjectKind: 'student-note', subjectId: id, about: studentId, at },
        { before: {}, after: { version: 1 } },
      ),
    ],
  };
};

/** Who was put in the care of a class teacher lately. */
const assigned = (care: readonly Care[], at: number): readonly AuditDraft[] =>
  care
    .filter(({ kind, since }) => kind === 'classTeacher' && since > at - DAYS * DAY_MS)
    .map(({ studentId, staffId, kind, since }) =>
      auditLine(
        by('demo-admin'),
        {
          act: 'students.assign',
          subjectKind: 'member',
          subjectId: studentId,
          about: studentId,
          at: since,
        },
        { before: {}, after: { [staffId]: { kind, since } } },
      ),
    );

/** Everybody comes in the morning. */
const loginsOf = (at: number): readonly SecurityEvent[] => {
  const today = shanghaiDayIndex(at);
  return Array.from({ length: DAYS }, (_, ago) => today - ago).flatMap((day) =>
    STAFF.flatMap((userId, index) => {
      const came = startOfShanghaiDay(day) + 9 * HOUR_MS - (index + 1) * 7 * MINUTE_MS;
      const event = { userId, subject: null, address: `10.0.0.${index + 21}`, count: 1 } as const;
      const one = { ...event, kind: 'login', detail: 'password', at: came, lastAt: came } as const;
      return came < at ? [{ ...one, id: `demo-login-${userId}-${day}` }] : [];
    }),
  );
};

/** What staff did in the week before `at` (epoch ms) with the students of a school. */
export const staffWork = ({ care }: Pick<Population, 'care'>, at: number): StaffWork => {
  const chance = chanceOf(care.length);
  const calls = care
    .flatMap((one) => {
      const actor = keeperOf(one);
      return actor === undefined ? [] : [{ one, actor }];
    })
    .filter((_, index) => index % CALLED === 4)
    .flatMap(({ one, actor }) => {
      const day = startOfShanghaiDay(shanghaiDayIndex(at) - chance.below(DAYS));
      const called = day + chance.between(9 * 60, 18 * 60) * MINUTE_MS;
      const text = chance.pick(NOTE_TEXTS);
      return called < at && called > one.since ? [callOf(one, actor, called, text)] : [];
    });
  const handOvers = schoolHandOvers({ care }, at);
  return {
    notes: calls.map(({ note }) => note),
    audit: [
      ...calls.flatMap(({ audit }) => audit),
      ...assigned(care, at),
      ...handOvers.flatMap(({ audit }) => audit),
    ].toSorted((a, b) => a.at - b.at),
    logins: care.length === 0 ? [] : loginsOf(at),
    followUps: [],
    given: handOvers.flatMap((one) => one.care),
    handOvers,
  };
};

/** Writes it down; the members must be there. */
export const loadStaffWork = (
  unitOfWork: UnitOfWork,
  { notes, audit, logins, followUps, given, handOvers }: StaffWork,
): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    for (const note of notes) {
      await tx.studentNotes.insert(note);
      const { id: noteId, version, text, writtenBy, gmtCreated: at } = note;
      await tx.studentNotes.addVersion({ noteId, version, text, writtenBy, at });
    }
    for (const care of given) await tx.care.assign(care);
    for (const { handOver, students } of handOvers) {
      await tx.handOvers.insert(handOver);
      for (const student of students) await tx.handOvers.addStudent(student);
    }
    for (const record of followUps) await tx.followUps.store(record);
    for (const line of audit) await tx.audit.append(line);
    for (const event of logins) await tx.securityLog.add(event);
  });
