import { useId, type ChangeEvent, type ReactNode } from 'react';
import { styled } from '../styled/index.js';
import { TickBox } from './tick-box.js';

const Line = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    // A finger needs more than a mouse.
    minHeight: { base: '11', lg: '9' },
    py: { base: '3', lg: '2' },
    fontSize: 'sm',
    lineHeight: 'snug',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.subtle' },
  },
});

export type CheckBoxProps = {
  label: string;
  /** What it is called where its words alone do not tell it from others; they are part of it. */
  'aria-label'?: string;
  /** A line below the label. */
  hint?: ReactNode;
  name?: string | undefined;
  isChecked: boolean;
  isDisabled?: boolean | undefined;
  onChange: (isChecked: boolean) => void;
};

/** Something that is so or not, with its words beside it. */
export function CheckBox({
  label,
  'aria-label': fullLabel,
  hint,
  name,
  isChecked,
  isDisabled = false,
  onChange,
}: CheckBoxProps) {
  const id = useId();
  return (
    <div>
      <Line>
        <TickBox
          type="checkbox"
          name={name}
          checked={isChecked}
          disabled={isDisabled}
          aria-label={fullLabel}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.checked)}
        />
        {label}
      </Line>
      {hint !== undefined && (
        <styled.p
          id={id}
          marginTop="-1"
          paddingInlineStart="8"
          fontSize="xs"
          lineHeight="snug"
          color="fg.subtle"
        >
          {hint}
        </styled.p>
      )}
    </div>
  );
}
