import type { ExportFormat, ExportName, ExportState } from '../ports/export-runs.js';

/** What lists are called that can be exported, on screens and in the names of their files. */
export const EXPORT_TITLES: Readonly<Record<ExportName, string>> = {
  students: '学员',
  employees: '员工',
  orders: '订单',
  invoices: '发票',
  payouts: '佣金结算',
  partners: '合作伙伴',
  commstudents: '合作伙伴成交学员',
  products: '商品',
  security: '安全日志',
  audit: '操作记录',
  differences: '对账差异',
  performance: '市场业绩',
  prizes: '活动奖品',
  classes: '班级',
  assistants: '班主任与助教',
  ledger: '佣金明细',
  statement: '结算单',
};

export const EXPORT_FORMAT_TITLES: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: 'Excel' };

export const EXPORT_STATE_TITLES: Readonly<Record<ExportState, string>> = {
  running: '正在导出',
  done: '已完成',
  cancelled: '已取消',
  failed: '没有完成',
};
