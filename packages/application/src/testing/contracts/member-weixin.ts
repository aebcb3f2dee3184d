import { describe, expect, it } from 'vitest';
import { sampleMember, sampleSession } from './samples.js';
import { makeWithLogins, type SessionSubject, type withLogins } from './sessions.js';
import { withSubject, type MakeSubject } from './subject.js';

type Parts = ReturnType<typeof withLogins<SessionSubject>>;

/** Stores members with a session each. */
const addMembers = async ({ members, sessions }: Parts, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await members.insert(sampleMember(key));
    await sessions.insert(sampleSession(key));
  }
};

const bind = ({ members }: Parts, key: string, openid: string, at = 5) =>
  members.bindWeixin({ id: `member-${key}`, sessionId: `session-${key}`, openid, at });

const KEYS = Array.from({ length: 8 }, (_, index) => `${index}`);

/** What every MemberRepository does with the WeChat accounts of members. */
export const memberWeixinContract = (name: string, makeParts: MakeSubject<SessionSubject>): void => {
  const make = makeWithLogins(makeParts);
  describe(`${name}: MemberRepository, WeChat`, () => {
    it(
      'binds a WeChat account to one member, and a member to one WeChat account',
      withSubject(make, async (all) => {
        const { members } = all;
        await addMembers(all, ['1', '2']);
        expect(await members.findByWeixin('w')).toBeUndefined();
        expect(await members.weixinSince('member-1')).toBeUndefined();
        for (const at of [1, 2]) expect(await bind(all, '1', 'w', at)).toBe('bound');
        expect(await members.findByWeixin('w')).toEqual(await members.findById('member-1'));
        expect(await members.weixinSince('member-1')).toBe(1);
        expect(await members.weixinOf('member-1')).toBe('w');
        expect(await members.weixinOf('member-2')).toBeUndefined();
        expect(await bind(all, '2', 'w')).toBe('taken');
        expect(await bind(all, '1', 'v')).toBe('has-another');
        expect(await bind(all, '2', 'v')).toBe('bound');
        for (const key of ['1', '2']) {
          expect(await bind(all, key, key === '1' ? 'v' : 'w')).toBe('taken');
          expect((await members.findByWeixin(key === '1' ? 'w' : 'v'))?.id).toBe(`member-${key}`);
        }
      }),
    );

    it(
      'releases the WeChat account of one member, who can bind another then',
      withSubject(make, async (all) => {
        const { members } = all;
        await addMembers(all, ['1', '2']);
        await bind(all, '1', 'w');
        await bind(all, '2', 'v');
        for (const id of ['member-1', 'member-1', 'nobody']) await members.unbindWeixin(id);
        expect(await members.findByWeixin('w')).toBeUndefined();
        expect(await members.weixinSince('member-1')).toBeUndefined();
        expect(await members.weixinOf('member-1')).toBeUndefined();
        expect((await members.findByWeixin('v'))?.id).toBe('member-2');
        expect(await bind(all, '1', 'x')).toBe('bound');
      }),
    );

    it(
      'binds nothing for a session that ended, or that is another member’s',
      withSubject(make, async (all) => {
        const { members, sessions } = all;
        await addMembers(all, ['1', '2']);
        const foreign = { id: 'member-1', sessionId: 'session-2', openid: 'w', at: 5 };
        expect(await members.bindWeixin(foreign)).toBe('session-ended');
        expect(await bind(all, 'nobody', 'w')).toBe('session-ended');
        await sessions.delete('session-1');
        expect(await bind(all, '1', 'w')).toBe('session-ended');
        expect(await members.findByWeixin('w')).toBeUndefined();
      }),
    );

    it(
      'binds a WeChat account to one of many who ask for it at once',
      withSubject(make, async (all) => {
        await addMembers(all, KEYS);
        const answers = await Promise.all(KEYS.map((key) => bind(all, key, 'w')));
        expect(answers.toSorted()).toEqual(['bound', ...Array<string>(7).fill('taken')]);
      }),
    );

    it(
      'binds one of many WeChat accounts that a member brings at once',
      withSubject(make, async (all) => {
        await addMembers(all, ['1']);
        const answers = await Promise.all(KEYS.map((key) => bind(all, '1', `w-${key}`)));
        expect(answers.toSorted()).toEqual(['bound', ...Array<string>(7).fill('has-another')]);
      }),
    );

    it(
      'ends the WeChat binding of the member whose password is set',
      withSubject(make, async (all) => {
        const { members } = all;
        await addMembers(all, ['1', '2']);
        for (const key of ['1', '2']) await bind(all, key, `w-${key}`);
        await members.setPassword({ id: 'member-1', passwordHash: 'new', sync: [], at: 5 });
        expect(await members.findByWeixin('w-1')).toBeUndefined();
        expect((await members.findByWeixin('w-2'))?.id).toBe('member-2');
      }),
    );

    it(
      'stores a session for a WeChat account only while that is bound to the member',
      withSubject(make, async (all) => {
        const { members, sessions } = all;
        await addMembers(all, ['1', '2']);
        await bind(all, '1', 'w');
        const open = (key: string, userId: string, openid: string) =>
          sessions.insertIfWeixin(sampleSession(key, { userId }), openid);
        expect(await open('a', 'member-1', 'w')).toBe(true);
        expect(await open('b', 'member-1', 'v')).toBe(false);
        expect(await open('c', 'member-2', 'w')).toBe(false);
        expect(await open('d', 'nobody', 'w')).toBe(false);
        await members.unbindWeixin('member-1');
        expect(await open('e', 'member-1', 'w')).toBe(false);
        expect((await sessions.findById('session-a'))?.user.id).toBe('member-1');
        for (const key of ['b', 'c', 'd', 'e']) {
          expect(await sessions.findById(`session-${key}`)).toBeUndefined();
        }
      }),
    );

    it(
      'leaves no session by a binding that a change of password ends, whatever comes first',
      withSubject(make, async (all) => {
        const { members, sessions } = all;
        await addMembers(all, ['1']);
        await bind(all, '1', 'w');
        const open = (key: string) =>
          sessions.insertIfWeixin(sampleSession(key, { userId: 'member-1' }), 'w');
        await Promise.all([
          ...KEYS.map((key) => open(`a${key}`)),
          members.setPassword({ id: 'member-1', passwordHash: 'new', sync: [], at: 5 }),
          ...KEYS.map((key) => open(`b${key}`)),
        ]);
        expect(await sessions.findByUser('member-1', 5)).toEqual([]);
      }),
    );

    it(
      'leaves no binding by a session that a change of password ends, whatever comes first',
      withSubject(make, async (all) => {
        const { members } = all;
        await addMembers(all, KEYS);
        await Promise.all(
          KEYS.flatMap((key) => [
            bind(all, key, `w-${key}`),
            members.setPassword({ id: `member-${key}`, passwordHash: 'new', sync: [], at: 5 }),
            bind(all, key, `v-${key}`),
          ]),
        );
        const bound = await Promise.all(KEYS.map((key) => members.weixinSince(`member-${key}`)));
        expect(bound.filter((since) => since !== undefined)).toEqual([]);
      }),
    );
  });
};
