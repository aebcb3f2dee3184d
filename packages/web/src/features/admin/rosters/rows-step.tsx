import { rosterRowQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Card, EmptyState } from '@ykd/adapters-ui/widgets';
import type { RosterView } from '@ykd/application/roster';
import type { AppError, KeyPage } from '@ykd/application/shared';
import type { Asked } from '@ykd/adapters-ui/react';
import { DEFAULT_PAGE_SIZE } from '@ykd/domain/shared';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page';
import { useList } from '../../../lists/use-list';
import { rosters } from '../messages/zh-CN/rosters';
import { focusFix, rowColumns, type RosterRow } from './row-cells';
import { useRosterQueries } from './roster-queries';

const words = rosters.review;

const States = styled('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginBottom: '4',
    fontSize: 'sm',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '11', lg: '8' },
      px: '3',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'md',
      color: 'fg.muted',
    },
    '& a[aria-current=true]': { borderColor: 'brand.fg', color: 'brand.fg', fontWeight: 'semibold' },
  },
});

/** Where the focus goes once the rows stand there as they are after a correction. */
const nextFix = () => {
  let names: readonly string[] = [];
  return {
    put: (said: readonly string[]): void => {
      names = said;
    },
    go: (): void => {
      focusFix(names);
      names = [];
    },
  };
};

/** The rows of a roster, page by page: what is to be corrected, what changes, and what became of each. */
export function RowsStep({ roster: { id, state, tally, rows: total } }: { roster: RosterView }) {
  const queries = useRosterQueries();
  const list = useList(rosterRowQuery);
  const asked = useQuery(queries.rows, { id, size: DEFAULT_PAGE_SIZE, ...list.place });
  const isOpen = state === 'reviewed';
  const [next] = useState(nextFix);
  const cols = useMemo(() => rowColumns(id, isOpen, queries, next.put), [id, isOpen, queries, next]);
  // Once the rows stand there as they are after a correction.
  useEffect(() => {
    next.go();
  }, [asked.value, next]);
  const page = useMemo(
    (): Asked<KeyPage<RosterRow>, AppError> => ({
      ...asked,
      value: asked.value && {
        ...asked.value,
        list: asked.value.list.map((row) => ({ ...row, id: String(row.number) })),
      },
    }),
    [asked],
  );
  return (
    <>
      <States aria-label={words.filter}>
        <Link to={list.hrefOf({ state: undefined })} aria-current={list.place.state === undefined}>
          {words.all} {total}
        </Link>
        {tally.map((one) => (
          <Link
            key={one.state}
            to={list.hrefOf({ state: one.state })}
            aria-current={list.place.state === one.state}
          >
            {rosters.rowStates[one.state]} {one.rows}
          </Link>
        ))}
      </States>
      <ListPage
        title={rosters.title}
        list={list}
        page={page}
        cols={cols}
        nameOf={({ number }) => words.rowName(number)}
        noMatch={
          isOpen && list.place.state === 'faulty' ? (
            <Card>
              <EmptyState title={words.noFaulty} hint={words.noFaultyHint} />
            </Card>
          ) : undefined
        }
        empty={
          <Card>
            <EmptyState drawing="search" title={words.nothing} hint={words.nothingHint} />
          </Card>
        }
      />
    </>
  );
}
