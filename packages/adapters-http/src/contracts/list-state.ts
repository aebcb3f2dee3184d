import { CONDITION_MAX, type ListState } from '@ykd/application/staff-list';
import * as z from 'zod/mini';
import { text } from './values.js';

/** As many names as a list has columns, and more. */
const NAMES_MAX = 60;
const NAME_MAX = 64;

/** What an address says of a list: names and texts. What of it the list takes, the use case judges. */
export const listState: z.core.$ZodType<ListState, ListState> = z
  .record(z.string().check(z.regex(/^[A-Za-z][\w-]*$/), z.maxLength(NAME_MAX)), text(CONDITION_MAX))
  .check(z.refine((state) => Object.keys(state).length <= NAMES_MAX));
