/**
 * The outcome of an operation that is expected to fail sometimes. Expected failures are returned as values with a
 * closed union of `{ kind }` errors; only bugs and broken infrastructure throw.
 */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A successful {@link Result} that carries `value`. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A failed {@link Result} that carries `error`. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
