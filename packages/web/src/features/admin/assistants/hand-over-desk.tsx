import { RequestError, wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Button,
  Card,
  EmptyState,
  Field,
  Modal,
  SelectInput,
  SkeletonCard,
} from '@ykd/adapters-ui/widgets';
import type { HandOverPeople, HandOverPreview } from '@ykd/application/hand-over';
import { BULK_MAX, type BulkReport } from '@ykd/application/staff-list';
import {
  FOLLOW_UP_GROUPS,
  HAND_OVER_NOTE_MAX,
  handOverEndIssue,
  handOverEndOf,
  type FollowUpGroup,
} from '@ykd/domain/follow-up';
import { plainTextIssue, shanghaiDay } from '@ykd/domain/shared';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { BulkReportDialog } from '../blocks/bulk-report';
import { ConsequenceList } from '../blocks/consequence-list';
import { useUndo } from '../blocks/undo-toast';
import { memberTitle } from '../member-title';
import { assistants } from '../messages/zh-CN/assistants';
import { useSaid } from '../blocks/use-said';
import { useAssistantQueries } from './assistant-queries';
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

/** Whose students, and to whom they go. */
function Whom({
  people: { isWide, ownId, list },
  from,
  to,
  error,
  onChange,
}: {
  people: HandOverPeople;
  from: string;
  to: string;
  error: string | undefined;
  onChange: (chosen: { readonly from?: string; readonly to?: string }) => void;
}) {
  const options = (isMeant: (one: HandOverPeople['list'][number]) => boolean) =>
    list.filter(isMeant).map(({ id, name }) => (
      <option key={id} value={id}>
        {memberTitle({ name })}
      </option>
    ));
  return (
    <styled.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" maxWidth="40rem">
      <Field label={words.from}>
        {isWide ? (
          <SelectInput
            name="from"
            value={from}
            onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
              onChange({ from: currentTarget.value })
            }
          >
            <option value="">{words.choose}</option>
            {options(() => true)}
          </SelectInput>
        ) : (
          <SelectInput name="from" value={ownId} disabled>
            <option value={ownId}>{words.own}</option>
          </SelectInput>
        )}
      </Field>
      <Field label={words.to} required error={error}>
        <SelectInput
          name="to"
          value={to}
          onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
            onChange({ to: currentTarget.value })
          }
        >
          <option value="">{words.choose}</option>
          {options(({ id, role }) => id !== from && (role === 'class' || role === 'teacher'))}
        </SelectInput>
      </Field>
    </styled.div>
  );
}

/** What there is to say where no report came: without an answer nobody knows what the server did. */
const issueOf = (cause: unknown): string =>
  cause instanceof RequestError && cause.status === undefined
    ? words.unsure
    : (wordsForReaders(cause) ?? words.failed);

/** For how long they are given; nothing as long as no day is chosen that can be. */
const untilWords = (lastDay: string | undefined, now: number): string => {
  if (lastDay === undefined) return words.forGood;
  if (handOverEndIssue(lastDay, now) !== undefined) return '';
  return words.until(lastDay, shanghaiDay(handOverEndOf(lastDay)));
};

/** What is left to choose once it is known whose students they are. */
function Choosing({
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
      <Modal
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.confirmTitle}
        confirmLabel={words.submit(count)}
        onConfirm={confirm}
        onError={(cause) => {
          setAsking(false);
          setIssues({ form: issueOf(cause) });
        }}
      >
        <styled.div display="flex" flexDirection="column" gap="3">
          <p>{words.confirm(nameOf(from), count, name)}</p>
          <p>{untilWords(terms.lastDay, clock.now())}</p>
          <ConsequenceList of={consequences} />
          <styled.p fontSize="sm">{words.openItems[terms.open]}</styled.p>
          {from === people.ownId && (
            <styled.p color="amber.fg" fontSize="sm">
              {words.loses}
            </styled.p>
          )}
        </styled.div>
      </Modal>
      <BulkReportDialog
        report={isAsking ? undefined : report}
        onClose={() => setReport(undefined)}
        onUndo={takeBack}
      />
    </>
  );
}

/** Where students are given from one member of staff to another. */
export function HandOverDesk({ people }: { people: HandOverPeople }) {
  const { said, say } = useSaid();
  const from = people.isWide ? (said.get('from') ?? '') : people.ownId;
  const to = said.get('to') ?? '';
  const group = FOLLOW_UP_GROUPS.find((one) => one === said.get('group'));
  const search = said.get('search');
  const filter = { ...(group && { group }), ...(search !== null && search !== '' && { search }) };
  const asked = useQuery(
    useAssistantQueries().preview,
    { from, ...(to === '' ? {} : { to }), ...filter },
    from !== '',
  );
  return (
    <>
      <Card as="section" room="md" aria-label={words.form}>
        <Whom
          people={people}
          from={from}
          to={to}
          error={undefined}
          onChange={(next) => {
            const gone = next.from === undefined ? {} : { group: undefined, search: undefined };
            const lost = next.from !== undefined && next.from === to ? { to: undefined } : {};
            say({ ...next, ...gone, ...lost });
          }}
        />
      </Card>
      {from === '' ? (
        <Card>
          <EmptyState title={words.first} />
        </Card>
      ) : (
        <Answer of={asked} failed={words.failed} refused="failed" waiting={<SkeletonCard lines={5} />}>
          {(preview) =>
            preview.total === 0 ? (
              <Card>
                <EmptyState title={words.nobody} hint={words.nobodyHint} />
              </Card>
            ) : (
              <Choosing
                key={from}
                people={people}
                preview={preview}
                isBusy={asked.isBefore === true}
                from={from}
                to={to}
                filter={filter}
                onFilter={say}
              />
            )
          }
        </Answer>
      )}
    </>
  );
}
