import type { AppError } from '@ykd/application';
import type * as z from 'zod/mini';

type Schema<Out = unknown> = z.core.$ZodType<Out, unknown>;

/** What a call looks like on the wire: the one description that routes, client and OpenAPI share. */
export interface Call<
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data = unknown,
  Kind extends AppError['kind'] = AppError['kind'],
> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The query string; without one no parameter is taken. Values are strings before they are parsed. */
  readonly query?: Query;
  /** How the body travels: as a JSON object, or as a form of files. Default: `json`. */
  readonly encoding?: 'json' | 'multipart';
  /** The body; without one only an empty object or nothing is taken. */
  readonly body?: Body;
  /** The envelope of a success. */
  readonly response: Schema<{ readonly isSuccess: true; readonly data: Data }>;
  /** The expected errors that the port behind this call names. */
  readonly errors: readonly Kind[];
  readonly summary: string;
  readonly tags: readonly string[];
}

/** A call of any shape. */
export type AnyCall = Call;

type Parsed<S> = S extends Schema ? z.output<S> : Record<never, never>;

/** The parsed query of a call. */
export type QueryOf<C extends AnyCall> = Parsed<C['query']>;

/** The parsed body of a call. */
export type BodyOf<C extends AnyCall> = Parsed<C['body']>;

/** What a call answers inside the envelope. */
export type DataOf<C extends AnyCall> = z.output<C['response']>['data'];

/** The kinds of errors that a call answers as expected outcomes. */
export type KindOf<C extends AnyCall> = C['errors'][number];

/** Keeps the exact types of a call. */
export const defineCall = <const C extends AnyCall>(call: C): C => call;
