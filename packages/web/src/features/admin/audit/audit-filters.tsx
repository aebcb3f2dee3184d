import { Field, TextInput } from '@ykd/adapters-ui/widgets';
import { useQuery } from '@ykd/adapters-ui/react';
import { DAY_MS, dayIndexOf, shanghaiDay, startOfShanghaiDay } from '@ykd/domain/shared';
import type { ChangeEvent, ReactNode } from 'react';
import { ChoiceFilter } from '../../../lists/filter-fields';
import { ListFilters } from '../../../lists/list-filters';
import type { ListAt } from '../../../lists/use-list';
import { useAdminQueries } from '../admin-queries';
import { audit } from '../messages/zh-CN/audit';
import { PersonFilter } from '../people/person-filter';
import type { AuditPlace } from './audit-columns';

/** A day in Shanghai; answers when it begins, epoch ms. */
function DayFilter({
  label,
  at,
  onChange,
}: {
  label: string;
  at: number | undefined;
  onChange: (at: number | undefined) => void;
}) {
  return (
    <Field label={label}>
      <TextInput
        type="date"
        value={at === undefined ? '' : shanghaiDay(at)}
        onChange={({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
          onChange(value === '' ? undefined : startOfShanghaiDay(dayIndexOf(value)))
        }
      />
    </Field>
  );
}

/** Who changed something, to choose from; whoever is in the address stands there before the others are known. */
function ActorFilter({ list: { place, narrow } }: { list: ListAt<AuditPlace> }) {
  const { value: actors = [] } = useQuery(useAdminQueries().auditActors, undefined);
  const here = place.actor === undefined ? {} : { [place.actor]: place.actor };
  const options: Readonly<Record<string, string>> = {
    ...here,
    ...Object.fromEntries(actors.map(({ id, name }) => [id, name ?? id])),
  };
  return (
    <ChoiceFilter
      label={audit.actor}
      value={place.actor}
      options={options}
      onChange={(actor) => narrow({ actor })}
    />
  );
}

/** What the audit log is narrowed by. */
export function AuditFilters({
  list,
  aboutName,
  aside,
}: {
  list: ListAt<AuditPlace>;
  aboutName: string | undefined;
  /** At the end of them. */
  aside: ReactNode;
}) {
  const { place, narrow } = list;
  return (
    <ListFilters list={list} aside={aside}>
      <ActorFilter list={list} />
      <ChoiceFilter
        label={audit.act}
        value={place.act}
        options={audit.acts}
        onChange={(act) => narrow({ act })}
      />
      <PersonFilter
        label={audit.aboutWhom}
        id={place.about}
        name={aboutName}
        onChange={(about) => narrow({ about })}
      />
      <ChoiceFilter
        label={audit.source}
        value={place.source}
        options={audit.sources}
        onChange={(source) => narrow({ source })}
      />
      <DayFilter label={audit.from} at={place.from} onChange={(from) => narrow({ from })} />
      {/* The log ends before an instant, the day that is chosen is still in it. */}
      <DayFilter
        label={audit.to}
        at={place.to === undefined ? undefined : place.to - 1}
        onChange={(to) => narrow({ to: to === undefined ? undefined : to + DAY_MS })}
      />
    </ListFilters>
  );
}
