export { fileAccounts, type LocalAccount } from './accounts/local-accounts.js';
export type { LocalDirectory } from './accounts/local-directory.js';
export type { LocalService } from './accounts/local-service.js';
export * from './chat/chat-rooms.js';
export { createLocalChat, type LocalChat } from './chat/local.js';
export * from './gitlab/gitlab.js';
export * from './gitlab/local.js';
export type { LocalSwitches } from './local-switch.js';
export * from './rocketchat/local.js';
export * from './rocketchat/rocketchat.js';
export * from './sms/aliyun.js';
export * from './sms/local.js';
export { LOCAL_WEIXIN_PREFIX, type LocalWeixinOptions } from './weixin/local.js';
export * from './weixin/oauth.js';
export { addLocalWeixinPayPage } from './weixinpay/local/page-routes.js';
export {
  createLocalWeixinPay,
  type LocalWeixinPay,
  type LocalWeixinPayOptions,
} from './weixinpay/local/local.js';
export { offPayments } from './weixinpay/off.js';
export { PUBLIC_KEY_ID_PREFIX, WXPAY_API_URL } from './weixinpay/protocol.js';
export { readPrivateKey, readPublicKey, type WeixinPaySettings } from './weixinpay/settings.js';
export { createWeixinPay } from './weixinpay/weixin-pay.js';
