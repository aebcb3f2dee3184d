import { styled } from '@ykd/adapters-ui/styled';
import type { ReportEditionName, ReportTopic } from '@ykd/domain/report';
import { Suspense, type Ref } from 'react';
import { designOf } from '../design-of';
import { TOPIC_WORDS } from '../messages/zh-CN/topics';
import type { ToldReport } from '../words/told-report';
import type { Figure, Row } from '../words/topic-words';
import { CountUp } from './count-up';

const Large = styled('span', {
  base: {
    display: 'block',
    color: 'var(--report-accent)',
    fontWeight: 'bold',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
  },
  variants: {
    kind: {
      number: { fontSize: '4.5rem', lineHeight: 'none' },
      words: { fontSize: 'min(2.375rem, 9.4vw)', md: { fontSize: '4xl' } },
    },
  },
});

function FigureOf({ figure }: { figure: Figure }) {
  if ('text' in figure) return <Large kind="words">{figure.text}</Large>;
  return (
    <Large kind="number">
      <CountUp value={figure.value} />
      <styled.span fontSize="xl" color="var(--report-ink)" marginInlineStart="2" fontWeight="semibold">
        {figure.unit}
      </styled.span>
    </Large>
  );
}

/** As large as a phone has room for: the words come first. */
const Picture = styled('div', {
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

/** What there is to add stands on a sheet: it reads whatever is drawn behind. */
const Sheet = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '4',
    borderRadius: 'lg',
    bg: 'var(--report-card)',
    overflowWrap: 'anywhere',
  },
});

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <styled.dl display="flex" flexDirection="column" gap="2">
      {rows.map(({ name, amount }) => (
        <styled.div key={name} display="flex" justifyContent="space-between" gap="4">
          <dt>{name}</dt>
          <styled.dd flexShrink="0" color="var(--report-muted)">
            {amount}
          </styled.dd>
        </styled.div>
      ))}
    </styled.dl>
  );
}

export type TopicPageProps = {
  edition: ReportEditionName;
  topic: ReportTopic;
  report: ToldReport;
  headingRef: Ref<HTMLHeadingElement>;
  /** What may be done here. */
  actions?: React.ReactNode;
};

/** A page of a yearly report: one thing, as a sentence with its number, as a picture, and what there is to add. */
export function TopicPage({ edition, topic, report, headingRef, actions }: TopicPageProps) {
  const { lead, figure, lines, rows } = TOPIC_WORDS[topic](report);
  const { Drawing } = designOf(edition);
  return (
    <>
      <styled.h1
        ref={headingRef}
        tabIndex={-1}
        outline="none"
        fontSize="lg"
        fontWeight="medium"
        overflowWrap="anywhere"
      >
        <styled.span display="block" marginBottom="1">
          {lead}
        </styled.span>
        <FigureOf figure={figure} />
      </styled.h1>
      <Picture aria-hidden>
        <Suspense fallback={null}>
          <Drawing topic={topic} report={report} />
        </Suspense>
      </Picture>
      <Sheet>
        {rows && <Rows rows={rows} />}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Sheet>
      {actions}
    </>
  );
}
