import type { OwnPrize } from '@ykd/application/prize';
import { shanghaiDay } from '@ykd/domain/shared';

const on = (at: number | null): string => (at === null ? '' : `（${shanghaiDay(at)}）`);

/** Texts of the prizes of a student. */
export const prizes = {
  title: '我的奖品',
  failed: '奖品没有加载出来',
  states: {
    none: (ships: boolean) => (ships ? '待填地址' : '待发放'),
    open: () => '待寄出',
    sent: (ships: boolean) => (ships ? '已寄出' : '已发放'),
    refused: (ships: boolean) => (ships ? '不寄' : '不发放'),
  } satisfies Record<OwnPrize['state'], (ships: boolean) => string>,
  none: (ships: boolean) =>
    ships ? '写下寄到哪里，老师就会寄出。' : '这份奖品不用寄，老师发放以后会写在这里。',
  lost: '现在不够天数，暂时不会寄出。有疑问请联系老师。',
  open: (to: string) => `寄到：${to}`,
  given: (at: number | null) => `老师已经把它发给你了${on(at)}。`,
  sent: (at: number | null) => `已经寄出${on(at)}。`,
  trackingNo: '快递单号',
  refused: (reason: string) => `原因：${reason}。有疑问请联系老师。`,
  write: '填写地址',
  change: '修改地址',
  of: (act: string, title: string) => `${act}：${title}`,
  writeOf: (title: string) => `填写「${title}」的地址`,
  changeOf: (title: string) => `修改「${title}」的地址`,
  hint: '寄出以前都可以修改。地址只有负责你的老师与管理员看得到，只用来寄奖品。',
  receiver: '收件人',
  mobile: '手机号',
  address: '地址',
  addressHint: '省、市、区、街道与门牌号',
  save: '保存',
  saved: '地址已保存',
} as const;
