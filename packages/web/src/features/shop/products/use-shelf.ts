import { useQuery } from '@ykd/adapters-ui/react';
import { onlineOf, type OnlineOf } from '@ykd/application/shelf';
import { useGoods } from './goods-queries';

/** How much of a course is online, once that is known. */
export const useOnline = (): OnlineOf | undefined => {
  const shelf = useQuery(useGoods().shelf, undefined).value;
  return shelf && onlineOf(shelf.online);
};
