import { schoolClassFields } from '@ykd/application/entities';
import type { ListedClass, ListedClasses } from '@ykd/application/school-class';
import { dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';
import { sql } from 'kysely';
import { rankedNumber } from '@ykd/application/staff-list';
import type { Database } from '../database.js';
import { listReader } from '../list-reader.js';
import { rankedColumn, type ListTable, type Values } from '../list-table.js';
import { limitOf } from '../planned-once.js';
import type { Placeholder } from '../prepared.js';
import { mapping } from '../mapping.js';
import { classTerm } from './class-spelling.js';

const { columns, recordOf } = mapping(schoolClassFields);

const CLASSES: ListTable = {
  id: 'c.id',
  table: sql`school_class as c`,
  select: sql`${sql.join(columns.map((column) => sql.ref(`c.${column}`)))}, t.name as "typeName",
    g.name as "stageName", coalesce(p.name, p.user_name) as "teacherName"`,
  beside: sql`inner join class_type as t on t.id = c.type_id inner join class_stage as g on g.id = c.stage_id
    left join student_summary as p on p.id = c.teacher_id`,
  columns: {
    id: { filter: 'c.id' },
    name: { filter: 'c.name_sort', sort: 'c.name_sort' },
    type: { filter: 'c.type_id' },
    stage: { filter: 'c.stage_id' },
    teacher: { filter: 'c.teacher_id' },
    isFull: { filter: 'c.is_full', common: 0 },
    firstDay: { filter: 'c.first_at', sort: 'c.first_at' },
    lastDay: rankedColumn('c.last_at_sort'),
    members: { filter: 'c.members', sort: 'c.members' },
    gmtCreated: { filter: 'c.gmt_created', sort: 'c.gmt_created' },
  },
  // A school has a few hundred: what a name has within is looked for in the order that they are in.
  source: ({ isCared, isSearched }, param) => ({
    from: sql`school_class as c`,
    where: [
      ...(isCared
        ? [
            sql`(c.teacher_id = ${param('caredBy')} or exists (select 1 from class_assistant as a
              where a.class_id = c.id and a.staff_id = ${param('caredBy')}))`,
          ]
        : []),
      ...(isSearched
        ? [
            sql`(replace(lower(c.name), ${param('part')}, '') <> lower(c.name) or c.id = ${param('number')}
              or replace(c.terms, ${param('term')}, '') <> c.terms)`,
          ]
        : []),
    ],
    isNarrow: false,
  }),
};

/** What a search is looked up by. */
const valuesOf = (search: string): Values | undefined => {
  const text = search.trim();
  return text === '' ? undefined : { number: text, part: text.toLowerCase(), term: classTerm(text) };
};

const startOf = (day: string): number => startOfShanghaiDay(dayIndexOf(day));

/** Classes in the database, as staff look them up. */
export const listedClasses = (database: Database): ListedClasses => {
  type Row = Parameters<typeof recordOf>[0] &
    Pick<ListedClass, 'sortValue' | 'typeName' | 'stageName' | 'teacherName'>;
  const rows = listReader<Row>(database, CLASSES, valuesOf);
  type Asked = { at: number; key: string; limit: number } & Record<
    'archived' | 'toCome' | 'ended' | 'running',
    number
  >;
  const inState = database.prepare((db, param: Placeholder<Asked>) =>
    db
      .selectFrom('school_class')
      .select('id')
      .where('id', '>', sql.lit(''))
      .where(
        sql<boolean>`case when archived_at is not null then ${param('archived')} = 1
          when first_at > ${param('at')} then ${param('toCome')} = 1
          when last_at_sort < ${param('key')} then ${param('ended')} = 1
          else ${param('running')} = 1 end`,
      )
      .orderBy('id')
      .limit(limitOf(param('limit'))),
  );
  return {
    ...rows,
    page: async (order, window, selection) => {
      const { list, hasMore } = await rows.page(order, window, selection);
      return {
        list: list.map((row) => ({
          ...recordOf(row),
          typeName: row.typeName,
          stageName: row.stageName,
          teacherName: row.teacherName,
          sortValue: row.sortValue,
        })),
        hasMore,
      };
    },
    inState: async (states, day, limit) => {
      const has = (state: (typeof states)[number]) => (states.includes(state) ? 1 : 0);
      const at = startOf(day);
      const asked = {
        archived: has('archived'),
        toCome: has('toCome'),
        ended: has('ended'),
        running: has('running'),
      };
      return (await inState.all({ ...asked, at, key: rankedNumber(at), limit })).map(({ id }) => id);
    },
  };
};
