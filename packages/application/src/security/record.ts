import { DAY_MS } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import type { Ids } from '../ports/ids.js';
import type { Fold, SecurityEvent, SecurityKind, SecurityLog } from '../ports/security-log.js';
import type { CallerContext } from '../shared/caller.js';

/** The law asks for network logs of half a year at least. */
export const SECURITY_MEMORY_MIN_MS = 180 * DAY_MS;

const MINUTE_MS = 60_000;
/** Lines a minute of what anybody can bring about, of one kind. */
const LINES_PER_MINUTE = 200;
/** Lines a minute of logins: everybody behind one address may come at once, and each is to be found later. */
const LOGIN_LINES_PER_MINUTE = 500;

export interface RecordDeps {
  readonly clock: Clock;
  readonly ids: Ids;
}

/** What happened, as far as it is not known from the call. */
export interface Happened {
  readonly kind: SecurityKind;
  readonly userId?: string | undefined;
  readonly subject?: string;
  readonly detail?: string;
}

/** The line of the security log for what happens in a call. */
export const securityEvent = (
  { clock, ids }: RecordDeps,
  { address }: Pick<CallerContext, 'address'>,
  { kind, userId, subject, detail = '' }: Happened,
): SecurityEvent => {
  const at = clock.now();
  const about = { userId: userId ?? null, subject: subject ?? null };
  return { id: ids.next(), kind, ...about, address, detail, count: 1, at, lastAt: at };
};

/** How what can be brought about at will is one line: by member, address, detail and minute. */
export const foldOf = ({ kind, userId, address, detail, at }: SecurityEvent): Fold => {
  const minute = Math.floor(at / MINUTE_MS);
  return {
    name: JSON.stringify([kind, minute, userId, address, detail]),
    since: minute * MINUTE_MS,
    max: kind === 'login' ? LOGIN_LINES_PER_MINUTE : LINES_PER_MINUTE,
    crowd: JSON.stringify([kind, minute]),
  };
};

/** Counts what anybody can bring about as often as he likes. */
export const countEvent = async (
  deps: RecordDeps & { readonly securityLog: SecurityLog },
  context: Pick<CallerContext, 'address'>,
  happened: Happened,
): Promise<void> => {
  const event = securityEvent(deps, context, happened);
  await deps.securityLog.count(event, foldOf(event));
};
