import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { Viewing } from '../../entities/viewing.js';
import { sampleMember, sampleSession } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** What every store of viewings does. */
export const viewingsContract = (name: string, make: MakeSubject<Repositories>): void => {
  const VIEWER = 'member-1';
  const STUDENT = 'member-2';
  const COLLEAGUE = 'member-3';
  const RIGHTS = { role: 'class', grants: ['orders'] } as const;
  const viewing = (over: Partial<Viewing> = {}): Viewing => ({
    id: 'v1',
    sessionId: 's1',
    viewerId: VIEWER,
    viewedId: STUDENT,
    startedAt: 10,
    until: 100,
    ...over,
  });
  const inSession = (test: (all: Repositories) => Promise<void>) =>
    withSubject(make, async (all) => {
      for (const id of ['1', '2']) await all.members.insert(sampleMember(id));
      await all.members.insert({ ...sampleMember('3'), staff: RIGHTS });
      await all.unitOfWork.transaction(async ({ sessions }) => {
        for (const id of ['s1', 's2']) await sessions.insert(sampleSession(id, { id, userId: VIEWER }));
      });
      await test(all);
    });
  const insert = ({ unitOfWork }: Repositories, one: Viewing) =>
    unitOfWork.transaction(({ viewings }) => viewings.insert(one));
  const remove = ({ unitOfWork }: Repositories, id: string) =>
    unitOfWork.transaction(({ viewings }) => viewings.delete(id));

  describe(`${name}: viewings`, () => {
    it(
      'are told with their session: as whom, and what that one may do',
      inSession(async (all) => {
        const { sessions, unitOfWork } = all;
        expect(await sessions.findById('s1')).not.toHaveProperty('viewing');
        await insert(all, viewing());
        const found = await sessions.findById('s1');
        expect(found).toMatchObject({ user: { id: VIEWER }, viewing: { viewing: viewing() } });
        expect(found?.viewing).toMatchObject({ user: { id: STUDENT } });
        expect(found?.viewing).not.toHaveProperty('staff');
        expect(await sessions.findById('s2')).not.toHaveProperty('viewing');
        await insert(all, viewing({ id: 'v2', sessionId: 's2', viewedId: COLLEAGUE }));
        expect((await sessions.findById('s2'))?.viewing).toMatchObject({
          user: { id: COLLEAGUE },
          staff: RIGHTS,
        });
        const ofSession = (id: string) => unitOfWork.transaction(({ viewings }) => viewings.ofSession(id));
        expect(await ofSession('s1')).toEqual(viewing());
        expect(await ofSession('s3')).toBeUndefined();
        const running = async (at: number) =>
          (await unitOfWork.transaction(({ viewings }) => viewings.running(at)))
            .map(({ id }) => id)
            .toSorted();
        expect(await running(99)).toEqual(['v1', 'v2']);
        expect(await running(100)).toEqual([]);
      }),
    );

    it(
      'are one to a session, and end once',
      inSession(async (all) => {
        await insert(all, viewing());
        await expect(insert(all, viewing({ id: 'v2' }))).rejects.toThrow();
        const ends = await Promise.all(Array.from({ length: 4 }, () => remove(all, 'v1')));
        expect(ends.filter(Boolean)).toEqual([true]);
        expect(await all.sessions.findById('s1')).not.toHaveProperty('viewing');
        await insert(all, viewing({ id: 'v2' }));
      }),
    );

    it(
      'are over with their time, and with their session',
      inSession(async (all) => {
        await insert(all, viewing());
        await insert(all, viewing({ id: 'v2', sessionId: 's2', startedAt: 20, until: 200 }));
        expect(await all.viewings.over(99, 10)).toEqual([]);
        expect(await all.viewings.over(100, 10)).toEqual([viewing()]);
        await all.sessions.delete('s2');
        const gone = viewing({ id: 'v2', sessionId: null, startedAt: 20, until: 200 });
        expect(await all.viewings.over(99, 10)).toEqual([gone]);
        expect(await all.viewings.over(100, 10)).toEqual([viewing(), gone]);
        expect(await all.viewings.over(100, 1)).toEqual([viewing()]);
        expect(await remove(all, 'v2')).toBe(true);
      }),
    );
  });
};
