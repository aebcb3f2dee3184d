import { styled } from '@ykd/adapters-ui/styled';
import { radioSheetStyle } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';

const List = styled('div', {
  base: { display: 'grid', gap: '2.5' },
});

const Option = styled('label', {
  base: {
    ...radioSheetStyle,
    flexWrap: 'wrap',
    columnGap: '3',
    minHeight: '12',
    px: '4',
    py: '2.5',
    lineHeight: 'snug',
    '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.fg' },
    '&:has(:disabled)': { bg: 'bg.subtle', borderColor: 'line', color: 'fg.subtle', cursor: 'not-allowed' },
    '& > input:disabled': { borderColor: 'line' },
  },
});

/** Something to choose. */
export interface OptionItem {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** At the end of the line, such as a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
  /** Why it is disabled: at the end of the line, below the hint where that is narrow. */
  readonly note?: string;
}

export type OptionListProps = {
  /** Ties the radio buttons together. */
  name: string;
  /** What is chosen about, unless the list stands under a heading that says so. */
  legend: string;
  value: string;
  onChange: (id: string) => void;
  options: readonly OptionItem[];
};

/** One of several, each with a line about it: radio buttons one below the other. */
export function OptionList({ name, legend, value, onChange, options }: OptionListProps) {
  return (
    <List role="radiogroup" aria-label={legend}>
      {options.map(({ id, label, hint, aside, note, disabled = false }) => (
        <Option key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            disabled={disabled}
            onChange={() => onChange(id)}
          />
          <styled.span flex="1 1 8rem" minWidth="0">
            <styled.span display="block" fontWeight="medium">
              {label}
            </styled.span>
            {hint && (
              <styled.span
                display="block"
                color={disabled ? 'fg.subtle' : 'fg.muted'}
                fontSize="sm"
                // Lines end between what it says, not within.
                wordBreak="keep-all"
                overflowWrap="anywhere"
              >
                {hint}
              </styled.span>
            )}
          </styled.span>
          {aside}
          {note && (
            // On a phone a line of its own, below the words.
            <styled.span
              fontSize="sm"
              marginInlineStart={{ sm: 'auto' }}
              flexBasis={{ base: 'full', sm: 'auto' }}
              paddingInlineStart={{ base: '7', sm: '0' }}
            >
              {note}
            </styled.span>
          )}
        </Option>
      ))}
    </List>
  );
}
