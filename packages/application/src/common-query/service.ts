import { DEFAULT_PAGE_NUM, DEFAULT_PAGE_SIZE, err, ok } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { EntityName } from '../entities/entities.js';
import { MAX_OFFSET, MAX_PAGE_SIZE, MAX_QUERY_ROWS } from './limits.js';
import type { CommonQueryPort, EntityQuery, Row } from './port.js';
import { bindQuery, readRows, type CommonQueryDeps } from './read.js';

type ReadError = 'not-logged-in' | 'forbidden' | 'invalid-input';

/** Checks the window of a page; undefined when it is fine. */
const pageIssue = (pageSize: number, pageNum: number): { field: string; message: string } | undefined => {
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > MAX_PAGE_SIZE) {
    return { field: 'pageSize', message: `每页条数必须是 1 到 ${MAX_PAGE_SIZE} 的整数` };
  }
  if (!Number.isInteger(pageNum) || pageNum < 0 || pageNum * pageSize > MAX_OFFSET) {
    return { field: 'pageNum', message: '页码不正确' };
  }
  return undefined;
};

/** The generic reads for one caller. */
export const commonQueryPort = (deps: CommonQueryDeps, context: CallerContext): CommonQueryPort => {
  const first = async <C extends EntityName>(query: EntityQuery<C>): Outcome<Row<C> | null, ReadError> => {
    const bound = await bindQuery(deps, context, query);
    if (!bound.ok) return bound;
    const [row] = await readRows(deps, bound.value, { limit: 1, offset: 0 });
    return ok((row as Row<C> | undefined) ?? null);
  };

  return {
    query: async <C extends EntityName>(query: EntityQuery<C>) => {
      const bound = await bindQuery(deps, context, query);
      if (!bound.ok) return bound;
      const rows = await readRows(deps, bound.value, { limit: MAX_QUERY_ROWS + 1, offset: 0 });
      if (rows.length > MAX_QUERY_ROWS) return err({ kind: 'too-many-rows', limit: MAX_QUERY_ROWS });
      return ok(rows as readonly Row<C>[]);
    },
    queryForPage: async <C extends EntityName>(
      query: EntityQuery<C>,
      { pageSize = DEFAULT_PAGE_SIZE, pageNum = DEFAULT_PAGE_NUM } = {},
    ) => {
      const issue = pageIssue(pageSize, pageNum);
      if (issue !== undefined) return err({ kind: 'invalid-input', issues: [issue] });
      const bound = await bindQuery(deps, context, query);
      if (!bound.ok) return bound;
      const entity = bound.value.plan.known.name;
      const [rows, total] = await Promise.all([
        readRows(deps, bound.value, { limit: pageSize, offset: pageNum * pageSize }),
        deps.entities.count({ entity, filters: bound.value.filters }),
      ]);
      return ok({ list: rows as readonly Row<C>[], total, pageNum, pageSize });
    },
    findById: (query, id) => first({ ...query, params: { ...query.params, id } }),
    findOne: first,
  };
};
