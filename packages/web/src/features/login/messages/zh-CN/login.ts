import { USERNAME_MAX, USERNAME_MIN } from '@ykd/domain/member';

/** Texts of the login and username pages. */
export const login = {
  heading: '欢迎回来',
  intro: '登录后接着上次的地方继续学。',
  ways: '登录方式',
  byPassword: '密码登录',
  bySms: '短信登录',
  byWeixin: '用微信登录',
  account: '账号',
  accountHint: '用户名或手机号',
  password: '密码',
  capsLock: '大写锁定已打开',
  submit: '登录',
  forgot: {
    way: '忘记密码，或还没有设过？',
    how: '收一次短信验证码，设好新密码，同时登录。其他设备上的登录会退出，绑定的微信会解除。',
    submit: '设置新密码并登录',
    loginOnly: '只登录，不设密码',
  },
  smsHint: '没有注册过的手机号，登录后自动创建账号。',
  demoOutbox: '演示环境不会真的发短信，',
  demoOutboxLink: '到这里查看验证码',
  wallText: '每一门课，都从第一节开始。',
  demo: {
    title: '演示账号',
    hint: '点一下自动填入，',
    password: '密码都是',
  },
  initialPassword: {
    title: '先换成自己的密码',
    why: '你现在的密码是别人给的，给你的人也知道它。换成只有你自己知道的，就回到刚才的页面；不用短信验证码。',
    account: '账号',
    submit: '保存并继续',
  },
  username: {
    heading: '给自己取个用户名',
    intro: '以后可以用它登录，设好后就能继续。',
    label: '用户名',
    hint: `${USERNAME_MIN} 到 ${USERNAME_MAX} 位，字母开头，可以用字母、数字和下划线`,
    submit: '保存并继续',
    checking: '正在查询…',
    free: '这个名字可以用',
    other: '换个账号登录',
    current: (mobile: string) => `当前账号：${mobile}`,
  },
} as const;
