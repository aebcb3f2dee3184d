import { describe, expect, it } from 'vitest';
import type { MemberRepository } from '../../ports/member-repository.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** What every MemberRepository does with the ways in: the password, the WeChat account. */
export const memberWaysContract = (name: string, make: MakeSubject<MemberRepository>): void => {
  describe(`${name}: MemberRepository, ways in`, () => {
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
      'ends the WeChat binding of the member whose password is set',
      withSubject(make, async (members) => {
        for (const key of ['1', '2']) {
          await members.insert(sampleMember(key));
          await members.bindWeixin(`member-${key}`, `weixin-${key}`, 1);
        }
        await members.setPassword({ id: 'member-1', passwordHash: 'new', sync: [], at: 5 });
        expect(await members.findByWeixin('weixin-1')).toBeUndefined();
        expect((await members.findByWeixin('weixin-2'))?.id).toBe('member-2');
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

    it(
      'binds a WeChat account to one member, and a member to one WeChat account',
      withSubject(make, async (members) => {
        await members.insert(sampleMember('1', { name: '小明' }));
        await members.insert(sampleMember('2'));
        expect(await members.findByWeixin('w')).toBeUndefined();
        for (const at of [1, 2]) expect(await members.bindWeixin('member-1', 'w', at)).toBe(true);
        expect(await members.findByWeixin('w')).toEqual(await members.findById('member-1'));
        expect(await members.bindWeixin('member-2', 'w', 3)).toBe(false);
        expect((await members.findByWeixin('w'))?.id).toBe('member-1');
        expect(await members.bindWeixin('member-1', 'v', 4)).toBe(true);
        expect(await members.findByWeixin('w')).toBeUndefined();
        expect(await members.bindWeixin('member-2', 'w', 5)).toBe(true);
        expect(await members.bindWeixin('nobody', 'x', 6)).toBe(false);
      }),
    );

    it(
      'binds a WeChat account to one of many who ask for it at once',
      withSubject(make, async (members) => {
        const keys = Array.from({ length: 8 }, (_, index) => `${index}`);
        for (const key of keys) await members.insert(sampleMember(key));
        const won = await Promise.all(keys.map((key) => members.bindWeixin(`member-${key}`, 'w', 5)));
        expect(won.filter(Boolean)).toHaveLength(1);
      }),
    );
  });
};
