import { common } from '../../../../messages/zh-CN/common';
import { picture } from '../../../../messages/zh-CN/picture';
import { checkIn } from './check-in';

const { figures } = checkIn;

/** What is told of somebody's days in words. */
export interface ToldDays {
  readonly campaign: string;
  readonly total: number;
  readonly longest: number;
  /** Undefined: no run of days reaches until today. */
  readonly current: number | undefined;
  readonly name: string | undefined;
}

/** Texts of the picture of one's days, and of the dialog around it. */
export const share = {
  title: checkIn.share,
  withName: '写上我的名字',
  private: '图片只在这台设备上画，不会上传。',
  file: (campaign: string) => picture.file(`${campaign} 打卡`),
  alt: ({ campaign, name, total, longest, current }: ToldDays) =>
    [
      `${common.brand}「${campaign}」的打卡图片`,
      ...(name === undefined ? [] : [name]),
      ...(current === undefined ? [] : [`连续 ${current} 天`]),
      `最长连续 ${longest} 天`,
      `累计 ${total} 天`,
    ].join('，'),
  current: '连续打卡',
  longest: figures.longest,
  total: figures.total,
  unit: figures.unit,
  of: (name: string) => `${name}的打卡`,
  until: (day: string) => `到 ${day}`,
  month: (day: string) => `${Number(day.slice(5, 7))}月`,
} as const;
