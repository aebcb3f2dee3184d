import { ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { WeixinDeps } from './deps.js';
import type { WeixinBinding } from './port.js';

/** The WeChat account of the caller. */
export const binding = async (
  deps: WeixinDeps,
  context: CallerContext,
): Outcome<WeixinBinding, 'not-logged-in'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const since = await deps.members.weixinSince(caller.value.user.id);
  return ok({ available: deps.weixin.oauth !== undefined, since: since ?? null });
};

/** Releases the WeChat account of the caller. */
export const unbind = async (deps: WeixinDeps, context: CallerContext): Outcome<null, 'not-logged-in'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  await deps.members.unbindWeixin(caller.value.user.id);
  return ok(null);
};
