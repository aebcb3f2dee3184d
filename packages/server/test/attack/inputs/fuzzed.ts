import fc from 'fast-check';
import type { Asked } from '../http/ask.js';
import type { Named } from './alternatives.js';
import { valuesFor } from './arbitrary.js';
import { CONTENT_TYPES, HEADERS, hostileWord, RAW_BODIES } from './hostile.js';
import { formOf } from './requests.js';
import type { Target } from './shape.js';

/** What is sent, and as whom: a stranger, a member or an administrator. */
export interface Fuzzed {
  readonly asked: Asked;
  readonly as: 'stranger' | 'member' | 'admin';
}

/** Parts of a query string that no browser would write. */
const RAW_QUERIES = [
  '%',
  '%zz',
  '%ff',
  '%00',
  '%c0%80',
  '[]=1',
  'a[b]=1',
  '&&',
  '=',
  '+',
  '%2525',
  `a=${'x'.repeat(8_000)}`,
];

const encoded = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(
      /\p{Surrogate}/gu,
      '\ufffd',
    ),
  );

const pairsOf = (value: unknown): string =>
  Object.entries((value ?? {}) as Readonly<Record<string, unknown>>)
    .map(([name, one]) => `${encoded(name)}=${encoded(one)}`)
    .join('&');

const queries = ({ query = { type: 'object' } }: Target, named: Named): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: valuesFor(query, named).map(pairsOf) },
    // The same names twice.
    { weight: 1, arbitrary: valuesFor(query, named).map((value) => `${pairsOf(value)}&${pairsOf(value)}`) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_QUERIES) },
    { weight: 1, arbitrary: fc.tuple(hostileWord, hostileWord).map((pair) => pair.map(encoded).join('=')) },
  );

/** A form that is not quite one. */
const forms = (field: string): fc.Arbitrary<Asked> => {
  const { type, body } = formOf(field);
  const text = body.toString('latin1');
  const spoiled = [
    body,
    Buffer.from(text.replace(field, '__proto__'), 'latin1'),
    Buffer.from(text.replace('a.png', '../../../../etc/passwd'), 'latin1'),
    Buffer.from(text.replace('image/png', 'image/svg+xml'), 'latin1'),
    Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1'),
    Buffer.from(text + text, 'latin1'),
    body.subarray(0, body.length / 2),
    Buffer.from(text.replace('filename="a.png"', `filename="${'a'.repeat(10_000)}"`), 'latin1'),
    Buffer.concat([body.subarray(0, -40), Buffer.alloc(3_000_000, 1), body.subarray(-40)]),
    Buffer.alloc(0),
  ];
  return fc.record({
    method: fc.constant('POST'),
    path: fc.constant(''),
    headers: fc.constantFrom(type, ...CONTENT_TYPES).map((one) => ({ 'content-type': one })),
    body: fc.constantFrom(...spoiled),
  });
};

const bodies = ({ body = { type: 'object' }, call }: Target, named: Named): fc.Arbitrary<Asked> => {
  if (call.method === 'GET') return fc.constant({ method: 'GET', path: '' });
  const [field = ''] = Object.keys(body.properties ?? {});
  if (call.upload !== undefined) return forms(field);
  const typed = (text: fc.Arbitrary<string>, type: fc.Arbitrary<string>): fc.Arbitrary<Asked> =>
    fc.tuple(text, type).map(([said, kind]) => ({
      method: 'POST',
      path: '',
      headers: { 'content-type': kind },
      body: said,
    }));
  const json = fc.constant('application/json');
  const values = valuesFor(body, named).map((value) => JSON.stringify(value) ?? '');
  return fc.oneof(
    { weight: 8, arbitrary: typed(values, json) },
    { weight: 2, arbitrary: typed(fc.constantFrom(...RAW_BODIES), json) },
    { weight: 1, arbitrary: typed(values, fc.constantFrom(...CONTENT_TYPES)) },
  );
};

/** Requests to a call: what fits, what almost fits, and what has nothing to do with it. */
export const fuzzed = (target: Target, named: Named): fc.Arbitrary<Fuzzed> =>
  fc
    .tuple(
      queries(target, named),
      bodies(target, named),
      fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.constantFrom(...HEADERS) },
      ),
      fc.constantFrom('stranger', 'member', 'member', 'admin'),
    )
    .map(([query, asked, headers, as]) => ({
      as,
      asked: {
        ...asked,
        path: query === '' ? target.call.path : `${target.call.path}?${query}`,
        headers: { ...asked.headers, ...headers },
      },
    }));
