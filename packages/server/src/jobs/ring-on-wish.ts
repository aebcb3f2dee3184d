import type { Repositories } from '@ykd/application';
import type { Bell } from './bell.js';

/** The repositories, ringing when a wish for the accounts elsewhere has been committed. */
export const ringOnWish = (all: Repositories, bell: Bell): Repositories => {
  const { members, accountSync } = all;
  /** Rings after the work, when that wanted anything. */
  const ringing = async <T>(work: Promise<T>, wanted: boolean): Promise<T> => {
    const outcome = await work;
    if (wanted) bell.ring();
    return outcome;
  };
  return {
    ...all,
    members: {
      ...members,
      setUsername: (id, userName, at, sync = []) =>
        ringing(members.setUsername(id, userName, at, sync), sync.length > 0),
      updateProfile: (change) => ringing(members.updateProfile(change), change.sync.length > 0),
      setPassword: (change) => ringing(members.setPassword(change), change.sync.length > 0),
    },
    accountSync: {
      ...accountSync,
      wish: (wish) => ringing(accountSync.wish(wish), true),
      retry: (which) => ringing(accountSync.retry(which), true),
    },
  };
};
