import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The detail of a row that is open, by the address of the page: it survives a reload and can be sent to a colleague. */
export interface OpenRow {
  /** The id of the row; `undefined`: nothing is open. */
  readonly id: string | undefined;
  /** The address with the detail of a row. */
  hrefOf(id: string): string;
  /** What a link to `hrefOf` has to carry, so that closing leads back to where it was clicked. */
  readonly state: Readonly<Record<string, unknown>> & { readonly isOpenedHere: true };
  /** Shows another one in its place: the way back leads to the list, not through every row that was looked at. */
  turnTo(id: string): void;
  close(): void;
}

const STATE = { isOpenedHere: true } as const;

/** @param name - the parameter of the address that says which row is open */
export const useOpenRow = (name = 'open'): OpenRow => {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = search.get(name) ?? undefined;
  const hrefOf = (next: string | undefined): string => {
    const query = new URLSearchParams(search);
    if (next === undefined) query.delete(name);
    else query.set(name, next);
    return `?${query}`;
  };
  // Whatever else the entry of the history carries goes along, such as the list from which one came to this one.
  const carried: Readonly<Record<string, unknown>> =
    typeof state === 'object' && state !== null ? { ...state } : {};
  const { isOpenedHere, ...rest } = carried;
  return {
    id: id === '' ? undefined : id,
    hrefOf,
    state: { ...rest, ...STATE },
    turnTo: (next) =>
      void navigate(hrefOf(next), {
        replace: true,
        preventScrollReset: true,
        state,
      }),
    close: () =>
      void (isOpenedHere === true
        ? navigate(-1)
        : navigate(hrefOf(undefined), { replace: true, preventScrollReset: true, state: rest })),
  };
};
