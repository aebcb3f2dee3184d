import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of DepartmentPort does. */
export const departmentSuite = (world: WorldOf): void => {
  describe('DepartmentPort', () => {
    it('adds departments, moves and removes them', async () => {
      const { department } = await loggedIn(world(), 'admin');
      const made = await department.add({ parentId: null, name: ' 教学部 ' });
      expect(made).toMatchObject({
        value: {
          departments: [{ name: '教学部', parentId: null, position: 0, version: 1, people: 0 }],
          unassigned: 1,
        },
      });
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
