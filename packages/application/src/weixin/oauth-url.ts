import { safeTarget } from '@ykd/domain/access';
import { ok } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { WeixinDeps } from './deps.js';
import { keepStep } from './kept-step.js';
import { WEIXIN_CALLBACK_PATH } from './port.js';

/** WeChat carries letters and digits only; that many digits cannot be guessed. */
const STATE_DIGITS = 40;

/** The longest target that is remembered, in UTF-16 code units: sealed, it still fits into a cookie. */
const TARGET_MAX = 800;

/** Sends a browser to WeChat with a new state, in place of the one that it had. */
export const oauthUrl = async (
  deps: Pick<WeixinDeps, 'clock' | 'secrets' | 'weixin'>,
  context: CallerContext,
  { target }: { readonly target: string },
): Outcome<string | null, never> => {
  const { oauth, allowedTargets } = deps.weixin;
  if (oauth === undefined) return ok(null);
  const { origin } = context;
  const rules = { self: origin, allowed: allowedTargets };
  const state = deps.secrets.digits(STATE_DIGITS);
  keepStep(deps, context, 'weixin_state', {
    value: state,
    target: target.length > TARGET_MAX ? '/' : safeTarget(target, rules),
  });
  return ok(oauth.authorizeUrl({ redirectUri: `${origin}${WEIXIN_CALLBACK_PATH}`, state }));
};
