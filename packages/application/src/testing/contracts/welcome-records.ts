import { describe, expect, it } from 'vitest';
import type { MemberRepository } from '../../ports/member-repository.js';
import type { WelcomeRecords } from '../../ports/welcome-records.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** Welcome records with the members whose they are. */
export interface WelcomeSubject {
  readonly welcomes: WelcomeRecords;
  readonly members: MemberRepository;
}

export const welcomeRecordsContract = (name: string, make: MakeSubject<WelcomeSubject>): void => {
  describe(`${name}: WelcomeRecords`, () => {
    it(
      'keeps the first record of each member',
      withSubject(make, async ({ welcomes, members }) => {
        await members.insert(sampleMember('1'));
        await members.insert(sampleMember('2'));
        const first = { userId: 'member-1', gmtCreated: 10 };
        expect(await welcomes.find('member-1')).toBeUndefined();
        expect(await welcomes.save(first)).toStrictEqual(first);
        expect(await welcomes.save({ ...first, gmtCreated: 20 })).toStrictEqual(first);
        expect(await welcomes.find('member-1')).toStrictEqual(first);
        expect(await welcomes.find('member-2')).toBeUndefined();
        expect(await welcomes.find("' OR 1=1 --\0")).toBeUndefined();
      }),
    );

    it(
      'answers every caller the same when several save at once',
      withSubject(make, async ({ welcomes, members }) => {
        await members.insert(sampleMember('1'));
        const saved = await Promise.all(
          [1, 2, 3, 4, 5].map((gmtCreated) => welcomes.save({ userId: 'member-1', gmtCreated })),
        );
        const kept = await welcomes.find('member-1');
        expect(saved).toEqual(saved.map(() => kept));
      }),
    );
  });
};
