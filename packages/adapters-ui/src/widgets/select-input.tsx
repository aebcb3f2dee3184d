import { styled } from '../styled/index.js';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.js';
import { useFieldControl } from './field-context.js';
import { ChevronDownIcon } from './icons/controls.js';

const StyledSelect = styled('select', {
  base: { ...controlStyle, appearance: 'none', paddingInlineEnd: '10', textOverflow: 'ellipsis' },
});

export type SelectInputProps = ComponentProps<typeof StyledSelect>;

/** A choice from few options: the browser's own list, which is the best one on a phone. Children are `<option>`s. */
export function SelectInput(props: SelectInputProps) {
  return (
    <styled.span position="relative" display="block">
      <StyledSelect {...useFieldControl()} {...props} />
      <styled.span position="absolute" insetInlineEnd="3" top="3" color="fg.subtle" pointerEvents="none">
        <ChevronDownIcon />
      </styled.span>
    </styled.span>
  );
}
