import type { AnyCall, Calls, InputOf } from '../../src/contracts/call.js';

type Method = (...input: never[]) => unknown;

/** What a method of a port takes. */
type TakenBy<M extends Method> =
  Parameters<M> extends [infer Input, ...unknown[]] ? Input : Record<never, never>;

/** A value whose lists nobody changes, without the difference between what is left out and what is undefined. */
type Settled<T> = T extends Uint8Array
  ? Uint8Array
  : T extends object
    ? { readonly [K in keyof T]-?: Settled<Exclude<T[K], undefined>> }
    : T;

/** Whether a call takes all that its method takes, and asks for nothing else. */
type Fits<M extends Method, C extends AnyCall> = [keyof TakenBy<M>, keyof InputOf<C>] extends [
  keyof InputOf<C>,
  keyof TakenBy<M>,
]
  ? Settled<TakenBy<M>> extends Settled<InputOf<C>>
    ? true
    : false
  : false;

/** The names of the calls of an area that do not fit the methods of its port. */
export type Misfits<P, C extends Calls> = {
  [Name in keyof C]: Name extends keyof P
    ? P[Name] extends Method
      ? Fits<P[Name], C[Name]> extends true
        ? never
        : Name
      : Name
    : Name;
}[keyof C];
