import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Field, SelectInput, type ListedOption } from '@ykd/adapters-ui/widgets';
import { reachOf } from '@ykd/domain/access';
import { AUDIENCE_KINDS, type AudienceKind } from '@ykd/domain/activity';
import { useState, type ChangeEvent } from 'react';
import { useAdminQueries } from '../admin-queries';
import { PickerField } from '../blocks/picker-field';
import { activities } from '../messages/zh-CN/activities';
import { useClassQueries } from '../queries/class-queries';
import { useFindClasses } from '../queries/find-classes';
import { useTagQueries } from '../tags/tag-queries';
import { audienceIn, audienceText, type Named } from './audience-texts';

const words = activities.audience;

type Find = (text: string) => Promise<readonly ListedOption[]>;

/** So many are found by a search. */
const FOUND = 20;

/** Those whose name has what is typed in it. */
const among = (
  list: readonly { readonly id: string; readonly name: string | null }[],
  text: string,
): readonly ListedOption[] =>
  list
    .map(({ id, name }) => ({ id, title: name ?? id }))
    .filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase()))
    .slice(0, FOUND);

/** How products, classes and tags are found. */
const useFinders = (): Readonly<Record<Exclude<AudienceKind, 'all'>, Find>> => {
  const { schoolClass } = useClassQueries();
  const { port } = useTagQueries();
  return {
    class: useFindClasses(),
    product: async (text) => {
      const found = await schoolClass.options();
      if (!found.ok) throw new Error(found.error.kind);
      return among(found.value.products, text);
    },
    tag: async (text) => {
      const found = await port.choices();
      if (!found.ok) throw new Error(found.error.kind);
      return among(found.value, text);
    },
  };
};

/** For whom something runs: everybody, or those of products, classes or tags that are found by a search. */
export function AudienceField({
  text,
  names,
  error,
  onChange,
}: {
  text: string;
  /** What those are called that are chosen already. */
  names: readonly Named[];
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const { kind, ids } = audienceIn(text);
  const [known, setKnown] = useState(names);
  const finders = useFinders();
  // Whoever does not reach everybody runs what is for his own classes.
  const kinds = AUDIENCE_KINDS.filter(
    (one) => one === kind || one === 'class' || reachOf(me, 'activities.manage') === 'all',
  );
  const nameOf = (id: string): string => known.find((one) => one.id === id)?.name ?? id;
  return (
    <div>
      <Field label={words.label} required error={kind === 'all' ? error : undefined}>
        <SelectInput
          name={kind === 'all' ? 'audience' : 'audienceKind'}
          value={kind}
          onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
            onChange(audienceText({ kind: currentTarget.value as AudienceKind, ids: [] }))
          }
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {words.kinds[one]}
            </option>
          ))}
        </SelectInput>
      </Field>
      {kind !== 'all' && (
        <styled.div marginTop="3">
          <PickerField
            key={kind}
            label={words.pick[kind]}
            name="audience"
            required
            error={error}
            chosen={undefined}
            find={finders[kind]}
            onChoose={(option) => {
              if (option === undefined || ids.includes(option.id)) return;
              setKnown([...known, { id: option.id, name: option.title }]);
              onChange(audienceText({ kind, ids: [...ids, option.id] }));
            }}
          />
          {ids.length > 0 && (
            <styled.ul listStyle="none" display="flex" flexWrap="wrap" gap="2" marginTop="2">
              {ids.map((id) => (
                <li key={id}>
                  <Button
                    type="button"
                    size="sm"
                    variant="outline"
                    aria-label={words.drop(nameOf(id))}
                    onClick={() => onChange(audienceText({ kind, ids: ids.filter((one) => one !== id) }))}
                  >
                    {nameOf(id)} ×
                  </Button>
                </li>
              ))}
            </styled.ul>
          )}
        </styled.div>
      )}
    </div>
  );
}
