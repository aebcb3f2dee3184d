import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { SecurityEvent } from '../../ports/security-log.js';
import { NASTY_TEXT, sampleMember, sampleProduct, sampleSession } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const event = (id: string, over: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id,
  kind: 'login-failed',
  userId: null,
  subject: null,
  address: '203.0.113.7',
  detail: NASTY_TEXT,
  count: 1,
  at: 10,
  lastAt: 10,
  ...over,
});
const fold = (name: string, max = 9) => ({ name, since: 0, max, crowd: 'crowd' });
const ALL = { limit: 99 };

/** What every SecurityLog does, and what is written into it together with changes. */
export const securityLogContract = (name: string, make: MakeSubject<Repositories>): void => {
  describe(`${name}: SecurityLog`, () => {
    it(
      'counts what repeats in one line',
      withSubject(make, async ({ securityLog }) => {
        expect(await securityLog.count(event('1'), fold('a'))).toBe(1);
        expect(await securityLog.count(event('2', { lastAt: 20 }), fold('a'))).toBe(2);
        expect(await securityLog.count(event('3'), fold('b'))).toBe(1);
        expect(await securityLog.page(ALL, {})).toEqual({
          list: [event('3'), { ...event('1'), count: 2, lastAt: 20 }],
          hasMore: false,
        });
      }),
    );

    it(
      'has one line for what happens at once',
      withSubject(make, async ({ securityLog }) => {
        const ids = Array.from({ length: 20 }, (_, index) => `${index}`);
        const counts = await Promise.all(ids.map((id) => securityLog.count(event(id), fold('a'))));
        expect(counts.toSorted((a, b) => a - b)).toEqual(ids.map((_, index) => index + 1));
        expect((await securityLog.page(ALL, {})).list).toHaveLength(1);
      }),
    );

    it(
      'counts in a transaction, together with what else is done there',
      withSubject(make, async ({ securityLog, unitOfWork }) => {
        const login = (id: string, lastAt: number) => event(id, { kind: 'login', userId: 'u1', lastAt });
        const count = (id: string, lastAt: number, fails = false): Promise<number> =>
          unitOfWork.transaction(async (tx) => {
            const counted = await tx.securityLog.count(login(id, lastAt), fold('login'));
            if (fails) throw new Error('no');
            return counted;
          });
        expect(await count('1', 10)).toBe(1);
        expect(await count('2', 20)).toBe(2);
        await expect(count('3', 30, true)).rejects.toThrow('no');
        expect(await securityLog.count(login('4', 40), fold('login'))).toBe(3);
        expect((await securityLog.page(ALL, {})).list).toEqual([{ ...login('1', 40), count: 3 }]);
      }),
    );

    it(
      'has no more lines of a kind than it may, and counts the rest in one',
      withSubject(make, async ({ securityLog }) => {
        for (let index = 0; index < 30; index += 1) {
          await securityLog.count(event(`e${index}`, { userId: `u${index}` }), fold(`f${index}`, 5));
        }
        // Those that have a line are counted there, and other kinds have lines of their own.
        expect(await securityLog.count(event('again'), fold('f0', 5))).toBe(2);
        expect(await securityLog.count(event('limit', { kind: 'limit' }), fold('g', 5))).toBe(1);
        const { list } = await securityLog.page(ALL, { kind: 'login-failed' });
        expect(list).toHaveLength(6);
        expect(list.filter(({ count }) => count === 25)).toMatchObject([{ userId: null, address: '' }]);
      }),
    );

    it(
      'is read from line to line, narrowed by kind and member',
      withSubject(make, async ({ securityLog }) => {
        const lines = [
          event('a', { at: 1 }),
          event('b', { at: 2, userId: 'u1' }),
          event('c', { at: 2, userId: 'u1', kind: 'limit' }),
          event('d', { at: 3, userId: 'u2', kind: 'limit' }),
        ];
        for (const line of lines) await securityLog.count(line, fold(line.id));
        const ids = async (...asked: Parameters<typeof securityLog.page>) => {
          const { list, hasMore } = await securityLog.page(...asked);
          return [list.map(({ id }) => id).join(''), hasMore];
        };
        expect(await ids({ limit: 2 }, {})).toEqual(['dc', true]);
        const from = { key: [2, 'c'] as const, isBackwards: false };
        expect(await ids({ limit: 2, from }, {})).toEqual(['ba', false]);
        expect(await ids({ limit: 2, from: { key: [1, 'a'], isBackwards: true } }, {})).toEqual(['cb', true]);
        expect(await ids(ALL, { kind: 'limit' })).toEqual(['dc', false]);
        expect(await ids(ALL, { userId: 'u1' })).toEqual(['cb', false]);
        expect(await ids(ALL, { userId: 'u1', kind: 'limit' })).toEqual(['c', false]);
        expect(await ids(ALL, { userId: ['u1', 'u2'], kind: ['limit', 'login'] })).toEqual(['dc', false]);
        expect(await ids({ limit: 1 }, { userId: ['u2', 'u1'] })).toEqual(['d', true]);
        expect(await ids({ limit: 1, from }, { kind: ['limit', 'login-failed'] })).toEqual(['b', true]);
        expect(await ids(ALL, { people: ['u1', 'u2'], kind: 'limit' })).toEqual(['dc', false]);
        expect(await ids(ALL, { people: ['u1', 'u2'], userId: 'u2' })).toEqual(['d', false]);
        expect(await ids(ALL, { people: [] })).toEqual(['', false]);
        expect(await ids(ALL, { from: 2, to: 3 })).toEqual(['cb', false]);
        expect(await ids(ALL, {}, true)).toEqual(['abcd', false]);
        expect(await ids({ limit: 2, from }, { kind: 'limit' }, true)).toEqual(['d', false]);
        expect(await securityLog.countLines({ kind: ['limit', 'login-failed'], from: 2 }, 9)).toBe(3);
        expect(await securityLog.countLines({ people: ['u1'] }, 1)).toBe(1);
        expect(await securityLog.countLines({ people: [] }, 9)).toBe(0);
        expect(await securityLog.find('b')).toMatchObject({ id: 'b', userId: 'u1' });
        expect(await securityLog.find('nothing')).toBeUndefined();
        expect(await securityLog.deleteOlder(2)).toBe(1);
        expect(await ids(ALL, {})).toEqual(['dcb', false]);
      }),
    );

    it(
      'tells of changes that were made, and of none that was not',
      withSubject(make, async ({ securityLog, unitOfWork, members, sessions, products }) => {
        await members.insert(sampleMember('1'));
        const password = { passwordHash: 'next', sync: [], at: 1 };
        await members.setPassword({ ...password, id: 'member-1', trace: event('password') });
        await members.setPassword({ ...password, id: 'nobody', trace: event('no password') });
        await unitOfWork.transaction(async (tx) => {
          await tx.sessions.insert(sampleSession('1'));
          await tx.securityLog.add(event('login'));
        });
        const undone = unitOfWork.transaction(async (tx) => {
          await tx.securityLog.add(event('undone'));
          throw new Error('no');
        });
        await expect(undone).rejects.toThrow('no');
        await sessions.deleteOthers('member-1', 'nothing', event('logout'));
        expect(await products.delete('nothing', event('no deletion'))).toBe('unknown');
        await products.insert(sampleProduct('p-gone'));
        await products.saveAll([{ kind: 'change', id: 'p-gone', fields: { amount: 1 } }], 1, [
          event('price'),
        ]);
        await products.delete('p-gone', event('gone'));
        const unknown = { kind: 'change', id: 'nothing', fields: { amount: 1 } } as const;
        expect(await products.saveAll([unknown], 1, [event('no price')])).toBeUndefined();
        const { list } = await securityLog.page(ALL, {});
        expect(list.map(({ id }) => id)).toEqual(['price', 'password', 'logout', 'login', 'gone']);
      }),
    );
  });
};
