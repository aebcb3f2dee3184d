import { styled } from '@ykd/adapters-ui/styled';
import { CheckBox, Field, SelectInput, TextArea, TextInput } from '@ykd/adapters-ui/widgets';
import { HAND_OVER_DAYS_MAX, HAND_OVER_NOTE_MAX, OPEN_ITEMS, type OpenItems } from '@ykd/domain/follow-up';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { ChangeEvent } from 'react';
import { assistants } from '../messages/zh-CN/assistants';

const words = assistants.give;

/** What goes with the students, and until when. `lastDay`: undefined: they stay. */
export type Terms = {
  readonly open: OpenItems;
  readonly note: string;
  readonly lastDay: string | undefined;
};

export const USUAL: Terms = { open: 'keep', note: '', lastDay: undefined };

/** What goes with the students, what is written with them, and until when they are given. */
export function HandOverTerms({
  terms,
  now,
  errors,
  onChange,
}: {
  terms: Terms;
  /** Epoch ms. */
  now: number;
  errors: { readonly note?: string | undefined; readonly lastDay?: string | undefined };
  onChange: (terms: Terms) => void;
}) {
  const { open, note, lastDay } = terms;
  return (
    <styled.div display="flex" flexDirection="column" gap="4" maxWidth="40rem">
      <Field label={words.open}>
        <SelectInput
          name="open"
          value={open}
          onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
            onChange({ ...terms, open: OPEN_ITEMS.find((one) => one === currentTarget.value) ?? open })
          }
        >
          {OPEN_ITEMS.map((one) => (
            <option key={one} value={one}>
              {words.openItems[one]}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field
        label={words.note}
        required
        hint={words.noteHint}
        error={errors.note}
        aside={words.length([...note.trim()].length, HAND_OVER_NOTE_MAX)}
      >
        <TextArea
          name="note"
          value={note}
          onChange={({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) =>
            onChange({ ...terms, note: currentTarget.value })
          }
        />
      </Field>
      <div>
        <CheckBox
          label={words.temporary}
          hint={words.temporaryHint}
          isChecked={lastDay !== undefined}
          onChange={(isOn) => onChange({ ...terms, lastDay: isOn ? '' : undefined })}
        />
        {lastDay !== undefined && (
          <Field label={words.lastDay} required error={errors.lastDay}>
            <TextInput
              type="date"
              name="lastDay"
              min={shanghaiDay(now)}
              max={shanghaiDay(now + HAND_OVER_DAYS_MAX * DAY_MS)}
              value={lastDay}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
                onChange({ ...terms, lastDay: currentTarget.value })
              }
            />
          </Field>
        )}
      </div>
    </styled.div>
  );
}
