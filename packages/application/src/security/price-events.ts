import type { ProductFields, ProductSave } from '../ports/product-repository.js';
import type { SecurityEvent } from '../ports/security-log.js';
import { securityEvent, type RecordDeps } from './record.js';

/** The longest account of prices, in UTF-16 code units. */
const PRICES_MAX = 2_000;

/** How lines name a product. */
export const productSubject = (id: string): string => `YkdProduct ${id}`;

/** What the security log is told of prices, in cents: those of new products, and those that are set; `by` whom, if known. */
export const priceEvents = (
  deps: RecordDeps,
  by: { readonly userId?: string; readonly address: string },
  saves: readonly ProductSave[],
): readonly SecurityEvent[] =>
  saves.flatMap((save) => {
    const { amount, skuAttrs }: ProductFields = save.kind === 'insert' ? save.product : save.fields;
    if (amount === undefined && skuAttrs === undefined) return [];
    const set = {
      ...(amount === undefined ? {} : { amount }),
      ...(skuAttrs === undefined ? {} : { skuAttrs }),
    };
    const detail = JSON.stringify(set).slice(0, PRICES_MAX);
    const subject = productSubject(save.kind === 'insert' ? save.product.id : save.id);
    return [securityEvent(deps, by, { kind: 'prices', userId: by.userId, subject, detail })];
  });
