import { err, ok } from '@ykd/domain/shared';
import type { EntityRead, EntityReader, EntityRow } from '../ports/entity-reader.js';
import { authenticate, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { planQuery, type QueryPlan } from './plan.js';
import type { EntityQuery } from './port.js';
import { entityClass, forcedFilters } from './registry.js';

export interface CommonQueryDeps extends AuthenticateDeps {
  readonly entities: EntityReader;
}

/** A query that is checked and tied to what this caller may see. */
export interface BoundQuery {
  readonly plan: QueryPlan;
  readonly filters: EntityRead['filters'];
}

/**
 * Checks a query and adds the filters that the caller cannot lift. Asking outright for somebody else's rows is forbidden
 * rather than silently empty, so that a caller's mistake shows.
 */
export const bindQuery = async (
  deps: CommonQueryDeps,
  context: CallerContext,
  query: EntityQuery,
): Outcome<BoundQuery, 'not-logged-in' | 'forbidden' | 'invalid-input'> => {
  const caller = await authenticate(deps, context);
  if (caller === undefined && entityClass(query.returnClassName)?.open === false)
    return err({ kind: 'not-logged-in' });
  const planned = planQuery(query);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const forced = forcedFilters(plan.known, caller);
  const contradicts = plan.filters.some(({ field, values }) =>
    forced.some((one) => one.field === field && values.some((value) => value !== one.value)),
  );
  if (contradicts) return err({ kind: 'forbidden' });
  // An empty list asks for nothing, and stays so; what repeats a forced filter is dropped.
  const asked = plan.filters.filter(
    ({ field, values }) => values.length === 0 || !forced.some((one) => one.field === field),
  );
  const imposed = forced.map(({ field, value }) => ({ field, values: [value] }));
  return ok({ plan, filters: [...imposed, ...asked] });
};

const answerRow = ({ fields, derived }: QueryPlan, row: EntityRow): EntityRow => {
  if (derived === undefined) return row;
  const computed = derived.compute(row);
  const answer: Record<string, unknown> = {};
  for (const name of fields) answer[name] = (Object.hasOwn(computed, name) ? computed : row)[name];
  return answer;
};

/** Reads rows of a bound query, with the derived fields computed. */
export const readRows = async (
  deps: CommonQueryDeps,
  { plan, filters }: BoundQuery,
  window: { readonly limit: number; readonly offset: number },
): Promise<readonly EntityRow[]> => {
  const { known, stored, sort } = plan;
  const rows = await deps.entities.find({ entity: known.name, fields: stored, filters, sort, ...window });
  return rows.map((row) => answerRow(plan, row));
};
