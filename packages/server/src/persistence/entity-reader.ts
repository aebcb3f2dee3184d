import type { EntityName } from '@ykd/application/common-query';
import type { EntityReader, EntityRow } from '@ykd/application/ports';
import type { Database } from './database.js';
import { ENTITY_TABLES } from './entity-columns.js';
import { numbered, usableFilters, type UsableFilters } from './entity-filters.js';
import { countQuery, pageQuery, type ReadParameters } from './entity-query.js';
import { parseJson } from './json.js';
import { LruMap } from './lru-map.js';
import type { Prepared } from './prepared.js';

/** Shapes of SQL that are kept compiled. */
const SHAPES = 500;

const sizes = (filters: UsableFilters) =>
  filters.map(({ field, values }) => ({ field, size: values.length }));
const filterKey = (filters: UsableFilters): string =>
  filters.reduce((key, { field, values }) => `${key};${field}:${values.length}`, '');

/** The names of a list that comes again and again as the same object, joined once. */
const joined = new WeakMap<readonly string[], string>();
const fieldKey = (fields: readonly string[]): string => {
  const known = joined.get(fields);
  if (known !== undefined) return known;
  const key = fields.join();
  joined.set(fields, key);
  return key;
};

/** Generic reads of the database. Values of JSON fields are shared and frozen. */
export const entityReader = (database: Database): EntityReader => {
  const { traits } = database;
  const pages = new LruMap<string, { query: Prepared<ReadParameters, EntityRow>; json: readonly string[] }>(
    SHAPES,
  );
  const counts = new LruMap<string, Prepared<ReadParameters, { readonly count: number }>>(SHAPES);

  return {
    find: async ({ entity: name, fields, filters, sort, limit, offset }) => {
      const entity = ENTITY_TABLES[name];
      const usable = usableFilters(entity, filters);
      if (usable === undefined || limit <= 0) return [];
      const order = sort.reduce((key, part) => `${key};${part.field} ${part.order}`, '');
      const page = pages.getOrMake(`${name}|${fieldKey(fields)}|${filterKey(usable)}|${order}`, () => ({
        query: database.prepare(pageQuery(entity, traits, { fields, filters: sizes(usable), sort }), false),
        json: fields.filter((field) => entity.columns[field]?.type === 'json'),
      }));
      const rows = await page.query.all({ ...numbered(usable), limit, offset });
      if (page.json.length === 0) return rows;
      for (const row of rows as readonly Record<string, unknown>[]) {
        for (const field of page.json) row[field] = parseJson(row[field] as string);
      }
      return rows;
    },
    count: async ({
      entity: name,
      filters,
    }: {
      entity: EntityName;
      filters: Parameters<EntityReader['count']>[0]['filters'];
    }) => {
      const entity = ENTITY_TABLES[name];
      const usable = usableFilters(entity, filters);
      if (usable === undefined) return 0;
      const query = counts.getOrMake(`${name}|${filterKey(usable)}`, () =>
        database.prepare(countQuery(entity, traits, sizes(usable)), false),
      );
      return (await query.first(numbered(usable)))?.count ?? 0;
    },
  };
};
