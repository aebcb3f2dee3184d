import type {
  AvatarFiles,
  CheckInPictures,
  Clock,
  FileStore,
  KnownDevices,
  LoginAttempts,
  InvoiceFiles,
  ReceiptPictures,
  SecurityLog,
  SessionRepository,
  SmsCodes,
} from '@ykd/application/ports';
import { removeUnusedAvatars } from '@ykd/application/avatar';
import { removeUnusedCheckInPictures } from '@ykd/application/check-in';
import { removeUnusedInvoiceFiles } from '@ykd/application/invoice';
import { removeUnusedReceiptPictures } from '@ykd/application/staff-refund';
import { DEVICE_MEMORY_MS, SMS_MEMORY_MS, STRANGER_WINDOW_MS } from '@ykd/application/member';
import { CLOCK_TOLERANCE_MS, type SessionRules } from '@ykd/application/shared';
import { SMS_CODE_LIFETIME_MS } from '@ykd/domain/member';
import { HOUR_MS } from '@ykd/domain/shared';
import type { Logger } from 'pino';

export interface SweepDeps {
  readonly clock: Clock;
  readonly sessions: SessionRepository;
  readonly sessionRules: SessionRules;
  readonly loginAttempts: LoginAttempts;
  readonly knownDevices: KnownDevices;
  readonly securityLog: SecurityLog;
  /** How long the lines of the security log are kept, ms. */
  readonly securityMemoryMs: number;
  readonly smsCodes: SmsCodes;
  readonly avatarFiles: AvatarFiles;
  readonly checkInPictures: CheckInPictures;
  readonly receiptPictures: ReceiptPictures;
  readonly invoiceFiles: InvoiceFiles;
  readonly files: FileStore;
  readonly logger: Logger;
}

const EVERY_MS = HOUR_MS;

/**
 * Brings back what a clock that was ahead wrote, and removes what no longer counts: expired sessions and codes, attempts and requests older than their windows, and pictures
 * and files that nothing shows.
 */
export const sweep = async ({
  clock,
  sessions,
  sessionRules,
  loginAttempts,
  knownDevices,
  securityLog,
  securityMemoryMs,
  smsCodes,
  avatarFiles,
  checkInPictures,
  receiptPictures,
  invoiceFiles,
  files,
  logger,
}: SweepDeps): Promise<void> => {
  const now = clock.now();
  await sessions.bringBack(now, now + sessionRules.member.idleMs);
  const ended = await sessions.deleteExpired(now);
  const forgotten = await loginAttempts.deleteOlder(now - STRANGER_WINDOW_MS);
  await knownDevices.deleteOlder(now - DEVICE_MEMORY_MS);
  await securityLog.deleteOlder(now - securityMemoryMs);
  const codes = await smsCodes.deleteOlder(
    now - SMS_MEMORY_MS,
    now,
    now + SMS_CODE_LIFETIME_MS + CLOCK_TOLERANCE_MS,
  );
  // Pictures of one kind that cannot be removed do not keep those of the other.
  const swept = await Promise.allSettled([
    removeUnusedAvatars({ clock, avatarFiles, files }),
    removeUnusedCheckInPictures({ clock, checkInPictures, files }),
    removeUnusedReceiptPictures({ clock, receiptPictures, files }),
    removeUnusedInvoiceFiles({ clock, invoiceFiles, files }),
  ]);
  const failures = swept.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'unused pictures could not be removed');
  const pictures = swept.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0);
  logger.debug({ ended, forgotten, codes, pictures }, 'swept sessions, login attempts, codes and pictures');
};

/** Sweeps now and hourly until the returned function is called. A failed sweep is logged and tried again in an hour. */
export const startSweeping = (deps: SweepDeps): (() => void) => {
  const run = (): void => {
    sweep(deps).catch((error: unknown) => deps.logger.error({ err: error }, 'sweep failed'));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};
