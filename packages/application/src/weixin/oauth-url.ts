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

/** The target of a way through WeChat, provided that it leads to where it may; otherwise the first page. */
export const checkedTarget = (
  { weixin: { allowedTargets: allowed } }: Pick<WeixinDeps, 'weixin'>,
  { origin: self }: CallerContext,
  target: string,
): string => (target.length > TARGET_MAX ? '/' : safeTarget(target, { self, allowed }));

/** Sends a browser to WeChat with a new state, in place of the one that it had. */
export const oauthUrl = async (
  deps: Pick<WeixinDeps, 'clock' | 'secrets' | 'weixin'>,
  context: CallerContext,
  { target, automatic = false }: OAuthUrlInput,
): Outcome<string | null, 'weixin-left'> => {
  const { oauth } = deps.weixin;
  if (oauth === undefined) return ok(null);
  if (automatic && hasLeftWeixin(context)) return err({ kind: 'weixin-left' });
  const state = keepState(deps, context, 'weixin_state', checkedTarget(deps, context, target));
  return ok(oauth.authorizeUrl({ redirectUri: `${context.origin}${WEIXIN_CALLBACK_PATH}`, state }));
};
