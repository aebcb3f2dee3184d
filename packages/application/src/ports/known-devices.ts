/** How an account knows where a login comes from: the device logged in before, another one at this address, or neither. */
export type DeviceStanding = 'device' | 'address' | 'unknown';

/** A device that logged in to an account. */
export interface KnownDevice {
  readonly userId: string;
  /** The digest of the token that the device keeps. */
  readonly device: string;
  /** The network address of its last login. */
  readonly address: string;
  /** Of its last login, epoch ms. */
  readonly at: number;
}

/** The devices from which members logged in. */
export interface KnownDevices {
  standing(userId: string, device: string | undefined, address: string): Promise<DeviceStanding>;
  /** Keeps a device, in the place of what was known of it; of a member's devices the `max` that logged in last stay. */
  remember(device: KnownDevice, max: number): Promise<void>;
  /** Forgets the devices of a member, but one. */
  forget(userId: string, except?: string): Promise<void>;
  /** Removes devices whose last login was before `before`; answers how many. */
  deleteOlder(before: number): Promise<number>;
}
