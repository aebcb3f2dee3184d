import { common } from './common';

/** Texts about the member's WeChat account: the way to it, and its release. */
export const weixin = {
  authorizing: { failed: '没有打开微信授权', off: '微信登录还没有开通' },
  unbind: '解除绑定',
  unbindTitle: '解除微信绑定',
  unbindText: `解除以后，在微信里打开${common.brand}不再自动登录，你随时可以用手机号和短信验证码登录。已经登录的设备不会退出。`,
  unbindDone: '已解除微信绑定',
  unbindFailed: '没有解除成功，请稍后再试',
} as const;
