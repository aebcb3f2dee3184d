import { describe, expect, it } from 'vitest';
import {
  GRANTS,
  hasRight,
  reachOf,
  RIGHTS,
  STAFF_ROLES,
  whyMay,
  type StaffMember,
} from '../../src/access/index.js';

/** The rights that somebody has. */
const rightsOf = (staff: StaffMember | undefined): readonly string[] =>
  RIGHTS.filter((right) => hasRight(staff, right));

const TEACHING = [
  'accounts.sync',
  'activities.manage',
  'checkins.review',
  'classes.manage',
  'messages.send',
  'shifts.see',
  'students.see',
  'tags.see',
  'tags.set',
];
const ORDERS = [
  'coupons.see',
  'invoices.issue',
  'oddities.settle',
  'orders.change',
  'orders.refund',
  'orders.see',
];

describe('rights', () => {
  it('a super administrator has every one, a stranger none', () => {
    expect(rightsOf({ role: 'superAdmin', grants: [] })).toEqual(RIGHTS);
    expect(rightsOf(undefined)).toEqual([]);
    expect(rightsOf({ grants: [] })).toEqual([]);
  });

  it.each(['class', 'teacher'] as const)('of the role %s', (role) => {
    const own = role === 'class' ? ['messages.sms', 'students.assign'] : [];
    expect(rightsOf({ role, grants: [] })).toEqual([...TEACHING, ...own].toSorted());
  });

  it.each([
    ['assistants', ['assistants.manage', 'shifts.see']],
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

describe('reach', () => {
  const of = (staff: StaffMember | undefined) => RIGHTS.filter((right) => reachOf(staff, right) === 'own');

  it('of whoever teaches ends with those in his care where the right says so', () => {
    for (const role of ['class', 'teacher'] as const) {
      const own = [
        'accounts.sync',
        'activities.manage',
        'checkins.review',
        'classes.manage',
        'messages.send',
        ...(role === 'class' ? ['messages.sms', 'students.assign'] : []),
        'students.see',
        'tags.see',
        'tags.set',
      ];
      expect(of({ role, grants: [...GRANTS] })).toEqual(own);
      expect(reachOf({ role, grants: [] }, 'shifts.see')).toBe('all');
    }
  });

  it('of a super administrator is everybody, of anybody else nobody', () => {
    expect(of({ role: 'superAdmin', grants: [] })).toEqual([]);
    expect(of({ grants: [...GRANTS] })).toEqual([]);
    expect(reachOf({ role: 'superAdmin', grants: [] }, 'students.see')).toBe('all');
    expect(reachOf({ grants: [...GRANTS] }, 'students.see')).toBe('none');
    expect(reachOf(undefined, 'students.see')).toBe('none');
  });

  it('is none just where the right is missing', () => {
    for (const role of [undefined, ...STAFF_ROLES]) {
      for (const right of RIGHTS) {
        const staff = { role, grants: [] };
        expect(reachOf(staff, right) === 'none').toBe(!hasRight(staff, right));
      }
    }
  });
});

describe('why', () => {
  it.each([
    [
      { role: 'superAdmin', grants: ['orders'] },
      'orders.see',
      { why: 'super', role: 'superAdmin', reach: 'all' },
    ],
    [{ role: 'class', grants: ['orders'] }, 'orders.see', { why: 'grant', grant: 'orders', reach: 'all' }],
    [{ role: 'class', grants: [] }, 'tags.see', { why: 'role', role: 'class', reach: 'own' }],
    [{ role: 'class', grants: [] }, 'shifts.see', { why: 'role', role: 'class', reach: 'all' }],
    [{ role: 'teacher', grants: [] }, 'students.see', { why: 'role', role: 'teacher', reach: 'own' }],
    [{ role: 'teacher', grants: [] }, 'audit.see', { why: 'nobody', reach: 'none' }],
    [undefined, 'orders.see', { why: 'nobody', reach: 'none' }],
  ] as const)('%j may %s or not', (staff, right, answer) => {
    const { holders, ...found } = whyMay(staff, right);
    expect(found).toEqual({ right, ...answer });
    expect(holders.roles[0]).toBe('superAdmin');
  });

  it('says who else has it, and agrees with who may', () => {
    expect(whyMay(undefined, 'orders.see').holders).toEqual({ roles: ['superAdmin'], grant: 'orders' });
    expect(whyMay(undefined, 'tags.see').holders).toEqual({ roles: ['superAdmin', 'class', 'teacher'] });
    for (const role of [undefined, ...STAFF_ROLES]) {
      for (const right of RIGHTS) {
        for (const grants of [[], ...GRANTS.map((grant) => [grant])]) {
          const staff = { role, grants };
          expect(whyMay(staff, right).why !== 'nobody').toBe(hasRight(staff, right));
          expect(whyMay(staff, right).reach).toBe(reachOf(staff, right));
        }
      }
    }
  });
});
