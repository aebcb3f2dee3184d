import { hasRight } from '@ykd/domain/access';
import {
  CLASS_TERM_TITLES,
  CLASS_TERMS_MAX,
  classTermNameIssue,
  usedTermIssue,
  type ClassTermKind,
} from '@ykd/domain/school-class';
import { err, ok, PLACE_STEP, placeBefore, type Result } from '@ykd/domain/shared';
import { auditChange, auditLine, byStaff } from '../audit/draft.js';
import { SORT_MAX } from '../entities/ykd-product.js';
import { changedMeanwhile } from '../people/changed.js';
import type { ClassTerm } from '../ports/school-classes.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { standingNow } from './change.js';
import type { ClassDeps } from './deps.js';
import type { ClassOptions } from './port.js';
import { classOptions } from './view.js';

type Refused = ErrorOf<'invalid-input' | 'entity-not-found' | 'forbidden'>;
type Moved = Refused | ErrorOf<'changed-meanwhile'>;

const invalid = (message: string): Result<never, Refused> =>
  err({ kind: 'invalid-input', issues: [{ field: 'name', message }] });

/** Changes types or stages, which nobody else does meanwhile. */
const changing = async <E = Refused>(
  deps: ClassDeps,
  caller: Caller,
  work: (tx: Parameters<Parameters<ClassDeps['unitOfWork']['transaction']>[0]>[0]) => Promise<E | undefined>,
): Promise<Result<ClassOptions, E | ErrorOf<'forbidden'>>> => {
  const refused = await deps.unitOfWork.transaction(
    async (tx): Promise<E | ErrorOf<'forbidden'> | undefined> => {
      const now = await standingNow(tx, caller);
      if (!hasRight(now.staff, 'classes.define')) return { kind: 'forbidden' };
      await tx.classes.lockTerms();
      return work(tx);
    },
  );
  return refused === undefined ? ok(await classOptions(deps, caller)) : err(refused);
};

/** What the audit log says of a type or a stage. */
const audited = (kind: ClassTermKind, term: ClassTerm | undefined) =>
  term && { termKind: kind, name: term.name };

/** Makes a type or a stage, the last one, or renames one. */
export const saveTerm = async (
  deps: ClassDeps,
  caller: Caller,
  {
    kind,
    id,
    name: typed,
  }: { readonly kind: ClassTermKind; readonly id: string | null; readonly name: string },
): Promise<Result<ClassOptions, Refused>> => {
  const name = typed.trim();
  const message = classTermNameIssue(kind, name);
  if (message !== undefined) return invalid(message);
  const at = deps.clock.now();
  return changing(deps, caller, async ({ classes, audit }) => {
    const terms = await classes.terms(kind);
    const before = terms.find((term) => term.id === id);
    if (id !== null && before === undefined) return { kind: 'entity-not-found' };
    const refused = (text: string): Refused => ({
      kind: 'invalid-input',
      issues: [{ field: 'name', message: text }],
    });
    if (terms.some((term) => term.name === name && term.id !== id))
      return refused(`已经有叫这个名称的${CLASS_TERM_TITLES[kind]}`);
    if (before === undefined && terms.length >= CLASS_TERMS_MAX)
      return refused(`${CLASS_TERM_TITLES[kind]}最多 ${CLASS_TERMS_MAX} 个`);
    const last = Math.max(0, ...terms.map(({ sort }) => sort));
    const changed = { changedBy: caller.user.id, gmtModified: at };
    const after: ClassTerm =
      before === undefined
        ? { id: deps.ids.next(), name, sort: last + PLACE_STEP, version: 1, gmtCreated: at, ...changed }
        : {
            id: before.id,
            name,
            sort: before.sort,
            version: before.version + 1,
            gmtCreated: before.gmtCreated,
            ...changed,
          };
    await classes.putTerm(kind, after);
    const what = { act: 'classes.terms.save', subjectKind: 'class-term', subjectId: after.id, at } as const;
    const lines = auditChange(byStaff(caller), what, audited(kind, before), audited(kind, after));
    for (const line of lines) await audit.append(line);
    return undefined;
  });
};

/** Deletes a type or a stage that no class has. */
export const deleteTerm = (
  deps: ClassDeps,
  caller: Caller,
  { kind, id }: { readonly kind: ClassTermKind; readonly id: string },
): Promise<Result<ClassOptions, Refused>> => {
  const at = deps.clock.now();
  return changing(deps, caller, async ({ classes, audit }) => {
    const before = (await classes.terms(kind)).find((term) => term.id === id);
    if (before === undefined) return { kind: 'entity-not-found' };
    const message = usedTermIssue(kind, before.classes);
    if (message !== undefined) return { kind: 'invalid-input', issues: [{ field: 'id', message }] };
    await classes.deleteTerm(kind, id);
    const what = { act: 'classes.terms.delete', subjectKind: 'class-term', subjectId: id, at } as const;
    const lines = auditChange(byStaff(caller), what, audited(kind, before), undefined);
    for (const line of lines) await audit.append(line);
    return undefined;
  });
};

/**
 * Puts a type or a stage before another one, or last: where it is among those that there are by then. Whoever saw another
 * version of it looks again first.
 */
export const moveTerm = (
  deps: ClassDeps,
  caller: Caller,
  {
    kind,
    id,
    version,
    beforeId,
  }: {
    readonly kind: ClassTermKind;
    readonly id: string;
    readonly version: number;
    readonly beforeId: string | null;
  },
): Promise<Result<ClassOptions, Moved>> => {
  const at = deps.clock.now();
  return changing<Moved>(deps, caller, async (tx) => {
    const { classes, audit } = tx;
    const terms = new Map((await classes.terms(kind)).map(({ classes: _used, ...term }) => [term.id, term]));
    const one = terms.get(id);
    if (one === undefined || (beforeId !== null && !terms.has(beforeId))) return { kind: 'entity-not-found' };
    if (one.version !== version) {
      const { name, sort } = one;
      const other = await changedMeanwhile(tx, { ...one, changedAt: one.gmtModified }, { name, sort });
      return other.ok ? undefined : other.error;
    }
    const changed = { changedBy: caller.user.id, gmtModified: at };
    const moved = placeBefore([...terms.values()], id, beforeId, { least: 0, most: SORT_MAX });
    // Those that make room for it were moved by the same act.
    const batch = moved.length > 1 ? deps.ids.next() : null;
    for (const place of moved) {
      const before = terms.get(place.id);
      if (before === undefined) continue;
      const after = { ...before, sort: place.sort, version: before.version + 1, ...changed };
      await classes.putTerm(kind, after);
      const what = {
        act: 'classes.terms.move',
        subjectKind: 'class-term',
        subjectId: place.id,
        at,
        batch,
      } as const;
      const sorted = ({ name, sort }: ClassTerm) => ({ name, sort, termKind: kind });
      // Of several that are moved each says which it is.
      const fields = { before: sorted(before), after: sorted(after) };
      await audit.append(auditLine(byStaff(caller), what, fields));
    }
    return undefined;
  });
};
