/** Carries the type of a field's values at compile time; nothing at run time. */
declare const VALUE: unique symbol;

/** What may be done with a field beside reading it. */
export interface FieldUse {
  /** The generic reads filter by it, or sort by it. */
  readonly filter?: true;
  readonly sort?: true;
  /** The generic writes set it, for whoever may change its entity. */
  readonly save?: true;
  /** What a new object cannot do without. */
  readonly required?: true;
  /** A saved text has at most so many characters; several lines only where it says so. */
  readonly lines?: true;
  /** The bounds of a saved number, of the length of a saved text or list. */
  readonly min?: number;
  readonly max?: number;
}

/** What a field holds. `count`: a whole number from 0; `instant`: epoch milliseconds; `json`: nothing is told of it here. */
type Content =
  | { readonly kind: 'text' | 'integer' | 'count' | 'instant' | 'flag' | 'json' }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'object'; readonly fields: Fields }
  | { readonly kind: 'list'; readonly item: AnyField }
  | { readonly kind: 'either'; readonly items: readonly AnyField[] };

/** A field of whatever type. One that is optional may be missing. */
export type AnyField = Content & FieldUse & { readonly nullable?: true; readonly optional?: true };

/** A field whose values are of type T: no wider and no narrower. */
export type Field<T> = AnyField & { readonly [VALUE]?: (value: T) => T };

/** Fields by name. */
export interface Fields {
  readonly [name: string]: AnyField;
}

/** The type of a field's values. */
export type ValueOf<F> = F extends Field<infer T> ? T : never;

type MissingKeys<F> = { [K in keyof F]: undefined extends ValueOf<F[K]> ? K : never }[keyof F];

/** The type of the records with these fields. */
export type RecordOf<F> = [MissingKeys<F>] extends [never]
  ? { readonly [K in keyof F]: ValueOf<F[K]> }
  : { readonly [K in Exclude<keyof F, MissingKeys<F>>]: ValueOf<F[K]> } & {
      readonly [K in MissingKeys<F>]?: ValueOf<F[K]>;
    };

/** The fields of a type that is written down elsewhere: all of them, each of its type, and no others. */
export type FieldsOf<T> = { readonly [K in keyof T]-?: Field<T[K]> };

/* @__NO_SIDE_EFFECTS__ */
/** A text. */
export const text = (use?: FieldUse): Field<string> => ({ kind: 'text', ...use });

/* @__NO_SIDE_EFFECTS__ */
/** One of these texts. */
export const oneOf = <T extends string>(values: readonly T[], use?: FieldUse): Field<T> => ({
  kind: 'oneOf',
  values,
  ...use,
});

/* @__NO_SIDE_EFFECTS__ */
/** A whole number. */
export const integer = (use?: FieldUse): Field<number> => ({ kind: 'integer', ...use });

/* @__NO_SIDE_EFFECTS__ */
/** A whole number from 0: of things, or of cents. */
export const count = (use?: FieldUse): Field<number> => ({ kind: 'count', ...use });

/* @__NO_SIDE_EFFECTS__ */
/** Epoch milliseconds. */
export const instant = (use?: FieldUse): Field<number> => ({ kind: 'instant', ...use });

/* @__NO_SIDE_EFFECTS__ */
/** Yes or no. */
export const flag = (use?: FieldUse): Field<boolean> => ({ kind: 'flag', ...use });

/* @__NO_SIDE_EFFECTS__ */
/** A value of which nothing is told but its type. */
export const json = <T>(use?: FieldUse): Field<T> => ({ kind: 'json', ...use });

/* @__NO_SIDE_EFFECTS__ */
/** An object with these fields. */
export const object = <F extends Fields>(fields: F, use?: FieldUse): Field<RecordOf<F>> => ({
  kind: 'object',
  fields,
  ...use,
});

/* @__NO_SIDE_EFFECTS__ */
/** A list of such entries. */
export const list = <T>(item: Field<T>, use?: FieldUse): Field<readonly T[]> => ({
  kind: 'list',
  item,
  ...use,
});

/* @__NO_SIDE_EFFECTS__ */
/** One of several. */
export const either = <A, B>(one: Field<A>, other: Field<B>): Field<A | B> => ({
  kind: 'either',
  items: [one, other],
});

/* @__NO_SIDE_EFFECTS__ */
/** The same, or null. */
export const nullable = <T>(field: Field<T>): Field<T | null> => ({
  ...(field as AnyField),
  nullable: true,
});

/* @__NO_SIDE_EFFECTS__ */
/** The same, or nothing at all. */
export const optional = <T>(field: Field<T>): Field<T | undefined> => ({
  ...(field as AnyField),
  optional: true,
});
