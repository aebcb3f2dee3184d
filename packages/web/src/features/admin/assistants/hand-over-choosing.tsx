import { RequestError, wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card } from '@ykd/adapters-ui/widgets';
import type { HandOverPeople, HandOverPreview } from '@ykd/application/hand-over';
import { BULK_MAX, type BulkReport } from '@ykd/application/staff-list';
import {
  FOLLOW_UP_GROUPS,
  HAND_OVER_NOTE_MAX,
  handOverEndIssue,
  type FollowUpGroup,
} from '@ykd/domain/follow-up';
import { plainTextIssue } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { BulkReportDialog } from '../blocks/bulk-report';
import { useUndo } from '../blocks/undo-toast';
import { memberTitle } from '../member-title';
import { assistants } from '../messages/zh-CN/assistants';
import { useAssistantQueries } from './assistant-queries';
import { HandOverConfirm } from './hand-over-confirm';
import { HandOverGroups } from './hand-over-groups';
import { EVERYBODY, HandOverStudents, isChosen } from './hand-over-students';
import { HandOverTerms, USUAL } from './hand-over-terms';
import { useKeptPress } from './use-kept-press';

const words = assistants.give;

interface Issues {
  readonly to?: string | undefined;
  readonly note?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly form?: string | undefined;
}

/** What there is to say where no report came: without an answer nobody knows what the server did. */
const issueOf = (cause: unknown): string =>
  cause instanceof RequestError && cause.status === undefined
    ? words.unsure
    : (wordsForReaders(cause) ?? words.failed);

/** What is left to choose once it is known whose students they are. */
export function HandOverChoosing({
  people,
  preview,
  isBusy,
  from,
  to,
  filter,
  onFilter,
}: {
  people: HandOverPeople;
  preview: HandOverPreview;
  isBusy: boolean;
  from: string;
  to: string;
  filter: { readonly group?: FollowUpGroup; readonly search?: string };
  onFilter: (words: { readonly group?: string | undefined; readonly search?: string | undefined }) => void;
}) {
  const { apply, undo } = useAssistantQueries();
  const { clock } = useServices().environment;
  const { offer, takeBack, withdraw } = useUndo(undo);
  const [chosen, setChosen] = useState(EVERYBODY);
  const [terms, setTerms] = useState(USUAL);
  const [issues, setIssues] = useState<Issues>({});
  const [isAsking, setAsking] = useState(false);
  const [report, setReport] = useState<BulkReport>();
  const isAll = chosen.base === 'all';
  const others = preview.list.filter(({ id, moves }) => moves && chosen.others.has(id));
  const count = isAll ? preview.found - preview.conflicts - others.length : others.length;
  const nameOf = (whom: string) => memberTitle({ name: people.list.find(({ id }) => id === whom)?.name });
  const name = nameOf(to);

  const consequences = FOLLOW_UP_GROUPS.map((group) => {
    const named = others.filter((line) => line.group === group).length;
    return { what: assistants.groups[group], count: isAll ? preview.moving[group] - named : named };
  }).filter((one) => one.count > 0);

  const check = (): void => {
    const { note, lastDay } = terms;
    const form = count === 0 ? words.noStudents : count > BULK_MAX ? words.tooMany(BULK_MAX) : undefined;
    const endIssue = lastDay === undefined ? undefined : handOverEndIssue(lastDay, clock.now());
    const found: Issues = {
      to: to === '' ? words.noTo : undefined,
      note: plainTextIssue(words.note, note, HAND_OVER_NOTE_MAX),
      lastDay: lastDay === '' ? words.noDay : endIssue,
      form,
    };
    setIssues(found);
    setAsking(Object.values(found).every((issue) => issue === undefined));
  };
  const about = JSON.stringify([to, filter, chosen.base, [...chosen.others], [...chosen.notes], terms]);
  const { isKept, press } = useKeptPress(isBusy, about, check);
  const look = (by: Parameters<typeof onFilter>[0]): void => {
    setChosen(EVERYBODY);
    onFilter(by);
  };

  const confirm = async (): Promise<boolean> => {
    const written = [...chosen.notes].filter(([id, text]) => text.trim() !== '' && isChosen(chosen, id));
    const named = preview.list.map(({ id }) => id).filter((id) => chosen.others.has(id));
    const answer = await apply({
      from,
      to,
      target: isAll ? { ...filter, except: named } : { ids: named },
      seen: isAll ? preview.found - named.length : named.length,
      open: terms.open,
      note: terms.note,
      notes: written.map(([studentId, text]) => ({ studentId, text })),
      lastDay: terms.lastDay ?? null,
    });
    if (!answer.ok) {
      const { error } = answer;
      const said = error.kind === 'invalid-input' ? error.issues[0]?.message : undefined;
      setIssues({ form: said ?? errorMessage(error) });
      return true;
    }
    const { batch, done, skipped, failed } = answer.value;
    if (batch !== null) withdraw();
    if (skipped + failed > 0) setReport(answer.value);
    else if (batch !== null) offer(words.done(done, name), batch);
    // What was written is needed again where nobody went.
    if (done > 0) {
      setChosen(EVERYBODY);
      setTerms(USUAL);
    }
    return true;
  };

  return (
    <>
      <Card as="section" room="md" aria-label={words.which}>
        <styled.div display="flex" flexDirection="column" gap="3">
          <HandOverGroups
            preview={preview}
            group={filter.group}
            search={filter.search ?? ''}
            onGroup={(group) => look({ group })}
            onSearch={(search) => look({ search: search === '' ? undefined : search })}
          />
          <styled.p fontSize="sm" color="fg.muted">
            {words.classesStay}
          </styled.p>
          <HandOverStudents preview={preview} chosen={chosen} isBusy={isBusy} onChange={setChosen} />
        </styled.div>
      </Card>
      <Card as="section" room="md" aria-label={words.terms}>
        <styled.div display="flex" flexDirection="column" gap="4">
          <FormAlert message={issues.form ?? issues.to} />
          <HandOverTerms
            terms={terms}
            now={clock.now()}
            errors={issues}
            onChange={(next) => {
              setTerms(next);
              setIssues({});
            }}
          />
          <div>
            <Button aria-disabled={count === 0 || undefined} aria-busy={isKept || undefined} onClick={press}>
              {words.submit(count)}
            </Button>
          </div>
        </styled.div>
      </Card>
      <HandOverConfirm
        open={isAsking}
        from={nameOf(from)}
        to={name}
        count={count}
        consequences={consequences}
        terms={terms}
        now={clock.now()}
        loses={from === people.ownId}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        onError={(cause) => {
          setAsking(false);
          setIssues({ form: issueOf(cause) });
        }}
      />
      <BulkReportDialog
        report={isAsking ? undefined : report}
        onClose={() => setReport(undefined)}
        onUndo={takeBack}
      />
    </>
  );
}
