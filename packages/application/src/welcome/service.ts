import { ok } from '@ykd/domain/shared';
import type { WelcomeRecords } from '../ports/welcome-records.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { requireOwner } from '../shared/own-data.js';
import type { WelcomePort } from './port.js';

export const welcomePort = (
  deps: AuthenticateDeps & { readonly welcomes: WelcomeRecords },
  context: CallerContext,
): WelcomePort => ({
  getWelcome: async ({ userId }) => {
    const owner = await requireOwner(deps, context, userId);
    return owner.ok ? ok((await deps.welcomes.find(userId)) ?? null) : owner;
  },
  saveWelcome: async ({ userId }) => {
    const owner = await requireOwner(deps, context, userId);
    return owner.ok ? ok(await deps.welcomes.save({ userId, gmtCreated: deps.clock.now() })) : owner;
  },
});
