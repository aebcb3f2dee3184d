import { isInAudience } from '@ykd/domain/activity';
import type { CheckInReminders, TxCheckInReminders } from '../../ports/check-in-reminders.js';
import { fakeActivities } from './activities.js';
import type { FakeWorld } from './world.js';

const keyOf = (userId: string, campaign: string): string => JSON.stringify([userId, campaign]);

/** Reminders in memory. */
export const fakeCheckInReminders = ({ checkInReminders }: FakeWorld): CheckInReminders => ({
  minuteOf: async (userId, campaign) => checkInReminders.get(keyOf(userId, campaign))?.minute,
  put: async (reminder) => {
    checkInReminders.set(keyOf(reminder.userId, reminder.campaign), reminder);
  },
  remove: async (userId, campaign) => {
    checkInReminders.delete(keyOf(userId, campaign));
  },
});

/** The same inside a transaction on a world. */
export const txCheckInReminders = (world: FakeWorld): TxCheckInReminders => {
  const { checkInReminders, checkIns } = world;
  const { belongings } = fakeActivities(world);
  return {
    holdDue: async (at, limit) =>
      [...checkInReminders.values()]
        .filter(({ dueAt }) => dueAt <= at)
        .toSorted((a, b) => a.dueAt - b.dueAt)
        .slice(0, limit),
    moveOn: async (campaign, userIds, dueAt) => {
      for (const userId of userIds) {
        const key = keyOf(userId, campaign);
        const there = checkInReminders.get(key);
        if (there !== undefined) checkInReminders.set(key, { ...there, dueAt });
      }
    },
    end: async (campaign, userIds) => {
      for (const userId of userIds) checkInReminders.delete(keyOf(userId, campaign));
    },
    waiting: async ({ value, audience }, day, userIds) => {
      const mine = (userId: string) =>
        [...checkIns.values()].filter((one) => one.userId === userId && one.campaign === value);
      const may = await Promise.all(
        userIds.map(async (id) => mine(id).length > 0 || isInAudience(audience, await belongings(id))),
      );
      return userIds.filter((id, at) => may[at] === true && mine(id).every((one) => one.day !== day));
    },
  };
};
