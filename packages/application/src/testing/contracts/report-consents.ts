import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Parts = Pick<Repositories, 'reportConsents' | 'members'>;

/** What every ReportConsents does. */
export const reportConsentsContract = (name: string, make: MakeSubject<Parts>): void => {
  const withMembers = (test: (parts: Parts) => Promise<void>) =>
    withSubject(make, async (parts) => {
      for (const key of ['1', '2']) await parts.members.insert(sampleMember(key));
      await test(parts);
    });

  describe(`${name}: ReportConsents`, () => {
    it(
      'keeps the years of each member, until he takes one back',
      withMembers(async ({ reportConsents }) => {
        expect(await reportConsents.years('member-1')).toEqual([]);
        for (const year of [2025, 2023])
          await reportConsents.give({ userId: 'member-1', year, agreedAt: year });
        await reportConsents.give({ userId: 'member-2', year: 2024, agreedAt: 1 });
        expect(await reportConsents.years('member-1')).toEqual([2023, 2025]);
        await reportConsents.withdraw('member-1', 2025);
        await reportConsents.withdraw('member-1', 2024);
        expect(await reportConsents.years('member-1')).toEqual([2023]);
        expect(await reportConsents.years('member-2')).toEqual([2024]);
        expect(await reportConsents.years("' OR 1=1 --\0")).toEqual([]);
      }),
    );

    it(
      'is given once, however often it is said at once, and given again after it was taken back',
      withMembers(async ({ reportConsents }) => {
        const consent = { userId: 'member-1', year: 2025 };
        await Promise.all([1, 2, 3, 4].map((agreedAt) => reportConsents.give({ ...consent, agreedAt })));
        expect(await reportConsents.years('member-1')).toEqual([2025]);
        await reportConsents.withdraw('member-1', 2025);
        expect(await reportConsents.years('member-1')).toEqual([]);
        await reportConsents.give({ ...consent, agreedAt: 9 });
        expect(await reportConsents.years('member-1')).toEqual([2025]);
      }),
    );
  });
};
