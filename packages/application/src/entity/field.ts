/** Carries the type of a field's values at compile time; nothing at run time. */
declare const VALUE: unique symbol;

/** What is refused of a value that somebody wants to save. */
export interface Bounds {
  /** Of a number, or of the length of a text or list. */
  readonly min?: number;
  readonly max?: number;
  /** A text may have several lines. */
  readonly lines?: true;
}

/** What a field holds. `count`: a whole number from 0; `instant`: epoch milliseconds; `json`: nothing is told of it here. */
type Content =
  | { readonly kind: 'text' | 'integer' | 'count' | 'instant' | 'flag' | 'json' }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'object'; readonly fields: Fields }
  | { readonly kind: 'list'; readonly item: AnyField }
  | { readonly kind: 'either'; readonly items: readonly AnyField[] };

/** A field of whatever type. One that is optional may be missing. */
export type AnyField = Content & Bounds & { readonly nullable?: true; readonly optional?: true };

/** A field whose values are of type T: no wider and no narrower. */
export type Field<T> = AnyField & { readonly [VALUE]?: (value: T) => T };

/** Whether the values of a field are plain texts. */
export const isText = ({ kind }: AnyField): boolean => kind === 'text' || kind === 'oneOf';

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
export const text = (bounds?: Bounds): Field<string> => ({ kind: 'text', ...bounds });

/* @__NO_SIDE_EFFECTS__ */
/** One of these texts. */
export const oneOf = <const T extends string>(values: readonly T[]): Field<T> => ({ kind: 'oneOf', values });

/* @__NO_SIDE_EFFECTS__ */
/** A whole number. */
export const integer = (bounds?: Bounds): Field<number> => ({ kind: 'integer', ...bounds });

/* @__NO_SIDE_EFFECTS__ */
/** A whole number from 0: of things, or of cents. */
export const count = (): Field<number> => ({ kind: 'count' });

/* @__NO_SIDE_EFFECTS__ */
/** Epoch milliseconds. */
export const instant = (): Field<number> => ({ kind: 'instant' });

/* @__NO_SIDE_EFFECTS__ */
/** Yes or no. */
export const flag = (): Field<boolean> => ({ kind: 'flag' });

/* @__NO_SIDE_EFFECTS__ */
/** A value of which nothing is told but its type. */
export const json = <T>(): Field<T> => ({ kind: 'json' });

/* @__NO_SIDE_EFFECTS__ */
/** An object with these fields. */
export const object = <F extends Fields>(fields: F): Field<RecordOf<F>> => ({ kind: 'object', fields });

/* @__NO_SIDE_EFFECTS__ */
/** A list of such entries. */
export const list = <T>(item: Field<T>, bounds?: Bounds): Field<readonly T[]> => ({
  kind: 'list',
  item,
  ...bounds,
});

/* @__NO_SIDE_EFFECTS__ */
/** One of several. */
export const either = <const A, const B>(one: Field<A>, other: Field<B>): Field<A | B> => ({
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
