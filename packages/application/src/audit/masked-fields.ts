import type { AuditFields } from '../entities/audit-entry.js';
import { maskMobiles } from '../shared/mask-mobiles.js';

/** Fields that hold ids, which may come from elsewhere, and addresses of files: they stay what they are. */
const KEPT = /^id$|(?:Id|Ids|By|Url)$/;

/** What somebody asks of such a field in a view: typed, so it may be a mobile. Ids of ours are told from one. */
const CONDITION = /^(?:is|of|starts):/;

const masked = (name: string, value: unknown): unknown => {
  if (typeof value === 'string') {
    return KEPT.test(name) && !CONDITION.test(value) ? value : maskMobiles(value);
  }
  if (Array.isArray(value)) return value.map((one) => masked(name, one));
  return typeof value === 'object' && value !== null ? maskedFields(value as AuditFields) : value;
};

/** The same fields, in whose texts no mobile stands whole, however deep; what they are called stays. */
export const maskedFields = (fields: AuditFields): AuditFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, masked(name, value)]));
