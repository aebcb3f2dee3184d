import { safeTarget } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import { hasLeftWeixin } from '../member/left-weixin.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { WeixinDeps } from './deps.js';
import { keepState } from './kept-step.js';
import { WEIXIN_CALLBACK_PATH, type OAuthUrlInput } from './port.js';

/** The longest target that is remembered, in UTF-16 code units: sealed, it still fits into a cookie. */
const TARGET_MAX = 800;

/** Sends a browser to WeChat with a new state, in place of the one that it had. */
export const oauthUrl = async (
  deps: Pick<WeixinDeps, 'clock' | 'secrets' | 'weixin'>,
  context: CallerContext,
  { target, automatic = false }: OAuthUrlInput,
): Outcome<string | null, 'weixin-left'> => {
  const { oauth, allowedTargets } = deps.weixin;
  if (oauth === undefined) return ok(null);
  if (automatic && hasLeftWeixin(context)) return err({ kind: 'weixin-left' });
  const { origin } = context;
  const rules = { self: origin, allowed: allowedTargets };
  const state = keepState(deps, context, target.length > TARGET_MAX ? '/' : safeTarget(target, rules));
  return ok(oauth.authorizeUrl({ redirectUri: `${origin}${WEIXIN_CALLBACK_PATH}`, state }));
};
