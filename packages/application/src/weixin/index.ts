export type { WeixinSettings } from './deps.js';
export { WEIXIN_STEP_MS } from './kept-step.js';
export * from './port.js';
export { tellInWeixin, type TellInWeixinDeps, type WeixinTrouble } from './tell-in-weixin.js';
