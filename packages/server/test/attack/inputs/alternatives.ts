import { fitsText, type Shape } from './shape.js';

/** What to write where, by the name of the field: each is tried. */
export type Named = Readonly<Record<string, readonly unknown[]>>;

/** Picks one of several. */
export type Pick = <T>(several: readonly T[]) => T | undefined;

/** Texts of which one fits almost everything. */
const TEXTS = ['attack', '1', 'true', 'attack-0001', '2026-01-01', ''];

/** A value that a shape takes, with what is named where it fits; `full` adds what may be left out. */
export const valueOf = (
  shape: Shape,
  { named, pick, full }: { readonly named: Named; readonly pick: Pick; readonly full: boolean },
  name = '',
): unknown => {
  const given = pick((named[name] ?? []).filter((value) => typeof value !== 'string' || fits(shape, value)));
  if (given !== undefined) return given;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return pick(shape.enum);
  if (shape.anyOf !== undefined) return valueOf(shape.anyOf[0] ?? {}, { named, pick, full }, name);
  switch (shape.type) {
    case 'object': {
      const { properties = {}, required = [], additionalProperties } = shape;
      const kept = Object.entries(properties).filter(([key]) => full || required.includes(key));
      const known = kept.map(([key, inner]) => [key, valueOf(inner, { named, pick, full }, key)] as const);
      // What has no fields of its own may be given any.
      const isOpen = additionalProperties !== undefined && additionalProperties !== false;
      const more = isOpen ? pick(named['+'] ?? []) : undefined;
      return { ...Object.fromEntries(known), ...(more as object | undefined) };
    }
    case 'array':
      return shape.items === undefined ? [] : [valueOf(shape.items, { named, pick, full }, name)];
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, Math.min(1, shape.maximum ?? 1));
    case 'boolean':
      return pick([true, false]);
    default:
      return TEXTS.find((text) => fitsText(shape, text)) ?? '';
  }
};

const fits = (shape: Shape, value: string): boolean =>
  shape.type === undefined ||
  (shape.type === 'string' && (shape.enum?.includes(value) ?? fitsText(shape, value)))
    ? true
    : (shape.anyOf?.some((inner) => fits(inner, value)) ?? false);

/** A query string of an object. */
export const queryOf = (values: unknown): string => {
  const pairs = Object.entries((values ?? {}) as Readonly<Record<string, unknown>>);
  const query = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
};
