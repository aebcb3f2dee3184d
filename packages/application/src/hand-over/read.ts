import { DAY_MS, err, ok, shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { HandedKey, HandedStudent, HandOver, HandOverCounts } from '../ports/hand-overs.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { namesOf } from '../shared/names.js';
import { calledOf, UNKNOWN } from '../student/in-parts.js';
import { seenBy } from '../student/seen-by.js';
import { reachStudent } from '../student/reach.js';
import type { HandOverDeps } from './deps.js';
import { HAND_OVERS_SHOWN, RECEIVED_DAYS, type HandOverLine, type HandOverPort } from './port.js';
import { givingReach, mayGive, requireGiver } from './reach.js';

type NameOf = Awaited<ReturnType<typeof namesOf>>;

const peopleIn = ({ fromId, toId, byId }: HandOver): readonly string[] => [fromId, toId, byId];

const viewOf = ({ id, fromId, toId, byId, at, open, note, until }: HandOver, nameOf: NameOf) => ({
  id,
  from: nameOf(fromId),
  to: nameOf(toId),
  by: nameOf(byId),
  at,
  open,
  note,
  lastDay: until === null ? null : shanghaiDay(until - 1),
});

/** Whether somebody may end a hand-over now: it is for a time that is not over, and he may give these students, or got them. */
export const mayEnd = (
  { user, staff }: Pick<Caller, 'user' | 'staff'>,
  one: HandOver,
  now: number,
): boolean =>
  one.until !== null &&
  one.endedAt === null &&
  one.until > now &&
  (mayGive(staff, user.id, one.fromId) || (one.toId === user.id && mayGive(staff, user.id, user.id)));

const linesOf = async (
  deps: HandOverDeps,
  caller: Caller,
  found: readonly HandOverCounts[],
): Promise<readonly HandOverLine[]> => {
  const nameOf = await namesOf(deps, [...new Set(found.flatMap(peopleIn))]);
  const now = deps.clock.now();
  return found.map((one) => ({
    ...viewOf(one, nameOf),
    students: one.students,
    back: one.back,
    mayEnd: mayEnd(caller, one, now),
  }));
};

/** The latest hand-overs: of everybody, or those that the caller has a part in. */
export const recent = async (
  deps: HandOverDeps,
  context: CallerContext,
): ReturnType<HandOverPort['recent']> => {
  const caller = await requireGiver(deps, context);
  if (!caller.ok) return caller;
  const { user, staff } = caller.value;
  const found =
    givingReach(staff) === 'all'
      ? await deps.handOvers.recent(HAND_OVERS_SHOWN)
      : await deps.handOvers.recent(HAND_OVERS_SHOWN, user.id);
  return ok(await linesOf(deps, caller.value, found));
};

/** By which the caller got students of late, some of whom he still has. */
export const received = async (
  deps: HandOverDeps,
  context: CallerContext,
): ReturnType<HandOverPort['received']> => {
  const caller = await requireGiver(deps, context);
  if (!caller.ok) return caller;
  const today = startOfShanghaiDay(shanghaiDayIndex(deps.clock.now()));
  const since = today - (RECEIVED_DAYS - 1) * DAY_MS;
  const found = await deps.handOvers.gotSince(caller.value.user.id, since, HAND_OVERS_SHOWN);
  return ok(
    await linesOf(
      deps,
      caller.value,
      found.filter(({ students, back }) => back < students),
    ),
  );
};

const BY_ID: KeyOrder<HandedStudent, HandedKey> = {
  name: 'handed students',
  kinds: ['string'],
  keyOf: ({ studentId }) => [studentId],
};

/** Who was given by a hand-over in which the caller has a part, or by any for whoever gives everybody’s students. */
export const students = async (
  deps: HandOverDeps,
  context: CallerContext,
  { id, ...input }: Parameters<HandOverPort['students']>[0],
): ReturnType<HandOverPort['students']> => {
  const found = await requireGiver(deps, context);
  if (!found.ok) return found;
  const caller = found.value;
  const { user, staff } = caller;
  const handOver = await deps.unitOfWork.transaction((tx) => tx.handOvers.find(id));
  const isWide = givingReach(staff) === 'all';
  if (handOver === undefined || !(isWide || peopleIn(handOver).includes(user.id)))
    return err({ kind: 'entity-not-found' });
  const window = keyWindow(BY_ID, input);
  if (!window.ok) return window;
  const mayKnow = isWide || handOver.fromId === user.id;
  const handed = await deps.handOvers.handed(id, window.value);
  const ids = handed.list.map(({ studentId }) => studentId);
  const names = await calledOf(deps.students, { tests: [], ids });
  const reached = await calledOf(deps.students, { tests: [], ids, ...seenBy(caller) });
  return ok(
    keyPage(BY_ID, window.value, handed, ({ studentId, note, back, backAt }) => ({
      id: studentId,
      ...((mayKnow ? names : reached).get(studentId) ?? UNKNOWN),
      isReached: reached.has(studentId),
      ownNote: note,
      back,
      backAt,
    })),
  );
};

/** The hand-overs of a student whom the caller reaches. */
export const ofStudent = async (
  deps: HandOverDeps,
  context: CallerContext,
  { userId }: Parameters<HandOverPort['ofStudent']>[0],
): ReturnType<HandOverPort['ofStudent']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const found = await deps.handOvers.ofStudent(userId, HAND_OVERS_SHOWN);
  const nameOf = await namesOf(deps, [...new Set(found.flatMap(({ handOver }) => peopleIn(handOver)))]);
  return ok(
    found.map(({ handOver, student: { note, back, backAt } }) => ({
      ...viewOf(handOver, nameOf),
      ownNote: note,
      back,
      backAt,
    })),
  );
};
