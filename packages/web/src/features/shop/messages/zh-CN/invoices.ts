import { INVOICE_KIND_TITLES, INVOICE_STATUS_TITLES } from '@ykd/domain/invoice';

/** Texts about the invoices of orders. */
export const invoices = {
  title: '发票',
  states: INVOICE_STATUS_TITLES,
  kinds: INVOICE_KIND_TITLES,
  inList: (state: string) => `发票：${state}`,
  offer: (amount: string) => `可以开 ¥${amount} 的电子发票。开好后在这里下载。`,
  ask: '申请发票',
  askAgain: '重新申请',
  askedDone: '已申请，开好后在这里下载',
  withdraw: '撤回申请',
  withdrawn: '申请已撤回',
  failed: '发票没有加载出来',
  notDone: '没有成功，请重试',
  changed: '这张发票刚刚有了变化，已经换成最新的',
  /** What each state means for its buyer; of others their reason or their files say it. */
  means: {
    ASKED: '工作人员正在处理，开好后在这里下载，不另外发邮件。金额按开票时的实付余额。',
    ISSUED: '发票已经开好。',
    RED_WANTED:
      '订单有退款，这张发票要红冲：红字发票开好后在这里下载。还有余额的，会按原来的抬头重新开一张。',
    RED_ISSUED: '订单有退款，这张发票已经冲掉，不能再用来报销。',
    REFUSED: '没有开票，改好以后可以再申请。',
    WITHDRAWN: '申请已撤回。',
    ENDED: '开票以前已经全部退款。',
  },
  /** The same where none can be asked for again. */
  refused: '没有开票。',
  reason: (reason: string) => `原因：${reason}`,
  download: '下载发票',
  downloadRed: '下载红字发票',
  kind: '抬头类型',
  personTitle: '抬头',
  companyTitle: '企业名称',
  taxNumber: '纳税人识别号',
  taxHint: '18 位统一社会信用代码，在营业执照上',
  email: '邮箱',
  emailHint: '开票系统要填的；我们不发邮件，发票在这里下载',
  amount: '金额',
  number: '发票号码',
  redNumber: '红字发票号码',
  issuedAt: '开票时间',
  redAt: '红冲时间',
  askedAt: '申请时间',
  confirm: '提交申请',
  text: (amount: string) => `开 ¥${amount} 的电子普通发票，内容是所买的课程。提交以后还没有开时可以撤回。`,
};
