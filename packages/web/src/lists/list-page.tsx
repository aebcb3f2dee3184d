import { errorMessage } from '@ykd/adapters-http/contracts';
import type { Asked } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LoadingRegion,
  TableSkeleton,
  VisuallyHidden,
  widgetMessages,
} from '@ykd/adapters-ui/widgets';
import type { AppError, KeyPage } from '@ykd/application/shared';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { lists } from '../messages/zh-CN/lists';
import { ListTable, type ListTableProps } from './list-table';
import type { AnyPlace, ListAt } from './use-list';
import { useNews } from './use-news';

export type ListPageProps<Row extends { readonly id: string }, Sort extends string> = Pick<
  ListTableProps<Row, Sort>,
  'title' | 'list' | 'cols' | 'nameOf' | 'renderCommands' | 'onOpen'
> & {
  page: Asked<KeyPage<Row>, AppError>;
  /** Stands there while there is nothing at all. */
  empty: ReactNode;
  /** Stands there while there is nothing of what it is narrowed to; default: that nothing was found. */
  noMatch?: ReactNode;
};

/** Says that these rows are not those of now. */
function Stale({ onRetry }: { onRetry: () => void }) {
  return (
    <styled.p role="alert" color="danger.fg" fontSize="sm">
      {lists.stale}
      <Button variant="ghost" size="sm" onClick={onRetry}>
        {widgetMessages.retry}
      </Button>
    </styled.p>
  );
}

/** What stands in the place of the rows when none fits. */
function NothingFound({ onClear }: { onClear: () => void }) {
  const action = (
    <Button variant="outline" onClick={onClear}>
      {lists.clear}
    </Button>
  );
  return (
    <Card>
      <EmptyState drawing="search" title={lists.nothingFound} hint={lists.nothingFoundHint} action={action} />
    </Card>
  );
}

/** What is there to be drawn of a list, once something is. */
export interface ShownPage<Row> {
  readonly page: KeyPage<Row>;
  readonly isBusy: boolean;
  /** The page is that of the place before. */
  readonly isBefore: boolean;
  /** Takes the focus after another page has come. */
  readonly region: RefObject<HTMLDivElement | null>;
}

export type ListStatesProps<Row> = Pick<
  ListPageProps<Row & { readonly id: string }, string>,
  'empty' | 'noMatch'
> & {
  list: ListAt<AnyPlace>;
  page: Asked<KeyPage<Row>, AppError>;
  children: (shown: ShownPage<Row>) => ReactNode;
};

/** A page of a list in each of the states of its loading; what it is drawn as is for others to say. */
export function ListStates<Row>({
  list,
  page: { status, value, isBefore = false, refusal, retry },
  empty,
  noMatch,
  children,
}: ListStatesProps<Row>) {
  const { place, narrow } = list;
  const region = useRef<HTMLDivElement>(null);
  const count = isBefore || status !== 'ready' ? undefined : value?.list.length;
  const news = useNews(list, count, region);

  // A cursor of another order, or a page of which all rows are gone: the list is still there, from its first page on.
  const isLost =
    (place.after ?? place.before) !== undefined && (refusal?.kind === 'invalid-input' || count === 0);
  const left = useRef<string>(undefined);
  useEffect(() => {
    const lost = isLost ? list.name : undefined;
    // Once: the way there draws this anew, and to begin it again each time would never end.
    if (lost !== undefined && lost !== left.current) narrow({});
    left.current = lost;
  });

  const isFailed = status === 'failed' || (status === 'refused' && !isLost);
  return (
    <styled.div display="flex" flexDirection="column" gap="4">
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {isFailed && (value === undefined || isBefore) ? (
        <ErrorState
          title={lists.failed}
          message={refusal?.kind === 'invalid-input' ? errorMessage(refusal) : undefined}
          onRetry={retry}
        />
      ) : value === undefined || isLost ? (
        <LoadingRegion>
          <TableSkeleton />
        </LoadingRegion>
      ) : count === 0 ? (
        list.filterCount === 0 ? (
          empty
        ) : (
          (noMatch ?? <NothingFound onClear={list.clear} />)
        )
      ) : (
        <>
          {isFailed && <Stale onRetry={retry} />}
          {children({ page: value, isBusy: status === 'loading', isBefore, region })}
        </>
      )}
    </styled.div>
  );
}

/** A page of a list, in each of the states of its loading. */
export function ListPage<Row extends { readonly id: string }, Sort extends string>({
  page,
  empty,
  noMatch,
  ...table
}: ListPageProps<Row, Sort>) {
  return (
    <ListStates list={table.list} page={page} empty={empty} noMatch={noMatch}>
      {({ region, ...shown }) => (
        <ListTable {...table} {...shown} table={region} onLetGo={() => region.current?.focus()} />
      )}
    </ListStates>
  );
}
