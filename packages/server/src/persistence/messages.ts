import {
  messageFields,
  messageReceiverFields,
  messageTemplateFields,
  smsSettingFields,
} from '@ykd/application/entities';
import type { MessageCounts, Messages, ReceiverFacts, TxMessages } from '@ykd/application/ports';
import { PAID_STATUS } from '@ykd/domain/order';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { insertMany } from './insert-many.js';
import { keyReader } from './key-page.js';
import { mapping } from './mapping.js';
import { limitOf } from './planned-once.js';
import type { Schema } from './schema.js';
import { takeDue } from './take-due.js';

const messageRows = mapping(messageFields);
const receiverRows = mapping(messageReceiverFields);
const templateRows = mapping(messageTemplateFields);
const settingRows = mapping(smsSettingFields);

/** More than are kept. */
const TEMPLATES_READ = 1_000;

const NONE: MessageCounts = {
  waiting: 0,
  sending: 0,
  sent: 0,
  optedOut: 0,
  noMobile: 0,
  failed: 0,
  read: 0,
  segments: 0,
};

/** What is read in and out of transactions. */
const readsOf = (db: Kysely<Schema>): Pick<TxMessages, 'factsOf' | 'usedSince' | 'setting'> => ({
  factsOf: async (userIds) => {
    if (userIds.length === 0) return [];
    const rows = await db
      .selectFrom('student_summary as s')
      .leftJoin('student_summary as t', 't.id', 's.class_teacher_id')
      .leftJoin('sms_opt_out as o', 'o.user_id', 's.id')
      .select(['s.id', 's.name', 's.mobile', 's.service_until as serviceUntil', 'o.since'])
      .select(sql<string | null>`coalesce(t.name, t.user_name)`.as('classTeacher'))
      .select((e) =>
        e
          .selectFrom('ykd_order as b')
          .select('b.product_name')
          .whereRef('b.user_id', '=', 's.id')
          .where('b.status', '=', sql.lit(PAID_STATUS))
          .orderBy('b.gmt_created', 'desc')
          .orderBy('b.id', 'desc')
          .limit(limitOf(1))
          .as('course'),
      )
      .where('s.id', 'in', userIds)
      .execute();
    return rows.map(({ since, ...row }): ReceiverFacts => ({ ...row, isOptedOut: since !== null }));
  },
  usedSince: async (senderId, since) => {
    const { messages, cents } = await db
      .selectFrom('message')
      .select(sql<number>`cast(coalesce(sum(receivers), 0) as bigint)`.as('messages'))
      .select(sql<number>`cast(coalesce(sum(estimate), 0) as bigint)`.as('cents'))
      .where('sender_id', '=', senderId)
      .where('gmt_created', '>=', since)
      .where((e) => sql<boolean>`${e.ref('channel')} = 'sms'`)
      .executeTakeFirstOrThrow();
    return { messages, cents };
  },
  setting: async () => {
    const row = await db.selectFrom('sms_setting').selectAll().where('id', '=', 'sms').executeTakeFirst();
    return row && settingRows.recordOf(row);
  },
});

/** What staff sent, in the database. */
export const messages = (database: Database): Messages => {
  const { db } = database;
  /** Those of a sender, to a class, both or all: each has its own index. */
  const pages = (isOwn: boolean, isOfClass: boolean) =>
    keyReader(
      database,
      (from, param) => {
        const rows = from.selectFrom('message').select(messageRows.columns);
        const own = isOwn ? rows.where('sender_id', '=', param('senderId') as never) : rows;
        return isOfClass ? own.where('class_id', '=', param('classId') as never) : own;
      },
      ['message.gmt_created', 'message.id'],
      'desc',
    );
  const [all, own, ofClass, ownOfClass] = [
    pages(false, false),
    pages(true, false),
    pages(false, true),
    pages(true, true),
  ];
  const receivers = (by: 'all' | 'state' | 'read' | 'unread') =>
    keyReader(
      database,
      (from, param) => {
        const rows = from
          .selectFrom('message_receiver as r')
          .leftJoin('notice as n', (join) =>
            join.on('n.id', '=', sql<string>`'message:' || r.message_id || ':' || r.user_id`),
          )
          .select(receiverRows.columns.map((column) => `r.${column}` as const))
          .select('n.read_at')
          .where('r.message_id', '=', param('messageId') as never);
        if (by === 'all') return rows;
        const some = rows.where('r.state', '=', param('state') as never);
        return by === 'state' ? some : some.where('n.read_at', by === 'read' ? 'is not' : 'is', null);
      },
      ['r.user_id'],
      'asc',
    );
  const everyReceiver = receivers('all');
  const narrowed = { state: receivers('state'), read: receivers('read'), unread: receivers('unread') };
  return {
    ...readsOf(db),
    find: async (id) => {
      const row = await db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst();
      return row && messageRows.recordOf(row);
    },
    page: async (window, { senderId, classId }) => {
      const { list, hasMore } =
        classId === undefined
          ? await (senderId === undefined ? all(window) : own(window, { senderId }))
          : await (senderId === undefined
              ? ofClass(window, { classId })
              : ownOfClass(window, { senderId, classId }));
      return { list: list.map((row) => messageRows.recordOf(row)), hasMore };
    },
    countsOf: async (ids) => {
      if (ids.length === 0) return new Map();
      const states = await db
        .selectFrom('message_receiver')
        .select(['message_id', 'state'])
        .select((e) => e.fn.countAll<number>().as('count'))
        .select(sql<number>`cast(sum(segments) as bigint)`.as('segments'))
        .where('message_id', 'in', ids)
        .groupBy(['message_id', 'state'])
        .execute();
      const read = await db
        .selectFrom('notice')
        .select('message_id')
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('message_id', 'in', ids)
        .where('read_at', 'is not', null)
        .groupBy('message_id')
        .execute();
      const counts = new Map<string, MessageCounts>(ids.map((id) => [id, NONE]));
      for (const { message_id: id, state, count, segments } of states) {
        const known = counts.get(id) ?? NONE;
        counts.set(id, { ...known, [state]: count, segments: known.segments + segments });
      }
      for (const { message_id: id, count } of read)
        if (id !== null) counts.set(id, { ...(counts.get(id) ?? NONE), read: count });
      return counts;
    },
    receivers: async (messageId, window, filter) => {
      const { list, hasMore } = await (filter === undefined
        ? everyReceiver(window, { messageId })
        : filter === 'read' || filter === 'unread'
          ? narrowed[filter](window, { messageId, state: 'sent' })
          : narrowed.state(window, { messageId, state: filter }));
      return {
        list: list.map(({ read_at: readAt, ...row }) => ({ ...receiverRows.recordOf(row), readAt })),
        hasMore,
      };
    },
    claimDue: async (claim) =>
      (await takeDue<Schema['message']>(database, 'message', claim)).map((row) => messageRows.recordOf(row)),
    templates: async () =>
      (
        await db
          .selectFrom('message_template')
          .selectAll()
          .orderBy('name')
          .limit(limitOf(TEMPLATES_READ))
          .execute()
      ).map((row) => templateRows.recordOf(row)),
  };
};

/** The same inside a transaction. */
export const txMessages = (
  trx: Kysely<Schema>,
  { lockKey, forUpdateSkipLocked }: DialectTraits,
): TxMessages => {
  const templateBy = async (column: 'id' | 'name', value: string) => {
    const row = await trx
      .selectFrom('message_template')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
    return row && templateRows.recordOf(row);
  };
  return {
    ...readsOf(trx),
    lockSender: (senderId) => lockKey(trx, `message:${senderId}`),
    ofRequest: async (senderId, requestKey) => {
      const row = await trx
        .selectFrom('message')
        .selectAll()
        .where('sender_id', '=', senderId)
        .where('request_key', '=', requestKey)
        .executeTakeFirst();
      return row && messageRows.recordOf(row);
    },
    insert: async (message, userIds) => {
      const { id: messageId, gmtCreated: at } = message;
      await trx
        .insertInto('message')
        .values({ ...messageRows.rowOf(message), due_at: at })
        .execute();
      await insertMany(
        trx,
        'message_receiver',
        userIds.map((userId) =>
          receiverRows.rowOf({ messageId, userId, state: 'waiting', reason: null, segments: 0, at }),
        ),
      );
    },
    holdReceivers: async (messageId, state, limit) => {
      const rows = await trx
        .selectFrom('message_receiver')
        .select(receiverRows.columns)
        .where('message_id', '=', messageId)
        .where('state', '=', state)
        .orderBy('user_id')
        .limit(limitOf(limit))
        .modifyEnd(forUpdateSkipLocked)
        .execute();
      return rows.map((row) => receiverRows.recordOf(row));
    },
    storeReceiver: async (receiver) => {
      const { message_id: messageId, user_id: userId, ...row } = receiverRows.rowOf(receiver);
      await trx
        .updateTable('message_receiver')
        .set(row)
        .where('message_id', '=', messageId)
        .where('user_id', '=', userId)
        .execute();
    },
    isOpen: async (messageId) => {
      const row = await trx
        .selectFrom('message_receiver')
        .select('user_id')
        .where('message_id', '=', messageId)
        .where('state', 'in', ['waiting', 'sending'])
        .limit(limitOf(1))
        .executeTakeFirst();
      return row !== undefined;
    },
    postpone: async (id, dueAt) => {
      await trx.updateTable('message').set({ due_at: dueAt }).where('id', '=', id).execute();
    },
    end: async (id, at) => {
      await trx
        .updateTable('message')
        .set({ state: 'done', ended_at: at, due_at: null })
        .where('id', '=', id)
        .execute();
    },
    lockSettings: () => lockKey(trx, 'message settings'),
    template: (id) => templateBy('id', id),
    templateNamed: (name) => templateBy('name', name),
    storeTemplate: async (template) => {
      const row = templateRows.rowOf(template);
      await trx
        .insertInto('message_template')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    },
    deleteTemplate: async (id) => {
      await trx.deleteFrom('message_template').where('id', '=', id).execute();
    },
    storeSetting: async (setting) => {
      const row = settingRows.rowOf(setting);
      await trx
        .insertInto('sms_setting')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    },
  };
};
