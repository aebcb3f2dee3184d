import type { Database } from './database.js';

/** Answers false when the work breaks a unique key. */
export const unlessTaken = async (database: Database, work: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await work();
  } catch (error) {
    if (database.traits.isUniqueViolation(error)) return false;
    throw error;
  }
};
