/** The texts that belong to widgets themselves, but for those of forms. Texts of pages come in through props. */
export const messages = {
  cancel: '取消',
  confirm: '确定',
  acknowledge: '知道了',
  close: '关闭',
  retry: '重试',
  loading: '加载中…',
  submitting: '正在提交…',
  noData: '无数据',
  errorTitle: '加载失败',
  errorHint: '网络或服务暂时出了点问题，请稍后重试。',
  notifications: '消息提示',
  pageProgress: '页面加载进度',
  courseProgress: '学习进度',
  brand: '优课达',
  toastKinds: { success: '成功', warning: '注意', info: '提示', error: '错误' },
} as const;
