import { describe, expect, it } from 'vitest';
import type { MemberRepository } from '../../ports/member-repository.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** What every MemberRepository does with the password. */
export const memberWaysContract = (name: string, make: MakeSubject<MemberRepository>): void => {
  describe(`${name}: MemberRepository, password`, () => {
    it(
      'sets a password for one member',
      withSubject(make, async (members) => {
        await members.insert({ ...sampleMember('1'), passwordHash: 'old' });
        await members.insert({ ...sampleMember('2'), passwordHash: 'other' });
        const change = { passwordHash: 'new', sync: [], at: 5 } as const;
        expect(await members.setPassword({ id: 'member-1', ...change })).toBe(true);
        expect((await members.findByAccount('mobile-1'))?.passwordHash).toBe('new');
        expect((await members.findByAccount('mobile-2'))?.passwordHash).toBe('other');
        expect(await members.setPassword({ id: 'nobody', ...change, sync: [{ target: 'chat' }] })).toBe(
          false,
        );
      }),
    );

    it(
      'gives a password another hash as long as it is the password',
      withSubject(make, async (members) => {
        for (const key of ['1', '2']) await members.insert({ ...sampleMember(key), passwordHash: 'old' });
        const hashOf = async (key: string) => (await members.findByAccount(`mobile-${key}`))?.passwordHash;
        await members.replacePasswordHash('member-1', 'another', 'lost');
        expect(await hashOf('1')).toBe('old');
        await members.replacePasswordHash('member-1', 'old', 'new');
        await members.replacePasswordHash('member-1', 'old', 'late');
        await members.replacePasswordHash('nobody', 'old', 'new');
        expect(await hashOf('1')).toBe('new');
        expect(await hashOf('2')).toBe('old');
      }),
    );
  });
};
