import { LEARN_CLASS_PATH } from '@ykd/domain/access';
import {
  CLASS_EVENT_TITLES,
  type ClassEventKind,
  type EventNews,
  type TimeNews,
} from '@ykd/domain/school-class';
import { shanghaiMinute } from '@ykd/domain/shared';
import type { ClassEvent } from '../entities/class-event.js';
import { tell, type NoticeTx } from './told.js';

/** Something in a class that begins at `startsAt`, epoch ms. */
export interface ToldEvent {
  readonly event: Pick<ClassEvent, 'id' | 'kind' | 'title'>;
  readonly className: string;
  readonly startsAt: number;
}

const EVENT_WORDS: Readonly<Record<ClassEventKind, string>> = {
  live: '开始，可以在「我的班级」里进入直播。',
  deadline: '截止。',
  reminder: '。',
};

/** Something in a class of his begins soon. */
export const tellClassEvent = (
  tx: NoticeTx,
  userId: string,
  { event: { id, kind, title }, className, startsAt }: ToldEvent,
  at: number,
): Promise<boolean> =>
  tell(
    tx,
    {
      id: `class:${id}:${startsAt}:${userId}`,
      userId,
      kind: 'class',
      title: `${CLASS_EVENT_TITLES[kind]}：${title}`,
      text: `「${className}」：${shanghaiMinute(startsAt)} ${EVENT_WORDS[kind]}`,
      link: LEARN_CLASS_PATH,
    },
    at,
  );

/** Something in a class that is at another time, or does not take place. */
export interface ToldNews {
  readonly event: Pick<ClassEvent, 'id' | 'kind' | 'title' | 'version'>;
  readonly className: string;
  readonly news: EventNews;
}

/** So many single times are told one by one. */
const TIMES_TOLD = 5;

const NEWS_TITLES: Readonly<Record<EventNews['kind'], string>> = {
  cancelled: '取消了',
  restored: '照常进行',
  moved: '改了时间',
  times: '有变动',
};

const timeWords = ({ before, now }: TimeNews): string => {
  if (before === null) return now === null ? '' : `${shanghaiMinute(now.startsAt)} 的这一次照常进行。`;
  const was = shanghaiMinute(before.startsAt);
  if (now === null) return `${was} 的这一次取消。`;
  return before.startsAt === now.startsAt
    ? `${was} 的这一次改了结束的时间。`
    : `${was} 的这一次改到 ${shanghaiMinute(now.startsAt)}。`;
};

const newsWords = ({ kind, times }: EventNews): string => {
  if (kind === 'cancelled') return '不再进行，每一次都取消。';
  if (kind === 'restored') return '没有取消，照常进行。';
  if (kind === 'moved') {
    const next = times[0]?.now ?? null;
    return next === null
      ? '改了时间，接下来没有了。'
      : `改了时间，下一次是 ${shanghaiMinute(next.startsAt)}。`;
  }
  const more = times.length - TIMES_TOLD;
  return `${times.slice(0, TIMES_TOLD).map(timeWords).join('')}${more > 0 ? `另有 ${more} 次变动，见「我的班级」。` : ''}`;
};

/** Something in a class of his is at another time, or does not take place: once for each version of it. */
export const tellEventNews = (
  tx: NoticeTx,
  userId: string,
  { event: { id, kind, title, version }, className, news }: ToldNews,
  at: number,
): Promise<boolean> =>
  tell(
    tx,
    {
      id: `class:${id}:v${version}:${userId}`,
      userId,
      kind: 'classChange',
      title: `${CLASS_EVENT_TITLES[kind]}${NEWS_TITLES[news.kind]}：${title}`,
      text: `「${className}」：${newsWords(news)}`,
      link: LEARN_CLASS_PATH,
    },
    at,
  );
