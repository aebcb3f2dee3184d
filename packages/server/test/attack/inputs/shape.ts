import { areaCalls, exportFile, orderWatch, type AnyCall } from '@ykd/adapters-http/contracts';
import { z } from 'zod';

/** The parts of a JSON schema that contracts use. */
export interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
}

/** A call with its name, and what may be sent with it. */
export interface Target {
  readonly name: string;
  readonly call: AnyCall;
  readonly query?: Shape;
  readonly body?: Shape;
}

const shapeOf = (schema: AnyCall['query']): Shape | undefined =>
  schema === undefined
    ? undefined
    : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);

const targetOf = (name: string, call: AnyCall): Target => {
  const [query, body] = [shapeOf(call.query), shapeOf(call.body)];
  return { name, call, ...(query && { query }), ...(body && { body }) };
};

/** Every call that there is, from the registry of areas: a new one is attacked by itself. */
export const TARGETS: readonly Target[] = [
  ...Object.entries(areaCalls).flatMap(([area, calls]) =>
    Object.entries<AnyCall>(calls).map(([name, call]) => targetOf(`${area}.${name}`, call)),
  ),
  targetOf('listExport.file', exportFile),
  targetOf('shop.watch', orderWatch),
];

/** The patterns that a text must fit. */
const patternsOf = ({ pattern, allOf = [] }: Shape): readonly RegExp[] => [
  ...(pattern === undefined ? [] : [new RegExp(pattern, 'u')]),
  ...allOf.flatMap(patternsOf),
];

/** Whether a text may stand there. */
export const fitsText = (shape: Shape, text: string): boolean =>
  text.length >= (shape.minLength ?? 0) &&
  text.length <= (shape.maxLength ?? Infinity) &&
  patternsOf(shape).every((pattern) => pattern.test(text));
