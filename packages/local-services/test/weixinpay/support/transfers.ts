import type { TransferOrder } from '@ykd/application/ports';

export const OUT_BILL_NO = 'transfer00000000000000000000001';

/** A transfer of a small sum. */
export const transferTo = (facts: Partial<TransferOrder> = {}): TransferOrder => ({
  outBillNo: OUT_BILL_NO,
  openid: 'o-partner',
  userName: '张三',
  amount: 1_990,
  remark: '推广佣金',
  sceneId: '1005',
  reports: [{ type: '岗位类型', content: '课程推广' }],
  notifyUrl: 'http://127.0.0.1:9/notify',
  ...facts,
});
