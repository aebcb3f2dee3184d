import { tellInWeixin, type TellInWeixinDeps, type WeixinTrouble } from '@ykd/application/weixin';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

export interface StartTellingInWeixinDeps extends TellInWeixinDeps {
  readonly logger: Logger;
}

/** Tells members in WeChat of what they allowed to be told, see `startDraining`. */
export const startTellingInWeixin = ({
  logger,
  ...deps
}: StartTellingInWeixinDeps): (() => Promise<void>) => {
  const onRefused: WeixinTrouble = (about) =>
    logger.warn(about, 'WeChat refused a message; it is not tried again');
  return startDraining({
    part: () => tellInWeixin(deps, onRefused),
    logger,
    failed: 'telling in WeChat failed; it is tried again in a minute',
  });
};
