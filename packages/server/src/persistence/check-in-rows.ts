import { checkInCommentFields, type CheckInEntry, checkInFields } from '@ykd/application/entities';
import { mapping } from './mapping.js';
import type { CheckInTable } from './schema.js';

/** Entries as rows, their pictures aside. */
export const checkInMapping = mapping(checkInFields, { text: 'entry' });

/** Comments under entries as rows. */
export const checkInCommentMapping = mapping(checkInCommentFields);

/** An entry from its row, with the names of its pictures. */
export const checkInEntryOf = (row: CheckInTable, pictures: readonly string[]): CheckInEntry => ({
  ...checkInMapping.recordOf(row),
  pictures,
});
