import { describe, expect, it } from 'vitest';
import {
  DAY_MS,
  endOfShanghaiDay,
  shanghaiDay,
  shanghaiDayIndex,
  startOfShanghaiDay,
} from '@ykd/domain/shared';
import { countStudy } from '../../study-time/count-study.js';
import { addMembers, HONG, MING, NEW } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { anOrder, SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of StudentPort does. */
export const studentSuite = (world: WorldOf): void => {
  const portOf = async (account: string) => (await loggedIn(await withCare(world()), account)).student;
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted();

  describe('StudentPort', () => {
    it('shows a super administrator everybody, with the columns that he chose', async () => {
      const student = await portOf('admin');
      const all = await student.list({
        size: 20,
        sort: 'userName',
        columns: ['userName', 'mobile', 'classTeacher'],
      });
      const teacher = { id: JING.id, name: JING.name };
      expect(all).toEqual({
        ok: true,
        value: {
          list: [
            { id: HONG.id, userName: 'xiaohong', mobile: '138****0003', classTeacher: teacher },
            { id: MING.id, userName: 'xiaoming', mobile: '138****0002', classTeacher: teacher },
            { id: NEW.id, userName: null, mobile: '138****0001', classTeacher: null },
          ],
          previous: null,
          next: null,
        },
      });
      expect(await student.count({})).toEqual({ ok: true, value: { count: 3, isMore: false } });
      expect(await student.list({ size: 20, search: '0001' })).toMatchObject({
        value: { list: [{ id: NEW.id }] },
      });
    });

    it('shows a class teacher those in her care, and nobody else by whatever she asks', async () => {
      const student = await portOf('banzhuren');
      const all = await student.list({ size: 20 });
      if (!all.ok) throw new Error(all.error.kind);
      expect(ids(all.value.list)).toEqual([HONG.id, MING.id]);
      for (const input of [
        { search: NEW.mobile },
        { search: '0001' },
        { userName: 'empty' },
        { classTeacher: 'empty' },
        { name: 'starts:管' },
      ]) {
        expect(await student.list({ size: 20, ...input })).toMatchObject({ value: { list: [] } });
        expect(await student.count(input)).toEqual({ ok: true, value: { count: 0, isMore: false } });
      }
      expect(await student.count({})).toEqual({ ok: true, value: { count: 2, isMore: false } });
    });

    it('shows an assistant those in his care', async () => {
      const student = await portOf('zhujiao');
      expect(await student.list({ size: 20, sort: '-name' })).toMatchObject({
        value: { list: [{ id: MING.id }] },
      });
      expect(await student.list({ size: 20, search: 'xiao' })).toMatchObject({
        value: { list: [{ id: MING.id }] },
      });
      expect(await student.count({ classTeacher: `is:${JING.id}` })).toMatchObject({ value: { count: 1 } });
    });

    it('names the class teachers of those whom one sees, and no others', async () => {
      const jing = { id: JING.id, name: JING.name };
      const other = { id: 'u-mei', mobile: '13900000012', userName: 'mei' };
      const withOther = async (account: string) => {
        const student = await portOf(account);
        const { deps } = world();
        await addMembers(deps, [other], { role: 'class', grants: [] });
        const theirs = {
          studentId: NEW.id,
          staffId: other.id,
          kind: 'classTeacher',
          since: SEED_NOW,
        } as const;
        await deps.unitOfWork.transaction(({ care }) => care.assign(theirs));
        return student.teachers();
      };
      expect(await withOther('zhujiao')).toEqual({ ok: true, value: [jing] });
      for (const [account, teachers] of [
        ['banzhuren', [jing]],
        ['mei', [{ id: other.id, name: other.userName }]],
        ['admin', [{ id: other.id, name: other.userName }, jing]],
      ] as const) {
        const { student } = await loggedIn(world(), account);
        expect(await student.teachers()).toEqual({ ok: true, value: teachers });
      }
    });

    it('is narrowed by assistants, and by whoever looks after them, to those whom one sees', async () => {
      const tao = { id: TAO.id, name: TAO.userName };
      const counts = async (account: string) => {
        const { student } = await loggedIn(world(), account);
        const ofJing = { assistant: `is:${JING.id}` };
        const questions = [
          { assistant: `is:${TAO.id}` },
          { carer: `is:${TAO.id}` },
          { carer: `is:${JING.id}` },
        ];
        const found = [];
        for (const filter of [...questions, ofJing]) {
          const { count } = must(await student.count(filter));
          expect(must(await student.list({ size: 9, ...filter })).list).toHaveLength(count);
          found.push(count);
        }
        return found;
      };
      expect(await (await portOf('admin')).assistants()).toEqual({ ok: true, value: [tao] });
      expect(await counts('admin')).toEqual([1, 1, 2, 0]);
      expect(await counts('banzhuren')).toEqual([1, 1, 2, 0]);
      // Of her students he sees his own.
      expect(await counts('zhujiao')).toEqual([1, 1, 1, 0]);
      const { student } = await loggedIn(world(), 'banzhuren');
      expect(await student.assistants()).toEqual({ ok: true, value: [tao] });
    });

    it('shows no column of what rows are narrowed by alone', async () => {
      const student = await portOf('admin');
      const columns = ['name', 'carer'] as unknown as readonly ['name'];
      expect(await student.list({ size: 9, columns })).toMatchObject({ error: { kind: 'invalid-input' } });
    });

    it('shows nobody else anything', async () => {
      const visitor = world().visitor().student;
      const failure = (kind: string) => ({ ok: false, error: { kind } });
      expect(await visitor.list({ size: 1 })).toEqual(failure('not-logged-in'));
      expect(await visitor.count({})).toEqual(failure('not-logged-in'));
      expect(await visitor.teachers()).toEqual(failure('not-logged-in'));
      const { student } = await loggedIn(world());
      expect(await student.list({ size: 1 })).toEqual(failure('forbidden'));
      expect(await student.count({ search: 'xiao' })).toEqual(failure('forbidden'));
      expect(await student.teachers()).toEqual(failure('forbidden'));
      expect(await student.assistants()).toEqual(failure('forbidden'));
    });

    it('takes a cursor of its own list and order alone, within the same reach', async () => {
      const ofAdmin = await portOf('admin');
      const first = await ofAdmin.list({ size: 1, sort: 'userName' });
      const after = first.ok ? (first.value.next ?? '') : '';
      expect(await ofAdmin.list({ size: 1, sort: 'userName', after })).toMatchObject({
        value: { list: [{ id: MING.id }] },
      });
      for (const sort of ['-userName', 'name', 'gmtCreated'] as const) {
        const issues = [{ field: 'after', message: '翻页的位置不正确，请从第一页重新看起' }];
        expect(await ofAdmin.list({ size: 1, sort, after })).toEqual({
          ok: false,
          error: { kind: 'invalid-input', issues },
        });
      }
      const { student } = await loggedIn(world(), 'zhujiao');
      // Behind the row of somebody else there is only what he sees anyhow.
      expect(await student.list({ size: 5, sort: 'userName', after })).toMatchObject({
        value: { list: [{ id: MING.id }], next: null },
      });
    });

    it('refuses conditions that a column cannot be asked, by its name', async () => {
      const student = await portOf('admin');
      for (const [field, text] of [
        ['gmtCreated', 'is:2026-02-30'],
        ['gmtCreated', 'starts:2026'],
        ['gmtCreated', 'between:2026-01-01'],
        ['name', 'like:李'],
        ['name', 'is'],
        ['name', 'is:a,b'],
        ['classTeacher', 'starts:u'],
      ] as const) {
        const title = { gmtCreated: '注册时间', name: '姓名', classTeacher: '班主任' }[field];
        const issues = [{ field, message: `「${title}」的筛选条件不正确` }];
        const refused = { ok: false, error: { kind: 'invalid-input', issues } };
        expect(await student.list({ size: 1, [field]: text })).toEqual(refused);
        expect(await student.count({ [field]: text })).toEqual(refused);
      }
    });

    it('tells until when somebody is served, and when he studied last', async () => {
      const studied = { courseId: 'py1', outlineNum: 0, sectionNum: 0, from: SEED_NOW, seconds: 60 };
      const { deps } = world();
      const order = { amount: 399_900, serviceDate: SEED_NOW + 10 * DAY_MS };
      await deps.orders.insert(anOrder({ ...order, id: 'o-main' }));
      await countStudy(deps, MING.id, [{ ...studied, id: 'beat' }]);
      const student = await portOf('admin');
      const columns = ['validUntil', 'serviceUntil', 'lastStudied', 'syncFailed'] as const;
      const today = shanghaiDayIndex(SEED_NOW);
      const ming = {
        id: MING.id,
        validUntil: endOfShanghaiDay(today + 265),
        serviceUntil: endOfShanghaiDay(today + 10),
        lastStudied: startOfShanghaiDay(today),
        syncFailed: false,
      };
      const soon = `between:${shanghaiDay(SEED_NOW)},${shanghaiDay(SEED_NOW + 30 * DAY_MS)}`;
      for (const input of [
        { serviceUntil: soon },
        { validUntil: 'some' },
        { lastStudied: `is:${shanghaiDay(SEED_NOW)}` },
      ]) {
        const found = await student.list({ size: 9, columns, sort: '-lastStudied', ...input });
        expect(found).toMatchObject({ value: { list: [ming] } });
        expect(await student.count(input)).toMatchObject({ value: { count: 1 } });
      }
      const idle = { lastStudied: 'empty', syncFailed: 'is:false' };
      expect(await student.count(idle)).toMatchObject({ value: { count: 2 } });
      expect(await student.count({ syncFailed: 'is:true' })).toMatchObject({ value: { count: 0 } });
      const nobody = { id: HONG.id, validUntil: null, serviceUntil: null, lastStudied: null };
      expect(await student.list({ size: 9, columns, search: HONG.mobile })).toMatchObject({
        value: { list: [nobody] },
      });
    });

    it('narrows by Beijing days', async () => {
      const student = await portOf('admin');
      const count = async (gmtCreated: string) => {
        const counted = await student.count({ gmtCreated });
        return counted.ok ? counted.value.count : counted.error.kind;
      };
      expect(await count('is:2026-03-01')).toBe(3);
      expect(await count('before:2026-03-01')).toBe(0);
      expect(await count('after:2026-02-28')).toBe(3);
      expect(await count('between:2026-03-01,2026-03-02')).toBe(3);
      expect(await count('after:2026-03-01')).toBe(0);
    });
  });
};

/** A way to make each call of the area. */
export const studentTries: Tries<'student'> = {
  list: ({ student }) => student.list({ size: 20 }),
  count: ({ student }) => student.count({}),
  teachers: ({ student }) => student.teachers(),
  assistants: ({ student }) => student.assistants(),
  carers: ({ student }) => student.carers(),
  assign: ({ student }) =>
    student.assign({
      target: { ids: [MING.id] },
      seen: 1,
      change: { act: 'classTeacher', staffId: JING.id },
    }),
  undoAssign: ({ student }) => student.undoAssign({ batch: 'no-act' }),
};
