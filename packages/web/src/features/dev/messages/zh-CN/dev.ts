/** Texts of the page of the demo mode. */
export const dev = {
  title: '演示工具',
  intro: '演示环境不连接外部服务。短信、聊天、代码仓库、微信和微信支付收到了什么，在这里看。',
  sms: {
    title: '短信',
    hint: '每个手机号最近的短信，自动刷新。',
    mobile: '手机号',
    placeholder: '只看这个手机号',
    none: '还没有发出短信',
    noneHint: '在登录页或修改密码里点“获取验证码”，短信会出现在这里。',
    code: (mobile: string) => `发给 ${mobile} 的验证码`,
    copy: (code: string) => `复制验证码 ${code}`,
    states: { valid: '有效', used: '已使用', void: '已失效', expired: '已过期', sent: '已发送' },
    failed: '短信没有加载出来',
  },
  services: {
    title: '内置的服务',
    hint: '停掉一个，看看平台怎样应对；聊天和代码托管恢复以后，错过的改动会自动补上。',
    names: { sms: '短信', chat: '聊天', 'code-host': '代码托管', 'chat-rooms': '班主任答疑' },
    running: '运行中',
    stopped: '已停止',
    failed: '服务的状态没有加载出来',
    switchFailed: '没有改变服务的状态',
  },
  troubles: {
    title: '没有送达的改动',
    states: { failing: '重试中', failed: '已放弃' },
    attempts: (count: number) => `失败 ${count} 次：`,
    next: (seconds: number) => {
      if (seconds <= 0) return '马上再试';
      return seconds < 60 ? `${seconds} 秒后再试` : `${Math.ceil(seconds / 60)} 分钟后再试`;
    },
    retry: '全部重试',
    retried: (count: number) => `已安排 ${count} 项重试`,
    retryFailed: '没有安排重试',
  },
  accounts: {
    title: '同步的账号',
    hint: '保存资料或修改密码以后，内置的聊天与代码托管里的账号。',
    targets: { chat: '聊天', 'code-host': '代码托管' },
    none: '还没有账号',
    noneHint: '学员保存资料以后，账号会出现在这里。',
    name: '姓名',
    email: '邮箱',
    passwords: '设过密码',
    times: (count: number) => `${count} 次`,
    failed: '账号没有加载出来',
  },
  weixin: {
    title: '微信',
    hint: '选择一个演示微信，走一遍授权、绑定和登录。',
    open: '从微信进入',
    inbox: '收到的消息',
    failed: '微信没有打开',
  },
  payments: {
    title: '微信支付',
    hint: '代替手机付款：支付、支付失败、支付两次、支付但不通知；也可以让接口停止一会儿。',
    open: '查看等待支付的订单',
  },
} as const;
