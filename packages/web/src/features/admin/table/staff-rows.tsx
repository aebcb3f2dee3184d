import {
  ChoiceBox,
  directionOf,
  isRowMeant,
  SortLink,
  tableParts,
  VisuallyHidden,
  tableWords,
} from '@ykd/adapters-ui/widgets';
import type { ListColumn } from '@ykd/application/staff-list';
import { useId, type MouseEvent, type Ref } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ListLink } from '../../../lists/list-link';
import { Whole } from './cell-value';
import type { Density } from './density';
import { goTo, type RowWay } from './row-way';
import type { StaffListAt } from './use-staff-list';
import type { StaffTable } from './use-staff-table';

const { Body, Cell, CellTitle, Head, HeadCell, HeadLine, Line, Sheet, Table } = tableParts;

/** Whether its values are what others are called: they are short, and broken only where there is no other way. */
const isOfOthers = ({ kind, values }: ListColumn): boolean => kind === 'choice' && values === undefined;

/** Numbers end where the column ends. */
const alignOf = ({ kind }: ListColumn): 'end' | undefined =>
  kind === 'number' || kind === 'money' ? 'end' : undefined;

const sortsOf = (key: string, { isSortable, kind }: ListColumn) =>
  isSortable === true
    ? {
        ascending: key,
        descending: `-${key}`,
        // A list of names begins with the first one; what is highest or newest is wanted first.
        begins: kind === 'text' ? ('ascending' as const) : ('descending' as const),
      }
    : undefined;

export type StaffRowsProps<Row extends { readonly id: string }> = {
  /** What the table is about; heard, not seen. */
  caption: string;
  at: StaffListAt;
  table: StaffTable<Row>;
  /** The column that names a row and leads to it. */
  head: string;
  nameOf: (row: Row) => string;
  wayOf: (row: Row) => RowWay;
  canChoose: boolean;
  density: Density;
  isBusy: boolean;
  isBefore: boolean;
  ref: Ref<HTMLDivElement>;
};

/** The rows of a page as a table; on a phone each is a card. */
export function StaffRows<Row extends { readonly id: string }>({
  caption,
  at: { list, description },
  table,
  head,
  nameOf,
  wayOf,
  canChoose,
  density,
  isBusy,
  isBefore,
  ref,
}: StaffRowsProps<Row>) {
  const captionId = useId();
  const navigate = useNavigate();
  const sorting = {
    by: list.place.sort ?? description.sort,
    hrefOf: (sort: string) => list.hrefOf({ sort }),
    Link: ListLink,
  };
  const isAll = table.getIsAllPageRowsSelected();
  const columnOf = (id: string): ListColumn => description.columns[id] ?? { title: id, kind: 'text' };
  return (
    <Sheet
      ref={ref}
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      aria-busy={isBusy}
      inert={isBefore}
    >
      <Table
        role="table"
        data-density={density}
        css={{ md: { '&[data-density=comfortable] :is(td, tbody th)': { py: '2' } } }}
      >
        <VisuallyHidden as="caption" id={captionId}>
          {caption}
        </VisuallyHidden>
        <Head role="rowgroup" hasBox={canChoose}>
          {table.getHeaderGroups().map(({ id: groupId, headers }) => (
            <HeadLine key={groupId} role="row">
              {canChoose && (
                <HeadCell role="columnheader" scope="col" isBox>
                  <ChoiceBox
                    label={tableWords.chooseAll}
                    caption={tableWords.chooseAll}
                    isChosen={isAll}
                    isPartly={!isAll && table.getIsSomePageRowsSelected()}
                    onToggle={() => table.toggleAllPageRowsSelected(!isAll)}
                  />
                </HeadCell>
              )}
              {headers.map(({ id }) => {
                const column = columnOf(id);
                const sorts = sortsOf(id, column);
                return (
                  <HeadCell
                    key={id}
                    role="columnheader"
                    scope="col"
                    align={alignOf(column)}
                    aria-sort={sorts && directionOf(sorts, sorting.by)}
                  >
                    {sorts ? <SortLink title={column.title} sorts={sorts} sorting={sorting} /> : column.title}
                  </HeadCell>
                );
              })}
            </HeadLine>
          ))}
        </Head>
        <Body role="rowgroup">
          {table.getRowModel().rows.map((row) => (
            <Line
              key={row.id}
              role="row"
              data-row={row.id}
              data-chosen={row.getIsSelected() || undefined}
              tabIndex={-1}
              opens
              onClick={(event: MouseEvent<HTMLElement>) => {
                if (isRowMeant(event)) goTo(navigate, wayOf(row.original));
              }}
            >
              {canChoose && (
                <Cell role="cell" isBox>
                  <ChoiceBox
                    label={tableWords.choose(nameOf(row.original))}
                    isChosen={row.getIsSelected()}
                    onToggle={(shiftKey) =>
                      row.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() }, shiftKey })
                    }
                  />
                </Cell>
              )}
              {row.getVisibleCells().map((cell) => {
                const { id } = cell.column;
                const column = columnOf(id);
                const isHead = id === head;
                return (
                  <Cell
                    key={id}
                    {...(isHead ? { as: 'th', role: 'rowheader', scope: 'row' } : { role: 'cell' })}
                    isHead={isHead}
                    align={alignOf(column)}
                    // What is text needs some room, or each of its characters has a line.
                    minWidth={
                      column.kind === 'text' ? { md: '28' } : isOfOthers(column) ? { md: '20' } : undefined
                    }
                    narrow={isHead ? 'head' : 'line'}
                  >
                    {!isHead && <CellTitle>{column.title}</CellTitle>}
                    {isHead ? (
                      <Link {...wayOf(row.original)}>
                        <table.FlexRender cell={cell} />
                      </Link>
                    ) : isOfOthers(column) ? (
                      <Whole>
                        <table.FlexRender cell={cell} />
                      </Whole>
                    ) : (
                      <table.FlexRender cell={cell} />
                    )}
                  </Cell>
                );
              })}
            </Line>
          ))}
        </Body>
      </Table>
    </Sheet>
  );
}
