import type { StaffMember } from '@ykd/domain/access';
import { describe, expect, it } from 'vitest';
import {
  COUNT_MAX,
  defineList,
  listCount,
  planOf,
  SEARCH_MAX,
  sortNames,
  targetOf,
  TARGET_IDS_MAX,
} from '../../src/staff-list/index.js';
import { studentList } from '../../src/student/index.js';

const ADMIN = { userId: 'admin', staff: { role: 'superAdmin', grants: [] } } as const;
const TEACHER = { userId: 'jing', staff: { role: 'class', grants: [] } } as const;

/** A list one of whose columns takes a right of its own. */
const paid = defineList({
  name: 'paid',
  right: 'students.see',
  columns: {
    name: { title: '姓名', kind: 'text', isSortable: true, isFilter: true },
    amount: { title: '金额', kind: 'money', isSortable: true, isFilter: true, right: 'orders.see' },
  },
  shown: ['name'],
  sort: 'name',
});

describe('a question about a list', () => {
  it('is of those in somebody’s care, or of everybody, by who asks', () => {
    const of = (staff: StaffMember | undefined) => {
      const plan = planOf(studentList, { userId: 'jing', staff }, {});
      return plan.ok ? plan.value.selection : plan.error.kind;
    };
    expect(of({ role: 'class', grants: [] })).toEqual({ tests: [], caredBy: 'jing' });
    expect(of({ role: 'teacher', grants: ['orders'] })).toEqual({ tests: [], caredBy: 'jing' });
    expect(of({ role: 'superAdmin', grants: [] })).toEqual({ tests: [] });
    expect(of({ grants: ['orders'] })).toBe('forbidden');
    expect(of(undefined)).toBe('forbidden');
  });

  it('takes the right of a column to see it, and to sort and filter by it', () => {
    const kinds = (staff: StaffMember) =>
      [{ columns: ['amount'] }, { sort: '-amount' }, { amount: 'is:5' }].map((asked) => {
        const plan = planOf(paid, { userId: 'u', staff }, asked as object);
        return plan.ok ? 'ok' : plan.error.kind;
      });
    expect(kinds({ role: 'class', grants: [] })).toEqual(['forbidden', 'forbidden', 'forbidden']);
    expect(kinds({ role: 'class', grants: ['orders'] })).toEqual(['ok', 'ok', 'ok']);
  });

  it('names columns, orders and filters that there are', () => {
    const field = (asked: object) => {
      const plan = planOf(studentList, ADMIN, asked);
      return plan.ok || plan.error.kind !== 'invalid-input' ? undefined : plan.error.issues[0]?.field;
    };
    expect(field({ columns: [] })).toBe('columns');
    expect(field({ columns: ['name', 'name'] })).toBe('columns');
    expect(field({ columns: ['pwdHash'] })).toBe('columns');
    expect(field({ columns: ['constructor'] })).toBe('columns');
    for (const sort of ['mobile', '-mobile', 'pwdHash', '--name', '', 'name desc'])
      expect(field({ sort })).toBe('sort');
    for (const name of ['mobile', 'pwdHash', '__proto__x', 'constructor'])
      expect(field({ [name]: 'is:1' })).toBe(name);
    expect(field({ search: '李'.repeat(SEARCH_MAX + 1) })).toBe('search');
    expect(
      field({ search: '李'.repeat(SEARCH_MAX), columns: ['major', 'name'], sort: '-major' }),
    ).toBeUndefined();
  });

  it('has the order that was described unless another is chosen', () => {
    expect(sortNames(studentList)[0]).toBe('-gmtCreated');
    const plan = planOf(studentList, ADMIN, {});
    expect(plan.ok && plan.value.order).toEqual({ key: 'gmtCreated', isDescending: true });
  });

  it('is counted so far', () => {
    expect(listCount(COUNT_MAX)).toEqual({ count: COUNT_MAX, isMore: false });
    expect(listCount(COUNT_MAX + 1)).toEqual({ count: COUNT_MAX, isMore: true });
  });
});

describe('a target', () => {
  const stored = Array.from({ length: 1_234 }, (_, index) => `s${String(index).padStart(4, '0')}`);
  const asked: unknown[] = [];
  const rows = {
    ids: async (selection: object, { after, limit }: { readonly after: string; readonly limit: number }) => {
      asked.push(selection);
      return stored.filter((id) => id > after).slice(0, limit);
    },
  };
  type Target = Parameters<typeof targetOf<typeof studentList>>[3];
  const resolved = async (target: Target, caller: Parameters<typeof planOf>[1] = ADMIN) => {
    const batches = targetOf(studentList, rows, caller, target);
    if (!batches.ok) return batches.error.kind;
    const all: string[] = [];
    for await (const batch of batches.value) all.push(...batch);
    return all;
  };

  it('is all that a filter finds, each once, but for some', async () => {
    const except = ['s0000', 's0500', 's1233'];
    const all = await resolved({ filter: { search: '李' }, except });
    expect(all).toEqual(stored.filter((id) => !except.includes(id)));
  });

  it('is everything only where that is said', async () => {
    expect(await resolved({ filter: {}, except: [] })).toBe('invalid-input');
    expect(await resolved({ filter: { search: '' }, except: [] })).toBe('invalid-input');
    expect(await resolved({ filter: { search: '李' }, except: [], all: true })).toBe('invalid-input');
    expect(await resolved({ filter: {}, except: [], all: true })).toEqual(stored);
  });

  it('has the reach of who asks, named one by one too', async () => {
    asked.length = 0;
    await resolved({ ids: ['a', 'b'] }, TEACHER);
    await resolved({ filter: { search: 'x' }, except: [] }, TEACHER);
    expect(asked[0]).toEqual({ tests: [], caredBy: 'jing', ids: ['a', 'b'] });
    expect(asked.at(-1)).toEqual({ tests: [], caredBy: 'jing', search: 'x' });
    expect(await resolved({ ids: ['a'] }, { userId: 'u', staff: undefined })).toBe('forbidden');
  });

  it('names so many and no more', async () => {
    const ids = Array.from({ length: TARGET_IDS_MAX + 1 }, (_, index) => `${index}`);
    expect(await resolved({ ids })).toBe('invalid-input');
    expect(await resolved({ filter: { search: 'x' }, except: ids })).toBe('invalid-input');
    expect(await resolved({ filter: { name: 'like:x' }, except: [] })).toBe('invalid-input');
  });
});
