import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { areaCalls, exportFile, orderWatch } from '@ykd/adapters-http/contracts';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { ask, headerOf } from './http/ask.js';
import { valueOf } from './inputs/alternatives.js';
import { fitting } from './inputs/arbitrary.js';
import { dice } from './inputs/dice.js';
import { questionOf } from './inputs/requests.js';
import { fitsText, TARGETS, type Shape } from './inputs/shape.js';
import { faultsOf } from './judges/answers.js';

const NAMED = {
  '+': [{}],
  userId: ['member-anna'],
  orderId: ['order-of-anna'],
  q: ['函数'],
  month: ['2026-11'],
  year: ['2026'],
};

it('every call of the registry is attacked', () => {
  const calls = Object.values(areaCalls).flatMap((area) => Object.keys(area));
  const beside = [orderWatch, exportFile];
  expect(TARGETS).toHaveLength(calls.length + beside.length);
  expect(TARGETS.map(({ call }) => call)).toEqual(expect.arrayContaining(beside));
});

/** What calls take, but the files of uploads. */
const TAKEN = TARGETS.flatMap(({ name, call, ...shapes }) =>
  (['query', 'body'] as const).flatMap((part) => {
    const [shape, schema] = [shapes[part], call[part]];
    const isFile = part === 'body' && call.upload !== undefined;
    return shape === undefined || schema === undefined || isFile ? [] : [{ name, part, shape, schema }];
  }),
);

it.each(TAKEN)(
  '$name gets a $part that its contract takes, so that the rules behind it are reached',
  (taken) => {
    const { shape, schema } = taken;
    const made = [true, false].map((full) => valueOf(shape, { named: NAMED, pick: dice(1), full }));
    const sampled = fc.sample(fitting(shape, NAMED), { seed: 1, numRuns: 600 });
    const isTaken = (value: unknown): boolean => z.safeParse(schema, value).success;
    expect(made.filter(isTaken)).not.toEqual([]);
    expect(sampled.filter(isTaken)).not.toEqual([]);
  },
);

it('names what is somebody else’s where the call has a place for it', () => {
  const place = TARGETS.find(({ name }) => name === 'shop.cancel');
  if (place === undefined) throw new Error('no such call');
  const { asked, said } = questionOf(place, { named: NAMED, pick: dice(1), full: true });
  expect(asked.body).toBe('{"orderId":"order-of-anna"}');
  expect(said).toContain('order-of-anna');
});

it('a text fits a shape by its length and all its patterns', () => {
  const shape: Shape = { type: 'string', maxLength: 5, pattern: '^\\d+$', allOf: [{ pattern: '3' }] };
  expect(['123', '12', '1a3', '123456'].map((text) => fitsText(shape, text))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('the same seed picks the same again', () => {
  const several = [1, 2, 3, 4, 5, 6, 7];
  const picks = (seed: number) => {
    const pick = dice(seed);
    return Array.from({ length: 20 }, () => pick(several));
  };
  expect(picks(7)).toEqual(picks(7));
  expect(picks(7)).not.toEqual(picks(8));
});

describe('a server with holes', () => {
  const started = async (answer: Parameters<typeof createServer>[1]): Promise<string> => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((listening) => void server.once('listening', listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it('is caught when it fails with a stack trace', async () => {
    const address = await started((_request, response) => {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ statusCode: 500, message: new Error('boom').stack }));
    });
    const told = await ask(address, { method: 'GET', path: '/' });
    expect(faultsOf(told, '').join()).toContain('露出内部');
  });

  it('is caught when it hangs up', async () => {
    const address = await started((request) => void request.socket.destroy());
    const told = await ask(address, { method: 'POST', path: '/', body: '{}' });
    expect(faultsOf(told, '').join()).toContain('没有回答');
  });

  it('is heard with every header of a name, in lower case', async () => {
    const address = await started((_request, response) => {
      response.setHeader('Set-Cookie', ['a=1', 'b=2']);
      response.end();
    });
    expect(headerOf(await ask(address, { method: 'GET', path: '/' }), 'set-cookie')).toEqual(['a=1', 'b=2']);
  });
});
