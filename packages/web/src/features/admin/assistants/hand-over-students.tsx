import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, CheckBox, DataTable, TextInput, type Column } from '@ykd/adapters-ui/widgets';
import type { HandOverPreview } from '@ykd/application/hand-over';
import { useState, type ChangeEvent } from 'react';
import { memberTitle } from '../member-title';
import { assistants } from '../messages/zh-CN/assistants';

const words = assistants.give;

type Line = HandOverPreview['list'][number];

/** So many are drawn at first, and so many more each time: most of the time nobody is left out. */
const DRAWN = 10;

/** Whether all go that are found, or nobody; who of those that are shown is an exception; what is written about single ones. */
export type Chosen = {
  readonly base: 'all' | 'none';
  readonly others: ReadonlySet<string>;
  readonly notes: ReadonlyMap<string, string>;
};

export const EVERYBODY: Chosen = { base: 'all', others: new Set(), notes: new Map() };

/** Whether somebody is chosen. */
export const isChosen = ({ base, others }: Chosen, id: string): boolean =>
  (base === 'all') !== others.has(id);

const Note = styled('div', { base: { minWidth: '40' } });

const colsOf = (chosen: Chosen, onChange: (chosen: Chosen) => void): readonly Column<Line, never>[] => {
  const { notes, others } = chosen;
  const put = (id: string, text: string): void =>
    onChange({ ...chosen, notes: new Map([...notes, [id, text]]) });
  return [
    {
      id: 'name',
      title: words.columns.name,
      isHead: true,
      narrow: 'head',
      cell: (line) => (
        <CheckBox
          label={memberTitle(line)}
          isChecked={line.moves && isChosen(chosen, line.id)}
          isDisabled={!line.moves}
          hint={line.moves ? undefined : words.stays}
          onChange={() => {
            const next = new Set(others);
            if (!next.delete(line.id)) next.add(line.id);
            onChange({ ...chosen, others: next });
          }}
        />
      ),
    },
    { id: 'mobile', title: words.columns.mobile, cell: ({ mobile }) => mobile },
    {
      id: 'kind',
      title: words.columns.kind,
      cell: ({ kind }) => <Badge tone="neutral">{words.kinds[kind]}</Badge>,
    },
    { id: 'group', title: words.columns.group, cell: ({ group }) => assistants.groups[group] },
    {
      id: 'note',
      title: words.columns.note,
      cell: (line) =>
        notes.has(line.id) ? (
          <Note>
            <TextInput
              aria-label={words.noteOf(memberTitle(line))}
              value={notes.get(line.id) ?? ''}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
                put(line.id, currentTarget.value)
              }
            />
          </Note>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            aria-label={words.writeOf(memberTitle(line))}
            onClick={() => put(line.id, '')}
          >
            {words.write}
          </Button>
        ),
    },
  ];
};

/** Those that a filter finds, the most urgent ones: who of them is given, and what is written about whom. */
export function HandOverStudents({
  preview,
  chosen,
  isBusy,
  onChange,
}: {
  preview: HandOverPreview;
  chosen: Chosen;
  isBusy: boolean;
  onChange: (chosen: Chosen) => void;
}) {
  const { found, list, conflicts } = preview;
  const [drawn, setDrawn] = useState(DRAWN);
  const more = Math.min(DRAWN, list.length - drawn);
  if (found === 0) return <styled.p color="fg.muted">{words.notFound}</styled.p>;
  return (
    <>
      <styled.p fontSize="sm" color="fg.muted">
        {words.found(found, found - conflicts, list.length, chosen.base === 'all')}
      </styled.p>
      {conflicts < found && (
        <styled.div role="group" aria-label={words.ticks} display="flex" flexWrap="wrap" gap="2">
          {(['all', 'none'] as const).map((base) => (
            <Button
              key={base}
              size="sm"
              variant="outline"
              onClick={() => onChange({ ...chosen, base, others: new Set() })}
            >
              {words.tick[base]}
            </Button>
          ))}
        </styled.div>
      )}
      {conflicts > 0 && (
        <styled.p fontSize="sm" color="amber.fg">
          {words.conflicts(conflicts)}
        </styled.p>
      )}
      <DataTable<Line, never>
        caption={words.students}
        cols={colsOf(chosen, onChange)}
        rows={list.slice(0, drawn)}
        nameOf={memberTitle}
        isBusy={isBusy}
      />
      {more > 0 && (
        <div>
          <Button size="sm" variant="outline" onClick={() => setDrawn(drawn + more)}>
            {words.more(more)}
          </Button>
        </div>
      )}
    </>
  );
}
