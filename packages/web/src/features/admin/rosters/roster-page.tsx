import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { RosterView } from '@ykd/application/roster';
import { ADMIN_ROSTER_PAGE_PATH, ADMIN_ROSTER_PATH, adminRosterPath } from '@ykd/domain/access';
import { Link, matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../components/page-title';
import { rosters } from '../messages/zh-CN/rosters';
import { ApplyPanel } from './apply-panel';
import { MappingStep } from './mapping-step';
import { RemoveRoster } from './remove-roster';
import { ResultPanel } from './result-panel';
import { useRosterQueries } from './roster-queries';
import { RowsStep } from './rows-step';

const words = rosters.page;

/** The word of the address for the step before the rows. */
const STEP = { name: 'step', mapping: 'mapping' };

const Steps = styled('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    marginBottom: '4',
    fontSize: 'sm',
    '& a': {
      color: 'brand.fg',
      minHeight: { base: '11', lg: 'auto' },
      display: 'inline-flex',
      alignItems: 'center',
    },
    '& [aria-current=step]': { color: 'fg.default', fontWeight: 'semibold' },
  },
});

function Roster({ roster }: { roster: RosterView }) {
  const [search] = useSearchParams();
  const { id, state } = roster;
  const isOpen = state === 'draft' || state === 'reviewed';
  const isMapping = state === 'draft' || (isOpen && search.get(STEP.name) === STEP.mapping);
  const here = (isHere: boolean) => (isHere ? { 'aria-current': 'step' as const } : {});
  return (
    <>
      <Steps aria-label={words.steps}>
        <Link to={ADMIN_ROSTER_PATH}>{words.back}</Link>
        {isOpen && (
          <Link to={`${adminRosterPath(id)}?${STEP.name}=${STEP.mapping}`} {...here(isMapping)}>
            {words.mapping}
          </Link>
        )}
        {state !== 'draft' && (
          <Link to={adminRosterPath(id)} {...here(!isMapping)}>
            {isOpen ? words.review : words.result}
          </Link>
        )}
        {isOpen && <RemoveRoster id={id} />}
      </Steps>
      {isMapping ? (
        <MappingStep key={roster.version} roster={roster} />
      ) : (
        <>
          {isOpen ? <ApplyPanel roster={roster} /> : <ResultPanel roster={roster} />}
          <RowsStep roster={roster} />
        </>
      )}
    </>
  );
}

/** One roster, from what its columns are to what became of its rows; each step has an address. Beyond the Specification. */
export function Component() {
  const { pathname } = useLocation();
  const rosterId = matchPath(ADMIN_ROSTER_PAGE_PATH, pathname)?.params.rosterId ?? '';
  const asked = useQuery(useRosterQueries().one, rosterId);
  return (
    <>
      <PageTitle {...(asked.value === undefined ? {} : { title: asked.value.name })} />
      <Answer
        of={asked}
        failed={rosters.failed}
        refused={
          <Card>
            <EmptyState drawing="search" title={words.gone} />
          </Card>
        }
        waiting={<SkeletonCard lines={6} />}
      >
        {(roster) => <Roster roster={roster} />}
      </Answer>
    </>
  );
}
