import type { AuditFields } from '../entities/audit-entry.js';
import { maskMobiles } from '../shared/mask-mobiles.js';

/** Fields that hold ids, which may come from elsewhere, and addresses of files: they stay what they are. */
const KEPT = /^id$|(?:Id|Ids|By|Url)$/;

const masked = (name: string, value: unknown): unknown => {
  if (typeof value === 'string') return KEPT.test(name) ? value : maskMobiles(value);
  if (Array.isArray(value)) return value.map((one) => masked(name, one));
  return typeof value === 'object' && value !== null ? maskedFields(value as AuditFields) : value;
};

/** The same fields, in whose texts no mobile stands whole, however deep; what they are called stays. */
export const maskedFields = (fields: AuditFields): AuditFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, masked(name, value)]));
