import type { User } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import { authenticate, requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { bindAccount, type WeixinBound } from './bind-account.js';
import type { WeixinDeps } from './deps.js';
import { keptStep } from './kept-step.js';
import type { WeixinBindState } from './port.js';

/** What the page of the binding shows. An account that is the member's already does not wait any more. */
export const bindState = async (
  deps: WeixinDeps,
  context: CallerContext,
): Outcome<WeixinBindState, never> => {
  const account = keptStep(deps, context, 'weixin_openid');
  const target = (account ?? keptStep(deps, context, 'weixin_state'))?.target ?? '/';
  if (account === undefined) return ok({ waiting: false, target });
  const [owner, caller] = await Promise.all([
    deps.members.findByWeixin(account.value),
    authenticate(deps, context),
  ]);
  return ok({ waiting: owner === undefined || owner.id !== caller?.user.id, target });
};

type BindError = 'not-logged-in' | 'weixin-refused' | 'weixin-taken' | 'weixin-bound-already';

const REFUSALS = {
  taken: 'weixin-taken',
  'has-another': 'weixin-bound-already',
  'session-ended': 'not-logged-in',
} as const satisfies Record<Exclude<WeixinBound, 'bound'>, BindError>;

/**
 * Binds the kept WeChat account to the caller. The browser keeps it until it expires, so that an answer that got lost can
 * be asked for again.
 */
export const bind = async (deps: WeixinDeps, context: CallerContext): Outcome<User, BindError> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const account = keptStep(deps, context, 'weixin_openid');
  if (account === undefined) return err({ kind: 'weixin-refused' });
  const { user, sessionId } = caller.value;
  const bound = await bindAccount(deps, {
    id: user.id,
    sessionId,
    openid: account.value,
    at: deps.clock.now(),
  });
  return bound === 'bound' ? ok(user) : err({ kind: REFUSALS[bound] });
};
