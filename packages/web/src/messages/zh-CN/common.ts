import { widgetMessages } from '@ykd/adapters-ui/widgets';

const { brand, loading, errorHint, retry } = widgetMessages;

/** Texts that several pages share. */
export const common = {
  brand,
  /** What the window's title says for a page. */
  windowTitle: (page: string, site: string) => (page === '' ? site : `${page} · ${site}`),
  skipToContent: '跳到正文',
  loading,
  retry,
  undo: '撤销',
  goLearn: '去学习',
  backHome: '返回首页',
  homeOfBrand: `${brand}首页`,
  copied: '已复制',
  copyFailed: '没有复制成功，请手动选择',
  theme: {
    label: '外观',
    light: '浅色',
    dark: '深色',
    system: '跟随系统',
    current: (name: string) => `${name}（当前）`,
  },
  price: (amount: string) => `¥${amount}`,
  chapters: (count: number, published = count) =>
    published < count ? `已上线 ${published}/${count} 章` : `共 ${count} 章`,
  failedRequest: errorHint,
  icp: '网站备案',
  slogan: '坚持是一件很酷的事',
  /** What nobody of the platform ever asks for. Specification §2 'Learn sidebar'. */
  promise: `${brand}不会向你索要个人信息或额外付款`,
} as const;
