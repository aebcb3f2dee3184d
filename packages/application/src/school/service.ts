import { ok } from '@ykd/domain/shared';
import type { Schools } from '../ports/schools.js';
import type { SchoolPort } from './port.js';

/** What is searched for without a text. Specification §7 (GET /api/es/schooldefine/search). */
const DEFAULT_TEXT = '南京';

/** How many schools an answer lists at most. */
export const SCHOOLS_MAX = 50;

/** Schools to choose from; everybody may look. */
export const schoolPort = ({ schools }: { readonly schools: Schools }): SchoolPort => ({
  search: async ({ name }) => {
    const text = name?.trim() ?? '';
    return ok(schools.search(text === '' ? DEFAULT_TEXT : text, SCHOOLS_MAX));
  },
});
