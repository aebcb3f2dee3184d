import type { ListQuery } from '@ykd/adapters-http/contracts';
import type { ListView } from '@ykd/application/list-view';
import type { ListState } from '@ykd/application/staff-list';
import type { AnyPlace } from '../../../lists/use-list';

/** What an address says of a list beside its page and the view that it began with: what a view keeps. */
export const stateOf = <P extends AnyPlace>(query: ListQuery<P>, place: P): ListState => {
  const { after: _after, before: _before, view: _view, ...rest } = place;
  return Object.fromEntries(query.write(rest as P));
};

/** The same state in the one form that addresses have. */
export const plainState = <P extends AnyPlace>(query: ListQuery<P>, state: ListState): ListState =>
  stateOf(query, query.read(new URLSearchParams(state)));

/** Where a list stands in a view, as an address. */
export const viewHref = <P extends AnyPlace>(
  query: ListQuery<P>,
  { id, state }: Pick<ListView, 'id' | 'state'>,
): string => {
  const place = query.read(new URLSearchParams(plainState(query, state)));
  return `?${query.write({ ...place, view: id }).toString()}`;
};

/** Whether two states say the same. */
export const isSameState = (one: ListState, other: ListState): boolean => {
  const said = (state: ListState) =>
    JSON.stringify(Object.entries(state).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return said(one) === said(other);
};
