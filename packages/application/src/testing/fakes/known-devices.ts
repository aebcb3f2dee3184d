import type { KnownDevice, KnownDevices } from '../../ports/known-devices.js';
import type { FakeWorld } from './world.js';

/** Devices in memory. */
export const fakeKnownDevices = ({
  knownDevices: devices,
}: Pick<FakeWorld, 'knownDevices'>): KnownDevices => {
  const ownOf = (userId: string): readonly KnownDevice[] =>
    [...devices.values()].filter((one) => one.userId === userId);
  const deleteAll = (all: readonly KnownDevice[]): void => {
    for (const { userId, device } of all) devices.delete(`${userId} ${device}`);
  };
  return {
    standing: async (userId, device, address) => {
      const own = ownOf(userId);
      if (own.some((one) => one.device === device)) return 'device';
      return own.some((one) => one.address === address) ? 'address' : 'unknown';
    },
    remember: async (device, max) => {
      devices.set(`${device.userId} ${device.device}`, device);
      deleteAll(
        ownOf(device.userId)
          .toSorted((a, b) => b.at - a.at)
          .slice(max),
      );
    },
    forget: async (userId, except) => deleteAll(ownOf(userId).filter(({ device }) => device !== except)),
    deleteOlder: async (before) => {
      const old = [...devices.values()].filter(({ at }) => at < before);
      deleteAll(old);
      return old.length;
    },
  };
};
