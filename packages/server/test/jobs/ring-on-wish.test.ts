import { SYNC_TARGETS } from '@ykd/application/ports';
import { addMembers, createFakes, MING } from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { createBell } from '../../src/jobs/bell.js';
import { ringOnWish } from '../../src/jobs/ring-on-wish.js';
import { signal } from '../support/signal.js';

const AT = 1_700_000_000_000;

/** Repositories whose commits wait until they are let go, and the number of rings. */
const world = async () => {
  const fakes = createFakes();
  await addMembers(fakes, [MING]);
  const commit = signal();
  const held =
    <Args extends readonly unknown[], T>(write: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      await commit.happened;
      return write(...args);
    };
  const { members, accountSync } = fakes;
  const bell = createBell();
  let rings = 0;
  bell.onRing(() => {
    rings += 1;
  });
  const ringing = ringOnWish(
    {
      ...fakes,
      members: {
        ...members,
        setUsername: held(members.setUsername),
        updateProfile: held(members.updateProfile),
        setPassword: held(members.setPassword),
      },
      accountSync: { ...accountSync, wish: held(accountSync.wish), retry: held(accountSync.retry) },
    },
    bell,
  );
  return { ...ringing, commit: commit.happen, rings: () => rings };
};

type World = Awaited<ReturnType<typeof world>>;

const [target = 'chat'] = SYNC_TARGETS;

/** What wants accounts brought up to date. */
const WISHES: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  'a username': ({ members }) => members.setUsername(MING.id, 'xiaoming', AT, SYNC_TARGETS),
  'a profile': ({ members }) =>
    members.updateProfile({ id: MING.id, fields: {}, sync: SYNC_TARGETS, at: AT }),
  'a password': ({ members }) =>
    members.setPassword({ id: MING.id, passwordHash: 'hash', sync: [{ target }], at: AT }),
  'a wish': ({ accountSync }) => accountSync.wish({ userId: MING.id, target, at: AT }),
  'a retry': ({ accountSync }) => accountSync.retry({ at: AT }),
};

it.each(Object.entries(WISHES))('rings for %s once it is committed, and not before', async (_, wish) => {
  const made = await world();
  const wished = wish(made);
  expect(made.rings()).toBe(0);
  made.commit();
  await wished;
  expect(made.rings()).toBe(1);
});
