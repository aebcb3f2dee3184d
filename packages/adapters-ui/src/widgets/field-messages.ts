/** The texts that belong to the widgets of forms: pages without one load none of them. */
export const fieldMessages = {
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  clear: '清除',
  options: (count: number) => `${count} 个选项`,
  searchFailed: '没有查到，请稍后再试',
  year: '年',
  month: '月',
  code: {
    send: '获取验证码',
    again: '重新获取',
    seconds: (seconds: number) => `${seconds} 秒后重发`,
    minutes: (minutes: number) => `${minutes} 分钟后重发`,
  },
} as const;
