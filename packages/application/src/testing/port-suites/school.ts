import { describe, expect, it } from 'vitest';
import type { Tries } from './tries.js';
import type { WorldOf } from './world.js';

/** What every implementation of SchoolPort does. */
export const schoolSuite = (world: WorldOf): void => {
  describe('SchoolPort', () => {
    it('finds schools for whoever asks', async () => {
      const { school } = world().visitor();
      expect(await school.search({ name: '东南' })).toEqual({ ok: true, value: [{ name: '东南大学' }] });
      expect(await school.search({ name: '% & + ?' })).toEqual({ ok: true, value: [] });
    });

    it.each([{}, { name: '' }])('shows the schools of 南京 when asked for %j', async (query) => {
      const { school } = world().visitor();
      expect(await school.search(query)).toEqual({
        ok: true,
        value: [{ name: '南京大学' }, { name: '南京航空航天大学' }],
      });
    });
  });
};

/** A way to make each call of the area. */
export const schoolTries: Tries<'school'> = { search: ({ school }) => school.search({}) };
