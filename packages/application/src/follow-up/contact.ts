import { contacted, snoozed, snoozeUntil } from '@ykd/domain/follow-up';
import { ok, shanghaiDay } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import { noteTextOf, writeNote } from '../student-page/written-note.js';
import { actOn } from './act.js';
import type { FollowUpDeps } from './deps.js';
import type { FollowUpPort } from './port.js';

/** He was contacted; a text is kept as a note about him, and nowhere else. */
export const contact = async (
  deps: FollowUpDeps,
  context: CallerContext,
  { text, ...seen }: Parameters<FollowUpPort['contact']>[0],
): ReturnType<FollowUpPort['contact']> => {
  const written = text === undefined || text.trim() === '' ? undefined : noteTextOf(text);
  const noteId = written?.ok ? deps.ids.next() : undefined;
  return actOn(deps, context, seen, async (tx, { userId, caller, reasons, state, at }) => {
    if (written?.ok === false) return written;
    if (written !== undefined && noteId !== undefined) {
      await writeNote(tx, caller, { id: noteId, studentId: userId, text: written.value, at });
    }
    return ok({
      act: 'contact',
      state: contacted(state, reasons, at),
      told: { reasons: reasons.map(({ kind }) => kind) },
      ...(noteId === undefined ? {} : { noteId }),
    });
  });
};

/** He is left alone until a day, unless something more urgent comes. */
export const snooze = (
  deps: FollowUpDeps,
  context: CallerContext,
  { choice, ...seen }: Parameters<FollowUpPort['snooze']>[0],
): ReturnType<FollowUpPort['snooze']> =>
  actOn(deps, context, seen, async (_tx, { reasons, state, at }) => {
    const until = snoozeUntil(choice, at);
    return ok({
      act: 'snooze',
      state: snoozed(state, reasons, { until, at }),
      told: { backAt: until },
      until: shanghaiDay(until),
    });
  });
