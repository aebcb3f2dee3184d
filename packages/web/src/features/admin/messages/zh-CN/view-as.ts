/** Texts of the way to look as somebody else. */
export const viewAs = {
  button: '以他的身份查看',
  title: (name: string) => `以「${name}」的身份查看`,
  text: '你会看到他看到的页面，最多 30 分钟。只能看，不能改；手机号照常隐藏，他的笔记与登录设备不显示。',
  logged: '开始与结束都记入操作记录与安全日志。这个浏览器打开的其他页面也一起切换。',
  confirm: '开始查看',
} as const;
