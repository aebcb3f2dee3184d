import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { addMembers } from '../fakes/index.js';
import { TAO } from './care.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of DepartmentPort does. */
export const departmentSuite = (world: WorldOf): void => {
  /** The names in the order of the tree, with the depth of each. */
  const shown = async (department: Ports['department']): Promise<string> => {
    const tree = await department.tree();
    if (!tree.ok) throw new Error(tree.error.kind);
    const depths = new Map<string | null, number>([[null, 0]]);
    return tree.value.departments
      .map(({ id, parentId, name }) => {
        const depth = (depths.get(parentId) ?? Number.NaN) + 1;
        depths.set(id, depth);
        return `${depth}${name}`;
      })
      .join(' ');
  };
  const made = async (department: Ports['department'], name: string, parentId: string | null = null) => {
    const tree = await department.add({ parentId, name });
    const one = tree.ok ? tree.value.departments.find((other) => other.name === name) : undefined;
    if (one === undefined) throw new Error(`no ${name}`);
    return one;
  };
  const issue = (field: string, message: string) => ({
    ok: false,
    error: { kind: 'invalid-input', issues: [{ field, message }] },
  });

  describe('DepartmentPort', () => {
    it('adds departments, renames, moves and removes them', async () => {
      const { department } = await loggedIn(world(), 'admin');
      const added = await department.add({ parentId: null, name: ' 教学部 ' });
      const by = { id: 'u-admin', name: 'admin' };
      expect(added).toMatchObject({
        value: {
          departments: [
            {
              name: '教学部',
              parentId: null,
              position: 0,
              version: 1,
              people: 0,
              peopleBelow: 0,
              changedBy: by,
            },
          ],
          unassigned: 1,
        },
      });
      const teaching = added.ok ? added.value.departments[0]?.id : undefined;
      const market = await made(department, '市场部');
      const python = await made(department, 'Python 组', teaching ?? '');
      expect(await shown(department)).toBe('1教学部 2Python 组 1市场部');
      await department.move({ id: market.id, version: market.version, parentId: null, position: 0 });
      expect(await shown(department)).toBe('1市场部 1教学部 2Python 组');
      await department.move({ id: teaching ?? '', version: 1, parentId: market.id, position: 5 });
      expect(await shown(department)).toBe('1市场部 2教学部 3Python 组');
      await department.rename({ id: python.id, version: 1, name: 'Java 组' });
      await department.remove({ id: python.id, version: 2 });
      expect(await shown(department)).toBe('1市场部 2教学部');
    });

    it('makes no circle, no chain that is too long, and no two of one name beside each other', async () => {
      const { department } = await loggedIn(world(), 'admin');
      let parentId: string | null = null;
      const ids: string[] = [];
      for (const name of ['一', '二', '三', '四', '五', '六']) {
        parentId = (await made(department, name, parentId)).id;
        ids.push(parentId);
      }
      const deep = issue('parentId', '部门最多 6 级');
      expect(await department.add({ parentId, name: '七' })).toEqual(deep);
      const [top = '', second = ''] = ids;
      const inside = issue('parentId', '不能移到自己或自己的下级部门里');
      for (const id of [top, second]) {
        expect(await department.move({ id: top, version: 1, parentId: id, position: 0 })).toEqual(inside);
      }
      const other = await made(department, '其他');
      expect(await department.move({ id: top, version: 1, parentId: other.id, position: 0 })).toEqual(deep);
      const gone = issue('parentId', '没有找到上级部门，它可能已被删除');
      expect(await department.add({ parentId: 'nobody', name: '七' })).toEqual(gone);
      expect(await department.add({ parentId: null, name: '一' })).toEqual(issue('name', '这里已经有「一」'));
      const same = await department.rename({ id: other.id, version: other.version, name: '一' });
      expect(same).toEqual(issue('name', '这里已经有「一」'));
      expect(await department.add({ parentId: null, name: ' ' })).toEqual(issue('name', '部门名称必须填写'));
    });

    it('moves the people of one that is removed, and removes none that is not empty', async () => {
      const ports = await loggedIn(world(), 'admin');
      const { department, employee } = ports;
      const from = await made(department, '甲');
      const to = await made(department, '乙');
      const below = await made(department, '丙', from.id);
      const contact = { title: null, email: null, phone: null };
      await employee.edit({ userId: 'u-admin', version: 1, departmentId: from.id, ...contact });
      const removing = { id: from.id, version: from.version };
      expect(await department.remove(removing)).toEqual(issue('id', '请先移走或删除它的下级部门'));
      await department.remove({ id: below.id, version: below.version });
      const needed = issue('moveTo', '这个部门还有 1 人，请选择他们移到哪个部门');
      expect(await department.remove(removing)).toEqual(needed);
      for (const moveTo of [from.id, 'nobody']) {
        const wrong = issue('moveTo', '没有找到要移到的部门');
        expect(await department.remove({ ...removing, moveTo })).toEqual(wrong);
      }
      expect(await department.remove({ ...removing, moveTo: to.id })).toMatchObject({
        value: { departments: [{ id: to.id, people: 1, peopleBelow: 1 }], unassigned: 0 },
      });
      expect(await employee.find({ userId: 'u-admin' })).toMatchObject({
        value: { department: { id: to.id, name: '乙' }, version: 3 },
      });
    });

    it('is removed without a word about those who left, who are in none then', async () => {
      await addMembers(world().deps, [TAO], { role: 'teacher', grants: [] });
      const { department, employee } = await loggedIn(world(), 'admin');
      const contact = { title: null, email: null, phone: null };
      const reason = '合同到期';
      const removeWithTao = async (name: string, version: number, moveTo?: string) => {
        const from = await made(department, name);
        must(await employee.edit({ userId: TAO.id, version, departmentId: from.id, ...contact }));
        must(await employee.leave({ userId: TAO.id, version: version + 1, reason }));
        expect(must(await department.tree()).departments.find(({ id }) => id === from.id)?.people).toBe(0);
        const seen = { id: from.id, version: from.version };
        must(await department.remove({ ...seen, ...(moveTo === undefined ? {} : { moveTo }) }));
        const left = must(await employee.find({ userId: TAO.id }));
        expect(left).toMatchObject({ department: null, state: 'left', version: version + 3 });
        const lines = world().deps.auditLog.stored.filter(({ batch }) => batch === from.id);
        expect(lines).toMatchObject([{ about: TAO.id, before: { departmentId: from.id }, after: {} }]);
      };
      await removeWithTao('甲', 1);
      must(await employee.comeBack({ userId: TAO.id, version: 4, role: 'teacher', grants: [], reason }));
      // So many are moved as the tree tells.
      const to = await made(department, '乙');
      await removeWithTao('丙', 5, to.id);
      expect(must(await department.tree())).toMatchObject({ departments: [{ people: 0 }] });
    });

    it('tells whoever saw another version what it is by now, and who changed it', async () => {
      const { department } = await loggedIn(world(), 'admin');
      const one = await made(department, '教学部');
      await department.rename({ id: one.id, version: 1, name: '教研部' });
      const changed = {
        ok: false,
        error: {
          kind: 'changed-meanwhile',
          now: { parentId: null, name: '教研部', position: 0 },
          version: 2,
          by: { id: 'u-admin', name: 'admin' },
          at: world().deps.clock.now(),
        },
      };
      const seen = { id: one.id, version: 1 };
      expect(await department.rename({ ...seen, name: '别的' })).toEqual(changed);
      expect(await department.move({ ...seen, parentId: null, position: 0 })).toEqual(changed);
      expect(await department.remove(seen)).toEqual(changed);
      const missing = { ok: false, error: { kind: 'entity-not-found' } };
      expect(await department.remove({ id: 'nobody', version: 1 })).toEqual(missing);
    });

    it('is for nobody else', async () => {
      const refused = { ok: false, error: { kind: 'not-logged-in' } };
      const { department } = world().visitor();
      expect(await department.tree()).toEqual(refused);
      expect(await department.add({ parentId: null, name: '甲' })).toEqual(refused);
      const { department: ofMing } = await loggedIn(world());
      const seen = { id: 'nobody', version: 1 };
      for (const answer of [
        await ofMing.tree(),
        await ofMing.add({ parentId: null, name: '甲' }),
        await ofMing.rename({ ...seen, name: '甲' }),
        await ofMing.move({ ...seen, parentId: null, position: 0 }),
        await ofMing.remove(seen),
      ]) {
        expect(answer).toEqual({ ok: false, error: { kind: 'forbidden' } });
      }
    });
  });
};

/** A department that was made for a try, as the caller may; what refuses him refuses the try. */
const withOne = async <T>(
  { department }: Ports,
  name: string,
  then: (one: { readonly id: string; readonly version: number }) => Promise<T>,
) => {
  const made = await department.add({ parentId: null, name });
  if (!made.ok) return made;
  const one = made.value.departments.at(-1);
  if (one === undefined) throw new Error('a new department is not in the tree');
  return then(one);
};

/** A way to make each call of the area. */
export const departmentTries: Tries<'department'> = {
  tree: ({ department }) => department.tree(),
  add: ({ department }) => department.add({ parentId: null, name: '教学部' }),
  rename: (ports) =>
    withOne(ports, '甲', ({ id, version }) => ports.department.rename({ id, version, name: '乙' })),
  move: (ports) =>
    withOne(ports, '丙', ({ id, version }) =>
      ports.department.move({ id, version, parentId: null, position: 0 }),
    ),
  remove: (ports) => withOne(ports, '丁', ({ id, version }) => ports.department.remove({ id, version })),
};
