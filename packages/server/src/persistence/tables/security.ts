import { securityEventFields } from '@ykd/application/entities';
import { nullable, text } from '@ykd/application/entity';
import { table } from './table.js';

/** Who did what. */
export const SECURITY_TABLES = {
  /** `fold`: the name of a line that is counted. */
  security_event: table({ ...securityEventFields, fold: nullable(text()) }),
};
