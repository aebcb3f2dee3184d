import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, Field, focusInField, TextInput, type Column } from '@ykd/adapters-ui/widgets';
import type { RosterRowView } from '@ykd/application/roster';
import { adminStudentPath } from '@ykd/domain/access';
import { useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { rosters } from '../messages/zh-CN/rosters';
import { ROW_TONES } from './roster-tones';
import type { useRosterQueries } from './roster-queries';

const words = rosters.review;

export type RosterRow = RosterRowView & { readonly id: string };
type Queries = ReturnType<typeof useRosterQueries>;

/** A value for the eyes: what a gender is called. */
const shown = (value: string): string => (value === 'male' ? '男' : value === 'female' ? '女' : value);

/** The names of the fields that correct something: the attribute finds them in their order. */
const FIXES = 'data-roster-fix';

/** A field, then those after it, then those before it: the first that is still there is the next to be corrected. */
const fromHere = (name: string): readonly string[] => {
  const names = [...document.querySelectorAll(`[${FIXES}]`)].map((one) => one.getAttribute(FIXES) ?? '');
  const here = names.indexOf(name);
  return [...names.slice(here), ...names.slice(0, Math.max(0, here)).toReversed()];
};

/** Gives the focus to the first of some fields that is there. */
export const focusFix = (names: readonly string[]): void => {
  const there = names
    .map((name) => document.querySelector<HTMLElement>(`[${FIXES}="${name}"]`))
    .find((one) => one !== null);
  if (there) focusInField(there);
};

/** Corrects one cell of a row where it stands. */
function Fix({ rosterId, row, issue, queries, onFixed }: FixProps) {
  const name = `${row.number}-${issue.field}`;
  const cell = row.cells.find(({ field }) => field === issue.field)?.text ?? '';
  const [text, setText] = useState(cell);
  const [failure, setFailure] = useState<string>();
  const isSame = text === cell;
  const fix = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSame) return;
    setFailure(undefined);
    try {
      const said = { id: rosterId, number: row.number, field: issue.field, text };
      const answer = await queries.acts.correct(said);
      if (answer.ok) onFixed(fromHere(name));
      else setFailure(errorMessage(answer.error));
    } catch (error) {
      setFailure(wordsForReaders(error) ?? words.notFixed);
      return;
    }
    queries.outdate(rosterId);
  };
  return (
    <styled.form
      display="flex"
      alignItems="flex-start"
      gap="2"
      maxWidth="96"
      onSubmit={(event) => void fix(event)}
    >
      <styled.div flex="1" minWidth="0">
        <Field label={words.fixing(rosters.fields[issue.field], row.number)} error={failure ?? issue.message}>
          <TextInput
            {...{ [FIXES]: name }}
            value={text}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => setText(currentTarget.value)}
          />
        </Field>
      </styled.div>
      {/* On the line of the field, whatever is written below it. */}
      <styled.div marginTop="8">
        <Button type="submit" size="sm" variant="outline" aria-disabled={isSame || undefined}>
          {words.fix}
        </Button>
      </styled.div>
    </styled.form>
  );
}

interface FixProps {
  rosterId: string;
  row: RosterRow;
  issue: RosterRow['issues'][number];
  queries: Queries;
  /** It is corrected; the fields in the order in which they are to get the focus. */
  onFixed: (names: readonly string[]) => void;
}

const Changes = styled('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '0.5', listStyle: 'none', overflowWrap: 'anywhere' },
});

/** What a row changes: from what, to what. */
function ChangeList({ changes }: Pick<RosterRow, 'changes'>) {
  return (
    <Changes>
      {changes.map(({ field, old, now, kept }) => (
        <li key={field}>
          <styled.span color="fg.muted">{rosters.fields[field]} </styled.span>
          {old !== null && (
            <>
              {shown(old)}
              <span aria-hidden> → </span>
            </>
          )}
          {kept ? (
            <styled.span color="fg.muted">
              <s>{shown(now)}</s> {words.kept}
            </styled.span>
          ) : (
            shown(now)
          )}
        </li>
      ))}
    </Changes>
  );
}

/** Leaves a row out, or takes it in again. */
function Skip({ rosterId, row: { number, state }, queries }: Omit<FixProps, 'issue' | 'onFixed'>) {
  const { commands } = useServices().toasts;
  const isSkipped = state === 'skipped';
  const skip = async () => {
    try {
      const answer = await queries.acts.skip({ id: rosterId, number, isSkipped: !isSkipped });
      if (!answer.ok) commands.error(words.notFixed, { description: errorMessage(answer.error) });
    } catch (error) {
      commands.error(words.notFixed, { description: wordsForReaders(error) });
      return;
    }
    queries.outdate(rosterId);
  };
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={isSkipped ? words.unskipOf(number) : words.skipOf(number)}
      onClick={() => void skip()}
    >
      {isSkipped ? words.unskip : words.skip}
    </Button>
  );
}

/** Whether what is wrong stands in a cell: into which class all of them come is said elsewhere. */
const isFixable = ({ state, cells }: RosterRow, field: string, isOpen: boolean): boolean =>
  isOpen && state === 'faulty' && (field !== 'className' || cells.some((cell) => cell.field === field));

/** The columns of the rows; `isOpen`: they can still be corrected. */
export const rowColumns = (
  rosterId: string,
  isOpen: boolean,
  queries: Queries,
  onFixed: FixProps['onFixed'],
): readonly Column<RosterRow, never>[] => [
  { id: 'number', title: words.number, align: 'end', cell: ({ number }) => number },
  {
    id: 'who',
    title: words.who,
    isHead: true,
    narrow: 'head',
    cell: ({ cells, studentId, state }) => {
      const of = (field: string) => cells.find((cell) => cell.field === field)?.text.trim();
      const name = of('name') || of('mobile') || words.nobody;
      const isThere = studentId !== null && state !== 'reversed';
      return (
        <styled.span overflowWrap="anywhere" css={{ '& a': { color: 'brand.fg' } }}>
          {isThere ? <Link to={adminStudentPath(studentId)}>{name}</Link> : name}
          {of('name') && (
            <styled.span display="block" color="fg.muted" fontSize="xs" fontWeight="normal">
              {of('mobile')}
            </styled.span>
          )}
        </styled.span>
      );
    },
  },
  {
    id: 'state',
    title: rosters.state,
    narrow: 'head',
    cell: ({ state }) => <Badge tone={ROW_TONES[state]}>{rosters.rowStates[state]}</Badge>,
  },
  {
    id: 'what',
    title: words.what,
    cell: (row) => (
      <styled.div display="flex" flexDirection="column" gap="2" textAlign="start">
        {row.why}
        {row.issues.map((issue) =>
          isFixable(row, issue.field, isOpen) ? (
            <Fix
              key={`${issue.field} ${issue.message}`}
              rosterId={rosterId}
              row={row}
              issue={issue}
              queries={queries}
              onFixed={onFixed}
            />
          ) : (
            <span key={issue.field}>{words.issue(rosters.fields[issue.field], issue.message)}</span>
          ),
        )}
        {row.changes.length > 0 && <ChangeList changes={row.changes} />}
      </styled.div>
    ),
  },
  ...(isOpen
    ? [
        {
          id: 'skip',
          title: words.skip,
          cell: (row: RosterRow) => <Skip rosterId={rosterId} row={row} queries={queries} />,
        },
      ]
    : []),
];
