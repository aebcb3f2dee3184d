import { styled } from '@ykd/adapters-ui/styled';
import { Field, SelectInput } from '@ykd/adapters-ui/widgets';
import type { HandOverPeople } from '@ykd/application/hand-over';
import type { ChangeEvent } from 'react';
import { memberTitle } from '../member-title';
import { assistants } from '../messages/zh-CN/assistants';

const words = assistants.give;

/** Whose students, and to whom they go. */
export function HandOverWhom({
  people: { isWide, ownId, list },
  from,
  to,
  onChange,
}: {
  people: HandOverPeople;
  from: string;
  to: string;
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
      <Field label={words.to} required>
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
