import { createFakes } from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { hashDemoPasswords, loadDemo } from '../../src/demo/index.js';
import { recomputeStudents } from '../../src/persistence/recompute-students.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { freshSqliteDatabase } from '../support/both-databases.js';

const AT = Date.UTC(2026, 0, 15, 2);

it('shows staff what the students of the demo bought, and that they studied', async () => {
  const { database, dispose } = await freshSqliteDatabase();
  const all = repositories(database);
  await loadDemo({ ...all, hashes: await hashDemoPasswords(createFakes(AT).passwordHasher) }, AT);
  const { list } = await all.students.page(
    { key: 'lastStudied', isDescending: false },
    { limit: 999 },
    { tests: [{ key: 'lastStudied', test: { kind: 'empty', isEmpty: false } }] },
  );
  expect(list.map(({ id }) => id)).toContain('demo-xiaoming');
  const ming = list.find(({ id }) => id === 'demo-xiaoming');
  expect(ming?.validUntil).toBeGreaterThan(AT);
  expect(ming?.serviceUntil).toBeGreaterThan(AT);
  // Orders and study come before the members in the demo.
  expect(await recomputeStudents(database)).toMatchObject({ differed: 0 });
  await dispose();
});
