import type { User } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import { EXPORT_SILENT_MS } from '../../ports/export-runs.js';
import { addMembers } from '../fakes/index.js';
import { must } from './purchases.js';
import { JING, withCare } from './care.js';
import { SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const TOO_MANY = {
  ok: false,
  error: {
    kind: 'invalid-input',
    issues: [{ field: 'list', message: '同时最多导出 2 个文件，请等前面的完成，或取消其中一个' }],
  },
};

const WHOLE = { list: 'students', format: 'csv', state: {} } as const;

/** What every implementation of ListExportPort does. */
export const listExportSuite = (world: WorldOf): void => {
  const failure = (kind: string) => ({ ok: false, error: { kind } });
  const portOf = async (account: string) => (await loggedIn(await withCare(world()), account)).listExport;

  describe('ListExportPort', () => {
    it('begins what is shown, and writes down who takes what', async () => {
      const { listExport, audit, security } = await loggedIn(world(), 'admin');
      const state = { search: '小', name: 'starts:小', columns: 'name,mobile', sort: '-name' };
      const run = must(await listExport.begin({ list: 'students', format: 'xlsx', state }));
      expect(run).toMatchObject({
        list: 'students',
        format: 'xlsx',
        conditions: '搜索「小」；姓名以「小」开头',
        rows: 0,
        state: 'running',
        endedAt: null,
      });
      expect(must(await listExport.runs())).toEqual([run]);
      expect(must(await audit.entries({ size: 5 })).list).toMatchObject([
        {
          act: 'exports.begin',
          subjectKind: 'export',
          subjectId: run.id,
          after: {
            list: 'students',
            format: 'xlsx',
            conditions: '搜索「小」；姓名以「小」开头',
            columns: ['姓名', '手机号'],
          },
        },
      ]);
      expect(must(await security.events({ size: 5, kind: 'is:export' })).list).toMatchObject([
        { subject: 'students', detail: 'xlsx' },
      ]);
    });

    it('says by name whom one knows, and of nobody else whether there is such a one', async () => {
      const conditions = async (account: string, state: Readonly<Record<string, string>>) => {
        const { listExport } = await loggedIn(world(), account);
        const run = must(await listExport.begin({ ...WHOLE, state }));
        await listExport.cancel({ id: run.id });
        return run.conditions;
      };
      await withCare(world());
      const hidden: User = { id: 'u-hidden', mobile: '13900000021', userName: 'hidden1', name: '看不到' };
      await addMembers(world().deps, [hidden], { role: 'class', grants: [] });
      const ofHidden = { id: 'u-other', mobile: '13900000022', userName: 'other1' };
      await addMembers(world().deps, [ofHidden]);
      await world().deps.unitOfWork.transaction(({ care }) =>
        care.assign({ studentId: ofHidden.id, staffId: hidden.id, kind: 'classTeacher', since: 1 }),
      );
      expect(await conditions('admin', { classTeacher: `of:${JING.id},${hidden.id}` })).toBe(
        '班主任是「看不到」或「陈静」',
      );
      // An assistant knows the class teacher of her student; others are like those who are not there.
      expect(await conditions('zhujiao', { classTeacher: `is:${JING.id}` })).toBe('班主任是「陈静」');
      for (const id of [hidden.id, 'u-nobody', 'u-admin']) {
        expect(await conditions('zhujiao', { classTeacher: `is:${id}` })).toBe(
          '班主任是「不在名单里的班主任」',
        );
      }
      // Who has no students yet is known to herself.
      await addMembers(
        world().deps,
        [{ id: 'u-fang', mobile: '13900000023', userName: 'newteacher1', name: '新来' }],
        {
          role: 'class',
          grants: [],
        },
      );
      expect(await conditions('newteacher1', { classTeacher: 'is:u-fang' })).toBe('班主任是「新来」');
    });

    it('begins what is shown of those who work here, by their departments and rights in words', async () => {
      await withCare(world());
      const { listExport, department } = await loggedIn(world(), 'admin');
      const tree = must(await department.add({ parentId: null, name: '教学部' }));
      const id = tree.departments[0]?.id ?? '';
      const begin = async (state: Readonly<Record<string, string>>) => {
        const run = must(await listExport.begin({ list: 'employees', format: 'csv', state }));
        await listExport.cancel({ id: run.id });
        return run.conditions;
      };
      expect(await begin({ department: `is:${id}`, role: 'is:class' })).toBe(
        '部门是「教学部」；角色是「班主任」',
      );
      expect(await begin({ department: 'is:gone', grants: 'of:orders,money' })).toBe(
        '部门是「不在名单里的部门」；授权是「不在名单里的授权」或「订单」',
      );
      expect(await begin({ state: 'is:left' })).toBe('状态是「已离职」');
      expect(
        await listExport.begin({ list: 'employees', format: 'csv', state: { email: 'is:x' } }),
      ).toMatchObject({ error: { kind: 'invalid-input' } });
    });

    it('says in words what it takes of the audit log', async () => {
      await withCare(world());
      const { listExport } = await loggedIn(world(), 'admin');
      const state = {
        actor: `is:${JING.id}`,
        about: 'is:nobody',
        act: 'of:students.assign,staff.role',
        source: 'is:console',
        at: 'before:2026-03-01',
      };
      const run = must(await listExport.begin({ list: 'audit', format: 'xlsx', state }));
      expect(run.conditions).toBe(
        '员工是「陈静」；关于谁是「不在名单里的关于谁」；操作是「调整员工权限」或「更换学员的负责人」；来源是「后台」；时间早于 2026-03-01',
      );
      const begin = (asked: Readonly<Record<string, string>>, list: 'audit' | 'security' = 'audit') =>
        listExport.begin({ list, format: 'csv', state: asked });
      for (const wrong of [
        { act: 'students.assign' },
        { subjectId: 'starts:x' },
        { at: 'is:x' },
        { reason: 'is:x' },
        { constructor: 'x' },
        { columns: 'at,hash' },
      ] as readonly Readonly<Record<string, string>>[]) {
        expect(await begin(wrong)).toMatchObject({ error: { kind: 'invalid-input' } });
      }
      must(await listExport.cancel({ id: run.id }));
      const said = { member: `is:${JING.id}`, kind: 'is:login' };
      const ofSecurity = must(await begin(said, 'security'));
      expect(ofSecurity.conditions).toBe('会员是「陈静」；事件是「登录」');
    });

    it('refuses what the list refuses', async () => {
      const ofTeacher = await portOf('banzhuren');
      for (const state of [
        { columns: 'name,secret' },
        { columns: 'name,name' },
        { columns: '' },
        { sort: 'mobile' },
        { mobile: 'is:13800000001' },
        { after: 'x' },
        { gmtCreated: 'starts:2026' },
      ] as readonly Readonly<Record<string, string>>[]) {
        expect(await ofTeacher.begin({ ...WHOLE, state })).toMatchObject({
          error: { kind: 'invalid-input' },
        });
      }
      expect(must(await ofTeacher.runs())).toEqual([]);
      for (const list of ['security', 'audit', 'employees'] as const) {
        expect(await ofTeacher.begin({ ...WHOLE, list })).toEqual(failure('forbidden'));
        const { listExport } = await loggedIn(world(), 'admin');
        expect(await listExport.begin({ list, format: 'csv', state: { nothing: 'x' } })).toMatchObject({
          error: { kind: 'invalid-input' },
        });
      }
    });

    it('is for staff who see the list', async () => {
      const visitor = world().visitor().listExport;
      expect(await visitor.begin(WHOLE)).toEqual(failure('not-logged-in'));
      expect(await visitor.runs()).toEqual(failure('not-logged-in'));
      expect(await visitor.cancel({ id: 'x' })).toEqual(failure('not-logged-in'));
      const { listExport } = await loggedIn(world());
      expect(await listExport.begin(WHOLE)).toEqual(failure('forbidden'));
      expect(await listExport.runs()).toEqual(failure('forbidden'));
      expect(await listExport.cancel({ id: 'x' })).toEqual(failure('forbidden'));
      const lei = { id: 'u-lei', mobile: '13900000009', userName: 'orders1' };
      await addMembers(world().deps, [lei], { grants: ['orders'] });
      const { listExport: ofOrders } = await loggedIn(world(), 'orders1');
      expect(await ofOrders.begin(WHOLE)).toEqual(failure('forbidden'));
      expect(await ofOrders.runs()).toEqual({ ok: true, value: [] });
    });

    it('lets two run at a time, and more when one is over or fell silent', async () => {
      const port = await portOf('banzhuren');
      const first = must(await port.begin(WHOLE));
      must(await port.begin(WHOLE));
      expect(await port.begin(WHOLE)).toEqual(TOO_MANY);
      expect(must(await port.cancel({ id: first.id }))).toMatchObject({ state: 'cancelled', rows: 0 });
      must(await port.begin(WHOLE));
      expect(await port.begin(WHOLE)).toEqual(TOO_MANY);
      world().deps.clock.advance(EXPORT_SILENT_MS + 1);
      expect(
        must(await port.runs())
          .map(({ state }) => state)
          .toSorted(),
      ).toEqual(['cancelled', 'failed', 'failed']);
      must(await port.begin(WHOLE));
    });

    it('ends when whoever began it gets other rights', async () => {
      const port = await portOf('banzhuren');
      const { id } = must(await port.begin(WHOLE));
      const admin = await loggedIn(world(), 'admin');
      const rights = { role: 'teacher', grants: [], reason: '换岗' } as const;
      must(await admin.employee.setRights({ userId: JING.id, version: 1, ...rights }));
      const { listExport } = await loggedIn(world(), 'banzhuren');
      expect(must(await listExport.runs())).toMatchObject([{ id, state: 'cancelled' }]);
      expect(must(await admin.audit.entries({ size: 5, subjectId: `is:${id}` })).list).toMatchObject([
        { act: 'exports.cancel', actorName: 'admin' },
        { act: 'exports.begin', actor: JING.id },
      ]);
      expect(await world().deps.exportRuns.progress(id, 500, SEED_NOW)).toBe(false);
    });

    it('tells the audit log of no whole mobile that was asked for', async () => {
      const { listExport, audit } = await loggedIn(world(), 'admin');
      const state = { search: '13800000001', userName: 'is:13912345678' };
      const run = must(await listExport.begin({ ...WHOLE, state }));
      expect(run.conditions).toBe('搜索「13800000001」；用户名是「13912345678」');
      const { list } = must(await audit.entries({ size: 1 }));
      expect(list).toMatchObject([{ after: { conditions: '搜索「138****0001」；用户名是「139****5678」' } }]);
    });

    it('ends a run once, and nobody else’s', async () => {
      const port = await portOf('banzhuren');
      const { id } = must(await port.begin(WHOLE));
      const { listExport: ofAdmin } = await loggedIn(world(), 'admin');
      expect(await ofAdmin.cancel({ id })).toEqual(failure('entity-not-found'));
      const ended = must(await port.cancel({ id }));
      world().deps.clock.advance(5);
      expect(must(await port.cancel({ id }))).toEqual(ended);
      const { audit } = await loggedIn(world(), 'admin');
      expect(must(await audit.entries({ size: 5, subjectId: `is:${id}` })).list).toMatchObject([
        { act: 'exports.cancel', before: { state: 'running' }, after: { state: 'cancelled', rows: 0 } },
        { act: 'exports.begin' },
      ]);
    });
  });
};

/** A way to make each call of the area. */
export const listExportTries: Tries<'listExport'> = {
  begin: {
    students: ({ listExport }) => listExport.begin(WHOLE),
    security: ({ listExport }) => listExport.begin({ ...WHOLE, list: 'security' }),
    employees: ({ listExport }) => listExport.begin({ ...WHOLE, list: 'employees' }),
    audit: ({ listExport }) => listExport.begin({ ...WHOLE, list: 'audit' }),
    orders: ({ listExport }) => listExport.begin({ ...WHOLE, list: 'orders' }),
    invoices: ({ listExport }) => listExport.begin({ ...WHOLE, list: 'invoices' }),
    partners: ({ listExport }) => listExport.begin({ ...WHOLE, list: 'partners' }),
    payouts: ({ listExport }) => listExport.begin({ ...WHOLE, list: 'payouts' }),
    commstudents: ({ listExport }) => listExport.begin({ ...WHOLE, list: 'commstudents' }),
    ledger: ({ listExport }) => listExport.begin({ ...WHOLE, list: 'ledger' }),
    products: ({ listExport }) => listExport.begin({ ...WHOLE, list: 'products' }),
  },
  runs: ({ listExport }) => listExport.runs(),
  cancel: ({ listExport }) => listExport.cancel({ id: 'no-such-run' }),
};
