import { useId, useSyncExternalStore, type MouseEvent, type Ref } from 'react';
import type { Selection } from '../../stores/selection.js';
import { VisuallyHidden } from '../visually-hidden.js';
import { ChoiceBox } from './choice-box.js';
import type { Column, Sorting } from './column.js';
import { isRowMeant } from './is-meant.js';
import { messages } from './messages.js';
import { directionOf, SortLink } from './sort-link.js';
import { Body, Cell, CellTitle, Head, HeadCell, HeadLine, Line, Sheet, Table } from './table-parts.js';

export type DataTableProps<Row extends { readonly id: string }, Sort extends string> = {
  /** What the table is about; heard, not seen. */
  caption: string;
  /** Not `columns`: that is a property of CSS, and what stands there would go into the style sheet. */
  cols: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  /** What a row is called, for the names of its controls. */
  nameOf: (row: Row) => string;
  /** Without it nothing is sorted. */
  sorting?: Sorting<Sort> | undefined;
  /** Rows are chosen where there is one. */
  selection?: Selection | undefined;
  /** Which rows can be chosen; all of them without it. */
  mayChoose?: ((row: Row) => boolean) | undefined;
  /** The id of the row about which the page says more below. */
  shown?: string | undefined;
  /** Other rows are on their way. */
  isBusy?: boolean | undefined;
  /** These rows are those of the place before: they are shown pale, and nothing is done with them. */
  isBefore?: boolean | undefined;
  /** Opens a row, wherever it is pressed. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Takes the focus after another page has come. */
  ref?: Ref<HTMLDivElement> | undefined;
};

const NOTHING: ReadonlySet<string> = new Set();
const never = () => () => undefined;

const useChosen = (selection: Selection | undefined): ReadonlySet<string> =>
  useSyncExternalStore(selection?.subscribe ?? never, selection?.getSnapshot ?? (() => NOTHING));

/** The rows of a list as a table; on a phone each row is a card. Roles are said aloud because `display` takes them away. */
export function DataTable<Row extends { readonly id: string }, Sort extends string>({
  caption,
  cols,
  rows,
  nameOf,
  sorting,
  selection,
  mayChoose = () => true,
  shown,
  isBusy = false,
  isBefore = false,
  onOpen,
  ref,
}: DataTableProps<Row, Sort>) {
  const captionId = useId();
  const chosen = useChosen(selection);
  const ids = rows.filter(mayChoose).map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;

  const headOf = ({ id, title, sorts, align }: Column<Row, Sort>) => (
    <HeadCell
      key={id}
      role="columnheader"
      scope="col"
      align={align}
      aria-sort={sorts && directionOf(sorts, sorting?.by)}
    >
      {sorts && sorting ? <SortLink title={title} sorts={sorts} sorting={sorting} /> : title}
    </HeadCell>
  );
  const cellOf = (
    row: Row,
    { id, title, cell, isHead = false, align, narrow = 'line' }: Column<Row, Sort>,
  ) => (
    <Cell
      key={id}
      {...(isHead ? { as: 'th', role: 'rowheader', scope: 'row' } : { role: 'cell' })}
      isHead={isHead}
      align={align}
      narrow={narrow}
    >
      {narrow === 'line' && <CellTitle>{title}</CellTitle>}
      {cell(row)}
    </Cell>
  );
  return (
    <Sheet
      ref={ref}
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      aria-busy={isBusy}
      inert={isBefore}
    >
      <Table role="table">
        <VisuallyHidden as="caption" id={captionId}>
          {caption}
        </VisuallyHidden>
        <Head role="rowgroup" hasBox={selection !== undefined}>
          <HeadLine role="row">
            {selection && (
              <HeadCell role="columnheader" scope="col" isBox>
                <ChoiceBox
                  label={messages.chooseAll}
                  caption={messages.chooseAll}
                  isChosen={count > 0 && count === ids.length}
                  isPartly={count > 0 && count < ids.length}
                  onToggle={() => selection.set(ids, count < ids.length)}
                />
              </HeadCell>
            )}
            {cols.map(headOf)}
          </HeadLine>
        </Head>
        <Body role="rowgroup">
          {rows.map((row) => (
            <Line
              key={row.id}
              role="row"
              data-chosen={chosen.has(row.id) || row.id === shown || undefined}
              {...(onOpen && {
                'data-row': row.id,
                tabIndex: -1,
                opens: true,
                onClick: (event: MouseEvent<HTMLElement>) => isRowMeant(event) && onOpen(row),
              })}
            >
              {selection && (
                <Cell role="cell" isBox>
                  {mayChoose(row) && (
                    <ChoiceBox
                      label={messages.choose(nameOf(row))}
                      isChosen={chosen.has(row.id)}
                      onToggle={(isRange) =>
                        isRange ? selection.toggleRange(ids, row.id) : selection.toggle(row.id)
                      }
                    />
                  )}
                </Cell>
              )}
              {cols.map((column) => cellOf(row, column))}
            </Line>
          ))}
        </Body>
      </Table>
    </Sheet>
  );
}
