import { classEventIssues, nextReminder, type ClassEventSetting } from '@ykd/domain/school-class';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange } from '../audit/draft.js';
import type { AuditAct } from '../entities/audit-entry.js';
import { changed, changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { ClassEvent } from '../ports/class-events.js';
import type { Tx } from '../ports/unit-of-work.js';
import { onClass, type ClassAct } from '../school-class/on-class.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { ClassEventDeps } from './deps.js';
import { CLASS_EVENTS_MAX, type ClassScheduleView, type SeenEvent } from './port.js';
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
const remindAtOf = (
  event: ClassEventSetting & Pick<ClassEvent, 'cancelledAt'>,
  now: number,
): number | null => (event.cancelledAt === null ? (nextReminder(event, now)?.at ?? null) : null);

/** What the audit log says of an event. */
const audited = (event: ClassEvent | undefined) =>
  event && {
    eventId: event.id,
    eventKind: event.kind,
    heading: event.title,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    repeatsUntil: event.repeatsUntil,
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
  classId: string,
  done: Result<null, E>,
): Promise<Result<ClassScheduleView, E>> =>
  done.ok ? ok(await scheduleOf(deps, { id: classId, archivedAt: null })) : done;

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
  const done = await onClass(deps, caller, { classId, what: WHAT }, async (tx, _one, act) => {
    if ((await tx.classEvents.countOf(classId)) >= CLASS_EVENTS_MAX)
      return invalid('title', `一个班的日程最多 ${CLASS_EVENTS_MAX} 项`);
    const event: ClassEvent = {
      id,
      classId,
      ...setting,
      cancelledAt: null,
      remindAt: remindAtOf({ ...setting, cancelledAt: null }, act.at),
      version: 1,
      changedBy: caller.user.id,
      changedAt: act.at,
    };
    await tx.classEvents.put(event);
    await writeLines(tx, 'classes.event.add', act, classId, [undefined, event]);
    return ok(null);
  });
  return after(deps, classId, done);
};

/** Works on an event of which the caller saw the version that it has. */
const onSeen = async (
  deps: ClassEventDeps,
  caller: Caller,
  { classId, eventId, version }: SeenEvent,
  work: (tx: Tx, event: ClassEvent, act: ClassAct) => Promise<void>,
): Promise<Result<ClassScheduleView, Changed>> => {
  const done = await onClass<null, Changed>(deps, caller, { classId, what: WHAT }, async (tx, _one, act) => {
    const event = await tx.classEvents.find(classId, eventId);
    if (event === undefined) return notFound();
    if (event.version !== version) return changedMeanwhile(tx, event, settingOf(event));
    await work(tx, event, act);
    return ok(null);
  });
  return after(deps, classId, done);
};

/** Changes fields of an event, and when students are told of it. */
const change = async (
  tx: Tx,
  caller: Caller,
  event: ClassEvent,
  fields: Partial<ClassEvent>,
  [what, act]: readonly [what: AuditAct, act: ClassAct],
): Promise<void> => {
  const next = changed(event, fields, caller.user.id, act.at);
  await tx.classEvents.put({ ...next, remindAt: remindAtOf(next, act.at) });
  await writeLines(tx, what, act, event.classId, [event, next]);
};

/** Another time, place or anything else of an event. */
export const editEvent = async (
  deps: ClassEventDeps,
  caller: Caller,
  { classId, eventId, version, ...typed }: SeenEvent & ClassEventSetting,
): Promise<Result<ClassScheduleView, Changed>> => {
  const setting = settingOf(typed);
  const issues = classEventIssues(setting);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  return onSeen(deps, caller, { classId, eventId, version }, (tx, event, act) =>
    change(tx, caller, event, setting, ['classes.event.edit', act]),
  );
};

/** An event does not take place, or does after all. */
export const cancelEvent = (
  deps: ClassEventDeps,
  caller: Caller,
  { isCancelled, ...seen }: SeenEvent & { readonly isCancelled: boolean },
): Promise<Result<ClassScheduleView, Changed>> =>
  onSeen(deps, caller, seen, async (tx, event, act) => {
    if (isCancelled === (event.cancelledAt !== null)) return;
    const cancelledAt = isCancelled ? act.at : null;
    await change(tx, caller, event, { cancelledAt }, ['classes.event.cancel', act]);
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
  });
