import { ok } from '@ykd/domain/shared';
import type { SecurityEvent, SecurityKey, SecurityLog } from '../ports/security-log.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { requireRight } from '../shared/rights.js';
import type { SecurityPort } from './port.js';

const newestFirst: KeyOrder<SecurityEvent, SecurityKey> = {
  name: 'security',
  kinds: ['number', 'string'],
  keyOf: ({ at, id }) => [at, id],
};

/** The security log for one caller. */
export const securityPort = (
  deps: AuthenticateDeps & { readonly securityLog: SecurityLog },
  context: CallerContext,
): SecurityPort => ({
  events: async ({ kind, userId, ...page }) => {
    const staff = await requireRight(deps, context, 'security.see');
    if (!staff.ok) return staff;
    const window = keyWindow(newestFirst, page);
    if (!window.ok) return window;
    const found = await deps.securityLog.page(window.value, { kind, userId });
    return ok(keyPage(newestFirst, window.value, found, (event) => event));
  },
});
