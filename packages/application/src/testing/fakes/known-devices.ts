import type { KnownDevice, KnownDevices } from '../../ports/known-devices.js';

/** Devices in memory. */
export const fakeKnownDevices = (): KnownDevices => {
  let devices: readonly KnownDevice[] = [];
  return {
    standing: async (userId, device, address) => {
      const own = devices.filter((one) => one.userId === userId);
      if (own.some((one) => one.device === device)) return 'device';
      return own.some((one) => one.address === address) ? 'address' : 'unknown';
    },
    remember: async (device, max) => {
      const { userId } = device;
      const isHis = (one: KnownDevice): boolean => one.userId === userId;
      const own = devices.filter((one) => isHis(one) && one.device !== device.device);
      const kept = [...own, device].toSorted((a, b) => b.at - a.at).slice(0, max);
      devices = [...devices.filter((one) => !isHis(one)), ...kept];
    },
    forget: async (userId, except) => {
      devices = devices.filter((one) => one.userId !== userId || one.device === except);
    },
    deleteOlder: async (before) => {
      const kept = devices.filter(({ at }) => at >= before);
      const removed = devices.length - kept.length;
      devices = kept;
      return removed;
    },
  };
};
