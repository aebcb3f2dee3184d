import {
  classEventIssues,
  eventNews,
  keptChanges,
  nextReminder,
  timeChangeIssues,
  withTimeChange,
  type ClassEventSetting,
  type EventTimes,
  type KnownTimes,
  type TimeChange,
} from '@ykd/domain/school-class';
import { err, ok, shanghaiMinute, type Result } from '@ykd/domain/shared';
import { auditChange } from '../audit/draft.js';
import type { AuditAct } from '../entities/audit-entry.js';
import { changed, changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { ClassEvent } from '../ports/class-events.js';
import type { SchoolClass, WholeClass } from '../ports/school-classes.js';
import type { Tx } from '../ports/unit-of-work.js';
import { onClass, type ClassAct } from '../school-class/on-class.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { ClassEventDeps } from './deps.js';
import { CLASS_EVENTS_MAX, EVENT_NEWS_WAIT_MS, type ClassScheduleView, type SeenEvent } from './port.js';
import { scheduleOf } from './view.js';

type Asked = ErrorOf<'entity-not-found' | 'invalid-input'>;
type Changed = Asked | ErrorOf<'changed-meanwhile'>;

/** Of an archived class nobody changes this. */
const WHAT = '日程';

/** What staff decide about an event, without white space at the ends of texts. */
const settingOf = ({
  kind,
  title,
  startsAt,
  endsAt,
  repeatsUntil,
  place,
  link,
}: ClassEventSetting): ClassEventSetting => ({
  kind,
  title: title.trim(),
  startsAt,
  endsAt,
  repeatsUntil,
  place: place.trim(),
  link: link.trim(),
});

/** When students are told of it next, as it is from now on. */
const remindAtOf = (event: Pick<ClassEvent, 'kind' | keyof KnownTimes>, now: number): number | null =>
  event.cancelledAt === null ? (nextReminder(event, now)?.at ?? null) : null;

const knownOf = ({ startsAt, endsAt, repeatsUntil, changes, cancelledAt }: KnownTimes): KnownTimes => ({
  startsAt,
  endsAt,
  repeatsUntil,
  changes,
  cancelledAt,
});

/**
 * What students are to be told of an event that was changed, and when: against what they know, so that what is taken back before is
 * told to nobody.
 */
const newsOf = (before: ClassEvent, now: KnownTimes, at: number): Pick<ClassEvent, 'known' | 'newsAt'> => {
  const known = before.known ?? knownOf(before);
  return eventNews(known, now, at) === undefined
    ? { known: null, newsAt: null }
    : { known, newsAt: at + EVENT_NEWS_WAIT_MS };
};

/** A single time that is another one, as whoever reads the log reads it. */
const timeWords = ({ of, to }: TimeChange): string => {
  const was = shanghaiMinute(of);
  if (to === null) return `${was} 取消`;
  const end = to.endsAt === null ? '' : `–${shanghaiMinute(to.endsAt)}`;
  return `${was} 改到 ${shanghaiMinute(to.startsAt)}${end}`;
};

/** What the audit log says of an event. */
const audited = (event: ClassEvent | undefined) =>
  event && {
    eventId: event.id,
    eventKind: event.kind,
    heading: event.title,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    repeatsUntil: event.repeatsUntil,
    ...(event.changes.length === 0 ? {} : { times: event.changes.map(timeWords) }),
    place: event.place,
    link: event.link,
    cancelledAt: event.cancelledAt,
  };

const writeLines = async (
  { audit }: Pick<Tx, 'audit'>,
  act: AuditAct,
  { by, at }: ClassAct,
  classId: string,
  change: readonly [before: ClassEvent | undefined, after: ClassEvent | undefined],
): Promise<void> => {
  const what = { act, subjectKind: 'class', subjectId: classId, at } as const;
  for (const line of auditChange(by, what, audited(change[0]), audited(change[1]))) await audit.append(line);
};

/** The schedule after a change. */
const after = async <E>(
  deps: ClassEventDeps,
  done: Result<Pick<SchoolClass, 'id' | 'archivedAt' | 'members'>, E>,
): Promise<Result<ClassScheduleView, E>> => (done.ok ? ok(await scheduleOf(deps, done.value)) : done);

/** Puts an event into the schedule of a class. */
export const addEvent = async (
  deps: ClassEventDeps,
  caller: Caller,
  { classId, ...typed }: ClassEventSetting & { readonly classId: string },
): Promise<Result<ClassScheduleView, Asked>> => {
  const setting = settingOf(typed);
  const issues = classEventIssues(setting);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const id = deps.ids.next();
  const done = await onClass(deps, caller, { classId, what: WHAT }, async (tx, one, act) => {
    if ((await tx.classEvents.countOf(classId)) >= CLASS_EVENTS_MAX)
      return invalid('title', `一个班的日程最多 ${CLASS_EVENTS_MAX} 项`);
    const event: ClassEvent = {
      id,
      classId,
      ...setting,
      changes: [],
      cancelledAt: null,
      remindAt: remindAtOf({ ...setting, changes: [], cancelledAt: null }, act.at),
      known: null,
      newsAt: null,
      version: 1,
      changedBy: caller.user.id,
      changedAt: act.at,
    };
    await tx.classEvents.put(event);
    await writeLines(tx, 'classes.event.add', act, classId, [undefined, event]);
    return ok(one);
  });
  return after(deps, done);
};

/** Works on an event of which the caller saw the version that it has. */
const onSeen = async (
  deps: ClassEventDeps,
  caller: Caller,
  { classId, eventId, version }: SeenEvent,
  work: (tx: Tx, event: ClassEvent, act: ClassAct) => Promise<Result<void, Changed>>,
): Promise<Result<ClassScheduleView, Changed>> => {
  const about = { classId, what: WHAT };
  const done = await onClass<WholeClass, Changed>(deps, caller, about, async (tx, one, act) => {
    const event = await tx.classEvents.find(classId, eventId);
    if (event === undefined) return notFound();
    if (event.version !== version) return changedMeanwhile(tx, event, settingOf(event));
    const worked = await work(tx, event, act);
    return worked.ok ? ok(one) : worked;
  });
  return after(deps, done);
};

/** Changes fields of an event, and when students are told of it. */
const change = async (
  tx: Tx,
  caller: Caller,
  event: ClassEvent,
  fields: Partial<ClassEvent>,
  [what, act]: readonly [what: AuditAct, act: ClassAct],
): Promise<Result<void, never>> => {
  const next = changed(event, fields, caller.user.id, act.at);
  await tx.classEvents.put({ ...next, remindAt: remindAtOf(next, act.at), ...newsOf(event, next, act.at) });
  await writeLines(tx, what, act, event.classId, [event, next]);
  return ok(undefined);
};

/** Another time, place or anything else of an event; of single times those stay others that it still has. */
export const editEvent = async (
  deps: ClassEventDeps,
  caller: Caller,
  { classId, eventId, version, ...typed }: SeenEvent & ClassEventSetting,
): Promise<Result<ClassScheduleView, Changed>> => {
  const setting = settingOf(typed);
  const issues = classEventIssues(setting);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  return onSeen(deps, caller, { classId, eventId, version }, (tx, event, act) =>
    change(tx, caller, event, { ...setting, changes: keptChanges({ ...setting, changes: event.changes }) }, [
      'classes.event.edit',
      act,
    ]),
  );
};

/** An event does not take place, or does after all. */
export const cancelEvent = (
  deps: ClassEventDeps,
  caller: Caller,
  { isCancelled, ...seen }: SeenEvent & { readonly isCancelled: boolean },
): Promise<Result<ClassScheduleView, Changed>> =>
  onSeen(deps, caller, seen, async (tx, event, act) => {
    if (isCancelled === (event.cancelledAt !== null)) return ok(undefined);
    const cancelledAt = isCancelled ? act.at : null;
    return change(tx, caller, event, { cancelledAt }, ['classes.event.cancel', act]);
  });

/** One time of an event does not take place, is at another time, or is as each week. */
export const changeTime = (
  deps: ClassEventDeps,
  caller: Caller,
  { of, to, ...seen }: SeenEvent & { readonly of: number; readonly to?: EventTimes | null | undefined },
): Promise<Result<ClassScheduleView, Changed>> =>
  onSeen(deps, caller, seen, async (tx, event, act) => {
    const issues = to === undefined ? [] : timeChangeIssues(event, of, to);
    if (issues.length > 0) return err({ kind: 'invalid-input', issues });
    const changes = withTimeChange(event.changes, of, to);
    return change(tx, caller, event, { changes }, ['classes.event.time', act]);
  });

/** Deletes an event. */
export const removeEvent = (
  deps: ClassEventDeps,
  caller: Caller,
  seen: SeenEvent,
): Promise<Result<ClassScheduleView, Changed>> =>
  onSeen(deps, caller, seen, async (tx, event, act) => {
    await tx.classEvents.remove(event.id);
    await writeLines(tx, 'classes.event.delete', act, event.classId, [event, undefined]);
    return ok(undefined);
  });
