import {
  addDepartment,
  hireNew,
  leave,
  moveDepartment,
  OPERATOR,
  setRights,
  type Actor,
} from '@ykd/application/people';
import { addPerson, assign } from '@ykd/application/testing';
import type { Result } from '@ykd/domain/shared';
import { departmentPath } from '@ykd/domain/people';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createIds } from '../../src/crypto/ids.js';
import { people as peopleMigration } from '../../src/persistence/migrations/0025-people.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

const by = (actor: string): Actor => ({
  by: { actorKind: 'staff', actor, source: 'console' },
  address: '127.0.0.1',
});

const reason = '同时';
const ROUNDS = 3;

/** What came of several decisions: `ok`, or the kind of what was wrong. */
const kinds = (results: readonly Result<unknown, { readonly kind: string }>[]): readonly string[] =>
  results.map((result) => (result.ok ? 'ok' : result.error.kind)).toSorted();

describe.each(BOTH_DATABASES)('what is decided about people at once on %s', (_name, open) => {
  const fresh = async () => {
    const { database, dispose } = await open();
    onTestFinished(dispose);
    const all = repositories(database);
    return { ...all, clock: { now: () => 7 }, ids: createIds() };
  };
  const SUPER = { role: 'superAdmin', grants: [] } as const;

  it('leaves one of two super administrators who dismiss each other', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const deps = await fresh();
      await addPerson(deps, 'a', { staff: SUPER });
      await addPerson(deps, 'b', { staff: SUPER });
      const results = await Promise.all([
        leave(deps, by('a'), { userId: 'b', version: 1, reason }),
        leave(deps, by('b'), { userId: 'a', version: 1, reason }),
      ]);
      // Whoever was dismissed first dismisses nobody.
      expect(kinds(results)).toEqual(['forbidden', 'ok']);
      const left = await deps.unitOfWork.transaction(({ people }) => people.superAdmins());
      expect(left).toHaveLength(1);
    }
  });

  it('leaves one of two whom operators take the role from', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const deps = await fresh();
      await addPerson(deps, 'a', { staff: SUPER });
      await addPerson(deps, 'b', { staff: SUPER });
      const results = await Promise.all([
        leave(deps, OPERATOR, { userId: 'a' }),
        setRights(deps, OPERATOR, { userId: 'b', staff: { role: 'class', grants: [] } }),
      ]);
      expect(kinds(results)).toEqual(['invalid-input', 'ok']);
      expect(await deps.unitOfWork.transaction(({ people }) => people.superAdmins())).toHaveLength(1);
    }
  });

  it('makes no circle of two departments that are put below each other', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const deps = await fresh();
      await addDepartment(deps, OPERATOR, { parentId: null, name: '甲' });
      await addDepartment(deps, OPERATOR, { parentId: null, name: '乙' });
      const { departments } = await deps.departments.all();
      const [one, other] = departments;
      if (one === undefined || other === undefined) throw new Error('no departments');
      const below = (id: string, parentId: string) =>
        moveDepartment(deps, OPERATOR, { id, version: 1, parentId, position: 0 });
      const results = await Promise.all([below(one.id, other.id), below(other.id, one.id)]);
      expect(kinds(results)).toEqual(['invalid-input', 'ok']);
      const tree = (await deps.departments.all()).departments;
      for (const { id } of tree) expect(departmentPath(tree, id)[0]?.parentId).toBeNull();
    }
  });

  it('takes one of two changes of what both saw', async () => {
    const deps = await fresh();
    await addPerson(deps, 'a', { staff: SUPER });
    await addPerson(deps, 'b', { staff: { role: 'class', grants: [] } });
    const change = (role: 'class' | 'teacher') =>
      setRights(deps, by('a'), { userId: 'b', version: 1, staff: { role, grants: ['orders'] }, reason });
    expect(kinds(await Promise.all([change('class'), change('teacher')]))).toEqual([
      'changed-meanwhile',
      'ok',
    ]);
    expect(await deps.employees.find('b')).toMatchObject({ employee: { version: 2 } });
  });

  it('ends the logins of whoever leaves, also one that begins at the same time', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const deps = await fresh();
      await addPerson(deps, 'a', { staff: SUPER });
      await addPerson(deps, 'b', { staff: { role: 'class', grants: [] } });
      await addPerson(deps, 'c', { staff: { role: 'teacher', grants: [] } });
      await addPerson(deps, 's');
      await assign(deps, 's', 'b');
      const times = { createdAt: 1, lastSeenAt: 1, expiresAt: 99, userAgent: '', address: '' };
      const session = { id: 'begun', tokenDigest: 'begun', userId: 'b', ...times };
      await deps.unitOfWork.transaction(({ sessions }) => sessions.insert(session));
      const [result] = await Promise.all([
        leave(deps, by('a'), { userId: 'b', version: 1, successorId: 'c', reason }),
        deps.unitOfWork.transaction(async ({ members, sessions }) => {
          await members.hold('b');
          await sessions.insert({ ...session, id: 'late', tokenDigest: 'late' });
        }),
      ]);
      expect(result).toEqual({ ok: true, value: null });
      expect(await deps.sessions.findById('begun')).toBeUndefined();
      // One that begins right behind is that of a member, who may do nothing here.
      expect((await deps.sessions.findById('late'))?.staff).toBeUndefined();
      expect(await deps.employees.find('c')).toMatchObject({ students: 1 });
    }
  });

  it('makes one account of two with the same mobile', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const deps = await fresh();
      const hire = (id: string) =>
        hireNew(deps, OPERATOR, {
          id,
          mobile: '13900000001',
          userName: `name_${id}`,
          staff: { role: 'class', grants: [] },
        });
      expect(kinds(await Promise.all([hire('a'), hire('b')]))).toEqual(['invalid-input', 'ok']);
      expect(await deps.members.count()).toBe(1);
    }
  });

  it('makes one account of a new one and a first login with the same mobile', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const deps = await fresh();
      const account = { id: 'a', mobile: '13900000001', userName: 'banzhuren' };
      const [hired, isMade] = await Promise.all([
        hireNew(deps, OPERATOR, { ...account, staff: { role: 'class', grants: [] } }),
        deps.members.insert({ user: { id: 'b', mobile: account.mobile }, at: 1 }),
      ]);
      expect(hired.ok).toBe(!isMade);
      expect(await deps.members.count()).toBe(1);
      expect((await deps.employees.find('a')) !== undefined).toBe(hired.ok);
    }
  });
});

describe.each(BOTH_DATABASES)('the migration to people on %s', (_name, open) => {
  it('writes down those who are staff as it stands with those who come later', async () => {
    const { database, dispose } = await open();
    onTestFinished(dispose);
    const all = repositories(database);
    await addPerson(all, 'a', { staff: { role: 'superAdmin', grants: [] }, at: 5 });
    await addPerson(all, 'b', { staff: { grants: ['orders'] }, at: 6 });
    await addPerson(all, 'm');
    const read = async () => (await sql`select * from employee order by user_id`.execute(database.db)).rows;
    const kept = await read();
    expect(kept).toHaveLength(2);
    for (const name of ['employee', 'department']) {
      await sql`drop table ${sql.table(name)}`.execute(database.db);
    }
    await sql`drop index staff_role`.execute(database.db);
    await peopleMigration(database.traits).up(database.db);
    expect(await read()).toEqual(kept);
  });
});
