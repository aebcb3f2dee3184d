import { instant, integer, nullable, oneOf, text, type RecordOf } from '../entity/field.js';
import { AUDIT_SOURCES } from './audit-entry.js';

/** The fields of a price of a product that changed. */
export const productPriceFields = {
  id: text(),
  productId: text(),
  /** The value of the first attribute that it is for; null for a product that nothing is chosen of. */
  choice: nullable(text()),
  /** Cents; null before it was there, and where it is gone. */
  before: nullable(integer()),
  after: nullable(integer()),
  /** The member of staff; null for whoever works at the command line. */
  actor: nullable(text()),
  source: oneOf(AUDIT_SOURCES),
  at: instant(),
};

/** A price of a product that changed. Beyond the Specification. */
export type ProductPriceLine = RecordOf<typeof productPriceFields>;
