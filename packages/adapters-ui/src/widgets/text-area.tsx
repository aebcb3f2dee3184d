import { styled } from '../styled/index.js';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.js';
import { useFieldControl } from './field-context.js';

const StyledTextArea = styled('textarea', {
  base: { ...controlStyle, height: 'auto', minHeight: '24', py: '2' },
});

export type TextAreaProps = ComponentProps<typeof StyledTextArea>;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  return <StyledTextArea rows={3} {...useFieldControl()} {...props} />;
}
