import { styled } from '@ykd/adapters-ui/styled';
import { Field, TextInput, useFieldGroup } from '@ykd/adapters-ui/widgets';
import { useState, type ChangeEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { CURSORS } from '../../../lists/carried-over';
import { Chip, Chips } from '../../../lists/filter-fields';
import { blocks } from '../messages/zh-CN/blocks';
import {
  daysBetween,
  daysOf,
  NAMED_DAYS,
  readDays,
  writeDays,
  type Days,
  type DaysChoice,
  type NamedDays,
} from './day-range';

const words = blocks.days;

/** A range of days in the address of the page, and how to choose another; every other page of a list begins anew. */
export const useDays = (name = 'days') => {
  const [search, setSearch] = useSearchParams();
  const now = useServices().environment.clock.now();
  const choice = readDays(search.get(name));
  const choose = (next: DaysChoice | undefined): void => {
    const query = new URLSearchParams(search);
    const text = writeDays(next);
    if (text === undefined) query.delete(name);
    else query.set(name, text);
    for (const cursor of CURSORS) query.delete(cursor);
    setSearch(query, { replace: true, preventScrollReset: true });
  };
  return { choice, days: daysOf(choice, now), choose };
};

function OwnDays({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const [ends, setEnds] = useState({ from: days.from ?? '', to: days.to ?? '' });
  const isWrong = ends.from !== '' && ends.to !== '' && ends.from > ends.to;
  const change = (part: Partial<typeof ends>) => {
    const next = { ...ends, ...part };
    setEnds(next);
    if (next.from === '' || next.to === '' || next.from <= next.to) onChange(daysBetween(next.from, next.to));
  };
  return (
    <styled.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="2" maxWidth="96">
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={words[end]} error={isWrong && end === 'to' ? words.wrong : undefined}>
          <TextInput
            type="date"
            value={ends[end]}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              change({ [end]: currentTarget.value })
            }
          />
        </Field>
      ))}
    </styled.div>
  );
}

const NAMES: readonly (NamedDays | undefined)[] = [undefined, ...NAMED_DAYS];

function NameChips({
  choice,
  isOwn,
  onName,
  onOwn,
}: {
  choice: DaysChoice | undefined;
  isOwn: boolean;
  onName: (name: NamedDays | undefined) => void;
  onOwn: () => void;
}) {
  return (
    <Chips role="group" {...useFieldGroup()}>
      {NAMES.map((name) => (
        <Chip
          key={name ?? 'any'}
          type="button"
          aria-pressed={!isOwn && choice === name}
          onClick={() => onName(name)}
        >
          {words[name ?? 'any']}
        </Chip>
      ))}
      <Chip type="button" aria-pressed={isOwn} aria-expanded={isOwn} onClick={onOwn}>
        {words.own}
      </Chip>
    </Chips>
  );
}

/** Days by the calendar of Shanghai: some with a name, or from one day to another. */
export function DayRangeFilter({
  label = words.label,
  choice,
  days,
  onChange,
}: {
  label?: string;
  choice: DaysChoice | undefined;
  /** The days of the choice, which one's own range begins with. */
  days: Days;
  onChange: (choice: DaysChoice | undefined) => void;
}) {
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = wantsOwn || typeof choice === 'object';
  return (
    <styled.div display="flex" flexDirection="column" gap="3">
      <Field label={label} aside={words.clock}>
        <NameChips
          choice={choice}
          isOwn={isOwn}
          onName={(name) => {
            setWantsOwn(false);
            onChange(name);
          }}
          onOwn={() => {
            setWantsOwn(true);
            if (days.from !== undefined) onChange(days);
          }}
        />
      </Field>
      {isOwn && <OwnDays days={days} onChange={onChange} />}
    </styled.div>
  );
}
