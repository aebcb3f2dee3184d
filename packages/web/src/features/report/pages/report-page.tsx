import { useQuery } from '@ykd/adapters-ui/react';
import { Answer, SkeletonText, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import type { YearReport } from '@ykd/application/year-report';
import { reportPageOf } from '@ykd/domain/access';
import { REPORT_EMPTY_PATH, type ReportEdition } from '@ykd/domain/report';
import { pagePath } from '@ykd/domain/shared';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { EmptyYear } from '../components/empty-year';
import { CloseLink, StageHead, StageMain } from '../components/stage';
import { Story } from '../components/story';
import { placeIn } from '../edition-at';
import { editionOf } from '../edition-param';
import { report as words } from '../messages/zh-CN/report';
import { useReportQueries } from '../report-queries';
import { storyPlace } from '../story-place';

function Told({ edition, report }: { edition: ReportEdition; report: YearReport }) {
  const { pathname } = useLocation();
  const place = storyPlace(edition, report, pathname);
  if (place.kind === 'elsewhere') return <Navigate replace to={place.to} />;
  return <Story edition={edition} place={place} />;
}

/** Whoever studied in that year is led to his report. */
function Empty({ edition, report }: { edition: ReportEdition; report: YearReport }) {
  const [first] = edition.pages;
  if (report.story.kind === 'empty' || first === undefined)
    return <EmptyYear edition={edition.name} report={report} />;
  return <Navigate replace to={first.path} />;
}

type Asked = ReturnType<typeof useAsked>;

const useAsked = (edition: ReportEdition) => useQuery(useReportQueries().report, edition.name);

/** Until the report is there, and where it does not come. */
function NotYet({ asked }: { asked: Asked }) {
  usePageTitle(words.whole);
  return (
    <>
      <StageHead justifyContent="flex-end">
        <CloseLink />
      </StageHead>
      <StageMain>
        <VisuallyHidden asChild>
          <h1>{words.whole}</h1>
        </VisuallyHidden>
        <Answer of={asked} waiting={<SkeletonText lines={5} />} failed={words.failed}>
          {() => null}
        </Answer>
      </StageMain>
    </>
  );
}

/** A page of a report that there is: what it tells follows from its address. */
function Known({ pathname }: { pathname: string }) {
  const [query] = useSearchParams();
  const isEmpty = pagePath(pathname) === REPORT_EMPTY_PATH;
  const edition = isEmpty ? editionOf(query) : placeIn(pathname).edition;
  const asked = useAsked(edition);
  if (asked.value === undefined) return <NotYet asked={asked} />;
  const Shown = isEmpty ? Empty : Told;
  return <Shown edition={edition} report={asked.value} />;
}

/**
 * All that stands at an address of the yearly reports. Specification §2 'Report'.
 *
 * @param unknown - what is shown where a report has no such page
 */
export function ReportPage({ unknown }: { unknown: ReactNode }) {
  const { pathname } = useLocation();
  if (reportPageOf(pathname) !== undefined) return <Known pathname={pathname} />;
  return <StageMain>{unknown}</StageMain>;
}
