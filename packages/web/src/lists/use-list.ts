import { narrowed, type ListQuery } from '@ykd/adapters-http/contracts';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAhead } from './use-ahead';

/** What every place of a list has; its filters come on top. */
export interface AnyPlace<Sort extends string = string> {
  readonly sort?: Sort;
  readonly after?: string;
  readonly before?: string;
  /** Which columns are shown; it says nothing of which rows. */
  readonly columns?: readonly string[];
  /** The view that it began with; it says nothing of which rows either. */
  readonly view?: string;
}

/** Other filters, another sort, another page; what is undefined is taken back. */
export type PlacePart<P> = { readonly [K in keyof P]?: P[K] | undefined };

/** A list whose place is the address. Methods are functions on their own. */
export interface ListAt<P> {
  /** What the address says. The same object while it says the same. */
  readonly place: P;
  /** Names the place, and the place without its page: what is filtered how, in which order. */
  readonly name: string;
  readonly base: string;
  /** How many filters are set. */
  readonly filterCount: number;
  /** Where a link leads; without a cursor among its parts to a first page. */
  hrefOf(part: PlacePart<P>): string;
  /** Goes there in the place of this entry of the history. */
  narrow(part: PlacePart<P>): void;
  /** All, in the same order. */
  clear(): void;
}

/** Where a link from a place of a list leads; without a cursor among its parts to a first page. */
export const hrefFrom = <P extends AnyPlace>(list: ListQuery<P>, place: P, part: PlacePart<P>): string =>
  `?${list.write(narrowed<P>(place, part)).toString()}`;

/** The place of a list in the address of the page. */
export const useList = <P extends AnyPlace>(list: ListQuery<P>): ListAt<P> => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = useMemo(() => list.read(search), [list, search]);
  const nameOf = (one: P): string => list.write(one).toString();
  const hrefOf = (part: PlacePart<P>): string => hrefFrom(list, place, part);
  const { ahead, goes } = useAhead<P>(search);
  const narrow = (part: PlacePart<P>): void => {
    const next = narrowed<P>(ahead() ?? place, part);
    goes(next);
    void navigate(`?${nameOf(next)}`, { replace: true, preventScrollReset: true });
  };
  const { sort: _sort, after: _after, before: _before, columns: _columns, view: _view, ...filters } = place;
  const none = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]));
  return {
    place,
    name: nameOf(place),
    base: nameOf(narrowed<P>(place, {})),
    filterCount: Object.keys(filters).length,
    hrefOf,
    narrow,
    clear: () => narrow(none as PlacePart<P>),
  };
};
