import type { Audience } from '@ykd/domain/activity';
import type { DayWindow } from '@ykd/domain/campaign';
import { PAID_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import type { Activities, TxActivities, TxKept } from '../../ports/activities.js';
import type { ActivityWorld } from './activity-world.js';
import { membersNow } from './school-classes.js';
import type { FakeWorld } from './world.js';

const smaller = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

const lastFirst = <T extends { readonly firstDay: string }>(rows: ReadonlyMap<string, T>): readonly T[] =>
  [...rows]
    .toSorted(([key, one], [other, two]) => smaller(two.firstDay, one.firstDay) || smaller(key, other))
    .map(([, one]) => one);

const awayKey = (announcementId: string, userId: string): string => JSON.stringify([announcementId, userId]);

const awayOf = ({ announcementsPutAway }: ActivityWorld): readonly (readonly [string, string])[] =>
  [...announcementsPutAway.keys()].map((key) => JSON.parse(key) as [string, string]);

const namesOf = (world: FakeWorld, { kind, ids }: Audience): ReadonlyMap<string, string> => {
  const named = { all: undefined, product: world.products, class: world.classes, tag: world.lables }[kind];
  return new Map(
    ids.flatMap((id) => {
      const name = named?.get(id)?.name;
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
};

/** What staff run, in memory. */
export const fakeActivities = (world: FakeWorld): Activities => ({
  campaigns: async () => lastFirst(world.campaigns),
  campaign: async (value) => world.campaigns.get(value),
  promos: async () => lastFirst(world.promos),
  announcements: async () => lastFirst(world.announcements),
  sites: async () => [...world.sites.values()].toSorted((a, b) => smaller(a.host, b.host)),
  site: async (host) => world.sites.get(host),
  namesOf: async (audience) => namesOf(world, audience),
  showing: async (day, userId) => {
    const isOn = ({ firstDay, lastDay }: DayWindow): boolean => firstDay <= day && day <= lastDay;
    return {
      campaigns: lastFirst(world.campaigns)
        .filter(isOn)
        .map(({ value, name, banner, firstDay, lastDay, audience }) => ({
          value,
          name,
          banner,
          firstDay,
          lastDay,
          audience,
        })),
      promos: lastFirst(world.promos)
        .filter(isOn)
        .map(({ version: _version, changedBy: _by, changedAt: _at, ...promo }) => promo),
      announcements: lastFirst(world.announcements)
        .filter((one) => isOn(one) && !world.announcementsPutAway.has(awayKey(one.id, userId)))
        .map(({ version: _version, changedBy: _by, changedAt: _at, ...announcement }) => announcement),
    };
  },
  belongings: async (userId) => ({
    productIds: [
      ...new Set(
        [...world.orders.values()]
          .filter((order) => order.userId === userId)
          .filter(({ status }) => status === PAID_STATUS || status === REFUNDING_STATUS)
          .map(({ productId }) => productId),
      ),
    ].toSorted(),
    classIds: [...world.classes.keys()]
      .filter((id) => membersNow(world, id).some(({ studentId }) => studentId === userId))
      .toSorted(),
    tagIds: [...world.givings.values()]
      .filter(({ studentId }) => studentId === userId)
      .map(({ lableId }) => lableId)
      .toSorted(),
  }),
  putAwayOne: async (id, userId, at) => {
    const key = awayKey(id, userId);
    if (!world.announcements.has(id) || world.announcementsPutAway.has(key)) return;
    world.announcementsPutAway.set(key, at);
  },
  putAwayCount: async (announcementId) => awayOf(world).filter(([id]) => id === announcementId).length,
});

const kept = <T>(rows: Map<string, T>, keyOf: (one: T) => string): TxKept<T> => ({
  find: async (key) => rows.get(key),
  count: async () => rows.size,
  put: async (one) => void rows.set(keyOf(one), one),
  remove: async (key) => void rows.delete(key),
});

/** The same inside a transaction on a world, which has it alone. */
export const txActivities = (world: FakeWorld): TxActivities => {
  const announcements = kept(world.announcements, ({ id }) => id);
  const campaigns = kept(world.campaigns, ({ value }) => value);
  return {
    lock: async () => {},
    campaigns: {
      ...campaigns,
      remove: async (key) => {
        await campaigns.remove(key);
        world.campaignEffects.delete(key);
      },
    },
    promos: kept(world.promos, ({ id }) => id),
    announcements: {
      ...announcements,
      remove: async (key) => {
        await announcements.remove(key);
        for (const [id, userId] of awayOf(world))
          if (id === key) world.announcementsPutAway.delete(awayKey(id, userId));
      },
    },
    sites: kept(world.sites, ({ host }) => host),
    namesOf: async (audience) => namesOf(world, audience),
    hasEntries: async (campaign) => [...world.checkIns.values()].some((entry) => entry.campaign === campaign),
  };
};

/** The days of a campaign, of a banner or of the popup of a world, as if staff had set them. */
export const setDays = (
  { shop: { campaigns, promos } }: { readonly shop: ActivityWorld },
  key: string,
  { firstDay, lastDay }: DayWindow,
): void => {
  const [campaign, promo] = [campaigns.get(key), promos.get(key)];
  if (campaign !== undefined) campaigns.set(key, { ...campaign, firstDay, lastDay });
  else if (promo !== undefined) promos.set(key, { ...promo, firstDay, lastDay });
  else throw new Error(`nothing is called ${key}`);
};
