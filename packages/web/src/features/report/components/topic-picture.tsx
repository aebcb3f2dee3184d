import { styled } from '@ykd/adapters-ui/styled';
import type { YearReport } from '@ykd/application/year-report';
import type { ReportEditionName, ReportTopic } from '@ykd/domain/report';
import { Suspense } from 'react';
import { designOf } from '../design-of';

/** As large as a phone has room for: the words come first. */
const Frame = styled('div', {
  base: {
    position: 'relative',
    flex: '1',
    minHeight: '40',
    '& > svg': {
      position: 'absolute',
      inset: '0',
      margin: 'auto',
      width: 'full',
      height: 'full',
      maxWidth: '24rem',
      maxHeight: '18rem',
    },
  },
});

export type TopicPictureProps = { edition: ReportEditionName; topic: ReportTopic; report: YearReport };

/** The drawing of a page, once it is there. */
export function TopicPicture({ edition, topic, report }: TopicPictureProps) {
  const { Drawing } = designOf(edition);
  return (
    <Frame aria-hidden>
      <Suspense fallback={null}>
        <Drawing topic={topic} report={report} />
      </Suspense>
    </Frame>
  );
}
