import { minutesWords } from '../../../../messages/zh-CN/duration';

const MINUTE_SECONDS = 60;

/** How long somebody studied, in whole minutes, none rounded up. */
export const studyWords = (seconds: number): string =>
  seconds < MINUTE_SECONDS ? '不到 1 分钟' : minutesWords(Math.floor(seconds / MINUTE_SECONDS));
