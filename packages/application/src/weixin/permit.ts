import { err, ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { PermitDeps } from './deps.js';
import { keepState, keptStep } from './kept-step.js';
import { checkedTarget } from './oauth-url.js';
import { WEIXIN_PERMIT_PARAM, WEIXIN_PERMITTED_PATH, type WeixinPort } from './port.js';

/** Whether the caller can allow a message, and did. */
export const permit = async (deps: PermitDeps, context: CallerContext): ReturnType<WeixinPort['permit']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { id } = caller.value.user;
  const [openid, given] = await Promise.all([deps.members.weixinOf(id), deps.weixinMessages.permitOf(id)]);
  return ok({
    isAvailable: deps.weixin.messenger !== undefined,
    isBound: openid !== undefined,
    // One of an account that he has no more helps nobody.
    isPermitted: given !== undefined && given.openid === openid,
  });
};

/** Sends the caller to the page of WeChat that asks him. */
export const permitUrl = async (
  deps: PermitDeps,
  context: CallerContext,
  { target }: Parameters<WeixinPort['permitUrl']>[0],
): ReturnType<WeixinPort['permitUrl']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { messenger } = deps.weixin;
  if (messenger === undefined) return ok(null);
  const state = keepState(deps, context, 'weixin_permit', checkedTarget(deps, context, target));
  return ok(messenger.permitUrl({ redirectUri: `${context.origin}${WEIXIN_PERMITTED_PATH}`, state }));
};

/** A place that says that it was another account that allowed a message. */
const withAnother = (target: string): string => {
  const [path = '', ...rest] = target.split('#');
  const said = `${path}${path.includes('?') ? '&' : '?'}${WEIXIN_PERMIT_PARAM}=other`;
  return [said, ...rest].join('#');
};

/**
 * Takes the browser of a member back who was asked. The account that WeChat names stands in the address, where anybody could write
 * another one: it counts only where it is the member's own.
 */
export const permitted = async (
  deps: PermitDeps,
  context: CallerContext,
  { openid, action, reserved }: Parameters<WeixinPort['permitted']>[0],
): ReturnType<WeixinPort['permitted']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const left = keptStep(deps, context, 'weixin_permit');
  if (left === undefined || left.value !== reserved) return err({ kind: 'weixin-refused' });
  context.drop('weixin_permit');
  const { target: to } = left;
  if (action !== 'confirm') return ok({ to });
  const { id: userId } = caller.value.user;
  if (openid === undefined || (await deps.members.weixinOf(userId)) !== openid)
    return ok({ to: withAnother(to) });
  await deps.weixinMessages.permit({ userId, openid, at: deps.clock.now() });
  return ok({ to });
};
