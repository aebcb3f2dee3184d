import { describe, expect, it } from 'vitest';
import { makeWithLogins, type SessionSubject } from './sessions.js';
import { sampleMember, sampleSession } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** What every store of members and sessions keeps of a password that somebody else gave. */
export const initialPasswordContract = (name: string, makeParts: MakeSubject<SessionSubject>): void => {
  const make = makeWithLogins(makeParts);
  const given = { passwordHash: 'given', initialSince: 7 };

  describe(`${name}: initial passwords`, () => {
    it(
      'are known as long as they are the password',
      withSubject(make, async ({ members, unitOfWork }) => {
        const secret = async () => {
          const { user: _user, ...found } = (await members.findByAccount('mobile-1')) ?? {};
          const held = await unitOfWork.transaction((tx) => tx.members.hold('member-1'));
          expect(held).toStrictEqual(found);
          return found;
        };
        await members.insert({ ...sampleMember('1'), ...given });
        expect(await secret()).toStrictEqual(given);
        // At a login, which knows the password.
        await members.replacePasswordHash('member-1', 'given', 'stronger');
        expect(await secret()).toStrictEqual({ ...given, passwordHash: 'stronger' });
        const change = { id: 'member-1', passwordHash: 'own', sync: [], at: 9 };
        expect(await members.setPassword(change)).toBe(true);
        expect(await secret()).toStrictEqual({ passwordHash: 'own' });
        const inTransaction = (over: object) =>
          unitOfWork.transaction((tx) => tx.members.setPassword({ ...change, ...over }));
        expect(await inTransaction({ ...given, initialSince: 11 })).toBe(true);
        expect(await secret()).toStrictEqual({ ...given, initialSince: 11 });
        expect(await inTransaction({})).toBe(true);
        expect(await secret()).toStrictEqual({ passwordHash: 'own' });
        expect(await inTransaction({ id: 'nobody' })).toBe(false);
      }),
    );

    it(
      'mark the sessions that they open, and no others',
      withSubject(make, async ({ members, sessions }) => {
        await members.insert({ ...sampleMember('1'), ...given });
        const session = (key: string) => sampleSession(key, { userId: 'member-1' });
        expect(await sessions.insertIfPassword(session('pwd'), 'given')).toBe(true);
        await sessions.insert(session('sms'));
        const marked = { initialPassword: { since: 7 } };
        expect(await sessions.findById('session-pwd')).toMatchObject(marked);
        expect(await sessions.findByDigest('digest-pwd')).toMatchObject(marked);
        expect(await sessions.findById('session-sms')).not.toHaveProperty('initialPassword');
        const change = { id: 'member-1', passwordHash: 'own', sync: [], at: 9 };
        await members.setPassword({ ...change, keepSessionId: 'session-pwd' });
        expect(await sessions.findById('session-pwd')).not.toHaveProperty('initialPassword');
        expect(await sessions.findById('session-sms')).toBeUndefined();
        expect(await sessions.insertIfPassword(session('own'), 'own')).toBe(true);
        expect(await sessions.findById('session-own')).not.toHaveProperty('initialPassword');
      }),
    );
  });
};
