/** Which rows are chosen: these, or all that the filter finds but for some. */
export type RowChoice =
  | { readonly kind: 'these'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

export const NO_CHOICE: RowChoice = { kind: 'these', ids: new Set() };
export const ALL_ROWS: RowChoice = { kind: 'all', except: new Set() };

/** Whether a row is chosen. */
export const isChosen = (choice: RowChoice, id: string): boolean =>
  choice.kind === 'these' ? choice.ids.has(id) : !choice.except.has(id);

/** How many rows are chosen, of so many that the filter finds. */
export const chosenCount = (choice: RowChoice, found: number): number =>
  choice.kind === 'these' ? choice.ids.size : Math.max(0, found - choice.except.size);

const changed = (set: ReadonlySet<string>, ids: readonly string[], isIn: (id: string) => boolean) => {
  const next = new Set(set);
  for (const id of ids) {
    if (isIn(id)) next.add(id);
    else next.delete(id);
  }
  return next;
};

/** The choice after it was said which rows of a page are chosen; rows of other pages stay as they are. */
export const chosenOnPage = (
  choice: RowChoice,
  page: readonly string[],
  chosen: ReadonlySet<string>,
): RowChoice =>
  choice.kind === 'these'
    ? { kind: 'these', ids: changed(choice.ids, page, (id) => chosen.has(id)) }
    : { kind: 'all', except: changed(choice.except, page, (id) => !chosen.has(id)) };
