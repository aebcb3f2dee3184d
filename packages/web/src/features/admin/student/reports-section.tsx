import { LoadingRegion } from '@ykd/adapters-ui/widgets';
import { Suspense } from 'react';
import { lazyPart } from '../../../routing/lazy-part';
import { waiting } from './parts';
import { Section } from './section';

const ShownReports = lazyPart(async () => (await import('./shown-reports')).ShownReports);

/** The yearly reports that he lets the reader see. */
export function ReportsSection({ userId }: { userId: string }) {
  return (
    <Section name="reports">
      <Suspense fallback={<LoadingRegion>{waiting}</LoadingRegion>}>
        <ShownReports userId={userId} />
      </Suspense>
    </Section>
  );
}
