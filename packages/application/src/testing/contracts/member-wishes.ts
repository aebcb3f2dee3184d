import { describe, expect, it } from 'vitest';
import { sampleMember, sampleSession } from './samples.js';
import { makeWithLogins } from './sessions.js';
import { withSubject, type MakeSubject } from './subject.js';
import { claim, claimOne, type SyncParts } from './sync-claims.js';

const userId = 'member-1';

/** What every AccountSync holds after the changes of members that write its wishes. */
export const memberWishesContract = (name: string, makeParts: MakeSubject<SyncParts>): void => {
  const make = makeWithLogins(makeParts);
  describe(`${name}: wishes for accounts`, () => {
    it(
      'keeps a new password until that very password was delivered',
      withSubject(make, async (parts) => {
        const { accountSync } = parts;
        await parts.members.insert(sampleMember('1'));
        await accountSync.wish({ userId, target: 'chat', sealedPassword: 's-1', at: 11 });
        await accountSync.wish({ userId, target: 'chat', at: 12 });
        const first = await claimOne(parts, 20);
        expect(first.sealedPassword).toBe('s-1');
        await accountSync.wish({ userId, target: 'chat', sealedPassword: 's-2', at: 25 });
        await accountSync.succeed(first, { externalId: 'x', hasPicture: false, at: 30, notBefore: 30 });
        const second = await claimOne(parts, 30);
        expect(second.sealedPassword).toBe('s-2');
        await accountSync.wish({ userId, target: 'chat', at: 35 });
        await accountSync.succeed(second, { externalId: 'x', hasPicture: false, at: 40, notBefore: 40 });
        expect(await claimOne(parts, 40)).not.toHaveProperty('sealedPassword');
      }),
    );

    it(
      'gets a wish with each profile that is saved, for the services named',
      withSubject(make, async (parts) => {
        await parts.members.insert(sampleMember('1'));
        const fields = { name: '小明' };
        await parts.members.updateProfile({ id: userId, fields, sync: ['code-host', 'chat'], at: 5 });
        await parts.members.updateProfile({ id: userId, fields, sync: ['chat'], at: 6 });
        await parts.members.updateProfile({ id: userId, fields, sync: [], at: 7 });
        expect(await parts.accountSync.statesOf(userId)).toMatchObject([
          { target: 'chat', state: 'waiting', dueAt: 6 },
          { target: 'code-host', state: 'waiting', dueAt: 5 },
        ]);
        expect(await claim(parts, 10)).toMatchObject([{ version: 2 }]);
      }),
    );

    it(
      'gets a wish with a username that was free, for the services named',
      withSubject(make, async (parts) => {
        const { members, accountSync } = parts;
        for (const key of ['1', '2']) await members.insert(sampleMember(key));
        expect(await members.setUsername('member-2', 'ming', 4)).toBe(true);
        expect(await members.setUsername(userId, 'MING', 5, ['code-host'])).toBe(false);
        expect(await members.setUsername('nobody', 'new', 5, ['code-host'])).toBe(false);
        expect(await accountSync.statesOf(userId)).toEqual([]);
        expect(await members.setUsername(userId, 'hong', 6, ['code-host'])).toBe(true);
        expect(await accountSync.statesOf(userId)).toMatchObject([{ target: 'code-host', dueAt: 6 }]);
        expect(await accountSync.statesOf('member-2')).toEqual([]);
      }),
    );

    it(
      'gets a wish with a new password, which ends all other sessions of the member',
      withSubject(make, async (parts) => {
        for (const key of ['1', '2']) {
          await parts.members.insert(sampleMember(key));
          await parts.sessions.insert(sampleSession(key));
        }
        await parts.sessions.insert(sampleSession('other', { userId }));
        const change = { id: userId, passwordHash: 'h', at: 5 } as const;
        const sync = [{ target: 'chat', sealedPassword: 's' }, { target: 'code-host' }] as const;
        await parts.members.setPassword({ ...change, keepSessionId: 'session-1', sync });
        const alive = async () => {
          const ids = ['session-1', 'session-2', 'session-other'];
          const found = await Promise.all(ids.map((id) => parts.sessions.findById(id)));
          return ids.filter((_id, at) => found[at] !== undefined);
        };
        expect(await alive()).toEqual(['session-1', 'session-2']);
        expect(await claim(parts, 10)).toMatchObject([{ version: 1, sealedPassword: 's' }]);
        const [codeHost] = await claim(parts, 10, 'code-host');
        expect(codeHost).toMatchObject({ version: 1 });
        expect(codeHost).not.toHaveProperty('sealedPassword');
        await parts.members.setPassword({ ...change, sync: [] });
        expect(await alive()).toEqual(['session-2']);
      }),
    );
  });
};
