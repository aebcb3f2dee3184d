/** Texts of the error pages. */
export const errors = {
  title: '出错了',
  notFoundTitle: '页面不存在',
  /** Specification §8, to the letter. */
  notFound: 'This page could not be found',
  notFoundHint: '没有找到这个页面，它可能已经搬走，或者地址输错了。',
  status: (status: number) => `错误代码 ${status}`,
  unknown: '服务暂时出了点问题，请稍后再试。',
  reload: '刷新页面',
  /** A part of the app that did not load. */
  missing: '这一部分没有打开',
  offline: (isOnline: boolean) =>
    `${isOnline ? '服务器没有回应' : '没有网络'}，这一部分还没有下载，连上后会自己打开。`,
  again: '没有下载完整，马上会自己重新打开。',
  chunk: '页面有了新版本，马上会自己重新打开。',
  back: '返回上一页',
  /** For an app that could not even start. */
  notStarted: '页面没有打开',
  notStartedHint: '可能是网络断了一下。刷新还是不行的话，请更新浏览器再试。',
  /** For the case that the error page itself fails. */
  nested: '错误页面也出错了',
} as const;
