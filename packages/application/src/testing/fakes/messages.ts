import { PAID_STATUS } from '@ykd/domain/order';
import type {
  Message,
  MessageCounts,
  MessageKey,
  MessageReceiver,
  Messages,
  ReceiverFacts,
  ReceiverKey,
  ReceiverRow,
  TxMessages,
} from '../../ports/messages.js';
import { NO_COUNTS } from '../../message/views.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { Alone } from './alone.js';
import { dueOf } from './shop-world.js';
import { studentIn } from './students.js';
import type { FakeWorld } from './world.js';

const messageIn = ({ dueAt: _dueAt, ...message }: Message & { readonly dueAt: number }): Message => message;

const keyOf = (messageId: string, userId: string): string => JSON.stringify([messageId, userId]);

const receiversIn = ({ messageReceivers }: FakeWorld, messageId: string): readonly MessageReceiver[] =>
  [...messageReceivers.values()]
    .filter((one) => one.messageId === messageId)
    .toSorted((a, b) => (a.userId < b.userId ? -1 : 1));

const readsOf = (world: FakeWorld): Pick<TxMessages, 'factsOf' | 'usedSince' | 'setting'> => ({
  factsOf: async (userIds) =>
    userIds.flatMap((id): readonly ReceiverFacts[] => {
      const student = studentIn(world, id);
      if (student === undefined) return [];
      const bought = [...world.orders.values()]
        .filter((order) => order.userId === id && order.status === PAID_STATUS)
        .toSorted((a, b) => b.gmtCreated - a.gmtCreated || (a.id < b.id ? 1 : -1));
      const { name, mobile, classTeacherName: classTeacher, serviceUntil } = student;
      const course = bought[0]?.productName ?? null;
      const isOptedOut = world.smsOptOuts.has(id);
      return [{ id, name, mobile, classTeacher, course, serviceUntil, isOptedOut }];
    }),
  usedSince: async (senderId, since) => {
    const own = [...world.messages.values()].filter(
      (one) => one.senderId === senderId && one.channel === 'sms' && one.gmtCreated >= since,
    );
    const sum = (of: (one: Message) => number): number => own.reduce((all, one) => all + of(one), 0);
    return { messages: sum(({ receivers }) => receivers), cents: sum(({ estimate }) => estimate) };
  },
  setting: async () => world.smsSettings.get('sms'),
});

/** What staff sent, in memory. */
export const fakeMessages = (world: FakeWorld, alone: Alone): Messages => {
  const readAtOf = (messageId: string, userId: string): number | null =>
    [...world.notices.values()].find((one) => one.messageId === messageId && one.userId === userId)?.readAt ??
    null;
  return {
    ...readsOf(world),
    find: async (id) => {
      const row = world.messages.get(id);
      return row && messageIn(row);
    },
    page: async (window, { senderId, classId }) =>
      rowsByKey<Message, MessageKey>(
        [...world.messages.values()]
          .filter((one) => senderId === undefined || one.senderId === senderId)
          .filter((one) => classId === undefined || one.classId === classId)
          .map(messageIn),
        ({ gmtCreated, id }) => [gmtCreated, id],
        window,
        true,
      ),
    countsOf: async (ids) =>
      new Map(
        ids.map((id): [string, MessageCounts] => {
          const rows = receiversIn(world, id);
          const states = rows.reduce(
            (counts, { state }) => ({ ...counts, [state]: counts[state] + 1 }),
            NO_COUNTS,
          );
          const read = rows.filter(({ userId }) => readAtOf(id, userId) !== null).length;
          const segments = rows.reduce((all, one) => all + one.segments, 0);
          return [id, { ...states, read, segments }];
        }),
      ),
    receivers: async (messageId, window, filter) =>
      rowsByKey<ReceiverRow, ReceiverKey>(
        receiversIn(world, messageId)
          .map((one) => ({ ...one, readAt: readAtOf(messageId, one.userId) }))
          .filter(({ state, readAt }) =>
            filter === 'read' || filter === 'unread'
              ? state === 'sent' && (readAt !== null) === (filter === 'read')
              : filter === undefined || state === filter,
          ),
        ({ userId }) => [userId],
        window,
        false,
      ),
    claimDue: (claim) =>
      alone(() => {
        const due = dueOf(world.messages, claim);
        for (const row of due) world.messages.set(row.id, { ...row, dueAt: claim.at + claim.leaseMs });
        return due.map(messageIn);
      }),
    templates: async () =>
      [...world.messageTemplates.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
};

/** The same inside a transaction on a world, which has it alone. */
export const txMessages = (world: FakeWorld): TxMessages => {
  const change = (id: string, to: Partial<Message & { readonly dueAt: number }>): void => {
    const row = world.messages.get(id);
    if (row !== undefined) world.messages.set(id, { ...row, ...to });
  };
  return {
    ...readsOf(world),
    lockSender: async () => {},
    ofRequest: async (senderId, requestKey) => {
      const row = [...world.messages.values()].find(
        (one) => one.senderId === senderId && one.requestKey === requestKey,
      );
      return row && messageIn(row);
    },
    insert: async (message, userIds) => {
      const { id: messageId, gmtCreated: at } = message;
      world.messages.set(messageId, { ...message, dueAt: at });
      for (const userId of userIds)
        world.messageReceivers.set(keyOf(messageId, userId), {
          messageId,
          userId,
          state: 'waiting',
          reason: null,
          segments: 0,
          at,
        });
    },
    holdReceivers: async (messageId, state, limit) =>
      receiversIn(world, messageId)
        .filter((one) => one.state === state)
        .slice(0, limit),
    storeReceiver: async (receiver) =>
      void world.messageReceivers.set(keyOf(receiver.messageId, receiver.userId), receiver),
    isOpen: async (messageId) =>
      receiversIn(world, messageId).some(({ state }) => state === 'waiting' || state === 'sending'),
    postpone: async (id, dueAt) => change(id, { dueAt }),
    end: async (id, at) => change(id, { state: 'done', endedAt: at, dueAt: Infinity }),
    lockSettings: async () => {},
    template: async (id) => world.messageTemplates.get(id),
    templateNamed: async (name) => [...world.messageTemplates.values()].find((one) => one.name === name),
    storeTemplate: async (template) => void world.messageTemplates.set(template.id, template),
    deleteTemplate: async (id) => void world.messageTemplates.delete(id),
    storeSetting: async (setting) => void world.smsSettings.set(setting.id, setting),
  };
};
