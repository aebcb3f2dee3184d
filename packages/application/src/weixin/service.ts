import type { CallerContext } from '../shared/caller.js';
import { bind, bindState } from './bind.js';
import { binding, unbind } from './binding.js';
import { comeBack } from './come-back.js';
import type { PermitDeps } from './deps.js';
import { oauthUrl } from './oauth-url.js';
import { permit, permitted, permitUrl } from './permit.js';
import type { WeixinPort } from './port.js';

/** The way in from inside WeChat, for one caller. */
export const weixinPort = (deps: PermitDeps, context: CallerContext): WeixinPort => ({
  oauthUrl: (input) => oauthUrl(deps, context, input),
  comeBack: (input) => comeBack(deps, context, input),
  bindState: () => bindState(deps, context),
  bind: () => bind(deps, context),
  binding: () => binding(deps, context),
  permit: () => permit(deps, context),
  permitUrl: (input) => permitUrl(deps, context, input),
  permitted: (input) => permitted(deps, context, input),
  unbind: () => unbind(deps, context),
});
