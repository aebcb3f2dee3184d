import type { School } from '../ports/schools.js';
import type { Outcome } from '../shared/outcome.js';

/** Schools to choose from. Specification §7 (GET /api/es/schooldefine/search). */
export interface SchoolPort {
  /** The schools found by a part of the name, pinyin or initials, the best first; without a text those of 南京. */
  search(input: { readonly name?: string | undefined }): Outcome<readonly School[], 'too-many-attempts'>;
}
