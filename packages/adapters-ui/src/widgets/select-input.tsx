import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.js';
import { useFieldControl } from './field-context.js';
import { ChevronDownIcon } from './icons/controls.js';

const StyledSelect = chakra('select', {
  base: { ...controlStyle, appearance: 'none', paddingInlineEnd: '10', textOverflow: 'ellipsis' },
});

export type SelectInputProps = ComponentProps<typeof StyledSelect>;

/** A choice from few options: the browser's own list, which is the best one on a phone. Children are `<option>`s. */
export function SelectInput(props: SelectInputProps) {
  return (
    <chakra.span position="relative" display="block">
      <StyledSelect {...useFieldControl()} {...props} />
      <chakra.span position="absolute" insetInlineEnd="3" top="3" color="fg.subtle" pointerEvents="none">
        <ChevronDownIcon />
      </chakra.span>
    </chakra.span>
  );
}
