import { deliverMessages } from '@ykd/application/message';
import { tellOfChanges } from '@ykd/application/my-schedule';
import { createFakes } from '@ykd/application/testing';
import { timesOf } from '@ykd/domain/school-class';
import { DAY_MS } from '@ykd/domain/shared';
import { expect, it } from 'vitest';
import { fillWithDemo } from '../../src/fill-database.js';
import { repositories } from '../../src/persistence/index.js';
import { freshSqliteDatabase } from '../support/both-databases.js';

const AT = Date.UTC(2026, 0, 12, 2);

it.each([0, 5, 100])(
  'a class of the demo has a moved and a cancelled time, and a message, %i days later',
  async (days) => {
    const at = AT + days * DAY_MS;
    const { passwordHasher, smsSender } = createFakes(at);
    const { database, dispose } = await freshSqliteDatabase();
    await fillWithDemo(database, { passwordHasher, students: 300 }, at);
    const all = repositories(database);
    const { list } = await all.messages.page({ limit: 9 }, { senderId: 'demo-banzhuren' });
    expect(list).toMatchObject([
      { channel: 'notice', state: 'done', conditions: expect.stringMatching(/^班级「.+」$/) },
    ]);
    const [message] = list;
    const { id = '', classId = '', receivers = 0 } = message ?? {};
    expect((await all.classes.find(classId ?? ''))?.teacherId).toBe('demo-banzhuren');
    const counts = (await all.messages.countsOf([id])).get(id);
    expect(counts).toMatchObject({ waiting: 0, sent: receivers, failed: 0 });
    expect(counts?.read).toBeGreaterThan(0);
    expect(counts?.read).toBeLessThan(receivers);
    const rows = (await all.messages.receivers(id, { limit: receivers })).list;
    for (const { readAt } of rows) expect(readAt ?? 0).toBeLessThan(at);
    // The accounts to log in with got nothing: what they try begins with an empty bell.
    for (const { userId } of rows) expect(userId).not.toMatch(/^demo-(xiao|new)/);

    const events = await all.classEvents.ofClass(classId ?? '');
    const times = events.flatMap((event) => timesOf(event, at, at + 28 * DAY_MS));
    expect(times.filter(({ of, startsAt }) => of !== startsAt)).toHaveLength(1);
    expect(times.filter(({ isCancelled }) => isCancelled)).toHaveLength(1);
    // Nothing of it is left for the jobs to do.
    const deps = { ...all, clock: { now: () => at } };
    expect(await tellOfChanges(deps)).toBe(0);
    expect(await deliverMessages({ ...deps, smsSender })).toBe(0);
    await dispose();
  },
);
