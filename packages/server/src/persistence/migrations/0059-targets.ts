import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';
import { classTerms } from '../classes/class-spelling.js';

/**
 * The classes that messages and rosters go to, single times of events that are others and what students know of them, and what
 * classes are found by.
 */
export const targets = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema.alterTable('message').addColumn('class_id', text).execute();
    await schema
      .createIndex('message_class')
      .on('message')
      .columns(['class_id', 'gmt_created', 'id'])
      .execute();
    await schema
      .createIndex('message_class_sender')
      .on('message')
      .columns(['class_id', 'sender_id', 'gmt_created', 'id'])
      .execute();
    await schema
      .alterTable('class_event')
      .addColumn('changes', text, (c) => c.notNull().defaultTo('[]'))
      .execute();
    await schema.alterTable('class_event').addColumn('known', text).execute();
    await schema.alterTable('class_event').addColumn('news_at', 'bigint').execute();
    await schema.createIndex('class_event_news').on('class_event').columns(['news_at', 'id']).execute();
    await schema.alterTable('roster').addColumn('class_id', text).execute();
    await schema
      .alterTable('school_class')
      .addColumn('terms', text, (c) => c.notNull().defaultTo(''))
      .execute();
    // What a search reads of each class, which is counted by it alone.
    await schema.dropIndex('school_class_searched').execute();
    await schema
      .createIndex('school_class_searched')
      .on('school_class')
      .columns(['name', 'terms', 'id', 'teacher_id'])
      .execute();
    const classes = await sql<{
      id: string;
      name: string;
    }>`select id, name from school_class where id > ''`.execute(db);
    for (const { id, name } of classes.rows)
      await db
        .updateTable('school_class')
        .set({ terms: classTerms(name) })
        .where('id', '=', id)
        .execute();
  },
});
