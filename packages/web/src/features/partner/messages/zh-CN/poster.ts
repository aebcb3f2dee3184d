import { common } from '../../../../messages/zh-CN/common';
import { picture } from '../../../../messages/zh-CN/picture';

/** Texts of the poster of a coupon, and of the dialog around it. */
export const poster = {
  title: '推广海报',
  hint: '图片只在这台设备上画。扫码打开商品，登录后领券。',
  file: (name: string) => picture.file(`${name} 海报`),
  alt: (product: string, name: string) => `${common.brand}「${product}」的推广海报：${name}，附领券的二维码`,
  minus: '减',
  scan: '扫码领券',
  least: (amount: string) => `满 ¥${amount} 可用`,
  most: (amount: string) => `最多减 ¥${amount}`,
  any: '下单立减',
  limited: (day: string) => `数量有限，每人一张，领取到 ${day}`,
} as const;
