import { instant, text } from '@ykd/application/entity';
import { table } from './table.js';

/** What the database remembers of itself: see database-marks.ts. */
export const MARK_TABLES = {
  database_mark: table({ name: text(), gmtCreated: instant(), note: text() }),
};
