import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addCallerContext } from '../../src/plugins/caller-context.js';
import { visitOf } from '../../src/plugins/page-guards.js';

it('a visit names the path apart from its query', async () => {
  const fastify = Fastify();
  addCallerContext(fastify, 'https://ykd.example');
  fastify.get('/shopmall/pay', (request) => {
    const { path, url, param } = visitOf(request, {});
    return Promise.resolve({ path, url, orderId: param('orderId') });
  });
  const { body } = await fastify.inject('/shopmall/pay?orderId=o%2F1&x=/a');
  expect(JSON.parse(body)).toEqual({
    path: '/shopmall/pay',
    url: 'https://ykd.example/shopmall/pay?orderId=o%2F1&x=/a',
    orderId: 'o/1',
  });
  await fastify.close();
});
