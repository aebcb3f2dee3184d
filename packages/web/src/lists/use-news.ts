import { useEffect, useRef, useState, type RefObject } from 'react';
import { lists } from '../messages/zh-CN/lists';
import type { AnyPlace, ListAt } from './use-list';

type Shown = Pick<ListAt<AnyPlace>, 'name' | 'base'>;

const newsOf = ({ after, before }: AnyPlace, isSameList: boolean, count: number): string => {
  if (!isSameList) return lists.shown.narrowed(count);
  if (after !== undefined) return lists.shown.next(count);
  return before === undefined ? lists.shown.first(count) : lists.shown.previous(count);
};

/**
 * What is said aloud when the list has changed; after another page the focus goes to the table.
 *
 * @param count - the rows of this place, once they are there
 */
export const useNews = (
  { place, name, base }: ListAt<AnyPlace>,
  count: number | undefined,
  table: RefObject<HTMLElement | null>,
): string => {
  const [news, setNews] = useState('');
  const shown = useRef<Shown>(undefined);
  useEffect(() => {
    const last = shown.current;
    if (count === undefined || last?.name === name) return;
    shown.current = { name, base };
    if (last === undefined) return;
    const isSameList = last.base === base;
    setNews(newsOf(place, isSameList, count));
    if (!isSameList) return;
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView({ block: 'start' });
  }, [place, name, base, count, table]);
  return news;
};
