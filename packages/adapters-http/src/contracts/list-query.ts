import { MAX_PAGE_SIZE } from '@ykd/application/common-query';
import { CURSOR_MAX } from '@ykd/application/shared';
import { DEFAULT_PAGE_SIZE } from '@ykd/domain/shared';
import * as z from 'zod/mini';
import { queryCount } from './values.js';

/**
 * A filter reads one text: of an address, and of the query of a call. What it reads is written with `String`, and reads
 * again as the same.
 */
type Filter = z.core.$ZodType<unknown, string>;

/** The filters of a list by name. `sort`, `size`, `after` and `before` are taken. */
export type Filters = Readonly<Record<string, Filter>>;

/** Where somebody is in a list: what it is filtered and sorted by, and the cursor of the page. */
export type Place<F extends Filters, S extends string> = { readonly [K in keyof F]?: z.output<F[K]> } & {
  readonly after?: string;
  readonly before?: string;
} & ([S] extends [never] ? unknown : { readonly sort: S });

/** One description of a list, for its call and for the address of its page. */
export interface ListQuery<P, Asked = P> {
  /** The query of the call, which refuses what it does not know. `size`: rows a page. */
  readonly wire: z.core.$ZodType<Asked & { readonly size: number }>;
  /** Reads an address, where what does not fit counts as not said. */
  read(search: URLSearchParams): P;
  /** Writes it: the same place has one address. */
  write(place: P): URLSearchParams;
}

/** One of a few values. */
export const oneOf = <const V extends string>(values: readonly V[]) => z.enum(values);

/** Several of a few values in one filter, as `a,b`. Their order says nothing: they are read in that of `values`. */
export const someOf = <const V extends string>(values: readonly V[]) =>
  z.pipe(
    z.string().check(z.maxLength(values.join().length)),
    z.pipe(
      z.transform((text: string) => text.split(',')),
      z.pipe(
        z.array(z.enum(values)),
        z.transform((chosen: V[]): readonly V[] => values.filter((value) => chosen.includes(value))),
      ),
    ),
  );

const cursor = z.string().check(z.minLength(1), z.maxLength(CURSOR_MAX), z.regex(/^[\w-]*$/));

const size = z._default(
  z.pipe(queryCount, z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
  DEFAULT_PAGE_SIZE,
);

/** What the query of a call says of the page, where the list is one of something that has to be named. */
export const keyPaging = { size, after: z.exactOptional(cursor), before: z.exactOptional(cursor) };

/** The same of a call that reads a page by what its body says. */
export const keyPagingInBody = {
  ...keyPaging,
  size: z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)),
};

/**
 * A list that is walked through by key.
 *
 * @param filters - what it is narrowed by
 * @param sorts - the names of its orders, each with its direction; the first is what an address does not mention
 */
export const listQuery = <const F extends Filters, const S extends string = never>(
  filters: F,
  sorts: readonly S[] = [],
): ListQuery<Place<F, S>> => {
  const [first] = sorts;
  const order: Filters = first === undefined ? {} : { sort: z.enum(sorts) };
  const parts = Object.entries<Filter>({ ...filters, ...order, after: cursor, before: cursor });
  const optional = Object.fromEntries(parts.map(([name, schema]) => [name, z.exactOptional(schema)]));
  const sorted = first === undefined ? {} : { sort: z._default(z.enum(sorts), first) };
  return {
    wire: z.strictObject({ ...optional, ...sorted, size }) as ListQuery<Place<F, S>>['wire'],
    read: (search) => {
      const said = parts.flatMap(([name, schema]) => {
        const text = search.get(name);
        const parsed = text === null || text === '' ? undefined : z.safeParse(schema, text);
        return parsed?.success === true ? [[name, parsed.data]] : [];
      });
      return { ...(first === undefined ? {} : { sort: first }), ...Object.fromEntries(said) } as Place<F, S>;
    },
    write: (place) => {
      const { sort, ...rest }: Readonly<Record<string, unknown>> = place;
      const values: Readonly<Record<string, unknown>> = { ...rest, sort: sort === first ? undefined : sort };
      const said = parts.map(([name]): [string, string] => [name, String(values[name] ?? '')]);
      return new URLSearchParams(said.filter(([, text]) => text !== ''));
    },
  };
};

/** Another filter or sort; the list begins anew with its first page. What is undefined is taken back. */
export const narrowed = <P extends { readonly after?: string; readonly before?: string }>(
  place: P,
  part: { readonly [K in keyof P]?: P[K] | undefined },
): P => {
  const { after: _after, before: _before, ...rest } = place;
  const said = Object.entries({ ...rest, ...part }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as P;
};
