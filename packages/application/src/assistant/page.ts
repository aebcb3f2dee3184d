import { isHandedOver } from '@ykd/domain/follow-up';
import { maskMobile } from '@ykd/domain/member';
import {
  DAY_MS,
  err,
  mondayOf,
  ok,
  shanghaiDay,
  shanghaiDayIndex,
  startOfShanghaiDay,
  WEEK_DAYS,
} from '@ykd/domain/shared';
import type { AuditAct } from '../entities/audit-entry.js';
import type { CallerContext } from '../shared/caller.js';
import { namesOf } from '../shared/names.js';
import { requireRight } from '../shared/rights.js';
import type { AssistantDeps } from './deps.js';
import { loadOf, type Load } from './figures.js';
import { CONTACT_WEEKS, CONTACTS_MAX, OPEN_SHOWN, type AssistantPage, type AssistantPort } from './port.js';

const WEEK_MS = WEEK_DAYS * DAY_MS;

/** The beginning of the week of an instant, both epoch ms. */
const weekOf = (at: number): number => startOfShanghaiDay(mondayOf(shanghaiDayIndex(at)));

/** What somebody did by an act since an instant, the newest first. */
const linesBy = async (
  { auditLog }: AssistantDeps,
  actor: string,
  { act, from, limit }: { readonly act: AuditAct; readonly from: number; readonly limit: number },
) => (await auditLog.page({ limit }, { actor, act, from })).list;

const contactsByWeek = async (
  deps: AssistantDeps,
  staffId: string,
  now: number,
): Promise<AssistantPage['weeks']> => {
  const first = weekOf(now) - (CONTACT_WEEKS - 1) * WEEK_MS;
  const asked = { from: first, limit: CONTACTS_MAX };
  const [made, undoings] = await Promise.all([
    linesBy(deps, staffId, { act: 'students.followUp.contact', ...asked }),
    linesBy(deps, staffId, { act: 'students.followUp.undo', ...asked }),
  ]);
  // An undoing takes back the last contact before it.
  const undone = new Set(
    undoings
      .filter(({ after }) => after['undone'] === 'contact')
      .map(({ seq, subjectId }) => made.find((line) => line.subjectId === subjectId && line.seq < seq)),
  );
  const lines = made.filter((line) => !undone.has(line));
  return Array.from({ length: CONTACT_WEEKS }, (_, week) => {
    const from = first + week * WEEK_MS;
    const contacts = lines.filter(({ at }) => at >= from && at < from + WEEK_MS).length;
    return { day: shanghaiDay(from), contacts };
  });
};

const notesBy = async (
  deps: AssistantDeps,
  staffId: string,
  now: number,
): Promise<AssistantPage['notes']> => {
  const from = weekOf(now) - (CONTACT_WEEKS - 1) * WEEK_MS;
  const lines = await linesBy(deps, staffId, { act: 'students.note.add', from, limit: OPEN_SHOWN });
  const found = await Promise.all(lines.map(({ subjectId }) => deps.studentNotes.find(subjectId)));
  const notes = found.flatMap((note) => note ?? []);
  const nameOf = await namesOf(deps, [...new Set(notes.map(({ studentId }) => studentId))]);
  return notes.map(({ id, studentId, text, gmtCreated }) => ({
    id,
    studentId,
    student: nameOf(studentId).name,
    text,
    at: gmtCreated,
  }));
};

const called = ({ id, name, mobile }: Load['students'][number]['student']) => ({
  id,
  name,
  mobile: maskMobile(mobile),
});

/** Who was left alone, who comes back first. */
const snoozedIn = ({ students }: Load): AssistantPage['snoozed'] =>
  students
    .filter(({ group }) => group === 'snoozed')
    .map(({ student }) => ({ student, until: student.record?.snooze?.until ?? 0 }))
    .toSorted((one, other) => one.until - other.until || (one.student.id < other.student.id ? -1 : 1))
    .slice(0, OPEN_SHOWN)
    .map(({ student, until }) => ({ ...called(student), until: shanghaiDay(until) }));

/** Somebody who looks after students. */
export const page = async (
  deps: AssistantDeps,
  context: CallerContext,
  { staffId }: Parameters<AssistantPort['page']>[0],
): ReturnType<AssistantPort['page']> => {
  const caller = await requireRight(deps, context, 'assistants.manage');
  if (!caller.ok) return caller;
  const now = deps.clock.now();
  const [carers, load] = await Promise.all([deps.students.carers(), loadOf(deps, staffId, now)]);
  const role = carers.find(({ id }) => id === staffId)?.role ?? null;
  if (role === null && load.students.length === 0) return err({ kind: 'entity-not-found' });
  const given = load.students
    .map(({ student }) => student)
    .filter(
      ({ record, care }) =>
        record !== undefined && isHandedOver(record.handOver, care) && record.handOver.to === staffId,
    )
    .slice(0, OPEN_SHOWN);
  const nameOf = await namesOf(deps, [staffId, ...given.flatMap(({ record }) => record?.handOver?.by ?? [])]);
  const [weeks, notes] = await Promise.all([contactsByWeek(deps, staffId, now), notesBy(deps, staffId, now)]);
  return ok({
    ...nameOf(staffId),
    role,
    ...load.figures,
    tally: load.tally,
    weeks,
    snoozed: snoozedIn(load),
    handed: given.map((student) => ({
      ...called(student),
      by: nameOf(student.record?.handOver?.by ?? '').name,
    })),
    notes,
  });
};
