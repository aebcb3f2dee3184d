import { common } from '../../../../messages/zh-CN/common';

const { brand } = common;

/** Texts of the page of the WeChat binding. */
export const bind = {
  weixin: '微信',
  /** What stands for the account's side of the picture before a login. */
  noAccount: '还没有登录',
  waiting: {
    heading: '绑定微信',
    intro: `绑定以后，在微信里打开${brand}会自动登录。`,
    submit: '绑定并继续',
    other: '换个账号登录',
    login: '登录后绑定',
    skip: '先不绑定',
    loginHint: '先登录你的账号，再回到这里完成绑定。',
  },
  done: {
    heading: '绑定成功',
    intro: (account: string) => `下次在微信里打开${brand}，会自动登录到 ${account}。`,
    go: '继续',
  },
  none: {
    heading: '没有等待绑定的微信',
    intro: `在微信里打开${brand}，授权以后就可以绑定到你的账号。`,
    authorize: '去微信授权',
  },
  /** The way through WeChat went wrong. */
  failed: {
    heading: '微信登录没有完成',
    intro: '可以重新授权，也可以用账号登录。',
    authorize: '重新授权',
  },
  /** The binding itself was refused. */
  refused: {
    heading: '没有绑定成功',
    intro: '可以先用现在的账号继续，或者换一个微信再试。',
    authorize: '重新授权',
  },
  /** The account has another WeChat account. */
  boundAlready: {
    heading: '没有绑定成功',
    intro: '解除原来的绑定以后，就可以绑定这个微信。',
    release: '解除原来的绑定',
  },
  skip: '先不绑定，继续',
  login: '用账号登录',
  broken: '绑定信息没有加载出来',
} as const;
