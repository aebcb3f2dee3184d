import { reachOf } from '@ykd/domain/access';
import type { Audience } from '@ykd/domain/activity';
import { issuesOf } from '@ykd/domain/member';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import { changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { Tx } from '../ports/unit-of-work.js';
import { standingNow } from '../school-class/change.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { ActivityDeps } from './deps.js';
import type { Kind, Stamp } from './kinds.js';
import type { AudienceNames } from './words.js';

type Refused = ErrorOf<'forbidden' | 'invalid-input' | 'entity-not-found' | 'changed-meanwhile'>;

/** Which one, in the version that was seen; 0: there is none yet. */
export interface SeenOne {
  readonly key: string;
  readonly version: number;
}

/** Whether somebody may change what is for an audience: whoever does not reach everybody has his own classes alone. */
export const mayRun = (
  caller: Pick<Caller, 'staff'>,
  classIds: ReadonlySet<string>,
  audience: Audience | undefined,
): boolean =>
  reachOf(caller.staff, 'activities.manage') === 'all' ||
  (audience?.kind === 'class' && audience.ids.length > 0 && audience.ids.every((id) => classIds.has(id)));

/** How far a caller reaches by now: what others decided since he called counts. */
const reachNow = async (tx: Tx, caller: Caller) => {
  const now = await standingNow(tx, caller);
  await tx.activities.lock();
  const reach = reachOf(now.staff, 'activities.manage');
  if (reach === 'none') return undefined;
  const classIds = reach === 'all' ? [] : await tx.classes.idsOfStaff(caller.user.id);
  const own = new Set(classIds);
  return (audience: Audience | undefined) => mayRun(now, own, audience);
};

/** What the products, classes and tags of audiences are called. */
const namesIn = async (
  { activities }: Pick<Tx, 'activities'>,
  audiences: readonly (Audience | undefined)[],
): Promise<AudienceNames> => {
  const names = new Map<string, string>();
  for (const audience of audiences) {
    if (audience === undefined || audience.kind === 'all') continue;
    for (const [id, name] of await activities.namesOf(audience)) names.set(id, name);
  }
  // Two of one name are told apart: who takes one in place of the other has changed something.
  const shared = new Set([...names.values()].filter((name, at, all) => all.indexOf(name) !== at));
  for (const [id, name] of names) if (shared.has(name)) names.set(id, `${name}（${id}）`);
  return names;
};

/** The fields of a form, as a refusal tells of them. */
const fieldsOf = (form: object): Readonly<Record<string, unknown>> => ({ ...form });

const MISSING = '选的商品、班级或标签有的已经不在了，请重新选';
const NOT_OWN = '班主任与助教只能面向自己带的班级';

/** Stores one as staff wrote it, new or in place of the version that was seen. */
export const keepOne = <Form extends object, Stored extends Stamp>(
  deps: Pick<ActivityDeps, 'clock' | 'ids' | 'unitOfWork'>,
  caller: Caller,
  kind: Kind<Form, Stored>,
  { key, version }: SeenOne,
  typed: Form,
): Promise<Result<null, Refused>> => {
  const at = deps.clock.now();
  return deps.unitOfWork.transaction(async (tx): Promise<Result<null, Refused>> => {
    const mayChange = await reachNow(tx, caller);
    if (mayChange === undefined) return err({ kind: 'forbidden' });
    const rows = kind.rows(tx.activities);
    const before = key === '' ? undefined : await rows.find(key);
    const form = kind.settled(typed, before);
    if (version > 0) {
      if (before === undefined) return notFound();
      const was = kind.formOf(before);
      if (!mayChange(kind.audienceOf(was))) return err({ kind: 'forbidden' });
      if (before.version !== version) return changedMeanwhile(tx, before, fieldsOf(was));
    } else {
      if (before !== undefined) return invalid(kind.key, `已经有这样的${kind.title}了，请换一个`);
      if ((await rows.count()) >= kind.most) return invalid(kind.key, `${kind.title}最多 ${kind.most} 个`);
    }
    const audience = kind.audienceOf(form);
    // Only super administrators change what is for no students.
    if (audience === undefined && !mayChange(audience)) return err({ kind: 'forbidden' });
    const earlier = before && kind.audienceOf(kind.formOf(before));
    const there = await namesIn(tx, [audience]);
    const names = await namesIn(tx, [earlier, audience]);
    // One that is gone may stay where it was: whoever changes a text need not choose anew.
    const kept = new Set(earlier?.kind === audience?.kind ? earlier?.ids : []);
    const isMissing = audience?.ids.some((id) => !there.has(id) && !kept.has(id)) === true;
    const issues = [
      ...issuesOf([[kind.key, version === 0 ? kind.keyIssue?.(key) : undefined]]),
      ...kind.issues(form),
    ];
    if (audience !== undefined && !issues.some(({ field }) => field === 'audience')) {
      if (isMissing) issues.push({ field: 'audience', message: MISSING });
      else if (!mayChange(audience)) issues.push({ field: 'audience', message: NOT_OWN });
    }
    const lost = before && (await kind.changeIssue?.(before, form, tx));
    if (lost !== undefined) issues.push(lost);
    if (issues.length > 0) return err({ kind: 'invalid-input', issues });
    const after = {
      ...kind.record(form, key, before, deps.ids),
      // One that was removed and made anew under its name is another one: who saw the first has not seen it.
      version: before === undefined ? at : version + 1,
      changedBy: caller.user.id,
      changedAt: at,
    } as Stored;
    const what = { act: kind.save, subjectKind: kind.subject, subjectId: kind.keyOf(after), at } as const;
    const said = [before, after].map((one) => one && kind.audited(one, names));
    const lines = auditChange(byStaff(caller), what, said[0], said[1]);
    // Saved as it was, it is as it was.
    if (lines.length === 0 && before !== undefined) return ok(null);
    await rows.put(after);
    for (const line of lines) await tx.audit.append(line);
    return ok(null);
  });
};

/** Removes one that stands as it was seen. */
export const removeOne = <Form extends object, Stored extends Stamp>(
  deps: Pick<ActivityDeps, 'clock' | 'unitOfWork'>,
  caller: Caller,
  kind: Kind<Form, Stored>,
  { key, version }: SeenOne,
): Promise<Result<null, Refused>> => {
  const at = deps.clock.now();
  return deps.unitOfWork.transaction(async (tx): Promise<Result<null, Refused>> => {
    const mayChange = await reachNow(tx, caller);
    if (mayChange === undefined) return err({ kind: 'forbidden' });
    const rows = kind.rows(tx.activities);
    const before = await rows.find(key);
    if (before === undefined) return notFound();
    const was = kind.formOf(before);
    if (!mayChange(kind.audienceOf(was))) return err({ kind: 'forbidden' });
    if (before.version !== version) return changedMeanwhile(tx, before, fieldsOf(was));
    const message = await kind.removalIssue?.(before, tx);
    if (message !== undefined) return invalid(kind.key, message);
    const names = await namesIn(tx, [kind.audienceOf(was)]);
    await rows.remove(key);
    const what = { act: kind.remove, subjectKind: kind.subject, subjectId: key, at } as const;
    const lines = auditChange(byStaff(caller), what, kind.audited(before, names), undefined);
    for (const line of lines) await tx.audit.append(line);
    return ok(null);
  });
};
