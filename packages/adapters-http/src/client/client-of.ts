import type * as z from 'zod/mini';
import { uploadField, type AnyCall, type Calls, type PortOf } from '../contracts/call.js';
import type { Http, Sent } from './http.js';

type Schema = z.core.$ZodType | undefined;

/** The part of an input that a schema knows: callers hand over objects that have more. */
const partOf = (schema: Schema, input: Readonly<Record<string, unknown>>): object | undefined => {
  if (schema === undefined) return undefined;
  const { shape } = (schema as z.core.$ZodObject)._zod.def;
  return Object.fromEntries(Object.keys(shape).map((name) => [name, input[name]]));
};

const formOf = (call: AnyCall, bytes: unknown): object => {
  const field = uploadField(call);
  return { [field]: new File([Uint8Array.from(bytes as Uint8Array)], field) };
};

/** What a call is sent with, out of the input of the method behind it. */
const sentOf = (call: AnyCall, input: Readonly<Record<string, unknown>>): Sent<AnyCall> => ({
  query: partOf(call.query, input),
  body: call.upload === undefined ? partOf(call.body, input) : formOf(call, input['bytes']),
});

/** The port behind the calls of an area, over HTTP. */
export const clientOf = <C extends Calls>(http: Http, calls: C): PortOf<C> => {
  const methods = Object.entries(calls).map(([name, call]) => [
    name,
    (input: Readonly<Record<string, unknown>> = {}) => http.send(call, sentOf(call, input)),
  ]);
  return Object.fromEntries(methods) as PortOf<C>;
};
