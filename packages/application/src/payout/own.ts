import { ok } from '@ykd/domain/shared';
import { notFound } from '../people/changed.js';
import type { Payout } from '../entities/payout.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import type { PayoutDeps } from './deps.js';
import type { PayoutPort } from './port.js';
import { isOffered } from './known.js';
import { ownPayout } from './view.js';

const OWN_ORDER: KeyOrder<Payout, readonly [gmtCreated: number, id: string]> = {
  name: 'own-payouts',
  kinds: ['number', 'string'],
  keyOf: ({ gmtCreated, id }) => [gmtCreated, id],
};

/** What is paid out to the caller as a partner. */
export const payoutPort = (deps: PayoutDeps, context: CallerContext): PayoutPort => ({
  mine: async (input) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const window = keyWindow(OWN_ORDER, input);
    if (!window.ok) return window;
    const found = await deps.payouts.ofPartner(caller.value.user.id, window.value);
    return ok(keyPage(OWN_ORDER, window.value, found, ownPayout));
  },
  confirm: async ({ id }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const payout = await deps.payouts.find(id);
    const isHis = payout?.partnerId === caller.value.user.id && isOffered(payout);
    if (!isHis || payout.invitation === null) return notFound();
    return ok(deps.payment.provider.confirmParams(payout.invitation));
  },
});
