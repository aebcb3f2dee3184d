import { tellInWeixin, type TellInWeixinDeps } from '@ykd/application/weixin';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

export interface StartTellingInWeixinDeps extends TellInWeixinDeps {
  readonly logger: Logger;
}

/** Tells members in WeChat of what they allowed to be told, see `startDraining`. */
export const startTellingInWeixin = ({ logger, ...deps }: StartTellingInWeixinDeps): (() => Promise<void>) =>
  startDraining({
    part: () => tellInWeixin(deps),
    logger,
    failed: 'telling in WeChat failed; it is tried again in a minute',
  });
