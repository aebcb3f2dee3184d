import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const HERE = '203.0.113.7';
const known = (device: string, at: number, over: { userId?: string; address?: string } = {}) => ({
  userId: 'member-1',
  device,
  address: HERE,
  at,
  ...over,
});

/** What every KnownDevices does. */
export const knownDevicesContract = (
  name: string,
  make: MakeSubject<Pick<Repositories, 'knownDevices' | 'members'>>,
): void => {
  describe(`${name}: KnownDevices`, () => {
    it(
      'knows a device, others at its address, and nobody else',
      withSubject(make, async ({ knownDevices, members }) => {
        for (const key of ['1', '2']) await members.insert(sampleMember(key));
        await knownDevices.remember(known('a', 10), 9);
        expect(await knownDevices.standing('member-1', 'a', '::1')).toBe('device');
        expect(await knownDevices.standing('member-1', 'b', HERE)).toBe('address');
        expect(await knownDevices.standing('member-1', undefined, HERE)).toBe('address');
        expect(await knownDevices.standing('member-1', 'b', '::1')).toBe('unknown');
        expect(await knownDevices.standing('member-2', 'a', HERE)).toBe('unknown');
        expect(await knownDevices.standing('nobody', undefined, HERE)).toBe('unknown');
      }),
    );

    it(
      'keeps one row for a device, and the last of a member',
      withSubject(make, async ({ knownDevices, members }) => {
        for (const key of ['1', '2']) await members.insert(sampleMember(key));
        await knownDevices.remember(known('a', 10), 2);
        await knownDevices.remember(known('b', 20), 2);
        await knownDevices.remember(known('a', 30, { address: '::1' }), 2);
        await knownDevices.remember(known('c', 40, { address: '::2' }), 2);
        await knownDevices.remember(known('b', 5, { userId: 'member-2' }), 2);
        expect(await knownDevices.standing('member-1', 'a', '::9')).toBe('device');
        expect(await knownDevices.standing('member-1', 'b', HERE)).toBe('unknown');
        expect(await knownDevices.standing('member-1', 'c', '::9')).toBe('device');
        expect(await knownDevices.standing('member-2', 'b', '::9')).toBe('device');
      }),
    );

    it(
      'forgets a member’s devices but one, and old ones',
      withSubject(make, async ({ knownDevices, members }) => {
        for (const key of ['1', '2']) await members.insert(sampleMember(key));
        for (const device of ['a', 'b']) await knownDevices.remember(known(device, 10), 9);
        await knownDevices.remember(known('x', 20, { userId: 'member-2' }), 9);
        await knownDevices.forget('member-1', 'b');
        expect(await knownDevices.standing('member-1', 'a', '::1')).toBe('unknown');
        expect(await knownDevices.standing('member-1', 'b', '::1')).toBe('device');
        expect(await knownDevices.deleteOlder(20)).toBe(1);
        expect(await knownDevices.standing('member-1', 'b', '::1')).toBe('unknown');
        expect(await knownDevices.standing('member-2', 'x', '::1')).toBe('device');
        await knownDevices.forget('member-2');
        expect(await knownDevices.standing('member-2', 'x', '::1')).toBe('unknown');
      }),
    );

    it(
      'takes the same device from many logins at once',
      withSubject(make, async ({ knownDevices, members }) => {
        await members.insert(sampleMember('1'));
        const at = Array.from({ length: 12 }, (_, index) => index);
        await Promise.all(at.map((one) => knownDevices.remember(known('a', one), 2)));
        expect(await knownDevices.standing('member-1', 'a', '::1')).toBe('device');
      }),
    );
  });
};
