import { monthIssue, monthSpan } from '@ykd/domain/performance';
import { isWorkDayOpen, workDayIssues, workText } from '@ykd/domain/shift';
import { periodIssues } from '@ykd/domain/campaign';
import { err, ok, shanghaiDay } from '@ykd/domain/shared';
import { invalid } from '../people/changed.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import type { AssistantDay, AssistantDayPort, AssistantDays, OwnDay } from './port.js';

interface AssistantDayDeps extends AuthenticateDeps {
  readonly assistantDays: AssistantDays;
}

/** What is said of a day that cannot be written down any more, or not yet. */
const CLOSED = '只能记录今天和昨天';

const viewOf = ({ userId: _userId, gmtCreated: _created, ...own }: AssistantDay): OwnDay => own;

const isSame = (one: AssistantDay, other: AssistantDay): boolean =>
  one.from === other.from && one.to === other.to && one.text === other.text;

const month = async (
  deps: AssistantDayDeps,
  context: CallerContext,
  { month: asked }: Parameters<AssistantDayPort['month']>[0],
): ReturnType<AssistantDayPort['month']> => {
  const caller = await requireRight(deps, context, 'checkins.review');
  if (!caller.ok) return caller;
  const today = shanghaiDay(deps.clock.now());
  const shown = asked ?? today.slice(0, 7);
  const issue = monthIssue(shown, today);
  if (issue !== undefined) return invalid('month', issue);
  const { from, to } = monthSpan(shown);
  const days = await deps.assistantDays.within(caller.value.user.id, from, to);
  return ok({ month: shown, today, days: days.map(viewOf) });
};

const save = async (
  deps: AssistantDayDeps,
  context: CallerContext,
  input: Parameters<AssistantDayPort['save']>[0],
): ReturnType<AssistantDayPort['save']> => {
  const caller = await requireRight(deps, context, 'checkins.review');
  if (!caller.ok) return caller;
  const userId = caller.value.user.id;
  // Another tab may have logged in as somebody else since then.
  if (input.userId !== undefined && input.userId !== userId) return err({ kind: 'forbidden' });
  const { day, version, from, to, text } = input;
  const issues = workDayIssues({ from, to, text });
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const at = deps.clock.now();
  const [noDay] = periodIssues({ firstDay: day, lastDay: day });
  if (noDay !== undefined) return invalid('day', noDay.message);
  if (!isWorkDayOpen(day, shanghaiDay(at))) return invalid('day', CLOSED);
  const [before] = await deps.assistantDays.within(userId, day, day);
  const next: AssistantDay = {
    userId,
    day,
    from,
    to,
    text: workText(text),
    version: version + 1,
    gmtCreated: before?.gmtCreated ?? at,
    gmtModified: at,
  };
  // Sent again, because its answer was lost: it is so.
  if (before !== undefined && isSame(before, next)) return ok(viewOf(before));
  if (await deps.assistantDays.put(next)) return ok(viewOf(next));
  const [now] = await deps.assistantDays.within(userId, day, day);
  if (now !== undefined && isSame(now, next)) return ok(viewOf(now));
  return err({
    kind: 'changed-meanwhile',
    now: now === undefined ? {} : { from: now.from, to: now.to, text: now.text },
    version: now?.version ?? 0,
    by: null,
    at: now?.gmtModified ?? at,
  });
};

/** The record of one's own days, for one caller. */
export const assistantDayPort = (deps: AssistantDayDeps, context: CallerContext): AssistantDayPort => ({
  month: (input) => month(deps, context, input),
  save: (input) => save(deps, context, input),
});
