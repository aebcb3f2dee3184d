import { styled } from '@ykd/adapters-ui/styled';
import { VisuallyHidden } from '@ykd/adapters-ui/widgets';
import type { ToldReport } from '@ykd/application/year-report';
import type { ReportEditionName, ReportTopic } from '@ykd/domain/report';
import type { Ref } from 'react';
import { TOPIC_WORDS } from '../messages/zh-CN/topics';
import type { Figure, Row } from '../words/topic-words';
import { CountUp } from './count-up';
import { Sheet } from './sheet';
import { TopicPicture } from './topic-picture';

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
  headingRef?: Ref<HTMLHeadingElement>;
  /** Default: it is a page of its own. */
  level?: 'h1' | 'h2';
  /** What may be done here. */
  actions?: React.ReactNode;
};

/** A page of a yearly report: one thing, as a sentence with its number, as a picture, and what there is to add. */
export function TopicPage({ edition, topic, report, headingRef, level = 'h1', actions }: TopicPageProps) {
  const { lead, figure, lines, rows, drawn } = TOPIC_WORDS[topic](report);
  return (
    <>
      <styled.h1
        as={level}
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
      <TopicPicture edition={edition} topic={topic} report={report} />
      {drawn && (
        <VisuallyHidden asChild>
          <ul>
            {drawn.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </VisuallyHidden>
      )}
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
