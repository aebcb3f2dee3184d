import { styled } from '@ykd/adapters-ui/styled';
import {
  Button,
  ChosenBar,
  DataTable,
  EmptyState,
  ErrorState,
  KeyPager,
  LoadingRegion,
  TableSkeleton,
  VisuallyHidden,
  widgetMessages,
  type Column,
  type ListReading,
} from '@ykd/adapters-ui/widgets';
import { useStore } from '@ykd/adapters-ui/react';
import type { KeyPage } from '@ykd/application';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { lists } from '../messages/zh-CN/lists';
import { ListLink } from './list-link';
import type { AnyPlace, ListAt } from './use-list';
import { useNews } from './use-news';
import { useSelection } from './use-selection';

export type ListPageProps<Row extends { readonly id: string }, Sort extends string> = {
  /** What is listed. */
  title: string;
  list: ListAt<AnyPlace<Sort>>;
  page: ListReading<KeyPage<Row>>;
  columns: readonly Column<Row, Sort>[];
  /** What a row is called, for the names of its controls. */
  nameOf: (row: Row) => string;
  /** Stands there while there is nothing at all. */
  empty: ReactNode;
  /** What can be done with rows of this page that are chosen; `done` lets them go. Without it none is chosen. */
  commands?: (chosen: readonly Row[], done: () => void) => ReactNode;
};

/** A page of a list, in each of the states of its loading. */
export function ListPage<Row extends { readonly id: string }, Sort extends string>({
  title,
  list,
  page,
  columns,
  nameOf,
  empty,
  commands,
}: ListPageProps<Row, Sort>) {
  const { place, name, filterCount, hrefOf, narrow, clear } = list;
  const { status, value, isBefore = false, refusal, retry } = page;
  const table = useRef<HTMLDivElement>(null);
  const selection = useSelection(name);
  const chosen = useStore(selection);
  const count = isBefore || status !== 'ready' ? undefined : value?.list.length;
  const news = useNews(list, count, table);

  // A cursor of another order, or a page of which all rows are gone: the list is still there, from its first page on.
  const isLost =
    (place.after ?? place.before) !== undefined && (refusal?.kind === 'invalid-input' || count === 0);
  useEffect(() => {
    if (isLost) narrow({});
  });
  // Rows that went with their reader are nobody's choice any more.
  useEffect(() => {
    if (value === undefined) selection.clear();
  }, [value, selection]);

  function letGo() {
    selection.clear();
    table.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || chosen.size === 0) return;
    event.preventDefault();
    letGo();
  }

  const view = (): ReactNode => {
    const isFailed = status === 'failed' || (status === 'refused' && !isLost);
    if (isFailed && (value === undefined || isBefore))
      return <ErrorState title={lists.failed} onRetry={retry} />;
    if (value === undefined || isLost) {
      return (
        <LoadingRegion>
          <TableSkeleton />
        </LoadingRegion>
      );
    }
    if (value.list.length === 0 && !isBefore) {
      if (filterCount === 0) return empty;
      const action = (
        <Button variant="outline" onClick={clear}>
          {lists.clear}
        </Button>
      );
      return (
        <EmptyState
          drawing="search"
          title={lists.nothingFound}
          hint={lists.nothingFoundHint}
          action={action}
        />
      );
    }
    const rows = value.list.filter(({ id }) => chosen.has(id));
    return (
      <>
        {isFailed && (
          <styled.p role="alert" color="danger.fg" fontSize="sm">
            {lists.stale}{' '}
            <Button variant="ghost" size="sm" onClick={retry}>
              {widgetMessages.retry}
            </Button>
          </styled.p>
        )}
        <DataTable
          ref={table}
          caption={title}
          columns={columns}
          rows={value.list}
          nameOf={nameOf}
          sorting={
            place.sort === undefined
              ? undefined
              : { by: place.sort, hrefOf: (sort) => hrefOf({ sort }), Link: ListLink }
          }
          selection={commands && selection}
          isBusy={status === 'loading'}
          isBefore={isBefore}
        />
        {commands && (
          <ChosenBar count={rows.length} onClear={letGo}>
            {commands(rows, letGo)}
          </ChosenBar>
        )}
        <KeyPager
          label={lists.pages(title)}
          previous={value.previous && hrefOf({ before: value.previous })}
          next={value.next && hrefOf({ after: value.next })}
          Link={ListLink}
        />
      </>
    );
  };
  return (
    <styled.div display="flex" flexDirection="column" gap="4" onKeyDown={onKeyDown}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {view()}
    </styled.div>
  );
}
