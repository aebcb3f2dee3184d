import { BIND_PATH, TARGET_PARAM } from '@ykd/domain/access';
import { encodeUrlPart, err, ok } from '@ykd/domain/shared';
import { startSession } from '../member/start-session.js';
import type { WeixinOAuth } from '../ports/weixin-oauth.js';
import { authenticate } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { WeixinDeps } from './deps.js';
import { keepState, keepStep, keptStep } from './kept-step.js';

type Asked = { readonly reached: true; readonly openid: string | undefined } | { readonly reached: false };

const ask = (oauth: WeixinOAuth, code: string): Promise<Asked> =>
  oauth.openidOf(code).then(
    (openid) => ({ reached: true, openid }),
    // Whatever is wrong there, the member can only try again or take another way.
    () => ({ reached: false }),
  );

/**
 * Takes a browser back from WeChat. A state that is not the kept one changes nothing, so that nobody can spoil the way of
 * another; while WeChat is away the state stays good, and the same address can be opened again.
 */
export const comeBack = async (
  deps: WeixinDeps,
  context: CallerContext,
  { code, state }: { readonly code?: string | undefined; readonly state: string },
): Outcome<{ readonly to: string }, 'weixin-refused' | 'weixin-declined' | 'weixin-unavailable'> => {
  const { oauth } = deps.weixin;
  const left = keptStep(deps, context, 'weixin_state');
  if (oauth === undefined || left?.value !== state) return err({ kind: 'weixin-refused' });

  const asked: Asked = code ? await ask(oauth, code) : { reached: true, openid: undefined };
  if (!asked.reached) return err({ kind: 'weixin-unavailable' });
  const { target } = left;
  const { openid } = asked;
  if (openid === undefined) {
    // This way is over; where it led is still wanted.
    keepState(deps, context, 'weixin_state', target);
    return err({ kind: code ? 'weixin-refused' : 'weixin-declined' });
  }
  context.drop('weixin_state');
  const [member, caller] = await Promise.all([
    deps.members.findByWeixin(openid),
    authenticate(deps, context),
  ]);
  // Somebody who is logged in came to bind: he is never turned into another member.
  const isHim = member !== undefined && (caller === undefined || caller.user.id === member.id);
  // An account that was released meanwhile is bound to nobody.
  if (isHim && (await startSession(deps, context, { userId: member.id, way: 'weixin', key: { openid } })))
    return ok({ to: target });
  keepStep(deps, context, 'weixin_openid', { value: openid, target });
  return ok({ to: `${BIND_PATH}?${TARGET_PARAM}=${encodeUrlPart(target)}` });
};
