import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, DataTable, EmptyState, TableSkeleton } from '@ykd/adapters-ui/widgets';
import {
  FIGURE_TITLES,
  lineTitle,
  PERFORMANCE_TITLES,
  PERFORMANCE_VIEWS,
  sortLines,
  TARGETS_OF,
  type Performance,
  type PerformanceLine,
  type TargetKind,
} from '@ykd/application/performance';
import { hasRight, reachOf } from '@ykd/domain/access';
import { monthSpan } from '@ykd/domain/performance';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { ListLink } from '../../../lists/list-link';
import { useAdminQueries } from '../admin-queries';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { FigureChart } from '../components/figure-chart';
import { Figures } from '../dashboard/figure';
import { ExportMenu } from '../exports/export-menu';
import { RunPanel } from '../exports/run-panel';
import { useExports } from '../exports/use-exports';
import { dashboard } from '../messages/zh-CN/dashboard';
import { performance as words } from '../messages/zh-CN/performance';
import { useSaid } from '../blocks/use-said';
import { MonthSwitch } from './month-switch';
import { Came, performanceColumns, Received, Refunded, type Sees } from './performance-cells';
import { usePerformanceQueries } from './performance-queries';
import { performanceSaid } from './performance-said';
import { TargetDialog } from './target-dialog';

const CENTS = 100;
const inYuan = { inWords: words.money, inFigures: (cents: number) => cents / CENTS, unit: dashboard.yuan };
const inCount = { inWords: words.count, inFigures: (count: number) => count };

/** The figures of the whole month. */
function Total({ shown, sees }: { shown: Performance; sees: Sees }) {
  const { total } = shown;
  if (total === null) return null;
  const figure = { shown, of: total, sees };
  return (
    <Card as="section" aria-label={words.total} room="sm">
      <Figures>
        <div>
          <dt>{FIGURE_TITLES.net}</dt>
          <styled.dd fontSize="lg" fontWeight="semibold">
            {words.money(total.net)}
          </styled.dd>
        </div>
        <div>
          <dt>{FIGURE_TITLES.received}</dt>
          <dd>
            <Received {...figure} />
          </dd>
        </div>
        <div>
          <dt>{FIGURE_TITLES.refunded}</dt>
          <dd>
            <Refunded {...figure} />
          </dd>
        </div>
        <div>
          <dt>{FIGURE_TITLES.newStudents}</dt>
          <dd>
            <Came {...figure} step="registered" />
          </dd>
        </div>
        <div>
          <dt>{FIGURE_TITLES.converted}</dt>
          <dd>
            <Came {...figure} step="bought" />
          </dd>
        </div>
      </Figures>
    </Card>
  );
}

/** The figures of twelve months, the oldest first. */
function MonthChart({ lines }: { lines: readonly PerformanceLine[] }) {
  const points = lines
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((line) => ({ ...monthSpan(line.id), ...line }));
  return (
    <Card>
      <FigureChart
        by="month"
        points={points}
        figures={[
          { title: FIGURE_TITLES.net, valueOf: ({ net }) => Math.max(0, net), ...inYuan },
          { title: FIGURE_TITLES.received, valueOf: ({ received }) => received, ...inYuan },
          { title: FIGURE_TITLES.refunded, valueOf: ({ refunded }) => refunded, ...inYuan },
          { title: FIGURE_TITLES.paidOrders, valueOf: ({ paidOrders }) => paidOrders, ...inCount },
          { title: FIGURE_TITLES.newStudents, valueOf: ({ newStudents }) => newStudents, ...inCount },
        ]}
      />
    </Card>
  );
}

/** What is shown of a view, once it is there. */
function Shown({
  shown,
  sort,
  isBusy,
  hrefOf,
}: {
  shown: Performance;
  sort: string | undefined;
  isBusy: boolean;
  hrefOf: (sort: string) => string;
}) {
  const { view, month, lines, late } = shown;
  const me = useQuery(useAdminQueries().me, undefined).value;
  const [setting, setSetting] = useState<string>();
  const sees = { orders: hasRight(me, 'orders.see'), students: reachOf(me, 'students.see') === 'all' };
  const kind: TargetKind | undefined =
    view in TARGETS_OF ? TARGETS_OF[view as keyof typeof TARGETS_OF] : undefined;
  const maySet = kind !== undefined && hasRight(me, 'targets.set');
  const asked = lines.find(({ id }) => id === setting);
  return (
    <styled.div
      display="flex"
      flexDirection="column"
      gap="3"
      aria-busy={isBusy || undefined}
      opacity={isBusy ? '0.5' : '1'}
    >
      <Total shown={shown} sees={sees} />
      <styled.p color="fg.muted" fontSize="sm">
        {words.notes[view]}
        {late > 0 && words.late(late)}
      </styled.p>
      {view === 'months' && <MonthChart lines={lines} />}
      {lines.length === 0 ? (
        <Card>
          <EmptyState title={words.none} hint={words.noneHint} />
        </Card>
      ) : (
        <DataTable<PerformanceLine, string>
          caption={words.lines(words.monthTitle(month), PERFORMANCE_TITLES[view])}
          cols={performanceColumns(shown, sees, maySet ? ({ id }) => setSetting(id) : undefined)}
          rows={sortLines(lines, sort)}
          nameOf={(line) => lineTitle(view, line)}
          sorting={{ by: sort ?? '', hrefOf, Link: ListLink }}
          isBusy={isBusy}
        />
      )}
      {asked && kind && (
        <TargetDialog
          view={view}
          kind={kind}
          month={month}
          line={asked}
          onClose={() => setSetting(undefined)}
        />
      )}
    </styled.div>
  );
}

/** Market performance, for staff with the right `performance.see`. Specification §2 'Admin sidebar menu'. */
export function Component() {
  const { clock } = useServices().environment;
  const { said, say } = useSaid();
  const here = shanghaiDay(clock.now());
  const { view, month, sort, isUnread } = performanceSaid(said, here);
  const shown = useQuery(usePerformanceQueries().show, { view, ...(month === undefined ? {} : { month }) });
  const exports = useExports();
  const today = shown.value?.today ?? here;
  const seen = month ?? today.slice(0, 'YYYY-MM'.length);
  const hrefOf = (next: string): string => {
    const place = new URLSearchParams(said);
    place.set('sort', next);
    return `?${place}`;
  };
  const state = { view, month: seen, ...(sort === undefined ? {} : { sort }) };
  return (
    <>
      <PageTitle note={isUnread ? words.unread : undefined} />
      <styled.div display="flex" flexDirection="column" gap="3">
        <RunPanel {...exports} />
        <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
          <MonthSwitch month={seen} today={today} onChange={(next) => say({ month: next })} />
          <ExportMenu exports={exports} list="performance" state={state} />
        </styled.div>
        <styled.div role="group" aria-label={words.views} display="flex" flexWrap="wrap" gap="1">
          {PERFORMANCE_VIEWS.map((one) => (
            <Button
              key={one}
              size="sm"
              variant={one === view ? 'soft' : 'ghost'}
              aria-pressed={one === view}
              onClick={() => say({ view: one === 'people' ? undefined : one, sort: undefined })}
            >
              {PERFORMANCE_TITLES[one]}
            </Button>
          ))}
        </styled.div>
        <Answer of={shown} failed={words.failed} refused={<Refused />} waiting={<TableSkeleton rows={6} />}>
          {(performance) => (
            <Shown
              key={`${performance.view} ${performance.month}`}
              shown={performance}
              sort={sort}
              isBusy={shown.isBefore === true}
              hrefOf={hrefOf}
            />
          )}
        </Answer>
      </styled.div>
    </>
  );
}
