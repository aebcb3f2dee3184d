import { fc, test } from '@fast-check/vitest';
import Fastify from 'fastify';
import { isIPv6 } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addCallerContext } from '../../src/plugins/caller-context.js';
import { networkAddress } from '../../src/plugins/network-address.js';

const group = fc.nat(0xffff).map((part) => part.toString(16));

describe('the address that limits count by', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['::FFFF:0a00:0007', '10.0.0.7'],
    ['0:0:0:0:0:ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:db8:1:2::10.0.0.7', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['::', '::/64'],
    ['10.0.0.7:51234', '10.0.0.7'],
    ['[2001:db8:1:2::7]:51234', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
    ['', ''],
    ['unknown', 'unknown'],
    ['2001:db8:::1', '2001:db8:::1'],
  ])('of %j is %j', (address, expected) => {
    expect(networkAddress(address)).toBe(expected);
  });

  test.prop([
    fc.tuple(
      fc.integer({ min: 1, max: 0xffff }).map((part) => part.toString(16)),
      group,
      group,
      group,
    ),
    fc.tuple(group, group, group, group),
    fc.tuple(group, group, group, group),
  ])('is one for a network, and another for the next', (network, one, other) => {
    const whole = networkAddress([...network, ...one].join(':'));
    expect(networkAddress([...network, ...other].join(':'))).toBe(whole);
    expect(isIPv6(whole.replace('/64', ''))).toBe(true);
    const [first, ...rest] = network;
    const next = (Number.parseInt(first, 16) ^ 0x8000).toString(16);
    expect(networkAddress([next, ...rest, ...one].join(':'))).not.toBe(whole);
  });

  it('is what the use cases know of a caller', async () => {
    const fastify = Fastify();
    addCallerContext(fastify, undefined);
    fastify.get('/', async ({ callerContext }) => callerContext.address);
    const seen = async (remoteAddress: string) => (await fastify.inject({ url: '/', remoteAddress })).body;
    expect(await seen('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(await seen('::ffff:10.0.0.7')).toBe('10.0.0.7');
    await fastify.close();
  });
});
