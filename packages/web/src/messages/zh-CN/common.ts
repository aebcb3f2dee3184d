/** Texts that several pages share. */
export const common = {
  brand: '优课达',
  /** What the window's title says for a page. */
  windowTitle: (page: string) => (page === '' ? '优课达' : `${page} · 优课达`),
  skipToContent: '跳到正文',
  loading: '加载中…',
  login: '登录',
  goLearn: '去学习',
  backHome: '返回首页',
  homeOfBrand: '优课达首页',
  comingSoon: '即将开放',
  theme: {
    label: '外观',
    light: '浅色',
    dark: '深色',
    system: '跟随系统',
    current: (name: string) => `${name}（当前）`,
  },
  price: (amount: string) => `¥${amount}`,
  chapters: (count: number) => `共 ${count} 章`,
  failedRequest: '网络或服务暂时出了点问题，请稍后重试。',
  slogan: '坚持是一件很酷的事',
} as const;
