import type { ReportConsents } from '../../ports/report-consents.js';

/** Consents in memory. */
export const fakeReportConsents = (): ReportConsents => {
  const given = new Map<string, Set<number>>();
  const of = (userId: string): Set<number> => given.get(userId) ?? new Set();
  return {
    years: async (userId) => [...of(userId)].toSorted((a, b) => a - b),
    give: async ({ userId, year }) => {
      given.set(userId, of(userId).add(year));
    },
    withdraw: async (userId, year) => {
      of(userId).delete(year);
    },
  };
};
