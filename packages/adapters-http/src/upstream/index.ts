export * from './chat/chat-rooms.js';
export * from './gitlab/gitlab.js';
export * from './rocketchat/rocketchat.js';
export * from './sms/aliyun.js';
export * from './weixin/oauth.js';
export { PUBLIC_KEY_ID_PREFIX, WXPAY_API_URL } from './weixinpay/constants.js';
export { offPayments } from './weixinpay/off.js';
export { readPrivateKey, readPublicKey, type WeixinPaySettings } from './weixinpay/settings.js';
export { createWeixinPay } from './weixinpay/weixin-pay.js';
