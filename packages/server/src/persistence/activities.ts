import {
  storedAnnouncementFields,
  storedCampaignFields,
  storedPromoFields,
  storedSiteFields,
} from '@ykd/application/entities';
import type { Activities, Showing, TxActivities } from '@ykd/application/ports';
import type { Audience, Promo } from '@ykd/domain/activity';
import { PAID_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { keepMoved } from './keep-standings.js';
import { parseJson } from './json.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';
import { txKept } from './tx-kept.js';

const campaignRows = mapping(storedCampaignFields);
const promoRows = mapping(storedPromoFields);
const announcementRows = mapping(storedAnnouncementFields);
const siteRows = mapping(storedSiteFields);

const smaller = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** What begins last first: there are few, so that no index need have it. */
const lastFirst = <T extends { readonly first_day: string }>(
  rows: readonly T[],
  keyOf: (row: T) => string,
): readonly T[] => rows.toSorted((a, b) => smaller(b.first_day, a.first_day) || smaller(keyOf(a), keyOf(b)));

/** What products, classes or tags are called. */
const namesOf = async (db: Kysely<Schema>, { kind, ids }: Audience): Promise<ReadonlyMap<string, string>> => {
  if (kind === 'all' || ids.length === 0) return new Map();
  const table = { product: 'ykd_product', class: 'school_class', tag: 'lable' }[kind];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return new Map(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : [])));
};

/** A row of what shows on a day, whatever its kind: its texts stand in the columns that it has. */
interface ShownRow {
  readonly kind: 'campaign' | 'announcement' | Promo['kind'];
  readonly key: string;
  readonly title: string;
  readonly said: string;
  readonly short: string;
  readonly path: string | null;
  readonly first_day: string;
  readonly last_day: string;
  readonly audience: string;
}

const showingOf = (rows: readonly ShownRow[]): Showing => {
  const told = lastFirst(rows, ({ key }) => key).map((row) => ({
    ...row,
    window: { firstDay: row.first_day, lastDay: row.last_day },
    audience: parseJson(row.audience) as Audience,
  }));
  return {
    campaigns: told.flatMap(({ kind, key: value, title: name, said: banner, window, audience }) =>
      kind === 'campaign' ? [{ value, name, banner, ...window, audience }] : [],
    ),
    promos: told.flatMap(({ kind, key: id, title, said: hint, short, path, window, audience }) =>
      kind === 'banner' || kind === 'report'
        ? [{ id, kind, title, hint, short, path: path ?? '', ...window, audience }]
        : [],
    ),
    announcements: told.flatMap(({ kind, key: id, title, said: text, path: link, window, audience }) =>
      kind === 'announcement' ? [{ id, title, text, link, ...window, audience }] : [],
    ),
  };
};

type Day = { day: string; userId: string };

/** What runs on a day, in one statement. */
const shownOn = (db: Kysely<Schema>, param: Placeholder<Day>) => {
  const days = ['first_day', 'last_day', 'audience'] as const;
  return db
    .selectFrom('campaign')
    .select([sql<ShownRow['kind']>`'campaign'`.as('kind'), 'value as key', 'name as title'])
    .select(['banner as said', sql<string>`''`.as('short'), sql<string | null>`null`.as('path')])
    .select(days)
    .where('value', '>', sql.lit(''))
    .where('first_day', '<=', param('day'))
    .where('last_day', '>=', param('day'))
    .unionAll(
      db
        .selectFrom('promo')
        .select([sql<ShownRow['kind']>`kind`.as('kind'), 'id as key', 'title', 'hint as said', 'short'])
        .select(sql<string | null>`path`.as('path'))
        .select(days)
        .where('id', '>', sql.lit(''))
        .where('first_day', '<=', param('day'))
        .where('last_day', '>=', param('day')),
    )
    .unionAll(
      db
        .selectFrom('announcement')
        .select([sql<ShownRow['kind']>`'announcement'`.as('kind'), 'id as key', 'title', 'text as said'])
        .select([sql<string>`''`.as('short'), 'link as path'])
        .select(days)
        .where('id', '>', sql.lit(''))
        .where('first_day', '<=', param('day'))
        .where('last_day', '>=', param('day'))
        .where((e) =>
          e.not(
            e.exists(
              e
                .selectFrom('announcement_away as a')
                .select('a.at')
                .whereRef('a.announcement_id', '=', 'announcement.id')
                .where('a.user_id', '=', param('userId')),
            ),
          ),
        ),
    );
};

/** What a student has, in one statement. */
const heldBy = (db: Kysely<Schema>, param: Placeholder<{ userId: string }>) =>
  db
    .selectFrom('ykd_order')
    .select([sql<string>`'product'`.as('kind'), 'product_id as id'])
    .distinct()
    .where('user_id', '=', param('userId'))
    .where('status', 'in', [PAID_STATUS, REFUNDING_STATUS])
    .unionAll(
      db
        .selectFrom('class_member')
        .select([sql<string>`'class'`.as('kind'), 'class_id as id'])
        .where('student_id', '=', param('userId'))
        .where('left_at', 'is', null),
    )
    .unionAll(
      db
        .selectFrom('student_lable')
        .select([sql<string>`'tag'`.as('kind'), 'lable_id as id'])
        .where('student_id', '=', param('userId')),
    );

/** What staff run for students, in the database. */
export const activities = (database: Database): Activities => {
  const campaigns = database.prepare((db) =>
    db.selectFrom('campaign').select(campaignRows.columns).where('value', '>', sql.lit('')),
  );
  const campaign = database.prepare((db, param: Placeholder<{ value: string }>) =>
    db.selectFrom('campaign').select(campaignRows.columns).where('value', '=', param('value')),
  );
  const promos = database.prepare((db) =>
    db.selectFrom('promo').select(promoRows.columns).where('id', '>', sql.lit('')),
  );
  const announcements = database.prepare((db) =>
    db.selectFrom('announcement').select(announcementRows.columns).where('id', '>', sql.lit('')),
  );
  const sites = database.prepare((db) =>
    db.selectFrom('site').select(siteRows.columns).where('host', '>', sql.lit('')).orderBy('host'),
  );
  const site = database.prepare((db, param: Placeholder<{ host: string }>) =>
    db.selectFrom('site').select(siteRows.columns).where('host', '=', param('host')),
  );
  const showing = database.prepare(shownOn);
  const held = database.prepare(heldBy);
  const away = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db
      .selectFrom('announcement_away')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('announcement_id', '=', param('id')),
  );
  return {
    campaigns: async () =>
      lastFirst(await campaigns.all({}), ({ value }) => value).map(campaignRows.recordOf),
    campaign: async (value) => {
      const row = await campaign.first({ value });
      return row && campaignRows.recordOf(row);
    },
    promos: async () => lastFirst(await promos.all({}), ({ id }) => id).map(promoRows.recordOf),
    announcements: async () =>
      lastFirst(await announcements.all({}), ({ id }) => id).map(announcementRows.recordOf),
    sites: async () => (await sites.all({})).map(siteRows.recordOf),
    site: async (host) => {
      const row = await site.first({ host });
      return row && siteRows.recordOf(row);
    },
    namesOf: (audience) => namesOf(database.db, audience),
    showing: async (day, userId) => showingOf(await showing.all({ day, userId })),
    belongings: async (userId) => {
      const rows = await held.all({ userId });
      const of = (wanted: string): readonly string[] =>
        rows.flatMap(({ kind, id }) => (kind === wanted ? id : [])).toSorted(smaller);
      return { productIds: of('product'), classIds: of('class'), tagIds: of('tag') };
    },
    putAwayOne: (announcementId, userId, at) =>
      database.transaction(async (trx) => {
        const there = await trx
          .selectFrom('announcement')
          .select('id')
          .where('id', '=', announcementId)
          .modifyEnd(database.traits.forShare)
          .executeTakeFirst();
        if (there === undefined) return;
        await trx
          .insertInto('announcement_away')
          .values({ announcement_id: announcementId, user_id: userId, at })
          .onConflict((conflict) => conflict.columns(['announcement_id', 'user_id']).doNothing())
          .execute();
      }),
    putAwayCount: async (announcementId) => (await away.first({ id: announcementId }))?.count ?? 0,
  };
};

/** Campaigns inside a transaction; with their days changes how students stand in them, and what was counted of one goes with it. */
const keptCampaigns = (trx: Kysely<Schema>, traits: DialectTraits): TxActivities['campaigns'] => {
  const kept = txKept(trx, traits, 'campaign', 'value', campaignRows);
  return {
    ...kept,
    put: async (campaign) => {
      const before = await kept.find(campaign.value);
      await kept.put(campaign);
      if (before !== undefined)
        await keepMoved(trx, campaignRows.rowOf(before), campaignRows.rowOf(campaign));
    },
    remove: async (value) => {
      await kept.remove(value);
      await trx.deleteFrom('campaign_effect').where('campaign', '=', value).execute();
    },
  };
};

/** The same inside a transaction. */
export const txActivities = (trx: Kysely<Schema>, traits: DialectTraits): TxActivities => ({
  lock: () => traits.lockKey(trx, 'activities'),
  campaigns: keptCampaigns(trx, traits),
  promos: txKept(trx, traits, 'promo', 'id', promoRows),
  announcements: txKept(trx, traits, 'announcement', 'id', announcementRows),
  sites: txKept(trx, traits, 'site', 'host', siteRows),
  namesOf: (audience) => namesOf(trx, audience),
  hasEntries: async (campaign) => {
    const row = await trx
      .selectFrom('check_in')
      .select('day')
      .where('campaign', '=', campaign)
      .limit(sql.lit(1))
      .executeTakeFirst();
    return row !== undefined;
  },
});
