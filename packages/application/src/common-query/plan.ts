import type { Issue } from '@ykd/domain/member';
import { err, ok, type Result } from '@ykd/domain/shared';
import { isText, type AnyField } from '../entity/field.js';
import type { EntityRead } from '../ports/entity-reader.js';
import type { ErrorOf } from '../shared/errors.js';
import { createIssueList, ISSUE_FIELD_MAX, type IssueList } from '../shared/issue-list.js';
import { MAX_FILTER_VALUES } from './limits.js';
import type { EntityParams, EntityQuery } from './port.js';
import { entityClass, selectionOf, type EntityClass, type FieldSelection } from './registry.js';

/** A checked query: what to read from the store, and what to compute and answer from it. */
export interface QueryPlan extends FieldSelection {
  readonly known: EntityClass;
  readonly filters: EntityRead['filters'];
  readonly sort: EntityRead['sort'];
}

const isScalar = (value: unknown, field: AnyField): value is string | number =>
  isText(field) ? typeof value === 'string' : Number.isSafeInteger(value);

const planFilters = (known: EntityClass, params: EntityParams, issues: IssueList): EntityRead['filters'] => {
  const filters: { field: string; values: readonly (string | number)[] }[] = [];
  for (const name of Object.keys(params)) {
    const value = params[name];
    if (name === 'includeFields' || name === 'sort') continue;
    const field = (Object.hasOwn(known.aliases, name) ? known.aliases[name] : undefined) ?? name;
    const spec = known.filters.includes(field) ? known.fields[field] : undefined;
    if (spec === undefined) {
      issues.add(name, (shown) => `不支持按 ${shown} 查询`);
      continue;
    }
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (values.length > MAX_FILTER_VALUES) {
      issues.add(name, (shown) => `${shown} 最多 ${MAX_FILTER_VALUES} 个值`);
    } else if (!values.every((one) => isScalar(one, spec))) {
      issues.add(name, (shown) => `${shown} 的值类型不正确`);
    } else {
      filters.push({ field, values: values as readonly (string | number)[] });
    }
  }
  return filters;
};

const planFields = (known: EntityClass, params: EntityParams, issues: IssueList): FieldSelection => {
  if (params.includeFields === undefined) return known.everything;
  const unknown = params.includeFields.filter((name) => !known.everything.fields.includes(name));
  if (params.includeFields.length === 0) issues.add('includeFields', () => 'includeFields 至少要有一个字段');
  for (const name of unknown) issues.add('includeFields', () => `没有字段 ${name.slice(0, ISSUE_FIELD_MAX)}`);
  return selectionOf(known, [...new Set(params.includeFields)]);
};

const planSort = (known: EntityClass, params: EntityParams, issues: IssueList): EntityRead['sort'] => {
  if (params.sort === undefined || params.sort.length === 0) return known.defaultSort;
  for (const { field } of params.sort) {
    if (!known.sorts.includes(field)) {
      issues.add('sort', () => `不支持按 ${field.slice(0, ISSUE_FIELD_MAX)} 排序`);
    }
  }
  const named = new Set(params.sort.map(({ field }) => field));
  // The id at the end makes the order total, so that pages never overlap.
  return named.has('id') ? params.sort : [...params.sort, { field: 'id', order: 'asc' }];
};

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
  const issues = createIssueList();
  const filters = planFilters(known, query.params, issues);
  const selection = planFields(known, query.params, issues);
  const sort = planSort(known, query.params, issues);
  const found = issues.all();
  if (found.length > 0) return invalid(found);
  return ok({ known, ...selection, filters, sort });
};
