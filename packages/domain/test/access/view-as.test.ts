import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  GRANTS,
  hasRight,
  mayViewAs,
  RIGHTS,
  STAFF_ROLES,
  VIEWING_MS,
  type StaffMember,
} from '../../src/access/index.js';

const staff: fc.Arbitrary<StaffMember | undefined> = fc.option(
  fc.record({
    role: fc.option(fc.constantFrom(...STAFF_ROLES), { nil: undefined }),
    grants: fc.uniqueArray(fc.constantFrom(...GRANTS)),
  }),
  { nil: undefined },
);

describe('to look as somebody else', () => {
  const SUPER: StaffMember = { role: 'superAdmin', grants: [] };

  it('is for super administrators, as students and colleagues, for half an hour', () => {
    expect(mayViewAs(SUPER, undefined)).toBe(true);
    expect(mayViewAs(SUPER, { role: 'class', grants: [...GRANTS] })).toBe(true);
    expect(mayViewAs(SUPER, SUPER)).toBe(false);
    expect(mayViewAs({ role: 'class', grants: [...GRANTS] }, undefined)).toBe(false);
    expect(mayViewAs(undefined, undefined)).toBe(false);
    expect(VIEWING_MS).toBe(1_800_000);
  });

  test.prop([staff, staff])('never gives anybody a right that he has not', (viewer, viewed) => {
    if (!mayViewAs(viewer, viewed)) return;
    expect(hasRight(viewer, 'members.viewAs')).toBe(true);
    for (const right of RIGHTS) if (hasRight(viewed, right)) expect(hasRight(viewer, right)).toBe(true);
  });
});
