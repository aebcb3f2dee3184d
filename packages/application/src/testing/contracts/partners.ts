import { describe, expect, it } from 'vitest';
import type { ListedPartners } from '../../partner/partners.js';
import type { MemberRepository } from '../../ports/member-repository.js';
import type { Partner } from '../../ports/partners.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';
import type { ListOrder, Selection } from '../../staff-list/index.js';
import { NASTY_TEXT } from './samples.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

interface PartnersSubject {
  readonly partners: ListedPartners;
  readonly members: MemberRepository;
  readonly unitOfWork: UnitOfWork;
}

const NEWEST: ListOrder = { key: 'approvedAt', isDescending: true };

/** A partner as he is stored. */
export const samplePartner = (userId: string, over: Partial<Partner> = {}): Partner => ({
  userId,
  state: 'ACTIVE',
  stateReason: '',
  stoppedAt: null,
  level: 'NORMAL',
  realName: '周伙伴',
  contact: 'huoban-zhou',
  channel: 'CAMPUS',
  channelText: '',
  payee: null,
  agreementVersion: '2025-09-01',
  agreedAt: 5,
  approvedAt: 10,
  approvedBy: 'member-9',
  version: 1,
  changedBy: 'member-9',
  changedAt: 10,
  ...over,
});

const is = (key: string, ...values: readonly string[]) => ({ key, test: { kind: 'in', values } }) as const;

/** What every store of partners does. */
export const partnersContract = (name: string, make: MakeSubject<PartnersSubject>): void => {
  const within = (test: (subject: PartnersSubject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      await addPerson(subject, 'member-1', { name: '小明', userName: 'xiaoming', mobile: '13800000002' });
      await addPerson(subject, 'member-2', { userName: 'xiaohong' });
      await addPerson(subject, 'member-3');
      await test(subject);
    });
  const put = ({ unitOfWork }: PartnersSubject, ...all: readonly Partner[]) =>
    unitOfWork.transaction(async (tx) => {
      for (const one of all) await tx.partners.put(one);
    });
  /** The ids that a selection finds; its count and its ids find as many. */
  const found = async ({ partners }: PartnersSubject, selection: Partial<Selection>, order = NEWEST) => {
    const whole = { tests: [], ...selection };
    const ids = (await partners.page(order, { limit: 20 }, whole)).list.map(({ id }) => id);
    expect(await partners.count(whole, 20)).toBe(ids.length);
    expect(await partners.ids(whole, { after: '', limit: 20 })).toEqual(ids.toSorted());
    return ids;
  };

  describe(`${name}: partners`, () => {
    it(
      'are kept as they are and as they change',
      within(async (subject) => {
        const { partners, unitOfWork } = subject;
        expect(await partners.find('member-1')).toBeUndefined();
        const first = samplePartner('member-1', { realName: NASTY_TEXT, channelText: NASTY_TEXT });
        await put(subject, first);
        expect(await partners.find('member-1')).toStrictEqual(first);
        const changed = samplePartner('member-1', {
          state: 'ENDED',
          stateReason: NASTY_TEXT,
          stoppedAt: 19,
          level: 'GOLD',
          payee: { method: 'BANK', name: '周', bank: '招商银行', account: '6214831234567890' },
          version: 2,
          changedBy: 'member-1',
          changedAt: 20,
        });
        await unitOfWork.transaction(async (tx) => {
          expect(await tx.partners.hold('member-1')).toStrictEqual(first);
          await tx.partners.put(changed);
          expect(await tx.partners.find('member-1')).toStrictEqual(changed);
          expect(await tx.partners.find('member-2')).toBeUndefined();
        });
        expect(await partners.find('member-1')).toStrictEqual(changed);
      }),
    );

    it(
      'are changed by one at a time',
      within(async (subject) => {
        const { partners, unitOfWork } = subject;
        await put(subject, samplePartner('member-1'));
        const step = () =>
          unitOfWork.transaction(async (tx) => {
            const held = await tx.partners.hold('member-1');
            if (held !== undefined) await tx.partners.put({ ...held, version: held.version + 1 });
          });
        await Promise.all(Array.from({ length: 5 }, step));
        expect((await partners.find('member-1'))?.version).toBe(6);
      }),
    );

    it(
      'are listed in the order of their approval, by pages, with what the member is called',
      within(async (subject) => {
        const { partners } = subject;
        await put(
          subject,
          samplePartner('member-1', { approvedAt: 10 }),
          samplePartner('member-2', { approvedAt: 30 }),
          samplePartner('member-3', { approvedAt: 20 }),
        );
        const all = { tests: [] };
        const { list, hasMore } = await partners.page(NEWEST, { limit: 2 }, all);
        expect(list.map(({ id, memberName }) => [id, memberName])).toEqual([
          ['member-2', 'xiaohong'],
          ['member-3', null],
        ]);
        expect(hasMore).toBe(true);
        expect(list[0]).toMatchObject(samplePartner('member-2', { approvedAt: 30 }));
        const from = (isBackwards: boolean) => ({
          limit: 2,
          from: { key: [20, 'member-3'] as const, isBackwards },
        });
        expect((await partners.page(NEWEST, from(false), all)).list).toMatchObject([
          { id: 'member-1', memberName: '小明' },
        ]);
        expect((await partners.page(NEWEST, from(true), all)).list).toMatchObject([{ id: 'member-2' }]);
        const oldest = { ...NEWEST, isDescending: false };
        expect(await found(subject, {}, oldest)).toEqual(['member-1', 'member-3', 'member-2']);
      }),
    );

    it(
      'are found by what is asked of them',
      within(async (subject) => {
        await put(
          subject,
          samplePartner('member-1', { level: 'GOLD', approvedAt: 10 }),
          samplePartner('member-2', {
            state: 'SUSPENDED',
            channel: 'MEDIA',
            approvedAt: 20,
            realName: '钱伙伴',
            contact: 'qian',
          }),
        );
        expect(await found(subject, { tests: [is('state', 'SUSPENDED', 'ENDED')] })).toEqual(['member-2']);
        expect(await found(subject, { tests: [is('level', 'GOLD')] })).toEqual(['member-1']);
        expect(await found(subject, { tests: [is('channel', 'MEDIA'), is('state', 'ACTIVE')] })).toEqual([]);
        const since = { key: 'approvedAt', test: { kind: 'range', from: 15 } } as const;
        expect(await found(subject, { tests: [since] })).toEqual(['member-2']);
        expect(await found(subject, { ids: ['member-1', 'member-3'] })).toEqual(['member-1']);
        for (const [search, ids] of [
          ['钱', ['member-2']],
          ['qian', ['member-2']],
          ['qia', []],
          ['小明', ['member-1']],
          ['13800000002', ['member-1']],
          ['伙伴', []],
        ] as const)
          expect(await found(subject, { search })).toEqual(ids);
        expect(await found(subject, { search: '钱', tests: [is('state', 'ACTIVE')] })).toEqual([]);
        expect(await found(subject, { search: '周', tests: [is('level', 'GOLD')] })).toEqual(['member-1']);
      }),
    );
  });
};
