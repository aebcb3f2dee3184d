/**
 * The outcome of an operation that is expected to fail sometimes: `ok` tells the two apart, a success has a `value`, a
 * failure an `error`. Expected failures are returned, as a closed union of `{ kind }` errors; only bugs and broken
 * infrastructure throw. Beyond the Specification.
 */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A successful {@link Result} that carries `value`. Beyond the Specification. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A failed {@link Result} that carries `error`. Beyond the Specification. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
