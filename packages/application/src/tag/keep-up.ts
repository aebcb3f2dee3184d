import { hasRight } from '@ykd/domain/access';
import { isShownTag, tagIssues, TAGS_MAX, tagShow, usedTagIssue, type TagForm } from '@ykd/domain/member';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import { changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { TagDefinition } from '../ports/student-tags.js';
import type { Tx } from '../ports/unit-of-work.js';
import { standingNow } from '../school-class/change.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { TagDeps } from './deps.js';
import { tagLines } from './lines.js';
import type { TagLine } from './port.js';

type Refused = ErrorOf<'forbidden' | 'invalid-input'>;
type Other = ErrorOf<'entity-not-found' | 'changed-meanwhile'>;
interface Seen {
  readonly id: string;
  readonly version: number;
}

const trimmed = ({ name, color, description, isShown }: TagForm): TagForm => ({
  name: name.trim(),
  color,
  description: description.trim(),
  isShown,
});

/** What a form says of a tag. */
const formOf = ({ name, color, description, show }: TagDefinition): TagForm => ({
  name,
  color,
  description,
  isShown: isShownTag({ lable: { show } }),
});

/** Changes tags, which nobody else does meanwhile. */
const keepingUp = async <E extends Refused | Other>(
  deps: TagDeps,
  caller: Caller,
  work: (tx: Tx) => Promise<Result<null, E>>,
): Promise<Result<readonly TagLine[], E | ErrorOf<'forbidden'>>> => {
  const done = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<null, E | ErrorOf<'forbidden'>>> => {
      const now = await standingNow(tx, caller);
      return hasRight(now.staff, 'classes.define') ? work(tx) : err({ kind: 'forbidden' });
    },
  );
  return done.ok ? ok(await tagLines(deps)) : done;
};

const write = async (
  { tags, audit }: Tx,
  caller: Caller,
  { act, at }: { readonly act: 'tags.save' | 'tags.delete'; readonly at: number },
  before: TagDefinition | undefined,
  after: TagDefinition | undefined,
): Promise<Result<null, never>> => {
  const subjectId = after?.id ?? before?.id ?? '';
  if (after === undefined) await tags.remove(subjectId);
  else await tags.put(after);
  const said = [before, after].map((tag) => tag && formOf(tag));
  const lines = auditChange(byStaff(caller), { act, subjectKind: 'tag', subjectId, at }, said[0], said[1]);
  for (const line of lines) await audit.append(line);
  return ok(null);
};

/** Makes a tag. */
export const makeTag = (deps: TagDeps, caller: Caller, typed: TagForm) => {
  const form = trimmed(typed);
  const at = deps.clock.now();
  return keepingUp(deps, caller, async (tx): Promise<Result<null, Refused>> => {
    const tags = await tx.tags.all();
    const issues = tagIssues(
      form,
      tags.map(({ name }) => name),
    );
    if (issues.length > 0) return err({ kind: 'invalid-input', issues });
    if (tags.length >= TAGS_MAX) return invalid('name', `标签最多 ${TAGS_MAX} 个`);
    const { isShown, ...said } = form;
    const kept = { version: 1, changedBy: caller.user.id, gmtModified: at };
    return write(tx, caller, { act: 'tags.save', at }, undefined, {
      id: deps.ids.next(),
      ...said,
      show: tagShow(isShown),
      ...kept,
    });
  });
};

/** A tag in the version that was seen; otherwise what it is by now. */
const seenTag = async (tx: Tx, { id, version }: Seen): Promise<Result<TagDefinition, Other>> => {
  const tag = await tx.tags.hold(id);
  if (tag === undefined) return notFound();
  if (tag.version === version) return ok(tag);
  return changedMeanwhile(tx, { ...tag, changedAt: tag.gmtModified }, { ...formOf(tag) });
};

/** Changes what a tag says. */
export const changeTag = (deps: TagDeps, caller: Caller, { id, version, ...typed }: Seen & TagForm) => {
  const form = trimmed(typed);
  const at = deps.clock.now();
  return keepingUp(deps, caller, async (tx): Promise<Result<null, Refused | Other>> => {
    const found = await seenTag(tx, { id, version });
    if (!found.ok) return found;
    const before = found.value;
    const others = (await tx.tags.all()).filter((tag) => tag.id !== id).map(({ name }) => name);
    const issues = tagIssues(form, others, before.color);
    if (issues.length > 0) return err({ kind: 'invalid-input', issues });
    const { isShown, ...said } = form;
    return write(tx, caller, { act: 'tags.save', at }, before, {
      id,
      ...said,
      show: tagShow(isShown),
      version: version + 1,
      changedBy: caller.user.id,
      gmtModified: at,
    });
  });
};

/** Deletes a tag that nobody has. */
export const removeTag = (deps: TagDeps, caller: Caller, seen: Seen) => {
  const at = deps.clock.now();
  return keepingUp(deps, caller, async (tx): Promise<Result<null, Refused | Other>> => {
    const found = await seenTag(tx, seen);
    if (!found.ok) return found;
    const message = usedTagIssue(await tx.tags.studentsWith(seen.id));
    if (message !== undefined) return invalid('id', message);
    return write(tx, caller, { act: 'tags.delete', at }, found.value, undefined);
  });
};
