import { err, ok, type Result } from '@ykd/domain/shared';
import type { StaffMember } from '@ykd/domain/access';
import type { Forbidden, InvalidInput } from '../shared/errors.js';
import type { ListDescription } from './description.js';
import { planOf, type ListFilter, type Selection } from './plan.js';

/** How many rows can be named one by one. */
export const TARGET_IDS_MAX = 1_000;
/** How many rows a bulk act takes at once. */
const BATCH = 500;

/**
 * Which rows of a list a bulk act or an export is for: those that are named, or all that a filter finds but for some. A
 * filter that says nothing stands for the whole list, which must be said on purpose.
 */
export type ListTarget<D extends ListDescription> =
  | { readonly ids: readonly string[] }
  | { readonly filter: ListFilter<D>; readonly except: readonly string[]; readonly all?: true };

/** What resolves a target: the ids of a selection in their order, those behind `after`. */
export interface ListIds {
  ids(
    selection: Selection,
    window: { readonly after: string; readonly limit: number },
  ): Promise<readonly string[]>;
}

/**
 * How far the number of rows that somebody saw may be from that of now: one in so many, because in the meantime some come and
 * go. Where there are fewer, each of them counts.
 */
const SLACK_EVERY = 20;

/** Whether a filter finds so many rows more or fewer than somebody saw that he should look again before he changes them. */
export const isOtherCount = (seen: number, found: number): boolean =>
  Math.abs(seen - found) > seen / SLACK_EVERY;

const invalid = (message: string) =>
  err({ kind: 'invalid-input', issues: [{ field: 'target', message }] } as const);

/** The ids of a selection, batch by batch, each of them once however rows come and go. */
async function* batchesOf(
  list: ListIds,
  selection: Selection,
  except: ReadonlySet<string>,
): AsyncGenerator<readonly string[], void> {
  let after = '';
  for (;;) {
    const found = await list.ids(selection, { after, limit: BATCH });
    const last = found.at(-1);
    if (last === undefined) return;
    after = last;
    const wanted = found.filter((id) => !except.has(id));
    if (wanted.length > 0) yield wanted;
  }
}

/**
 * The rows of a target as somebody's list finds them, in batches by key: with the same rights and the same reach as its
 * pages, so that an id that he does not see is not among them.
 */
export const targetOf = <D extends ListDescription>(
  list: D,
  rows: ListIds,
  caller: { readonly userId: string; readonly staff: StaffMember | undefined },
  target: ListTarget<D>,
): Result<AsyncGenerator<readonly string[], void>, Forbidden | InvalidInput> => {
  const isNamed = 'ids' in target;
  const named = isNamed ? target.ids : target.except;
  if (named.length > TARGET_IDS_MAX) return invalid(`一次最多点名 ${TARGET_IDS_MAX} 条`);
  const plan = planOf(list, caller, (isNamed ? {} : target.filter) as ListFilter<D>);
  if (!plan.ok) return plan;
  const { selection } = plan.value;
  if (isNamed) return ok(batchesOf(rows, { ...selection, ids: target.ids }, new Set()));
  const saysNothing =
    selection.tests.length === 0 && selection.search === undefined && selection.ids === undefined;
  if (saysNothing !== (target.all === true))
    return invalid('没有筛选条件时，要写明是全部；有筛选条件时，不能写全部');
  return ok(batchesOf(rows, selection, new Set(target.except)));
};
