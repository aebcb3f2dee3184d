import type { WelcomeRecord, WelcomeRecords } from '../../ports/welcome-records.js';

export const fakeWelcomeRecords = (): WelcomeRecords => {
  const records = new Map<string, WelcomeRecord>();
  return {
    find: async (userId) => records.get(userId),
    save: async (record) => {
      const kept = records.get(record.userId) ?? record;
      records.set(record.userId, kept);
      return kept;
    },
  };
};
