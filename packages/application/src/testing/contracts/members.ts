import { describe, expect, it } from 'vitest';
import type { MemberRepository } from '../../ports/member-repository.js';
import { NASTY_TEXT, sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

export const memberRepositoryContract = (name: string, make: MakeSubject<MemberRepository>): void => {
  describe(`${name}: MemberRepository`, () => {
    it(
      'gives a member back as he was stored',
      withSubject(make, async (members) => {
        const user = {
          id: 'm',
          mobile: '13800000000',
          userName: 'XiaoMing',
          name: NASTY_TEXT,
          nickName: '小明',
          email: 'a@b.cn',
          gender: 'male',
          description: NASTY_TEXT,
          avatarUrl: '/a.png',
          profile: { schoolName: NASTY_TEXT, schoolBeginDate: '2022-09', schoolEndDate: 2026, major: '软件' },
        } as const;
        expect(await members.insert({ user, passwordHash: 'hash', at: 1 })).toBe(true);
        expect(await members.findById('m')).toEqual(user);
        expect(await members.findByAccount('13800000000')).toEqual({ user, passwordHash: 'hash' });
      }),
    );

    it(
      'finds several by their ids, each once, and nobody by an id that is not there',
      withSubject(make, async (members) => {
        for (const id of ['1', '2', '3']) await members.insert(sampleMember(id));
        const found = await members.findByIds(['member-3', 'nobody', 'member-1', 'member-3', NASTY_TEXT]);
        expect(found.map(({ id }) => id).toSorted()).toEqual(['member-1', 'member-3']);
        expect(found.find(({ id }) => id === 'member-1')).toEqual(await members.findById('member-1'));
        expect(await members.findByIds([])).toEqual([]);
      }),
    );

    it(
      'leaves out what a member does not have',
      withSubject(make, async (members) => {
        await members.insert(sampleMember('bare', { name: null, email: undefined, profile: null }));
        expect(await members.findById('member-bare')).toStrictEqual({
          id: 'member-bare',
          mobile: 'mobile-bare',
        });
        expect(await members.findByAccount('mobile-bare')).not.toHaveProperty('passwordHash');
      }),
    );

    it(
      'knows nobody who was not stored',
      withSubject(make, async (members) => {
        await members.insert(sampleMember('1'));
        for (const account of ['nobody', '', 'mobile-', '%', NASTY_TEXT, 'a\0b']) {
          expect(await members.findById(account)).toBeUndefined();
          expect(await members.findByAccount(account)).toBeUndefined();
        }
      }),
    );

    it(
      'finds a username in any case, and the owner of a mobile before a username like it',
      withSubject(make, async (members) => {
        await members.insert(sampleMember('1', { userName: 'XiaoMing' }));
        await members.insert(sampleMember('2', { userName: 'mobile-1' }));
        expect((await members.findByAccount('xIAOmING'))?.user.id).toBe('member-1');
        expect((await members.findByAccount('mobile-1'))?.user.id).toBe('member-1');
      }),
    );

    it(
      'refuses an id, mobile or username that is taken, and stores nothing',
      withSubject(make, async (members) => {
        const staff = { role: 'class', grants: [] } as const;
        await members.insert({ ...sampleMember('1', { userName: 'Taken' }), staff });
        expect(await members.insert({ ...sampleMember('1', { mobile: 'other' }), staff })).toBe(false);
        expect(await members.insert(sampleMember('2', { mobile: 'mobile-1' }))).toBe(false);
        expect(await members.insert({ ...sampleMember('3', { userName: 'tAKEN' }), staff })).toBe(false);
        expect(await members.count()).toBe(1);
        expect(await members.insert({ ...sampleMember('3', { userName: 'free' }), staff })).toBe(true);
      }),
    );

    it(
      'lets any number of members go without a username',
      withSubject(make, async (members) => {
        expect(await members.insert(sampleMember('1'))).toBe(true);
        expect(await members.insert(sampleMember('2'))).toBe(true);
        expect(await members.count()).toBe(2);
      }),
    );

    it(
      'sets a username unless another member has it',
      withSubject(make, async (members) => {
        await members.insert(sampleMember('1', { userName: 'first' }));
        await members.insert(sampleMember('2'));
        expect(await members.setUsername('member-2', 'FIRST', 2)).toBe(false);
        expect(await members.setUsername('member-2', 'second', 2)).toBe(true);
        expect((await members.findById('member-2'))?.userName).toBe('second');
        expect(await members.setUsername('nobody', 'third', 2)).toBe(false);
      }),
    );

    it.each([undefined, '', ' ', 'mobile-1'])('sets a username once, in place of %j', (userName) =>
      withSubject(make, async (members) => {
        await members.insert(sampleMember('1', { userName }));
        const names = ['one', 'two', 'three', 'four'];
        const set = await Promise.all(names.map((wanted) => members.setUsername('member-1', wanted, 2)));
        expect(set.filter(Boolean)).toHaveLength(1);
        expect((await members.findById('member-1'))?.userName).toBe(names[set.indexOf(true)]);
        expect(await members.setUsername('member-1', 'later', 3)).toBe(false);
      })(),
    );

    it(
      'gives a name to one of many who ask for it at once',
      withSubject(make, async (members) => {
        const keys = Array.from({ length: 8 }, (_, index) => `${index}`);
        await Promise.all(keys.map((key) => members.insert(sampleMember(key))));
        const won = await Promise.all(keys.map((key) => members.setUsername(`member-${key}`, 'wanted', 5)));
        expect(won.filter(Boolean)).toHaveLength(1);
        const inserted = await Promise.all(
          keys.map((key) => members.insert(sampleMember(`n${key}`, { mobile: 'same' }))),
        );
        expect(inserted.filter(Boolean)).toHaveLength(1);
        expect(await members.count()).toBe(keys.length + 1);
      }),
    );

    it(
      'changes the fields that are named, empties those that are null and keeps the rest',
      withSubject(make, async (members) => {
        const profile = {
          schoolName: '南京大学',
          schoolBeginDate: '2022-09',
          schoolEndDate: 2026,
          major: '软件',
        };
        await members.insert(
          sampleMember('1', { name: '旧', nickName: '小旧', avatarUrl: '/a.png', gender: 'male' }),
        );
        await members.insert(sampleMember('2', { name: '旧' }));
        const fields = { name: NASTY_TEXT, avatarUrl: null, nickName: undefined, email: 'a@b.cn', profile };
        const expected = {
          id: 'member-1',
          mobile: 'mobile-1',
          name: NASTY_TEXT,
          nickName: '小旧',
          email: 'a@b.cn',
          gender: 'male',
          profile,
        };
        const changed = await members.updateProfile({ id: 'member-1', fields, sync: [], at: 5 });
        expect(changed).toStrictEqual(expected);
        expect(await members.findById('member-1')).toStrictEqual(expected);
        const emptied = { profile: null, description: '', gender: 'female' } as const;
        await members.updateProfile({ id: 'member-1', fields: emptied, sync: [], at: 6 });
        expect(await members.findById('member-1')).toEqual({
          ...expected,
          profile: undefined,
          description: '',
          gender: 'female',
        });
        expect(await members.updateProfile({ id: 'member-1', fields: {}, sync: [], at: 7 })).toMatchObject({
          name: NASTY_TEXT,
        });
        expect((await members.findById('member-2'))?.name).toBe('旧');
        expect(await members.updateProfile({ id: 'nobody', fields, sync: ['chat'], at: 5 })).toBeUndefined();
      }),
    );
  });
};
