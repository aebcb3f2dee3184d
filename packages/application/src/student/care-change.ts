import type { StaffRole } from '@ykd/domain/access';
import type { Care, CareState } from '../entities/care.js';
import type { SkipReason } from '../staff-list/report.js';
import type { TxCare } from '../ports/student-care.js';

/** What is done about somebody's looking after a student. */
export const CARE_ACTS = ['classTeacher', 'addAssistant', 'removeAssistant'] as const;
export type CareAct = (typeof CARE_ACTS)[number];

/** Who looks after students from now on, or no longer. */
export interface CareChange {
  readonly act: CareAct;
  readonly staffId: string;
}

/** Who of a role can be put in charge, and how. */
const ROLES: Readonly<Record<'classTeacher' | 'addAssistant', readonly StaffRole[]>> = {
  classTeacher: ['class'],
  addAssistant: ['class', 'teacher'],
};

/** Whether somebody of a role can be in charge in this way; whoever is no more may be taken away. */
export const fitsAct = (act: CareAct, role: StaffRole | undefined): boolean =>
  act === 'removeAssistant' || (role !== undefined && ROLES[act].includes(role));

/** Why a change does nothing to a student who is in this care; undefined: it does something. */
export const noChange = (
  care: readonly Care[],
  { act, staffId }: CareChange,
): Extract<SkipReason, 'same' | 'conflict'> | undefined => {
  const kind = care.find((one) => one.staffId === staffId)?.kind;
  if (act === 'classTeacher') return kind === 'classTeacher' ? 'same' : undefined;
  // A class teacher who became an assistant would leave her students without one.
  if (kind === 'classTeacher') return 'conflict';
  return (kind === 'assistant') === (act === 'addAssistant') ? 'same' : undefined;
};

/** Makes a change to a student who is held. */
export const changeCare = async (
  care: TxCare,
  studentId: string,
  { act, staffId }: CareChange,
  since: number,
): Promise<void> => {
  if (act === 'removeAssistant') await care.end(studentId, staffId);
  else {
    const kind = act === 'classTeacher' ? 'classTeacher' : 'assistant';
    await care.assign({ studentId, staffId, kind, since });
  }
};

/** How a student goes from one member of staff to another: in the way of the one, or `joins`: the other looks after him already. */
export type CareMove = 'joins' | Care['kind'];

/**
 * How a student who is in this care goes from one to another, who has a role; `changed`: the one does not look after him,
 * `classTeacherOnly`, `conflict`: the other cannot in this way.
 */
export const careMove = (
  care: readonly Care[],
  { from, to }: { readonly from: string; readonly to: string },
  role: StaffRole | undefined,
): CareMove | Extract<SkipReason, 'changed' | 'conflict' | 'classTeacherOnly'> => {
  const kindOf = (id: string) => care.find(({ staffId }) => staffId === id)?.kind;
  const kind = kindOf(from);
  if (kind === undefined) return 'changed';
  if (kind === 'classTeacher') return fitsAct('classTeacher', role) ? kind : 'classTeacherOnly';
  if (!fitsAct('addAssistant', role)) return 'conflict';
  return kindOf(to) === undefined ? kind : 'joins';
};

/** Carries it out with a student who is held. */
export const moveCare = async (
  care: TxCare,
  studentId: string,
  move: CareMove,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: number },
): Promise<void> => {
  if (move !== 'joins') await care.assign({ studentId, staffId: to, kind: move, since: at });
  if (move !== 'classTeacher') await care.end(studentId, from);
};

export const careState = (care: readonly Care[]): CareState =>
  Object.fromEntries(care.map(({ staffId, kind, since }) => [staffId, { kind, since }]));

/** Puts back how it was with those whom a change was about. */
export const restoreCare = async (
  care: TxCare,
  studentId: string,
  before: CareState,
  after: CareState,
): Promise<void> => {
  for (const staffId of Object.keys(after)) {
    if (before[staffId] === undefined) await care.end(studentId, staffId);
  }
  for (const [staffId, { kind, since }] of Object.entries(before)) {
    await care.assign({ studentId, staffId, kind, since });
  }
};

/** Whether those whom a change was about are in this state. */
export const isInState = (now: CareState, state: CareState, other: CareState): boolean =>
  [...new Set([...Object.keys(state), ...Object.keys(other)])].every((staffId) => {
    const [one, wanted] = [now[staffId], state[staffId]];
    return one?.kind === wanted?.kind && one?.since === wanted?.since;
  });
