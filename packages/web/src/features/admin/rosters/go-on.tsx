import { errorMessage } from '@ykd/adapters-http/contracts';
import { Button, Spinner } from '@ykd/adapters-ui/widgets';
import { ROSTER_NAME_MAX, type RosterRowView, type RosterView } from '@ykd/application/roster';
import { adminRosterPath } from '@ykd/domain/access';
import { ROSTER_TITLES } from '@ykd/domain/roster';
import { DEFAULT_PAGE_SIZE } from '@ykd/domain/shared';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormAlert } from '../../../forms/form-alert';
import { rosters } from '../messages/zh-CN/rosters';
import { useRosterQueries } from './roster-queries';

const words = rosters.goOn;

const lineOf = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** Rows as a sheet, under the titles by which their columns are recognised, whatever theirs were. */
const sheetOf = (
  { columns }: Pick<RosterView, 'columns'>,
  rows: readonly Pick<RosterRowView, 'cells'>[],
): string =>
  [
    columns.flatMap(({ field }) => (field === null ? [] : [ROSTER_TITLES[field]])),
    ...rows.map(({ cells }) => cells.map(({ text }) => text)),
  ]
    .map(lineOf)
    .join('\n');

/** Makes a roster of the rows that were not written, with the columns, and the class, of the one that they are of. */
const useGoOn = (roster: RosterView) => {
  const queries = useRosterQueries();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** What was made, though not all of it was heard of: a second press goes on with it. */
  const made = useRef<{ readonly id: string; readonly version: number }>(undefined);
  const rowsOf = async (): Promise<readonly RosterRowView[]> => {
    const found: RosterRowView[] = [];
    let place: { readonly after?: string } | undefined = {};
    while (place !== undefined) {
      const asked = { id: roster.id, state: 'unwritten' as const, size: DEFAULT_PAGE_SIZE, ...place };
      const answer = await queries.acts.rows(asked);
      if (!answer.ok) throw new Error(errorMessage(answer.error));
      found.push(...answer.value.list);
      place = answer.value.next === null ? undefined : { after: answer.value.next };
    }
    return found;
  };
  const make = async (): Promise<void> => {
    const rows = await rowsOf();
    const name = [...words.named(roster.name)].slice(0, ROSTER_NAME_MAX).join('');
    const bytes = new TextEncoder().encode(sheetOf(roster, rows));
    if (made.current === undefined) {
      const answer = await queries.acts.upload({ name, source: 'file', bytes });
      if (!answer.ok) {
        setFailure(errorMessage(answer.error));
        return;
      }
      made.current = answer.value;
    }
    const { id, version } = made.current;
    // Where that is refused, such as for a class that is gone, the columns are asked for again.
    await queries.acts.plan({
      id,
      version,
      fields: rows[0]?.cells.map(({ field }) => field) ?? [],
      overwrites: roster.overwrites,
      classId: roster.schoolClass?.id ?? null,
    });
    queries.outdate(id);
    void navigate(`${adminRosterPath(id)}?state=faulty`);
  };
  const goOn = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    await make().catch(() => setFailure(words.failed));
    setBusy(false);
  };
  return { goOn, isBusy, failure };
};

/** Goes on with the rows that were not written: they are corrected, and written, in a roster of their own. */
export function GoOn({ roster, rows }: { roster: RosterView; rows: number }) {
  const { goOn, isBusy, failure } = useGoOn(roster);
  return (
    <>
      <FormAlert message={failure} />
      <div>
        <Button size="sm" aria-disabled={isBusy || undefined} onClick={() => void goOn()}>
          {isBusy && <Spinner size="1em" />}
          {words.button(rows)}
        </Button>
      </div>
    </>
  );
}
