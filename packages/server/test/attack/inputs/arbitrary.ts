import fc from 'fast-check';
import type { Named } from './alternatives.js';
import { hostileValue, hostileWord } from './hostile.js';
import { fitsText, type Shape } from './shape.js';

/** Texts of which some fit every pattern of the contracts. */
const TEXTS = [
  'attack',
  '1',
  '0',
  '42',
  'true',
  'false',
  'attack-0001',
  '2026-01-01',
  '某个名字',
  'none',
  'is:attack',
  'is:2026-01-01',
  'empty',
];

/** So many of what may be left out are easily right together. */
const FEW = 4;

const objectOf = (
  shape: Shape,
  named: Named,
  inside: (shape: Shape, name: string) => fc.Arbitrary<unknown>,
) => {
  const { properties = {}, required = [], additionalProperties } = shape;
  const known = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, inside(inner, name)]),
  );
  const whole = fc.record(known, { requiredKeys: [...required], noNullPrototype: true });
  const optional = Object.keys(known).filter((key) => !required.includes(key));
  // Of what may be left out in many ways, a few at a time: all at once seldom fit each other.
  const record =
    optional.length <= FEW
      ? whole
      : fc.oneof(
          whole,
          fc.subarray(optional, { maxLength: FEW }).chain((few) => {
            const given = Object.entries(known).filter(
              ([key]) => required.includes(key) || few.includes(key),
            );
            return fc.record(Object.fromEntries(given), { noNullPrototype: true });
          }),
        );
  const more = named['+'];
  return more === undefined || additionalProperties === false
    ? record
    : fc.tuple(record, fc.constantFrom(...more)).map(([own, extra]) => ({ ...own, ...(extra as object) }));
};

/** Values that a shape takes, with what is named where it fits. */
export const fitting = (shape: Shape, named: Named, name = ''): fc.Arbitrary<unknown> => {
  const inside = (inner: Shape, key: string): fc.Arbitrary<unknown> => fitting(inner, named, key);
  const given = named[name];
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.anyOf !== undefined) return fc.oneof(...shape.anyOf.map((one) => inside(one, name)));
  switch (shape.type) {
    case 'object':
      return objectOf(shape, named, inside);
    case 'array':
      return fc.array(inside(shape.items ?? {}, name), { maxLength: Math.min(shape.maxItems ?? 4, 4) });
    case 'integer':
    case 'number': {
      const [min, max] = [shape.minimum ?? -(2 ** 53) + 1, shape.maximum ?? 2 ** 53 - 1];
      return fc.oneof(fc.constantFrom(min, Math.max(min, 0), max), fc.integer({ min, max }));
    }
    case 'boolean':
      return fc.boolean();
    case 'string': {
      const texts = [...(given ?? []), ...TEXTS].filter(
        (value): value is string => typeof value === 'string' && fitsText(shape, value),
      );
      return fc.constantFrom(...(texts.length === 0 ? [''] : texts));
    }
    default:
      return given === undefined ? hostileValue : fc.constantFrom(...given);
  }
};

/** Values that almost fit: one field is hostile, missing or too many. */
const almost = (shape: Shape, named: Named): fc.Arbitrary<unknown> => {
  const names = Object.keys(shape.properties ?? {});
  const one = names.length === 0 ? hostileWord : fc.oneof(fc.constantFrom(...names), hostileWord);
  return fc
    .tuple(fitting(shape, named), one, fc.option(hostileValue, { freq: 6, nil: undefined }))
    .map(([value, name, instead]): unknown => {
      if (Array.isArray(value)) return [...(value as unknown[]), instead];
      // As a property of its own, whatever it is called.
      const entries = Object.entries(value as object).filter(([key]) => key !== name);
      return Object.fromEntries(instead === undefined ? entries : [...entries, [name, instead]]);
    });
};

/** Values for a shape: some that fit, many that almost fit, some that have nothing to do with it. */
export const valuesFor = (shape: Shape, named: Named): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: fitting(shape, named) },
    { weight: 4, arbitrary: almost(shape, named) },
    { weight: 1, arbitrary: hostileValue },
  );
