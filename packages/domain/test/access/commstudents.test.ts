import { describe, expect, it } from 'vitest';
import { commstudentReach, GRANTS, STAFF_ROLES, type StaffMember } from '../../src/access/index.js';

describe('whose closing by a partner somebody sees', () => {
  it.each<[string, StaffMember | undefined, string]>([
    ['nobody', undefined, 'none'],
    ['who left', { grants: [] }, 'none'],
    ['a super administrator', { role: 'superAdmin', grants: [] }, 'all'],
    ['a class teacher', { role: 'class', grants: [] }, 'own'],
    ['an assistant', { role: 'teacher', grants: ['contacts', 'performance'] }, 'own'],
    ['an assistant who sees orders', { role: 'teacher', grants: ['orders'] }, 'all'],
  ])('of %s', (_who, staff, reach) => {
    expect(commstudentReach(staff)).toBe(reach);
  });

  it('all staff have the page; whoever sees orders or manages partners sees all of them', () => {
    for (const role of STAFF_ROLES) expect(commstudentReach({ role, grants: [] })).not.toBe('none');
    for (const grant of GRANTS)
      expect(commstudentReach({ grants: [grant] })).toBe(
        grant === 'orders' || grant === 'partners' ? 'all' : 'own',
      );
  });
});
