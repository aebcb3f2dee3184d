import { styled } from '@ykd/adapters-ui/styled';
import { Answer, ArrowLeftIcon, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { isTold, REPORT_YEARS, type YearReport } from '@ykd/application/year-report';
import { ADMIN_STUDENT_REPORT_PATH, adminPageOf, adminStudentPath, adminTitleOf } from '@ykd/domain/access';
import { reportEditionOf, toldPages } from '@ykd/domain/report';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { useWatchedQuery } from '../../../components/use-watched-query';
import { useShownReportQueries } from '../../../container/shown-report-queries';
import { useColorMode } from '../../../theme/color-mode';
import { colourVariables } from '../colour-variables';
import { TopicPage } from '../components/topic-page';
import { shown as words } from '../messages/zh-CN/shown';

const Leaves = styled('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    gap: { base: '4', md: '5' },
    listStyle: 'none',
  },
});

const Leaf = styled('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minHeight: '32rem',
    padding: '5',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'line',
    color: 'var(--report-ink)',
    background: 'linear-gradient(var(--report-ground), var(--report-ground-end))',
  },
});

const missing = <EmptyState drawing="search" title={words.none} hint={words.noneHint} />;

/** All pages of a report at once, as the student has them. */
function Pages({ report }: { report: YearReport }) {
  const { mode } = useColorMode();
  const edition = reportEditionOf(report.year);
  if (!isTold(report)) return missing;
  return (
    <>
      <styled.p marginBottom="5" maxWidth="40rem" fontSize="sm" color="fg.muted">
        {!report.isOver && words.soFar(report.year)}
        {words.hint}
      </styled.p>
      <Leaves style={colourVariables(edition.name, mode)}>
        {toldPages(edition, report.story, report.deeds).map(({ topic }) => (
          <Leaf key={topic}>
            <TopicPage edition={edition.name} topic={topic} report={report} level="h2" />
          </Leaf>
        ))}
      </Leaves>
    </>
  );
}

/** A year as an address writes it; undefined for anything else. */
const yearOf = (written: string): number | undefined => {
  const year = /^\d{4}$/.test(written) ? Number(written) : 0;
  return year >= REPORT_YEARS.from && year <= REPORT_YEARS.until ? year : undefined;
};

/** The head of the page, which is also the title of the window. */
function Head({ report }: { report?: YearReport | undefined }) {
  const page = adminPageOf(useLocation().pathname);
  const title = report === undefined ? page && adminTitleOf(page) : words.title(report.name, report.year);
  usePageTitle(title);
  return (
    <styled.h1 fontSize="xl" marginBottom="1">
      {title}
    </styled.h1>
  );
}

/** How often it is asked again: the student may have taken his consent back. A report is read in less than all of it. */
const ASKING = { everyMs: 60_000, times: 10 };

function Shown({ userId, year }: { userId: string; year: number }) {
  const asked = useWatchedQuery(useShownReportQueries().report, { userId, year }, ASKING);
  return (
    <>
      <Head report={asked.value} />
      <Answer
        of={asked}
        failed={words.failed}
        refused={missing}
        waiting={
          <>
            <SkeletonCard lines={4} />
            <SkeletonCard lines={4} />
          </>
        }
      >
        {(report) => <Pages report={report} />}
      </Answer>
    </>
  );
}

/** A yearly report that a student lets his class teacher see. Beyond the Specification. */
export function Component() {
  const { pathname } = useLocation();
  const { userId = '', year: written = '' } = matchPath(ADMIN_STUDENT_REPORT_PATH, pathname)?.params ?? {};
  const year = yearOf(written);
  return (
    <>
      <styled.p marginBottom="3" fontSize="sm" color="brand.fg" _hover={{ textDecoration: 'underline' }}>
        <Link to={adminStudentPath(userId)}>
          <styled.span display="inline-flex" alignItems="center" gap="1" minHeight="8">
            <ArrowLeftIcon size={16} />
            {words.back}
          </styled.span>
        </Link>
      </styled.p>
      {year === undefined ? (
        <>
          <Head />
          {missing}
        </>
      ) : (
        <Shown userId={userId} year={year} />
      )}
    </>
  );
}
