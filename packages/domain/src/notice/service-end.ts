import { deepFreeze, shanghaiDay, shanghaiDaysBetween } from '../shared/index.js';

/** So many days before the service ends a student is told, the later times first. Beyond the Specification. */
export const SERVICE_NOTICE_DAYS: readonly number[] = deepFreeze([7, 30]);

/**
 * That a service ends soon: `step` is the number of days of {@link SERVICE_NOTICE_DAYS} that was reached, `days` how many are
 * left, `on` the Shanghai day, `YYYY-MM-DD`, on which it ends. Beyond the Specification.
 */
export type ServiceEnd = { readonly step: number; readonly days: number; readonly on: string };

/**
 * What a student is told at the instant `now` of his service, which ends at `serviceUntil`; `undefined`: nothing, for it ends
 * later or has ended. Days are Shanghai days, instants epoch milliseconds. Beyond the Specification. Throws RangeError for
 * instants that are none.
 */
export const serviceEndOf = (serviceUntil: number, now: number): ServiceEnd | undefined => {
  const days = shanghaiDaysBetween(now, serviceUntil);
  const step = SERVICE_NOTICE_DAYS.find((some) => days <= some);
  return serviceUntil < now || step === undefined ? undefined : { step, days, on: shanghaiDay(serviceUntil) };
};
