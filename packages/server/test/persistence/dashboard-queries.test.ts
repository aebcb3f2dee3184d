import { createApplication, portsOf } from '@ykd/application';
import { loadDashboard } from '@ykd/application/learn';
import {
  addMembers,
  createFakes,
  fakeBrowser,
  HONG,
  logIn,
  MING,
  sampleOrder,
} from '@ykd/application/testing';
import { COURSE_CATALOGUE } from '@ykd/domain/course';
import type { User } from '@ykd/domain/member';
import { expect, it } from 'vitest';
import { repositories } from '../../src/persistence/store/registry.js';
import { freshSqliteDatabase } from '../support/both-databases.js';
import { spyOnQueries } from '../support/query-spy.js';

const ORDERS = 100;
const COURSES = 75;

it('the learning centre asks the database as often for 100 orders and 75 courses as for one of each', async () => {
  const { database, dispose } = await freshSqliteDatabase();
  const spied = spyOnQueries(database);
  const deps = { ...createFakes(), ...repositories(spied.database) };
  const at = deps.clock.now();
  const app = createApplication(deps);
  await addMembers(deps, [MING, HONG]);
  const give = async ({ id: userId }: User, orders: number, courses: number): Promise<void> => {
    for (let number = 0; number < orders; number += 1) {
      const validDate = at + 1_000_000_000;
      await deps.orders.insert(
        sampleOrder(`${userId}-${number}`, { userId, validDate, gmtCreated: at - number }),
      );
    }
    for (const { courseId } of COURSE_CATALOGUE.slice(0, courses)) {
      const position = { outline: 0, section: 0, body: 0 };
      const outlines = [{ outlineNum: 0, progress: 10 }];
      const newId = `${userId}-${courseId}`;
      await deps.progress.merge({ newId, userId, courseId, position, progress: 10, outlines, at });
    }
  };
  await give(MING, ORDERS, COURSES);
  await give(HONG, 1, 1);

  /** What the pages of the learning centre show beside their frame. */
  const look = async ({ id, userName }: User) => {
    const ports = portsOf(app, fakeBrowser().context);
    await logIn(ports, userName ?? '');
    const before = spied.ran();
    const dashboard = await loadDashboard({ ...ports, clock: deps.clock }, id);
    await ports.sidebar.flags();
    await ports.sidebar.findLablesByStudentId({ id });
    return { dashboard: dashboard.ok ? dashboard.value : undefined, queries: spied.ran() - before };
  };
  const [one, many] = [await look(HONG), await look(MING)];
  expect([one.dashboard?.orders.length, one.dashboard?.records.length]).toEqual([1, 1]);
  expect([many.dashboard?.orders.length, many.dashboard?.records.length]).toEqual([ORDERS, COURSES]);
  expect(many.queries).toBe(one.queries);
  await dispose();
});
