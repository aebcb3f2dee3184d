import { styled } from '@ykd/adapters-ui/styled';
import type { ReportPage } from '@ykd/domain/report';
import { Link } from 'react-router-dom';
import { report as words, TOPIC_TITLES } from '../messages/zh-CN/report';

const Segment = styled('a', {
  base: {
    flex: '1',
    display: 'flex',
    alignItems: 'center',
    minHeight: '8',
    paddingInline: '2px',
    borderRadius: 'sm',
    '& > span': {
      width: 'full',
      height: '1',
      borderRadius: 'full',
      bg: 'var(--report-muted)',
      opacity: 0.35,
      transition: 'opacity {durations.normal}',
    },
    '&[data-told] > span': { bg: 'var(--report-accent)', opacity: 1 },
    _hover: { '& > span': { opacity: 0.8 } },
  },
});

export type SegmentsProps = { pages: readonly ReportPage[]; at: number };

/** The pages of a story, as far as it was told; each is a way to its page. */
export function Segments({ pages, at }: SegmentsProps) {
  return (
    <styled.nav aria-label={words.pages} flex="1" minWidth="0">
      <styled.ol display="flex">
        {pages.map(({ path, topic }, place) => (
          <styled.li key={path} flex="1" display="flex" minWidth="0">
            <Segment asChild data-told={place <= at ? '' : undefined}>
              <Link
                replace
                to={path}
                aria-label={TOPIC_TITLES[topic]}
                aria-current={place === at ? 'page' : undefined}
                title={TOPIC_TITLES[topic]}
              >
                <span />
              </Link>
            </Segment>
          </styled.li>
        ))}
      </styled.ol>
    </styled.nav>
  );
}
