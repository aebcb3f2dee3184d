import { DAY_MS } from '@ykd/domain/shared';
import type { DeviceStanding, KnownDevices } from '../ports/known-devices.js';
import type { SessionTokens } from '../ports/session-tokens.js';
import type { CallerContext } from '../shared/caller.js';

export interface DeviceDeps {
  readonly sessionTokens: SessionTokens;
  readonly knownDevices: KnownDevices;
}

/** The name under which a browser keeps the token that it is known by. It opens nothing. */
const TOKEN = 'device';
/** How long a device is known after its last login; browsers keep nothing longer than 400 days. */
export const DEVICE_MEMORY_MS = 400 * DAY_MS;
/** How many devices a member is known by. */
const DEVICES_PER_MEMBER = 20;

const deviceOf = ({ sessionTokens }: DeviceDeps, context: CallerContext): string | undefined => {
  const token = context.kept(TOKEN);
  return token === undefined ? undefined : sessionTokens.digest(token);
};

/** How an account knows where a call comes from, and the device's name; `userId`: undefined for an account of nobody. */
export const standingOf = async (
  deps: DeviceDeps,
  context: CallerContext,
  userId: string | undefined,
): Promise<{ readonly standing: DeviceStanding; readonly device: string }> => {
  const device = deviceOf(deps, context);
  // Nobody's account asks as well: the time tells nothing.
  const standing = await deps.knownDevices.standing(userId ?? '', device, context.address);
  return { standing, device: device ?? '' };
};

/**
 * As what an account knows a caller where he waits for a password hash; undefined for strangers. Those at a known address
 * are not known as the devices are: a neighbour there, who guesses, takes no place of theirs.
 */
export const knownAs = (standing: DeviceStanding, userId: string | undefined): string | undefined =>
  standing === 'unknown' || userId === undefined ? undefined : `${standing} of ${userId}`;

/** From now on the member's account knows this device. Others who log in here are known by the same token. */
export const rememberDevice = async (
  deps: DeviceDeps,
  context: CallerContext,
  { userId, at }: { readonly userId: string; readonly at: number },
): Promise<void> => {
  const fresh = context.kept(TOKEN) ?? deps.sessionTokens.issue().token;
  const device = { userId, device: deps.sessionTokens.digest(fresh), address: context.address, at };
  await deps.knownDevices.remember(device, DEVICES_PER_MEMBER).then(
    () => context.keep(TOKEN, fresh, at + DEVICE_MEMORY_MS),
    // A full disk must not keep anybody out; the next login tries again.
    () => undefined,
  );
};

/** The member's account forgets every device but this one. */
export const forgetOtherDevices = (deps: DeviceDeps, context: CallerContext, userId: string): Promise<void> =>
  deps.knownDevices.forget(userId, deviceOf(deps, context));
