import { CHECK_IN_PICTURE_MAX_BYTES, CHECK_IN_PICTURES_MAX, CHECK_IN_TEXT_MAX } from '@ykd/domain/campaign';
import { MEGABYTE } from '@ykd/domain/shared';
import { checkIn } from './check-in';

/** Texts of the form in which one checks in. */
export const form = {
  title: (day: string) => `今天（${checkIn.inWords(day)}）`,
  done: '今天已打卡，还可以修改',
  text: '今天学了什么',
  placeholder: '学到的、卡住的、明天要做的，写一两句就好。',
  counter: (length: number) => `${length} / ${CHECK_IN_TEXT_MAX}`,
  pictures: '图片',
  picturesHint: `最多 ${CHECK_IN_PICTURES_MAX} 张，超过 ${CHECK_IN_PICTURE_MAX_BYTES / MEGABYTE}M 的照片和很长的截图会自动缩小`,
  add: '添加图片',
  picture: (place: number) => `第 ${place} 张图片`,
  uploading: '上传中',
  place: (place: number) => `第 ${place} 张`,
  uploadFailed: '没有传上去',
  failed: (place: number, message: string) => `第 ${place} 张图片：${message}`,
  uploadAgain: '重新上传',
  retry: (place: number) => `重新上传第 ${place} 张图片`,
  remove: (place: number) => `移除第 ${place} 张图片`,
  tooMany: (count: number) => `最多 ${CHECK_IN_PICTURES_MAX} 张，有 ${count} 张没有加进来`,
  leftOut: (count: number) => `有 ${count} 张图片不能用，没有放进去；文字已经保存`,
  wait: '图片还没有全部传上去，请等一下，或移除没有传上去的',
  send: '打卡',
  again: '保存修改',
  sent: '打卡成功',
  saved: '已保存修改',
  sentHint: (days: number) => `已连续打卡 ${days} 天`,
  kept: '没有提交的内容保存在这台设备上',
} as const;
