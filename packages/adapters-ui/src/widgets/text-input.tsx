import { styled } from '../styled/index.js';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.js';
import { useFieldControl } from './field-context.js';

const StyledInput = styled('input', { base: controlStyle });

export type TextInputProps = ComponentProps<typeof StyledInput>;

/** One line of text. Takes every attribute of `<input>` and a `ref`, so `{...register('name')}` works. */
export function TextInput(props: TextInputProps) {
  return <StyledInput type="text" {...useFieldControl()} {...props} />;
}
