import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { ChosenBar, DataTable, KeyPager, type Column } from '@ykd/adapters-ui/widgets';
import type { KeyPage } from '@ykd/application/shared';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { lists } from '../messages/zh-CN/lists';
import { ListLink } from './list-link';
import type { AnyPlace, ListAt } from './use-list';
import { useSelection } from './use-selection';

export type ListTableProps<Row extends { readonly id: string }, Sort extends string> = {
  /** What is listed. */
  title: string;
  list: ListAt<AnyPlace<Sort>>;
  /** Not `columns`: that is a property of CSS, and what stands there would go into the style sheet. */
  cols: readonly Column<Row, Sort>[];
  /** What a row is called, for the names of its controls. */
  nameOf: (row: Row) => string;
  /** What can be done with rows of this page that are chosen; `done` lets them go. Without it none is chosen. */
  renderCommands?: ((chosen: readonly Row[], done: () => void) => ReactNode) | undefined;
  /** Opens a row, wherever it is pressed. */
  onOpen?: ((row: Row) => void) | undefined;
  page: KeyPage<Row>;
  isBusy: boolean;
  /** The page is that of the place before. */
  isBefore: boolean;
  table: Ref<HTMLDivElement>;
  /** The rows that were chosen are no longer, and what had the focus may be gone. */
  onLetGo: () => void;
};

/** The rows of a page, what can be done with those that are chosen, and the ways to other pages. */
export function ListTable<Row extends { readonly id: string }, Sort extends string>({
  title,
  list: { place, name, hrefOf },
  cols,
  nameOf,
  renderCommands,
  onOpen,
  page: { list: rows, previous, next },
  isBusy,
  isBefore,
  table,
  onLetGo,
}: ListTableProps<Row, Sort>) {
  const selection = useSelection(name);
  const ids = useStore(selection);
  const chosen = rows.filter(({ id }) => ids.has(id));

  function letGo() {
    selection.clear();
    onLetGo();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || chosen.length === 0) return;
    event.preventDefault();
    letGo();
  }
  return (
    <styled.div display="flex" flexDirection="column" gap="4" onKeyDown={onKeyDown}>
      <DataTable
        ref={table}
        caption={title}
        cols={cols}
        rows={rows}
        nameOf={nameOf}
        sorting={
          place.sort === undefined
            ? undefined
            : { by: place.sort, hrefOf: (sort) => hrefOf({ sort }), Link: ListLink }
        }
        selection={renderCommands && selection}
        isBusy={isBusy}
        isBefore={isBefore}
        onOpen={onOpen}
      />
      {/* Its ways lead on from these rows: from those of another place they would lead astray. */}
      <styled.div display="contents" inert={isBefore}>
        {renderCommands && (
          <ChosenBar count={chosen.length} onClear={letGo}>
            {renderCommands(chosen, letGo)}
          </ChosenBar>
        )}
        <KeyPager
          label={lists.pages(title)}
          previous={previous && hrefOf({ before: previous })}
          next={next && hrefOf({ after: next })}
          Link={ListLink}
        />
      </styled.div>
    </styled.div>
  );
}
