// The yearly reports.
import { lazy, Suspense } from 'react';
import { ReportPage as Told } from '../features/report/pages/report-page';

export { ReportLayout } from '../layouts/report/report-layout';

const NotFound = lazy(async () => ({
  default: (await import('../features/errors/pages/not-found-page')).Component,
}));

/** All that stands at an address of the yearly reports. */
export const ReportPage = () => (
  <Told
    unknown={
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    }
  />
);
