import { detectClient } from '@ykd/domain/access';
import { DAY_MS } from '@ykd/domain/shared';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';

/**
 * What a browser keeps between two steps: the state that it left with, to log in or to allow a message, or the WeChat account that it came
 * back with.
 */
export type WeixinStep = 'weixin_state' | 'weixin_openid' | 'weixin_permit';

const LEFT = 'weixin_left';
/** How long that is remembered. */
const LEFT_MS = 30 * DAY_MS;

/** Whether somebody logged out in this browser inside WeChat, and nobody logged in since. */
export const hasLeftWeixin = (context: CallerContext): boolean => context.kept(LEFT) !== undefined;

/** Remembers a logout inside WeChat, which asks nobody anything and would log him right in again. */
export const leaveWeixin = ({ clock }: Pick<AuthenticateDeps, 'clock'>, context: CallerContext): void => {
  if (detectClient(context.userAgent).weixin) context.keep(LEFT, '1', clock.now() + LEFT_MS);
};

/** Forgets the logout: somebody logged in. */
export const returnToWeixin = (context: CallerContext): void => {
  if (hasLeftWeixin(context)) context.drop(LEFT);
};
