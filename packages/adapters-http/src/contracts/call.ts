import type { AppError, ErrorOf } from '@ykd/application/shared';
import type { Right } from '@ykd/domain/access';
import type { Result } from '@ykd/domain/shared';
import type * as z from 'zod/mini';
import type { LimitName } from './limits.js';

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
  /** The body; without one only an empty object or nothing is taken. */
  readonly body?: Body;
  /** The body is a form with this one file, which is the only field of its schema. Only members may send it. */
  readonly upload?: Upload;
  /** The envelope of a success. */
  readonly response: Schema<{ readonly isSuccess: true; readonly data: Data }>;
  /** The expected errors that the port behind this call names. */
  readonly errors: readonly Kind[];
  /** How often one address may ask. Default: without a limit. */
  readonly limit?: LimitName;
  /**
   * Whether whoever looks as somebody else may make it. Default: what is asked for by GET, which changes nothing. False for a
   * GET that begins something, or tells what is for the member alone; true for a POST that only asks.
   */
  readonly whileViewing?: boolean;
  /** Where a browser is led that opens the address as a page. Default: it gets the answer as any caller. */
  toPage?(result: Result<Data, AppError>): string;
  readonly summary: string;
}

/** A file that is sent, before the rule of its use case judges it. */
export interface Upload {
  /** How large it may be, in bytes. */
  readonly maxBytes: number;
  /** What whoever sends it must have the right to: asked before the file is read. Default: every member may. */
  readonly right?: Right;
  /** How many may be under way together, from everybody; the next is asked to come again. Default: without a limit. */
  readonly atOnce?: number;
  /** How long whoever sends it waits for the answer, ms. Default: as long as for any other call. */
  readonly waitMs?: number;
  /** What the rule says of a file of so many bytes, which are too many. */
  tooLarge(size: number): string;
}

/** A call of any shape. */
export type AnyCall = Call;

type Parsed<S> = S extends Schema ? z.output<S> : Record<never, never>;

export type QueryOf<C extends AnyCall> = Parsed<C['query']>;

export type BodyOf<C extends AnyCall> = Parsed<C['body']>;

type BodyInput<C extends AnyCall> = C extends { readonly upload: Upload }
  ? { readonly bytes: Uint8Array }
  : BodyOf<C>;

/**
 * What the method behind a call takes: query and body in one, of an upload the bytes of its file. They have no name in
 * common: a body must not replace what the query says.
 */
export type InputOf<C extends AnyCall> = [keyof QueryOf<C> & keyof BodyInput<C>] extends [never]
  ? QueryOf<C> & BodyInput<C>
  : never;

/** What a call answers inside the envelope. */
export type DataOf<C extends AnyCall> = z.output<C['response']>['data'];

/** The kinds of errors that a call answers as expected outcomes. */
export type KindOf<C extends AnyCall> = C['errors'][number];

/** The calls of an area, by the names of the methods behind them. */
export type Calls = Readonly<Record<string, AnyCall>>;

/** The methods behind the calls of an area: what routes ask, and what a client offers. */
export type PortOf<C extends Calls> = {
  readonly [Name in keyof C]: (
    ...input: keyof InputOf<C[Name]> extends never ? [] : [input: InputOf<C[Name]>]
  ) => Promise<Result<DataOf<C[Name]>, ErrorOf<KindOf<C[Name]>>>>;
};

/** Whether whoever looks as somebody else may make a call: he reads, and changes nothing. */
export const isWhileViewing = ({ method, whileViewing = method === 'GET' }: AnyCall): boolean => whileViewing;

/** The name of the one file in the form of an upload. Throws when its schema has another number of fields. */
export const uploadField = ({ path, body }: AnyCall): string => {
  const [field, ...more] = Object.keys((body as z.core.$ZodObject | undefined)?._zod.def.shape ?? {});
  if (field === undefined || more.length > 0) throw new TypeError(`${path}: an upload has one field`);
  return field;
};

/** Keeps the exact types of a call. */
export const defineCall = <const C extends AnyCall>(
  call: C & { toPage?(result: Result<DataOf<C>, ErrorOf<KindOf<C>>>): string },
): C => call;
