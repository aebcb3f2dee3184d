import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { noFactor } from '../../second-factor/rules.js';
import { sampleMember, sampleSession } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** What every store of second factors does. */
export const secondFactorContract = (name: string, make: MakeSubject<Repositories>): void => {
  const USER = 'member-1';
  const factor = {
    ...noFactor(USER),
    sealedSecret: 'sealed',
    since: 5,
    lastStep: 9,
    codes: ['a', 'b'],
    wrong: 2,
    waitUntil: 7,
  };
  const inSession = (test: (all: Repositories) => Promise<void>) =>
    withSubject(make, async (all) => {
      await all.members.insert(sampleMember('1'));
      await all.unitOfWork.transaction(async ({ sessions }) => {
        for (const id of ['s1', 's2']) await sessions.insert(sampleSession(id, { id, userId: USER }));
      });
      await test(all);
    });

  describe(`${name}: second factors`, () => {
    it(
      'are kept, changed and removed',
      inSession(async ({ unitOfWork }) => {
        const held = () => unitOfWork.transaction(({ secondFactors }) => secondFactors.hold(USER));
        expect(await held()).toBeUndefined();
        await unitOfWork.transaction(({ secondFactors }) => secondFactors.store(factor));
        expect(await held()).toEqual(factor);
        const changed = { ...factor, codes: [], pendingSecret: 'other', wrong: 0 };
        await unitOfWork.transaction(({ secondFactors }) => secondFactors.store(changed));
        expect(await held()).toEqual(changed);
        await unitOfWork.transaction(({ secondFactors }) => secondFactors.remove(USER));
        expect(await held()).toBeUndefined();
      }),
    );

    it(
      'are known of each session, once they are set up, with when a code was given in it',
      inSession(async ({ unitOfWork, sessions }) => {
        const of = async (id: string) => (await sessions.findById(id))?.secondFactor;
        expect(await of('s1')).toBeUndefined();
        const pending = { ...noFactor(USER), pendingSecret: 'sealed' };
        await unitOfWork.transaction(({ secondFactors }) => secondFactors.store(pending));
        expect(await of('s1')).toBeUndefined();
        await unitOfWork.transaction(async ({ secondFactors }) => {
          await secondFactors.store(factor);
          await secondFactors.mark('s1', 11);
        });
        expect([await of('s1'), await of('s2')]).toEqual([{ at: 11 }, { at: null }]);
        await unitOfWork.transaction(({ secondFactors }) => secondFactors.mark('s1', 12));
        expect(await of('s1')).toEqual({ at: 12 });
        await unitOfWork.transaction(({ secondFactors }) => secondFactors.mark('gone', 12));
      }),
    );

    it(
      'are tried one after the other',
      inSession(async ({ unitOfWork }) => {
        await unitOfWork.transaction(({ secondFactors }) => secondFactors.store({ ...factor, wrong: 0 }));
        const one = () =>
          unitOfWork.transaction(async ({ secondFactors }) => {
            const now = await secondFactors.hold(USER);
            if (now !== undefined) await secondFactors.store({ ...now, wrong: now.wrong + 1 });
          });
        await Promise.all(Array.from({ length: 8 }, one));
        expect(await unitOfWork.transaction(({ secondFactors }) => secondFactors.hold(USER))).toMatchObject({
          wrong: 8,
        });
      }),
    );
  });
};
