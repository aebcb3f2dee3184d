import { expect, it } from 'vitest';
import { PEOPLE_FOUND_MAX, peopleFound } from '../../src/staff-list/index.js';

it('counts whoever is found among students and employees once', async () => {
  const ids = Array.from({ length: PEOPLE_FOUND_MAX }, (_, at) => `u-${at}`);
  const both = { ids: async () => ids };
  expect(await peopleFound({ students: both, employees: both }, '王')).toEqual({ ok: true, value: ids });
});
