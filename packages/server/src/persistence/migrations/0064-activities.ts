import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** The ten campaigns with their days, as they were when campaigns came into the database. */
const CAMPAIGNS = [
  ['2025_summer_arena', '2025 暑期王者竞技场', '2025-07-11', '2025-08-18'],
  ['2025_march', '2025 年三月打卡', '2025-03-01', '2025-03-31'],
  ['2024_october', '2024 年十月打卡', '2024-10-01', '2024-10-31'],
  ['2024_sept_round2', '2024 年九月打卡第二期', '2024-09-16', '2024-09-30'],
  ['2024_sept_round1', '2024 年九月打卡第一期', '2024-09-01', '2024-09-15'],
  ['2024_summer_arena', '2024 暑期王者竞技场', '2024-07-11', '2024-08-18'],
  ['2024_april', '2024 年四月打卡', '2024-04-01', '2024-04-30'],
  ['2024_march', '2024 年三月打卡', '2024-03-01', '2024-03-31'],
  ['2023_october', '2023 年十月打卡', '2023-10-01', '2023-10-31'],
  ['2023_summer_king', '2023 暑期王者打卡', '2023-07-11', '2023-08-18'],
] as const;

/** The banner and the popup, just so. */
const PROMOS = [
  {
    id: 'promo_banner',
    kind: 'banner',
    title: '2025 暑期王者竞技场',
    hint: '每天打卡，一起坚持一个夏天',
    short: '竞技场',
    path: '/learn/wangzhe2025',
    firstDay: '2025-07-11',
    lastDay: '2025-08-18',
  },
  {
    id: 'report_popup',
    kind: 'report',
    title: '',
    hint: '',
    short: '',
    path: '',
    firstDay: '2025-01-01',
    lastDay: '2025-02-28',
  },
] as const;

const EVERYBODY = '{"kind":"all","ids":[]}';

/** What staff run for students: campaigns, banners, announcements, and the records of sites. The days that staff set are taken over. */
export const activities = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('campaign')
      .addColumn('value', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('first_day', text, (c) => c.notNull())
      .addColumn('last_day', text, (c) => c.notNull())
      .addColumn('audience', text, (c) => c.notNull())
      .addColumn('rules', text, (c) => c.notNull())
      .addColumn('page_text', text, (c) => c.notNull())
      .addColumn('badge', text, (c) => c.notNull())
      .addColumn('banner', text, (c) => c.notNull())
      .addColumn('prizes', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('promo')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('hint', text, (c) => c.notNull())
      .addColumn('short', text, (c) => c.notNull())
      .addColumn('path', text, (c) => c.notNull())
      .addColumn('first_day', text, (c) => c.notNull())
      .addColumn('last_day', text, (c) => c.notNull())
      .addColumn('audience', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('announcement')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('link', text)
      .addColumn('first_day', text, (c) => c.notNull())
      .addColumn('last_day', text, (c) => c.notNull())
      .addColumn('audience', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('announcement_away')
      .addColumn('announcement_id', text, (c) =>
        c.notNull().references('announcement.id').onDelete('cascade'),
      )
      .addColumn('user_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('announcement_away_key', ['announcement_id', 'user_id'])
      .execute();
    await schema.createIndex('announcement_away_user').on('announcement_away').column('user_id').execute();
    await schema
      .createTable('site')
      .addColumn('host', text, (c) => c.primaryKey())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('icp', text, (c) => c.notNull())
      .addColumn('police', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('check_in_campaign')
      .on('check_in')
      .columns(['campaign', 'day', 'user_id'])
      .execute();

    const { rows } = await sql<{ key: string; first: string; last: string }>`
      select key, first_day as first, last_day as last from activity_period`.execute(db);
    const daysOf = (key: string, first: string, last: string) =>
      rows.find((row) => row.key === key) ?? { first, last };
    for (const [value, name, firstDay, lastDay] of CAMPAIGNS) {
      const { first, last } = daysOf(value, firstDay, lastDay);
      await sql`insert into campaign (value, name, first_day, last_day, audience, rules, page_text, badge, banner, prizes,
          version, changed_by, changed_at)
        values (${value}, ${name}, ${first}, ${last}, ${EVERYBODY}, '', '', '', '', '[]', 1, null, 0)`.execute(
        db,
      );
    }
    for (const { id, kind, title, hint, short, path, firstDay, lastDay } of PROMOS) {
      const { first, last } = daysOf(id, firstDay, lastDay);
      await sql`insert into promo (id, kind, title, hint, short, path, first_day, last_day, audience, version, changed_by,
          changed_at)
        values (${id}, ${kind}, ${title}, ${hint}, ${short}, ${path}, ${first}, ${last}, ${EVERYBODY}, 1, null, 0)`.execute(
        db,
      );
    }
    await schema.dropTable('activity_period').execute();
  },
});
