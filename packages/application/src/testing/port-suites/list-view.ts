import type { User } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import { addMembers } from '../fakes/index.js';
import type { ViewInput } from '../../list-view/port.js';
import { VIEW_NAME_MAX, VIEWS_MAX } from '../../list-view/view.js';
import { must } from './purchases.js';
import { TAO, JING, withCare } from './care.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const STUDENTS = { list: 'students' } as const;
const EMPLOYEES = { list: 'employees' } as const;
const VIEW: ViewInput = {
  name: '浙大的',
  state: { school: 'is:浙江大学', sort: '-name', columns: 'name,school' },
  scope: 'own',
};

/** What every implementation of ListViewPort does. */
export const listViewSuite = (world: WorldOf): void => {
  const failure = (kind: string) => ({ ok: false, error: { kind } });
  const wrongName = (message: string) => ({
    ok: false,
    error: { kind: 'invalid-input', issues: [{ field: 'name', message }] },
  });
  const portOf = async (account: string) => (await loggedIn(world(), account)).listView;
  const namesOf = async (account: string) =>
    must(await (await portOf(account)).list(STUDENTS))
      .views.filter(({ scope }) => scope !== 'built-in')
      .map(({ name }) => name);

  describe('ListViewPort', () => {
    it('comes with views of its own, which know who asks and what week it is', async () => {
      await withCare(world());
      const { views, defaultId } = must(await (await portOf('banzhuren')).list(STUDENTS));
      expect(defaultId).toBeNull();
      expect(views.map(({ id, name, state }) => [id, name, state])).toEqual([
        ['mine', '我负责的', { classTeacher: `is:${JING.id}` }],
        [
          'ending',
          '服务 30 天内到期',
          { serviceUntil: 'between:2026-03-01,2026-03-31', sort: 'serviceUntil' },
        ],
        ['idle', '7 天没有学习', { lastStudied: 'before:2026-02-22', sort: 'lastStudied' }],
        [
          'never',
          '买了还没有学习',
          { lastStudied: 'empty', validUntil: 'after:2026-02-28', sort: 'validUntil' },
        ],
        ['sync-failed', '账号同步失败', { syncFailed: 'is:true' }],
        // The first of March 2026 is a Sunday: its week began in February.
        ['this-week', '本周注册', { gmtCreated: 'between:2026-02-23,2026-03-01' }],
        ['no-school', '没有填写学校', { school: 'empty' }],
      ]);
      expect(must(await (await portOf('zhujiao')).list(STUDENTS)).views.map(({ id }) => id)).toEqual([
        'ending',
        'idle',
        'never',
        'sync-failed',
        'this-week',
        'no-school',
      ]);
      // An hour into Monday in Shanghai, when it is Sunday still in Greenwich.
      world().deps.clock.advance(13 * 3_600_000);
      const monday = must(await (await portOf('banzhuren')).list(STUDENTS)).views;
      expect(monday.find(({ id }) => id === 'this-week')?.state).toEqual({
        gmtCreated: 'between:2026-03-02,2026-03-02',
      });
    });

    it('has views of those who work here for those who see that list, and for nobody else', async () => {
      await withCare(world());
      const lin: User = { id: 'u-lin', mobile: '13900000011', userName: 'contacts1', name: '林' };
      await addMembers(world().deps, [lin], { grants: ['contacts'] });
      const ofLin = await portOf('contacts1');
      const { views } = must(await ofLin.list(EMPLOYEES));
      expect(views.map(({ id, state }) => [id, state])).toEqual([
        ['active', { state: 'is:active' }],
        ['no-department', { department: 'empty', state: 'is:active' }],
        ['joined-lately', { joinedAt: 'between:2026-01-30,2026-03-01', sort: '-joinedAt' }],
        ['left', { state: 'is:left', columns: 'name,userName,title,department,joinedAt,leftAt' }],
      ]);
      const whole = {
        name: '班主任们',
        state: { role: 'is:class', columns: 'name,role' },
        scope: 'team',
      } as const;
      const { id } = must(await ofLin.add({ ...EMPLOYEES, ...whole }));
      must(await ofLin.setDefault({ ...EMPLOYEES, id }));
      expect(must(await ofLin.list(EMPLOYEES)).defaultId).toBe(id);
      // A view of one list is none of another.
      const ofAdmin = await portOf('admin');
      expect(must(await ofAdmin.list(STUDENTS)).views.map((view) => view.id)).not.toContain(id);
      expect(await ofAdmin.setDefault({ ...STUDENTS, id })).toEqual(failure('entity-not-found'));
      expect(
        await ofLin.add({ ...EMPLOYEES, ...whole, name: '学校', state: { school: 'empty' } }),
      ).toMatchObject({
        error: { kind: 'invalid-input' },
      });
      expect(await ofLin.list(STUDENTS)).toEqual(failure('forbidden'));
      const ofJing = await portOf('banzhuren');
      expect(await ofJing.list(EMPLOYEES)).toEqual(failure('forbidden'));
      expect(await ofJing.add({ ...EMPLOYEES, ...whole })).toEqual(failure('forbidden'));
      // She sees lists, and not this one: to her no view of it is there.
      expect(await ofJing.remove({ id, version: 1 })).toEqual(failure('entity-not-found'));
      expect(must(await ofAdmin.change({ ...whole, id, version: 1, name: '带班的' }))).toMatchObject({
        version: 2,
        by: '林',
      });
    });

    it('has views of invoices, all of which their list takes', async () => {
      await withCare(world());
      const { listView, staffInvoice } = await loggedIn(world(), 'zhujiao');
      const { views } = must(await listView.list({ list: 'invoices' }));
      expect(views.map(({ name }) => name)).toEqual(['等待处理', '等待开票', '等待红冲', '近 30 天开票']);
      for (const { state, dropped } of views) {
        const { columns: _columns, sort: _sort, ...filter } = state;
        must(await staffInvoice.count(filter));
        expect(dropped).toEqual([]);
      }
    });

    it('has views of payouts, all of which their list takes', async () => {
      const { listView, staffPayout } = await loggedIn(world(), 'admin');
      const { views } = must(await listView.list({ list: 'payouts' }));
      expect(views.map(({ name }) => name)).toEqual([
        '待复核',
        '待列入银行清单',
        '银行清单',
        '微信转账中',
        '失败或拒绝',
      ]);
      for (const { state, dropped } of views) {
        const { columns: _columns, sort: _sort, ...filter } = state;
        must(await staffPayout.count(filter));
        expect(dropped).toEqual([]);
      }
    });

    it('has views of orders and odd payments, all of which their lists take, for whoever looks after them', async () => {
      await withCare(world());
      const { listView, staffOrder, shopStaff } = await loggedIn(world(), 'zhujiao');
      const viewsOf = async (list: 'orders' | 'oddities') => must(await listView.list({ list })).views;
      expect((await viewsOf('orders')).map(({ name }) => name)).toEqual([
        '今天付款',
        '等待退款审核',
        '等待退款复核',
        '待支付',
        '近 30 天退款',
        '疑似重复',
      ]);
      expect((await viewsOf('orders')).find(({ id }) => id === 'refunded-lately')?.state).toMatchObject({
        refundedAt: 'between:2026-01-31,2026-03-01',
      });
      for (const { state, dropped } of await viewsOf('orders')) {
        const { columns, sort: _sort, ...filter } = state;
        must(await staffOrder.list({ size: 5, columns: columns?.split(',') as never, ...filter }));
        expect(dropped).toEqual([]);
      }
      expect((await viewsOf('oddities')).map(({ name }) => name)).toEqual(['待处理', '已处理', '退款失败']);
      for (const { state } of await viewsOf('oddities')) must(await shopStaff.oddityCount(state));
    });

    it('has views of the two logs, all of which their lists take, for super administrators alone', async () => {
      await withCare(world());
      const admin = await loggedIn(world(), 'admin');
      const viewsOf = async (list: 'audit' | 'security') =>
        must(await admin.listView.list({ list })).views.map(({ name, state }) => [name, state]);
      expect(await viewsOf('security')).toEqual([
        ['今天', { at: 'is:2026-03-01' }],
        ['失败的登录', { kind: 'is:login-failed' }],
        ['权限变更', { kind: 'is:rights' }],
        ['导出记录', { kind: 'is:export' }],
      ]);
      expect(await viewsOf('audit')).toEqual([
        ['今天', { at: 'is:2026-03-01' }],
        ['权限变更', { act: 'of:staff.add,staff.disable,staff.factor.reset,staff.return,staff.role' }],
        ['导出记录', { subjectKind: 'is:export' }],
        ['退款', { act: 'of:orders.refund.grant,orders.refund.offline,orders.refund.refuse' }],
        ['我做的', { actor: 'is:u-admin' }],
        ['命令行与定时任务', { source: 'of:command,job' }],
      ]);
      for (const [, state] of await viewsOf('audit')) must(await admin.audit.count(state as object));
      for (const [, state] of await viewsOf('security')) must(await admin.security.count(state as object));
      const { listView: ofJing } = await loggedIn(world(), 'banzhuren');
      for (const list of ['audit', 'security'] as const) {
        const state = { at: 'is:2026-03-01', columns: 'at', sort: 'at' };
        must(await admin.listView.add({ list, name: '大家的', state, scope: 'team' }));
        expect(await ofJing.list({ list })).toEqual(failure('forbidden'));
        expect(await ofJing.add({ list, name: '我的', state, scope: 'own' })).toEqual(failure('forbidden'));
        const unindexed = { list, name: '地址', state: { address: 'is:x' }, scope: 'own' } as const;
        expect(await admin.listView.add(unindexed)).toMatchObject({ error: { kind: 'invalid-input' } });
      }
    });

    it('saves what is shown under a name, for oneself or for the team', async () => {
      await withCare(world());
      const port = await portOf('banzhuren');
      const view = must(await port.add({ ...STUDENTS, ...VIEW, name: ' 浙大的 ' }));
      expect(view).toEqual({ ...VIEW, id: view.id, dropped: [], version: 1, by: null, mayChange: true });
      must(await port.add({ ...STUDENTS, ...VIEW, name: '大家的', scope: 'team' }));
      expect(await namesOf('banzhuren')).toEqual(['大家的', '浙大的']);
      expect(await namesOf('zhujiao')).toEqual(['大家的']);
      const { views } = must(await (await portOf('zhujiao')).list(STUDENTS));
      expect(views.at(-1)).toMatchObject({ name: '大家的', by: '陈静', mayChange: false });
    });

    it('tells the audit log of no whole mobile, wherever in a view it stands', async () => {
      await withCare(world());
      const port = await portOf('banzhuren');
      const asked = (search: string) => ({
        ...VIEW,
        name: '找 13912345678',
        state: { search, userName: `is:${search}` },
      });
      const { id } = must(await port.add({ ...STUDENTS, ...asked('13800000001') }));
      must(await port.change({ id, version: 1, ...asked('13800010001') }));
      must(await port.setDefault({ ...STUDENTS, id }));
      const { auditLog } = world().deps;
      const state = { search: '138****0001', userName: 'is:138****0001' };
      expect(auditLog.stored).toMatchObject([
        { act: 'views.add', after: { name: '找 139****5678', state } },
        // Both look the same; that it is another one is told all the same.
        { act: 'views.change', subjectId: id, before: { state }, after: { state } },
        { act: 'views.default', after: { viewId: id, view: '找 139****5678' } },
      ]);
      expect(JSON.stringify(auditLog.stored)).not.toMatch(/138000\d{5}|13912345678/);
    });

    it('saves a new view beside the others, never in the place of one', async () => {
      await withCare(world());
      const port = await portOf('banzhuren');
      const first = must(await port.add({ ...STUDENTS, ...VIEW }));
      expect(await port.add({ ...STUDENTS, ...VIEW, state: {} })).toEqual(
        wrongName('已经有一个同名的视图，请换一个名称'),
      );
      const second = must(await port.add({ ...STUDENTS, ...VIEW, name: '另一个', state: {} }));
      expect(second.id).not.toBe(first.id);
      const { views } = must(await port.list(STUDENTS));
      expect(views.find(({ id }) => id === first.id)).toEqual(first);
      expect(await port.change({ ...VIEW, id: second.id, version: 1 })).toEqual(
        wrongName('已经有一个同名的视图，请换一个名称'),
      );
      // Somebody else has names of his own.
      must(await (await portOf('zhujiao')).add({ ...STUDENTS, ...VIEW }));
    });

    it('refuses names and states that are none', async () => {
      const port = await portOf('admin');
      for (const wrong of [
        { name: '  ' },
        { name: '长'.repeat(VIEW_NAME_MAX + 1) },
        { name: '浙大的\u202E' },
        { name: '浙大\u2028的' },
        { state: { columns: 'nothing' } },
        { state: { sort: 'mobile' } },
        { state: { school: 'like:x' } },
        { state: { after: 'x' } },
      ] as readonly Partial<ViewInput>[]) {
        expect(await port.add({ ...STUDENTS, ...VIEW, ...wrong })).toMatchObject({
          error: { kind: 'invalid-input' },
        });
      }
    });

    it('tells whoever saves after somebody else', async () => {
      await withCare(world());
      const port = await portOf('banzhuren');
      const view = must(await port.add({ ...STUDENTS, ...VIEW, scope: 'team' }));
      const { id } = view;
      const ofAdmin = await portOf('admin');
      const changed = must(await ofAdmin.change({ ...VIEW, id, version: 1, scope: 'team', state: {} }));
      expect(changed).toMatchObject({ id, version: 2, state: {}, by: '陈静', mayChange: true });
      const meanwhile = {
        ok: false,
        error: {
          kind: 'changed-meanwhile',
          now: { name: VIEW.name, scope: 'team', state: {} },
          version: 2,
          by: { id: 'u-admin', name: 'admin' },
          at: world().deps.clock.now(),
        },
      };
      expect(await port.change({ ...VIEW, id, version: 1 })).toEqual(meanwhile);
      expect(await port.remove({ id, version: 1 })).toEqual(meanwhile);
      expect(must(await port.change({ ...VIEW, id, version: 2 }))).toMatchObject({ version: 3, by: null });
      must(await port.remove({ id, version: 3 }));
      expect(await port.remove({ id, version: 3 })).toEqual(failure('entity-not-found'));
      const { audit } = await loggedIn(world(), 'admin');
      expect(must(await audit.entries({ size: 9, subjectId: `is:${id}` })).list).toMatchObject([
        { act: 'views.delete', actor: JING.id },
        { act: 'views.change', actor: JING.id },
        { act: 'views.change', actor: 'u-admin', before: { state: VIEW.state }, after: { state: {} } },
        { act: 'views.add', actor: JING.id },
      ]);
    });

    it('lets nobody else change a view, nor see that there is one', async () => {
      await withCare(world());
      const port = await portOf('banzhuren');
      const { id } = must(await port.add({ ...STUDENTS, ...VIEW }));
      for (const account of ['zhujiao', 'admin']) {
        const other = await portOf(account);
        expect(await other.change({ ...VIEW, id, version: 1 })).toEqual(failure('entity-not-found'));
        expect(await other.remove({ id, version: 1 })).toEqual(failure('entity-not-found'));
        expect(await other.setDefault({ ...STUDENTS, id })).toEqual(failure('entity-not-found'));
      }
      must(await port.change({ ...VIEW, id, version: 1, scope: 'team' }));
      const ofTao = await portOf('zhujiao');
      expect(await ofTao.change({ ...VIEW, id, version: 2 })).toEqual(failure('entity-not-found'));
      expect(await ofTao.remove({ id, version: 2 })).toEqual(failure('entity-not-found'));
    });

    it('is taken back from the team by its maker alone', async () => {
      await withCare(world());
      const port = await portOf('banzhuren');
      const { id } = must(await port.add({ ...STUDENTS, ...VIEW, scope: 'team' }));
      const ofAdmin = await portOf('admin');
      expect(await ofAdmin.change({ ...VIEW, id, version: 1, scope: 'own' })).toEqual({
        ok: false,
        error: {
          kind: 'invalid-input',
          issues: [{ field: 'scope', message: '这是别人创建的团队视图，只有创建它的人可以改成自己用' }],
        },
      });
      expect(must(await ofAdmin.list(STUDENTS)).views.at(-1)).toMatchObject({ id, mayChange: true });
      must(await port.change({ ...VIEW, id, version: 1, scope: 'own' }));
      expect(await namesOf('admin')).toEqual([]);
    });

    it('begins a list with the view that one chose', async () => {
      await withCare(world());
      const port = await portOf('banzhuren');
      const { id } = must(await port.add({ ...STUDENTS, ...VIEW, scope: 'team' }));
      const ofTao = await portOf('zhujiao');
      must(await ofTao.setDefault({ ...STUDENTS, id }));
      must(await port.setDefault({ ...STUDENTS, id: 'no-school' }));
      expect(must(await ofTao.list(STUDENTS)).defaultId).toBe(id);
      expect(must(await port.list(STUDENTS)).defaultId).toBe('no-school');
      must(await port.setDefault({ ...STUDENTS, id: null }));
      expect(must(await port.list(STUDENTS)).defaultId).toBeNull();
      const told = world().deps.auditLog.stored.filter(({ act }) => act === 'views.default');
      expect(told.map(({ before, after }) => [before['view'], after['view']])).toEqual([
        [null, VIEW.name],
        [null, '没有填写学校'],
        ['没有填写学校', null],
      ]);
      expect(await port.setDefault({ ...STUDENTS, id: 'nothing' })).toEqual(failure('entity-not-found'));
      // Taken back from the team it is nobody else's default.
      must(await port.setDefault({ ...STUDENTS, id }));
      must(await port.change({ ...VIEW, id, version: 1, scope: 'own' }));
      expect(must(await ofTao.list(STUDENTS)).defaultId).toBeNull();
      expect(must(await port.list(STUDENTS)).defaultId).toBe(id);
      // As little as one that was deleted does it come back for them.
      must(await port.change({ ...VIEW, id, version: 2, scope: 'team' }));
      expect(must(await ofTao.list(STUDENTS)).defaultId).toBeNull();
    });

    it('drops of an old view what the list has no more, and says so', async () => {
      const { deps } = world();
      const times = { gmtCreated: 1, gmtModified: 1 };
      const state = { columns: 'name,hobby', sort: '-hobby', hobby: 'is:x', school: 'empty' };
      await deps.unitOfWork.transaction(({ listViews }) =>
        listViews.put({
          id: 'old',
          list: 'students',
          userId: TAO.id,
          scope: 'team',
          name: '旧的',
          state,
          version: 1,
          ...times,
          changedBy: TAO.id,
        }),
      );
      const { views } = must(await (await portOf('admin')).list(STUDENTS));
      expect(views.find(({ id }) => id === 'old')).toMatchObject({
        state: { columns: 'name', school: 'empty' },
        dropped: ['hobby'],
      });
    });

    it('keeps fifty of each', async () => {
      const port = await portOf('admin');
      for (let at = 0; at < VIEWS_MAX; at += 1) {
        must(await port.add({ ...STUDENTS, ...VIEW, name: `视图 ${at}` }));
      }
      expect(await port.add({ ...STUDENTS, ...VIEW })).toEqual(wrongName('视图最多 50 个，请先删除一些'));
    });

    it('is for those who see the list', async () => {
      const visitor = world().visitor().listView;
      const { listView } = await loggedIn(world());
      for (const [port, kind] of [
        [visitor, 'not-logged-in'],
        [listView, 'forbidden'],
      ] as const) {
        expect(await port.list(STUDENTS)).toEqual(failure(kind));
        expect(await port.add({ ...STUDENTS, ...VIEW })).toEqual(failure(kind));
        expect(await port.change({ ...VIEW, id: 'x', version: 1 })).toEqual(failure(kind));
        expect(await port.remove({ id: 'x', version: 1 })).toEqual(failure(kind));
        expect(await port.setDefault({ ...STUDENTS, id: null })).toEqual(failure(kind));
      }
    });
  });
};

/** A way to make each call of the area. */
export const listViewTries: Tries<'listView'> = {
  list: {
    students: ({ listView }) => listView.list(STUDENTS),
    employees: ({ listView }) => listView.list(EMPLOYEES),
    security: ({ listView }) => listView.list({ list: 'security' }),
    audit: ({ listView }) => listView.list({ list: 'audit' }),
    orders: ({ listView }) => listView.list({ list: 'orders' }),
    oddities: ({ listView }) => listView.list({ list: 'oddities' }),
    invoices: ({ listView }) => listView.list({ list: 'invoices' }),
    partners: ({ listView }) => listView.list({ list: 'partners' }),
    payouts: ({ listView }) => listView.list({ list: 'payouts' }),
    commstudents: ({ listView }) => listView.list({ list: 'commstudents' }),
    products: ({ listView }) => listView.list({ list: 'products' }),
  },
  add: {
    students: ({ listView }) => listView.add({ ...STUDENTS, ...VIEW }),
    employees: ({ listView }) =>
      listView.add({ ...EMPLOYEES, name: '在职的', state: { state: 'is:active' }, scope: 'own' }),
    security: ({ listView }) =>
      listView.add({ list: 'security', name: '登录', state: { kind: 'is:login' }, scope: 'own' }),
    audit: ({ listView }) =>
      listView.add({ list: 'audit', name: '后台', state: { source: 'is:console' }, scope: 'own' }),
    orders: ({ listView }) =>
      listView.add({ list: 'orders', name: '关闭的', state: { status: 'is:TRADE_CLOSED' }, scope: 'own' }),
    oddities: ({ listView }) =>
      listView.add({ list: 'oddities', name: '没处理', state: { settledAt: 'empty' }, scope: 'own' }),
    invoices: ({ listView }) =>
      listView.add({ list: 'invoices', name: '没开的', state: { status: 'is:ASKED' }, scope: 'own' }),
    partners: ({ listView }) =>
      listView.add({ list: 'partners', name: '金牌', state: { level: 'is:GOLD' }, scope: 'own' }),
    payouts: ({ listView }) =>
      listView.add({ list: 'payouts', name: '大额', state: { amount: 'after:100000' }, scope: 'own' }),
    commstudents: ({ listView }) =>
      listView.add({ list: 'commstudents', name: '先成交的', state: { sort: 'paidAt' }, scope: 'own' }),
    products: ({ listView }) =>
      listView.add({ list: 'products', name: '在卖的', state: { status: 'is:ON' }, scope: 'own' }),
  },
  change: ({ listView }) => listView.change({ ...VIEW, id: 'no-such-view', version: 1 }),
  remove: ({ listView }) => listView.remove({ id: 'no-such-view', version: 1 }),
  setDefault: {
    students: ({ listView }) => listView.setDefault({ ...STUDENTS, id: 'no-school' }),
    employees: ({ listView }) => listView.setDefault({ ...EMPLOYEES, id: 'left' }),
    security: ({ listView }) => listView.setDefault({ list: 'security', id: 'today' }),
    audit: ({ listView }) => listView.setDefault({ list: 'audit', id: 'today' }),
    orders: ({ listView }) => listView.setDefault({ list: 'orders', id: 'unpaid' }),
    oddities: ({ listView }) => listView.setDefault({ list: 'oddities', id: 'open' }),
    invoices: ({ listView }) => listView.setDefault({ list: 'invoices', id: 'waiting' }),
    partners: ({ listView }) => listView.setDefault({ list: 'partners', id: 'active' }),
    payouts: ({ listView }) => listView.setDefault({ list: 'payouts', id: 'to-check' }),
    commstudents: ({ listView }) => listView.setDefault({ list: 'commstudents', id: 'lately' }),
    products: ({ listView }) => listView.setDefault({ list: 'products', id: 'on-sale' }),
  },
};
