import { wordsForReaders } from '@ykd/adapters-http/client';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, Modal, SkeletonText } from '@ykd/adapters-ui/widgets';
import type { HandOverLine } from '@ykd/application/hand-over';
import type { BulkReport } from '@ykd/application/staff-list';
import { adminStudentPath } from '@ykd/domain/access';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { BulkReportDialog } from '../blocks/bulk-report';
import { Lines, Quiet } from '../components/detail-parts';
import { PartAnswer } from '../components/failed-line';
import { Nothing } from '../components/nothing';
import { StepPager, useTurns } from '../components/step-pager';
import { memberTitle } from '../member-title';
import { assistants } from '../messages/zh-CN/assistants';
import { PAGE_SIZE } from '../table/page-size';
import { useAssistantQueries } from './assistant-queries';

const words = assistants.record;

/** What is written to a colleague keeps its lines. */
export const Written = styled('p', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 'sm' },
});

/** Who was given, and what became of each. */
function Students({ id }: { id: string }) {
  const { turn, stepsOf } = useTurns();
  const asked = useQuery(useAssistantQueries().students, { id, size: PAGE_SIZE, ...turn });
  return (
    <PartAnswer of={asked} failed={words.failed} waiting={<SkeletonText lines={2} />}>
      {({ list, ...ends }) => (
        <>
          <styled.ul aria-label={words.who} paddingInlineStart="5" fontSize="sm">
            {list.map((one) => (
              <li key={one.id}>
                {one.isReached ? (
                  <Link to={adminStudentPath(one.id)}>{memberTitle(one)}</Link>
                ) : (
                  <span>{one.name === null && one.mobile === null ? words.unknown : memberTitle(one)}</span>
                )}
                {one.back !== null && one.backAt !== null && (
                  <Quiet>{words.back(one.back, one.backAt)}</Quiet>
                )}
                {one.ownNote !== null && <Quiet>{words.own(one.ownNote)}</Quiet>}
              </li>
            ))}
          </styled.ul>
          <StepPager label={words.who} {...stepsOf(ends)} />
        </>
      )}
    </PartAnswer>
  );
}

/** A hand-over; whoever may ends one for a time early. */
function Record({ line }: { line: HandOverLine }) {
  const { end } = useAssistantQueries();
  const { commands } = useServices().toasts;
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [report, setReport] = useState<BulkReport>();
  const confirm = async (): Promise<boolean> => {
    const answer = await end(line.id);
    if (!answer.ok) {
      setRefused(words.endFailed);
      return false;
    }
    if (answer.value.skipped + answer.value.failed > 0) setReport(answer.value);
    else commands.success(words.ended(answer.value.done));
    return true;
  };
  return (
    <li>
      <styled.p fontWeight="medium">{assistants.givenWords(line)}</styled.p>
      <Quiet>{words.students(line.students, line.back)}</Quiet>
      <Written>{line.note}</Written>
      <styled.div display="flex" flexWrap="wrap" gap="2" marginTop="1">
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.shut : words.open}
        </Button>
        {line.mayEnd && line.back < line.students && (
          <Button size="sm" variant="outline" aria-label={words.endOf(line)} onClick={() => setAsking(true)}>
            {words.end}
          </Button>
        )}
      </styled.div>
      {isOpen && <Students id={line.id} />}
      <Modal
        open={isAsking}
        onClose={() => {
          setAsking(false);
          setRefused(undefined);
        }}
        title={words.endTitle}
        confirmLabel={words.end}
        onConfirm={confirm}
        onError={(cause) => setRefused(wordsForReaders(cause) ?? words.endFailed)}
      >
        <FormAlert message={refused} />
        <p>{words.endText(line)}</p>
      </Modal>
      <BulkReportDialog
        report={isAsking ? undefined : report}
        onClose={() => setReport(undefined)}
        // There is nothing to undo: they can be given again.
        onUndo={() => Promise.resolve(false)}
      />
    </li>
  );
}

/** The latest hand-overs. */
export function HandOverRecords() {
  const recent = useQuery(useAssistantQueries().recent, undefined);
  return (
    <Card as="section" room="md" aria-labelledby="hand-over-records">
      <styled.h2 id="hand-over-records" fontSize="md" marginBottom="3">
        {words.title}
      </styled.h2>
      <PartAnswer
        of={recent}
        failed={words.failed}
        waiting={<SkeletonText lines={3} />}
        isEmpty={({ length }) => length === 0}
        empty={<Nothing title={words.none} hint={words.noneHint} />}
      >
        {(list) => (
          <Lines>
            {list.map((line) => (
              <Record key={line.id} line={line} />
            ))}
          </Lines>
        )}
      </PartAnswer>
    </Card>
  );
}
