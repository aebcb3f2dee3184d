import type { Issue } from '@ykd/domain/member';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { EntityRead } from '../ports/entity-reader.js';
import type { ErrorOf } from '../shared/errors.js';
import type { EntityName } from './entities.js';
import { MAX_FILTER_VALUES } from './limits.js';
import type { EntityParams, EntityQuery } from './port.js';
import {
  entityClass,
  selectionOf,
  type EntityClass,
  type FieldSelection,
  type FieldSpec,
} from './registry.js';

/** A checked query: what to read from the store, and what to compute and answer from it. */
export interface QueryPlan {
  readonly entity: EntityName;
  readonly known: EntityClass;
  /** Fields to answer, stored and derived. */
  readonly fields: readonly string[];
  /** Fields to read. */
  readonly stored: readonly string[];
  readonly filters: EntityRead['filters'];
  readonly sort: EntityRead['sort'];
}

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const isScalar = (value: unknown, type: FieldSpec['type']): value is string | number =>
  type === 'number' ? typeof value === 'number' && Number.isSafeInteger(value) : typeof value === 'string';

const planFilters = (known: EntityClass, params: EntityParams, issues: Issue[]): EntityRead['filters'] => {
  const filters: { field: string; values: readonly (string | number)[] }[] = [];
  for (const name of Object.keys(params)) {
    const value = params[name];
    if (name === 'includeFields' || name === 'sort') continue;
    const field = own(known.aliases, name) ?? name;
    const spec = own(known.fields, field);
    if (spec?.filter !== true) {
      issues.push({ field: name, message: `不支持按 ${name} 查询` });
      continue;
    }
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (values.length > MAX_FILTER_VALUES) {
      issues.push({ field: name, message: `${name} 最多 ${MAX_FILTER_VALUES} 个值` });
    } else if (!values.every((one) => isScalar(one, spec.type))) {
      issues.push({ field: name, message: `${name} 的值类型不正确` });
    } else {
      filters.push({ field, values: values as readonly (string | number)[] });
    }
  }
  return filters;
};

const planFields = (known: EntityClass, params: EntityParams, issues: Issue[]): FieldSelection => {
  if (params.includeFields === undefined) return known.everything;
  const unknown = params.includeFields.filter((name) => !known.everything.fields.includes(name));
  for (const name of unknown) issues.push({ field: 'includeFields', message: `没有字段 ${name}` });
  return selectionOf(known, [...new Set(params.includeFields)]);
};

const planSort = (known: EntityClass, params: EntityParams, issues: Issue[]): EntityRead['sort'] => {
  if (params.sort === undefined || params.sort.length === 0) return known.defaultSort;
  for (const { field } of params.sort) {
    if (own(known.fields, field)?.sort !== true)
      issues.push({ field: 'sort', message: `不支持按 ${field} 排序` });
  }
  const named = new Set(params.sort.map(({ field }) => field));
  // The id at the end makes the order total, so that pages never overlap.
  return named.has('id') ? params.sort : [...params.sort, { field: 'id', order: 'asc' }];
};

const firstPerField = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter((issue, at) => issues.findIndex(({ field }) => field === issue.field) === at);

/** Checks a query against the registry; every name and value that does not fit becomes an issue. */
export const planQuery = (query: EntityQuery): Result<QueryPlan, ErrorOf<'invalid-input'>> => {
  const entity = query.returnClassName;
  const known = entityClass(entity);
  const invalid = (issues: readonly Issue[]): Result<QueryPlan, ErrorOf<'invalid-input'>> =>
    err({ kind: 'invalid-input', issues });
  if (known === undefined) return invalid([{ field: 'returnClassName', message: '未知的类名' }]);
  if (query.paramClassName !== undefined && query.paramClassName !== entity) {
    return invalid([{ field: 'paramClassName', message: '参数类名与返回类名不一致' }]);
  }
  if (query.collectionName !== undefined && query.collectionName !== entity) {
    return invalid([{ field: 'collectionName', message: '集合名与类名不一致' }]);
  }
  const issues: Issue[] = [];
  const filters = planFilters(known, query.params, issues);
  const { fields, stored } = planFields(known, query.params, issues);
  const sort = planSort(known, query.params, issues);
  if (issues.length > 0) return invalid(firstPerField(issues));
  return ok({ entity, known, fields, stored, filters, sort });
};
