import {
  compareFollowUps,
  followUpGroupOf,
  followUpOf,
  NO_FOLLOW_UP,
  tallyOf,
  type FollowUp,
  type FollowUpGroup,
} from '@ykd/domain/follow-up';
import { maskMobile } from '@ykd/domain/member';
import { ok } from '@ykd/domain/shared';
import type { FollowUpStudent } from '../ports/follow-ups.js';
import { studentsInCare } from '../follow-up/queue.js';
import type { CallerContext } from '../shared/caller.js';
import { careMove } from '../student/care-change.js';
import type { HandOverDeps } from './deps.js';
import { HANDED_SHOWN, type HandOverFilter, type HandOverPort, type HandOverTarget } from './port.js';
import { requireGiver } from './reach.js';

/** A student in somebody's care, and how he stands in that one's queue. */
interface Held {
  readonly student: FollowUpStudent;
  readonly group: FollowUpGroup;
  readonly reasons: FollowUp['reasons'];
}

/** All students in somebody's care, with how they stand in his queue. */
const heldBy = async (deps: HandOverDeps, staffId: string): Promise<readonly Held[]> => {
  const now = deps.clock.now();
  const students = await studentsInCare(deps, staffId, now);
  return students.flatMap((student): readonly Held[] => {
    const { facts, care, record } = student;
    const subject = { facts, care, state: record ?? NO_FOLLOW_UP };
    const group = followUpGroupOf(subject, staffId, now);
    if (group === undefined) return [];
    return [{ student, group, reasons: followUpOf(subject, staffId, now)?.reasons ?? [] }];
  });
};

const isFound = ({ student, group }: Held, filter: HandOverFilter): boolean => {
  const search = filter.search?.trim() ?? '';
  return (
    (filter.group === undefined || group === filter.group) &&
    (search === '' || student.name?.includes(search) === true)
  );
};

/** The ids of those of somebody's students that a target is about, the lower ones first. */
export const targetIds = async (
  deps: HandOverDeps,
  from: string,
  target: HandOverTarget,
): Promise<readonly string[]> => {
  const all = await heldBy(deps, from);
  const named = new Set('ids' in target ? target.ids : target.except);
  const isMeant = (one: Held): boolean =>
    'ids' in target ? named.has(one.student.id) : isFound(one, target) && !named.has(one.student.id);
  return all
    .filter(isMeant)
    .map(({ student }) => student.id)
    .toSorted();
};

/** What a hand-over would be about. */
export const preview = async (
  deps: HandOverDeps,
  context: CallerContext,
  { from, to, ...filter }: Parameters<HandOverPort['preview']>[0],
): ReturnType<HandOverPort['preview']> => {
  const caller = await requireGiver(deps, context, from);
  if (!caller.ok) return caller;
  const all = await heldBy(deps, from);
  const found = all.filter((one) => isFound(one, filter));
  const kindOf = ({ care }: FollowUpStudent) =>
    care.find(({ staffId }) => staffId === from)?.kind ?? 'assistant';
  const role = (await deps.students.carers()).find(({ id }) => id === to)?.role;
  const moves = ({ student: { id, care } }: Pick<Held, 'student'>): boolean => {
    if (to === undefined) return true;
    const held = care.map((one) => ({ ...one, studentId: id }));
    const move = careMove(held, { from, to }, role);
    return move !== 'conflict' && move !== 'classTeacherOnly';
  };
  const moving = found.filter(moves);
  const shown = found
    .map(({ student, group, reasons }) => ({ id: student.id, student, group, reasons }))
    .toSorted(compareFollowUps)
    .slice(0, HANDED_SHOWN);
  return ok({
    total: all.length,
    tally: tallyOf(all.map(({ group }) => group)),
    found: found.length,
    classTeacher: found.filter(({ student }) => kindOf(student) === 'classTeacher').length,
    conflicts: found.length - moving.length,
    moving: tallyOf(moving.map(({ group }) => group)),
    list: shown.map(({ id, student, group }) => ({
      id,
      name: student.name,
      mobile: maskMobile(student.mobile),
      kind: kindOf(student),
      group,
      moves: moves({ student }),
    })),
  });
};
