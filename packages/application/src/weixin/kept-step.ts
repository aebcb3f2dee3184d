import type { WeixinStep } from '../member/left-weixin.js';
import type { CallerContext } from '../shared/caller.js';
import type { WeixinDeps } from './deps.js';

/** How long a step waits for the next one: 10 minutes. */
export const WEIXIN_STEP_MS = 10 * 60 * 1000;

/** `value`: the state or the account. `target`: where the member wants to go, checked. */
export interface KeptStep {
  readonly value: string;
  readonly target: string;
}

type KeepingDeps = Pick<WeixinDeps, 'clock' | 'secrets'>;

/** Gives the browser a step to keep, sealed: it can neither be read nor made there. */
export const keepStep = (
  { clock, secrets }: KeepingDeps,
  context: CallerContext,
  step: WeixinStep,
  { value, target }: KeptStep,
): void => {
  const expiresAt = clock.now() + WEIXIN_STEP_MS;
  context.keep(step, secrets.seal(step, JSON.stringify([value, target, expiresAt])), expiresAt);
};

/** WeChat carries letters and digits only; that many digits cannot be guessed. */
const STATE_DIGITS = 40;

/** Gives the browser a new state to leave with, in place of the one that it had for this way. */
export const keepState = (
  deps: KeepingDeps,
  context: CallerContext,
  step: Exclude<WeixinStep, 'weixin_openid'>,
  target: string,
): string => {
  const value = deps.secrets.digits(STATE_DIGITS);
  keepStep(deps, context, step, { value, target });
  return value;
};

/** The step that the browser keeps; undefined for none, a forged one, and one that waited too long. */
export const keptStep = (
  { clock, secrets }: KeepingDeps,
  context: CallerContext,
  step: WeixinStep,
): KeptStep | undefined => {
  const sealed = context.kept(step);
  const text = sealed === undefined ? undefined : secrets.open(step, sealed);
  if (text === undefined) return undefined;
  // Nobody but this platform can have sealed it.
  const [value, target, expiresAt] = JSON.parse(text) as [string, string, number];
  return expiresAt > clock.now() ? { value, target } : undefined;
};
