import { describe, expect, it } from 'vitest';
import { GRANTS, hasGrant, isSuperAdmin, STAFF_ROLES } from '../../src/access/index.js';

describe('the rights of staff', () => {
  it.each(STAFF_ROLES)('%s has every right as superAdmin, otherwise what was granted', (role) => {
    expect(isSuperAdmin({ role })).toBe(role === 'superAdmin');
    for (const grant of GRANTS) {
      expect(hasGrant({ role, grants: [] }, grant)).toBe(role === 'superAdmin');
      expect(hasGrant({ role, grants: [grant] }, grant)).toBe(true);
    }
  });

  it('are nobody else’s', () => {
    expect(isSuperAdmin(undefined)).toBe(false);
    expect(isSuperAdmin({})).toBe(false);
    expect(hasGrant(undefined, 'orders')).toBe(false);
    expect(hasGrant({ grants: ['contacts'] }, 'orders')).toBe(false);
  });
});
