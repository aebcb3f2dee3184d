import type { NavigateFunction } from 'react-router-dom';

/** Where a row leads, as the parts of a link: to a page of its own, or to its detail beside the list. */
export interface RowWay {
  readonly to: string;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
  readonly 'data-opens'?: string;
}

/** Goes there as the link would. */
export const goTo = (navigate: NavigateFunction, { to, state, preventScrollReset = false }: RowWay): void =>
  void navigate(to, { state, preventScrollReset });
