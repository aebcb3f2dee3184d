import type { Ports } from '../../areas.js';
import { fakePng, HONG, MING } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { loggedIn, type WorldOf } from './world.js';

/** Half past nine in the evening of 2025-03-10 in Shanghai. */
export const EVENING = Date.UTC(2025, 2, 10, 13, 30);
export const MINUTE = 60_000;
/** The day that is looked at, and the entry of Ming on it. */
export const on = { campaign: '2025_march', day: '2025-03-10' } as const;
export const HERS = { userId: MING.id, ...on };

export const refused = (kind: string) => ({ ok: false, error: { kind } });
export const issue = (field: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field }] },
});

/** What the suites of check-ins for staff begin with, and what they look at. */
export const staffCheckInWorld = (world: WorldOf) => {
  const as = (account: string): Promise<Ports> => loggedIn(world(), account);
  /** Jing looks after Ming and Hong, Tao after Ming alone; both wrote an entry, Ming first. */
  const ready = async () => {
    await withCare(world());
    const { deps } = world();
    deps.clock.set(EVENING);
    const ming = await as('xiaoming');
    const { imageUrl } = must(await ming.checkIn.upload({ bytes: fakePng('pixels') }));
    must(await ming.checkIn.save({ campaign: on.campaign, text: '学了循环', pictures: [imageUrl] }));
    deps.clock.advance(MINUTE);
    const hong = await as(HONG.userName ?? '');
    must(await hong.checkIn.save({ campaign: on.campaign, text: '学了函数', pictures: [] }));
    deps.clock.advance(MINUTE);
    const [jing, tao] = [await as(JING.userName ?? ''), await as(TAO.userName ?? '')];
    return { ming, imageUrl, admin: await as('admin'), jing, tao };
  };
  const acts = () => world().deps.auditLog.stored.filter(({ act }) => act.startsWith('checkins.'));
  const bell = async ({ notice }: Ports) =>
    must(await notice.list({ size: 20 })).list.map(({ kind, title, text, link }) => ({
      kind,
      title,
      text,
      link,
    }));
  return { as, ready, acts, bell };
};
