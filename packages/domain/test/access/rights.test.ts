import { describe, expect, it } from 'vitest';
import { GRANTS, hasRight, RIGHTS, STAFF_ROLES, type StaffMember } from '../../src/access/index.js';

/** The rights that somebody has. */
const rightsOf = (staff: StaffMember | undefined): readonly string[] =>
  RIGHTS.filter((right) => hasRight(staff, right));

const TEACHING = ['accounts.sync', 'activities.manage', 'classes.manage', 'periods.set', 'tags.see'];
const ORDERS = ['coupons.see', 'oddities.settle', 'orders.refund', 'orders.see'];

describe('rights', () => {
  it('a super administrator has every one, a stranger none', () => {
    expect(rightsOf({ role: 'superAdmin', grants: [] })).toEqual(RIGHTS);
    expect(rightsOf(undefined)).toEqual([]);
    expect(rightsOf({ grants: [] })).toEqual([]);
  });

  it.each(['class', 'teacher'] as const)('of the role %s', (role) => {
    expect(rightsOf({ role, grants: [] })).toEqual(TEACHING);
  });

  it.each([
    ['assistants', ['assistants.manage']],
    ['contacts', ['contacts.manage']],
    ['orders', ORDERS],
    ['partners', ['partners.manage']],
    ['performance', ['performance.see']],
  ] as const)('of the grant %s', (grant, rights) => {
    expect(rightsOf({ grants: [grant] })).toEqual(rights);
  });

  it('add up: a role and grants give what each of them gives', () => {
    for (const role of [undefined, ...STAFF_ROLES]) {
      for (const grant of GRANTS) {
        const both = new Set([...rightsOf({ role, grants: [] }), ...rightsOf({ grants: [grant] })]);
        expect(rightsOf({ role, grants: [grant] })).toEqual(RIGHTS.filter((right) => both.has(right)));
      }
    }
  });

  it('are frozen', () => {
    expect(Object.isFrozen(RIGHTS)).toBe(true);
  });
});
