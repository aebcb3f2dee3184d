import { useQuery } from '@ykd/adapters-ui/react';
import { css, styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, CheckIcon, ChevronRightIcon, EmptyState, Skeleton } from '@ykd/adapters-ui/widgets';
import type { StaffView } from '@ykd/application/staff';
import type { ListCount } from '@ykd/application/staff-list';
import { ADMIN_PROPOSAL_PATH, hasRight, type Right } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useAdminQueries, type AdminQueries } from '../admin-queries';
import { admin } from '../messages/zh-CN/admin';
import {
  DIFFERENCES_OPEN,
  differencesHref,
  INVOICES_WAITING,
  invoicesHref,
  ODDITIES_OPEN,
  odditiesHref,
  ordersHref,
  REFUNDS_WAITING,
} from '../orders-href';
import { FAILED_ACCOUNTS, studentsHref } from '../students-href';
import { FailedLine } from './failed-line';

const { start } = admin;

type Waiting = {
  /** Which of the queries counts it. */
  readonly of: 'refunds' | 'proposals' | 'oddities' | 'differences' | 'invoices' | 'troubles';
  /** Who deals with it. */
  readonly right: Right;
  readonly title: string;
  readonly hint: string;
  /** Where they can be dealt with. */
  readonly way: { readonly path: string; readonly title: string };
};

const WAITING: readonly Waiting[] = [
  {
    of: 'refunds',
    right: 'orders.refund',
    title: start.refunds,
    hint: start.refundsHint,
    way: { path: ordersHref(REFUNDS_WAITING), title: start.refundsWay },
  },
  {
    of: 'proposals',
    right: 'orders.refund',
    title: start.proposals,
    hint: start.proposalsHint,
    way: { path: ADMIN_PROPOSAL_PATH, title: start.proposalsWay },
  },
  {
    of: 'oddities',
    right: 'oddities.settle',
    title: start.oddities,
    hint: start.odditiesHint,
    way: { path: odditiesHref(ODDITIES_OPEN), title: start.odditiesWay },
  },
  {
    of: 'differences',
    right: 'oddities.settle',
    title: start.differences,
    hint: start.differencesHint,
    way: { path: differencesHref(DIFFERENCES_OPEN), title: start.differencesWay },
  },
  {
    of: 'invoices',
    right: 'invoices.issue',
    title: start.invoices,
    hint: start.invoicesHint,
    way: { path: invoicesHref(INVOICES_WAITING), title: start.invoicesWay },
  },
  {
    of: 'troubles',
    right: 'accounts.sync',
    title: start.troubles,
    hint: start.troublesHint,
    way: { path: studentsHref(FAILED_ACCOUNTS), title: start.troublesWay },
  },
];

const Tiles = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
    listStyle: 'none',
  },
  variants: {
    /** No row has one alone. */
    columns: {
      3: { xl: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      4: { xl: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
});

const Way = styled('span', {
  base: {
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '1' },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

function Figure({ count, isMore, way }: ListCount & Pick<Waiting, 'way'>) {
  const said = <data value={count}>{isMore ? start.atLeast(count) : count}</data>;
  return (
    <styled.p
      display="flex"
      alignItems="center"
      gap="2"
      textStyle="figure"
      color={count > 0 ? 'amber.fg' : 'fg.subtle'}
    >
      {count > 0 ? (
        <Way>
          <Link to={way.path} title={way.title}>
            {said}
            <ChevronRightIcon size={20} label={way.title} />
          </Link>
        </Way>
      ) : (
        said
      )}
      {count === 0 && (
        <styled.span display="inline-flex" color="brand.fg">
          <CheckIcon size={20} label={start.done} />
        </styled.span>
      )}
    </styled.p>
  );
}

/** On a phone the figure stands at the end of the words: three of them fit the first screen. */
const IN_A_LINE = css.raw({
  mdDown: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    '& > div': { gridColumn: '2', gridRow: '1 / 3' },
    '& > p:first-of-type': { gridRow: '2' },
  },
});

/** A number that leads nowhere lies in the page. What looks like a card can be pressed. */
const FIGURE = css.raw({ bg: 'transparent', borderColor: 'transparent' });

function Tile({ of, title, hint, way }: Waiting) {
  const query: AdminQueries['refunds'] = useAdminQueries()[of];
  const asked = useQuery(query, undefined);
  const isWay = (asked.value?.count ?? 0) > 0;
  const isFailed = asked.value === undefined && (asked.status === 'failed' || asked.status === 'refused');
  return (
    <Card as="li" room="sm" css={isWay ? IN_A_LINE : css.raw(IN_A_LINE, FIGURE)}>
      <styled.h3 fontSize="sm" fontWeight="medium">
        {title}
      </styled.h3>
      <styled.div my={{ base: '0', md: '1' }}>
        {isFailed ? (
          <FailedLine title={start.failed} onRetry={asked.retry} />
        ) : (
          <Answer
            of={asked}
            failed={start.failed}
            refused="failed"
            waiting={<Skeleton height="9" width="12" />}
          >
            {(counted) => <Figure {...counted} way={way} />}
          </Answer>
        )}
      </styled.div>
      <styled.p color="fg.subtle" fontSize="sm">
        {hint}
      </styled.p>
    </Card>
  );
}

/** What waits for a member of staff, as far as he has the right to deal with it. */
export function Today({ staff }: { staff: StaffView }) {
  const mine = WAITING.filter(({ right }) => hasRight(staff, right));
  return (
    <styled.section aria-labelledby="admin-today">
      <styled.h2 id="admin-today" fontSize="md" marginBottom="2.5">
        {start.today}
      </styled.h2>
      {mine.length === 0 ? (
        <Card room="none">
          <EmptyState compact drawing="done" title={start.todayNone} hint={start.todayNoneHint} />
        </Card>
      ) : (
        <Tiles columns={mine.length === 4 ? 4 : 3}>
          {mine.map((one) => (
            <Tile key={one.of} {...one} />
          ))}
        </Tiles>
      )}
    </styled.section>
  );
}
