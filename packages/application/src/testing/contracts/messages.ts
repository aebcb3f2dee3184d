import { LEARN_PATH } from '@ykd/domain/access';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type {
  Message,
  MessageReceiver,
  MessageTemplate,
  SmsSetting,
  TxMessages,
} from '../../ports/messages.js';
import { NASTY_TEXT, sampleOrder } from './samples.js';
import { addPerson, assign } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = Pick<Repositories, 'messages' | 'notices' | 'unitOfWork' | 'members' | 'orders'>;

const messageOf = (id: string, over: Partial<Message> = {}): Message => ({
  id,
  senderId: 'jing',
  requestKey: `key-${id}`,
  channel: 'sms',
  title: '短信',
  text: NASTY_TEXT,
  link: null,
  conditions: '全部学员',
  classId: null,
  receivers: 2,
  price: 5,
  estimate: 10,
  state: 'sending',
  gmtCreated: 100,
  endedAt: null,
  ...over,
});

const receiverOf = (userId: string, over: Partial<MessageReceiver> = {}): MessageReceiver => ({
  messageId: 'm',
  userId,
  state: 'waiting',
  reason: null,
  segments: 0,
  at: 100,
  ...over,
});

const NONE = {
  waiting: 0,
  sending: 0,
  sent: 0,
  optedOut: 0,
  noMobile: 0,
  failed: 0,
  read: 0,
  segments: 0,
};

/** What every Messages does, and what is done to it in a UnitOfWork. */
export const messagesContract = (name: string, make: MakeSubject<Subject>): void => {
  const inside = <T>({ unitOfWork }: Subject, work: (messages: TxMessages) => Promise<T>): Promise<T> =>
    unitOfWork.transaction(({ messages }) => work(messages));
  const add = (subject: Subject, message: Message, userIds: readonly string[] = ['a', 'b']) =>
    inside(subject, async (messages) => {
      await messages.lockSender(message.senderId);
      await messages.insert(message, userIds);
    });

  describe(`${name}: Messages`, () => {
    it(
      'are kept with their receivers, who wait, and found again by the wish',
      withSubject(make, async (subject) => {
        const { messages } = subject;
        const message = messageOf('m', { link: LEARN_PATH });
        await add(subject, message);
        expect(await messages.find('m')).toStrictEqual(message);
        expect(await messages.find('other')).toBeUndefined();
        expect(await inside(subject, (tx) => tx.ofRequest('jing', 'key-m'))).toStrictEqual(message);
        expect(await inside(subject, (tx) => tx.ofRequest('tao', 'key-m'))).toBeUndefined();
        const { list, hasMore } = await messages.receivers('m', { limit: 5 });
        expect(hasMore).toBe(false);
        expect(list).toStrictEqual(['a', 'b'].map((id) => ({ ...receiverOf(id), readAt: null })));
        expect(await messages.countsOf(['m'])).toEqual(new Map([['m', { ...NONE, waiting: 2 }]]));
      }),
    );

    it(
      'have as many receivers as were named, however many',
      withSubject(make, async (subject) => {
        const ids = Array.from({ length: 5_040 }, (_, at) => `u-${String(at).padStart(5, '0')}`);
        await add(subject, messageOf('m', { receivers: ids.length }), ids);
        expect((await subject.messages.countsOf(['m'])).get('m')?.waiting).toBe(5_040);
      }),
    );

    it(
      'are listed the newest first, those of one sender or all, page by page',
      withSubject(make, async (subject) => {
        const { messages } = subject;
        await add(subject, messageOf('a', { gmtCreated: 1, classId: 'k1' }));
        await add(subject, messageOf('b', { gmtCreated: 3, senderId: 'tao', classId: 'k1' }));
        await add(subject, messageOf('c', { gmtCreated: 2 }));
        const idsOf = ({ list }: { readonly list: readonly Message[] }) => list.map(({ id }) => id);
        expect(idsOf(await messages.page({ limit: 9 }, {}))).toEqual(['b', 'c', 'a']);
        expect(idsOf(await messages.page({ limit: 9 }, { senderId: 'jing' }))).toEqual(['c', 'a']);
        const from = { key: [3, 'b'], isBackwards: false } as const;
        expect(idsOf(await messages.page({ limit: 1, from }, {}))).toEqual(['c']);
        const back = { key: [1, 'a'], isBackwards: true } as const;
        expect(idsOf(await messages.page({ limit: 1, from: back }, { senderId: 'jing' }))).toEqual(['c']);
        expect(idsOf(await messages.page({ limit: 9 }, { classId: 'k1' }))).toEqual(['b', 'a']);
        expect(idsOf(await messages.page({ limit: 1, from }, { classId: 'k1' }))).toEqual(['a']);
        expect(idsOf(await messages.page({ limit: 1, from: back }, { classId: 'k1' }))).toEqual(['b']);
        const own = { classId: 'k1', senderId: 'jing' };
        expect(idsOf(await messages.page({ limit: 9 }, own))).toEqual(['a']);
        expect(idsOf(await messages.page({ limit: 1, from: back }, own))).toEqual([]);
        expect(idsOf(await messages.page({ limit: 9 }, { classId: 'k2' }))).toEqual([]);
        expect(await messages.countsOf([])).toEqual(new Map());
      }),
    );

    it(
      'count what became of their receivers from the rows, and who has read',
      withSubject(make, async (subject) => {
        const { messages, notices, unitOfWork } = subject;
        await add(subject, messageOf('m'), ['a', 'b', 'c']);
        const sent = receiverOf('a', { state: 'sent', segments: 2, at: 200 });
        const lost = receiverOf('b', { state: 'failed', reason: 'refused', at: 210 });
        await unitOfWork.transaction(async (tx) => {
          expect(await tx.messages.holdReceivers('m', 'waiting', 2)).toStrictEqual([
            receiverOf('a'),
            receiverOf('b'),
          ]);
          await tx.messages.storeReceiver(sent);
          await tx.messages.storeReceiver(lost);
          await tx.notices.add({
            id: 'message:m:a',
            userId: 'a',
            kind: 'message',
            title: 't',
            text: 't',
            link: null,
            messageId: 'm',
            gmtCreated: 200,
            readAt: null,
          });
          expect(await tx.messages.isOpen('m')).toBe(true);
        });
        const counts = { ...NONE, sent: 1, failed: 1, waiting: 1, segments: 2 };
        expect((await messages.countsOf(['m', 'none'])).get('m')).toEqual(counts);
        await notices.markRead('a', ['message:m:a'], 300);
        expect((await messages.countsOf(['m'])).get('m')).toEqual({ ...counts, read: 1 });
        const first = { limit: 9 };
        expect((await messages.receivers('m', first)).list).toStrictEqual([
          { ...sent, readAt: 300 },
          { ...lost, readAt: null },
          { ...receiverOf('c'), readAt: null },
        ]);
        expect((await messages.receivers('m', first, 'failed')).list.map(({ userId }) => userId)).toEqual([
          'b',
        ]);
        const narrowed = async (filter: 'read' | 'unread') =>
          (await messages.receivers('m', first, filter)).list.map(({ userId }) => userId);
        expect([await narrowed('read'), await narrowed('unread')]).toEqual([['a'], []]);
        const from = { key: ['b'], isBackwards: false } as const;
        expect((await messages.receivers('m', { limit: 9, from })).list.map(({ userId }) => userId)).toEqual([
          'c',
        ]);
        await inside(subject, (tx) => tx.storeReceiver(receiverOf('c', { state: 'optedOut', at: 5 })));
        expect(await inside(subject, (tx) => tx.isOpen('m'))).toBe(false);
      }),
    );

    it(
      'are handed to one worker at a time until they have ended',
      withSubject(make, async (subject) => {
        const { messages } = subject;
        await add(subject, messageOf('m'));
        const claim = (at: number) => messages.claimDue({ at, leaseMs: 50, limit: 5 });
        expect(await claim(99)).toEqual([]);
        const all = await Promise.all([claim(100), claim(100), claim(100)]);
        expect(all.flat().map(({ id }) => id)).toEqual(['m']);
        expect(await claim(149)).toEqual([]);
        expect(await claim(150)).toHaveLength(1);
        await inside(subject, (tx) => tx.postpone('m', 170));
        expect(await claim(169)).toEqual([]);
        expect(await claim(170)).toHaveLength(1);
        await inside(subject, (tx) => tx.end('m', 180));
        expect(await claim(Number.MAX_SAFE_INTEGER)).toEqual([]);
        expect(await messages.find('m')).toMatchObject({ state: 'done', endedAt: 180 });
      }),
    );

    it(
      'tell what a sender sent by text message from an instant on',
      withSubject(make, async (subject) => {
        await add(subject, messageOf('a', { gmtCreated: 10 }));
        await add(subject, messageOf('b', { gmtCreated: 20, receivers: 3, estimate: 25 }));
        await add(subject, messageOf('c', { gmtCreated: 20, channel: 'notice' }));
        await add(subject, messageOf('d', { gmtCreated: 20, senderId: 'tao' }));
        const { messages } = subject;
        expect(await messages.usedSince('jing', 10)).toEqual({ messages: 5, cents: 35 });
        expect(await messages.usedSince('jing', 11)).toEqual({ messages: 3, cents: 25 });
        expect(await inside(subject, (tx) => tx.usedSince('jing', 21))).toEqual({ messages: 0, cents: 0 });
      }),
    );

    it(
      'know what a text is filled in with',
      withSubject(make, async (subject) => {
        await addPerson(subject, 'jing', { name: '陈静' });
        await addPerson(subject, 'ming', { name: '小明', mobile: '13800000002' });
        await addPerson(subject, 'hong', { mobile: '13800000003' });
        await assign(subject, 'ming', 'jing');
        const dates = { gmtCreated: 0, validDate: 9 * DAY_MS, serviceDate: 5 * DAY_MS };
        await subject.orders.insert(
          sampleOrder('o-1', { userId: 'ming', amount: 399_900, productName: '老课程', ...dates }),
        );
        const small = { amount: 100, productName: '新课程', gmtCreated: 50 };
        await subject.orders.insert(sampleOrder('o-2', { userId: 'ming', ...small }));
        await subject.notices.setSmsOptOut('hong', 1);
        const facts = async () =>
          new Map((await subject.messages.factsOf(['ming', 'hong', 'nobody'])).map((one) => [one.id, one]));
        expect((await facts()).get('ming')).toMatchObject({
          name: '小明',
          mobile: '13800000002',
          classTeacher: '陈静',
          course: '新课程',
          isOptedOut: false,
        });
        expect((await facts()).get('ming')?.serviceUntil).toBeGreaterThan(4 * DAY_MS);
        expect((await facts()).get('hong')).toEqual({
          id: 'hong',
          name: null,
          mobile: '13800000003',
          classTeacher: null,
          course: null,
          serviceUntil: null,
          isOptedOut: true,
        });
        expect((await facts()).size).toBe(2);
        expect(await inside(subject, (tx) => tx.factsOf(['ming']))).toHaveLength(1);
        expect(await subject.messages.factsOf([])).toEqual([]);
      }),
    );

    it(
      'keep templates by name, and what text messages cost',
      withSubject(make, async (subject) => {
        const { messages } = subject;
        const template: MessageTemplate = {
          id: 't-1',
          name: '催课',
          title: '',
          text: '{姓名}你好',
          version: 1,
          changedBy: 'jing',
          changedAt: 5,
          gmtCreated: 5,
        };
        const setting: SmsSetting = {
          id: 'sms',
          price: 6,
          dailyMessages: 7,
          dailyCents: 8,
          version: 1,
          changedBy: 'admin',
          changedAt: 9,
        };
        expect(await messages.setting()).toBeUndefined();
        await inside(subject, async (tx) => {
          await tx.lockSettings();
          await tx.storeTemplate({ ...template, version: 0 });
          await tx.storeTemplate(template);
          await tx.storeTemplate({ ...template, id: 't-2', name: 'B' });
          expect(await tx.template('t-1')).toStrictEqual(template);
          expect(await tx.templateNamed('B')).toMatchObject({ id: 't-2' });
          expect(await tx.templateNamed('C')).toBeUndefined();
          await tx.storeSetting({ ...setting, price: 1 });
          await tx.storeSetting(setting);
          expect(await tx.setting()).toStrictEqual(setting);
        });
        expect((await messages.templates()).map(({ name: one }) => one)).toEqual(['B', '催课']);
        expect(await messages.setting()).toStrictEqual(setting);
        await inside(subject, (tx) => tx.deleteTemplate('t-2'));
        expect(await messages.templates()).toStrictEqual([template]);
      }),
    );
  });
};
