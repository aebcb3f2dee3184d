import { rosterListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Card, EmptyState, type Column } from '@ykd/adapters-ui/widgets';
import type { RosterListLine } from '@ykd/application/roster';
import { adminRosterPath } from '@ykd/domain/access';
import { DEFAULT_PAGE_SIZE } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page';
import { useList } from '../../../lists/use-list';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { Time } from '../components/facts';
import { memberTitle } from '../member-title';
import { rosters as words } from '../messages/zh-CN/rosters';
import { useRosterQueries } from './roster-queries';
import { STATE_TONES } from './roster-tones';
import { TakeInPanel } from './take-in-panel';

const Way = styled('span', {
  base: { '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

const COLUMNS: readonly Column<RosterListLine, never>[] = [
  {
    id: 'name',
    title: words.name,
    isHead: true,
    narrow: 'head',
    cell: ({ id, name }) => (
      <Way>
        <Link to={adminRosterPath(id)}>{name}</Link>
      </Way>
    ),
  },
  {
    id: 'state',
    title: words.state,
    narrow: 'head',
    cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{words.states[state]}</Badge>,
  },
  { id: 'rows', title: words.rows, align: 'end', cell: ({ rows }) => rows },
  { id: 'came', title: words.came, cell: ({ tally }) => words.said(tally) },
  {
    id: 'owner',
    title: words.owner,
    cell: ({ owner }) => (owner === null ? words.operator : memberTitle(owner)),
  },
  { id: 'at', title: words.at, cell: ({ gmtCreated }) => <Time at={gmtCreated} /> },
];

/** Lists of students that came as sheets, and where another one is brought in. Beyond the Specification. */
export function Component() {
  const list = useList(rosterListQuery);
  const page = useQuery(useRosterQueries().list, { size: DEFAULT_PAGE_SIZE, ...list.place });
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle />
        <Refused />
      </>
    );
  }
  return (
    <>
      <PageTitle note={words.note} />
      <TakeInPanel />
      <ListPage
        title={words.title}
        list={list}
        page={page}
        cols={COLUMNS}
        nameOf={({ name }) => name}
        empty={
          <Card>
            <EmptyState drawing="search" title={words.none} hint={words.noneHint} />
          </Card>
        }
      />
    </>
  );
}
