import { DAY_MS, ok, shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { HandOver, HandOverCounts } from '../ports/hand-overs.js';
import type { CallerContext } from '../shared/caller.js';
import { namesOf } from '../shared/names.js';
import { reachStudent } from '../student-page/reach.js';
import type { HandOverDeps } from './deps.js';
import { HAND_OVERS_SHOWN, RECEIVED_DAYS, type HandOverLine, type HandOverPort } from './port.js';
import { givingReach, requireGiver } from './reach.js';

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

const linesOf = async (
  deps: HandOverDeps,
  found: readonly HandOverCounts[],
): Promise<readonly HandOverLine[]> => {
  const nameOf = await namesOf(deps, [...new Set(found.flatMap(peopleIn))]);
  return found.map((one) => ({ ...viewOf(one, nameOf), students: one.students, back: one.back }));
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
  return ok(await linesOf(deps, found));
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
      found.filter(({ students, back }) => back < students),
    ),
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
