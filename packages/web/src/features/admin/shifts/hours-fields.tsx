import { SelectInput } from '@ykd/adapters-ui/widgets';
import { clockWords } from '@ykd/domain/shared';
import { SHIFT_STEPS } from '@ykd/domain/shift';
import type { ChangeEvent, ComponentProps } from 'react';

/** A minute of a day, by steps of half an hour. `isEnd`: where something ends, which may be the end of the day. */
export function StepSelect({
  isEnd = false,
  value,
  onChange,
  ...rest
}: Pick<ComponentProps<typeof SelectInput>, 'name' | 'disabled' | 'aria-label'> & {
  isEnd?: boolean;
  value: number;
  onChange: (minute: number) => void;
}) {
  return (
    <SelectInput
      {...rest}
      value={String(value)}
      onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => onChange(Number(currentTarget.value))}
    >
      {(isEnd ? SHIFT_STEPS.slice(1) : SHIFT_STEPS.slice(0, -1)).map((minute) => (
        <option key={minute} value={minute}>
          {clockWords(minute)}
        </option>
      ))}
    </SelectInput>
  );
}
