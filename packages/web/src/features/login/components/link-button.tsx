import { styled } from '@ykd/adapters-ui/styled';
import type { ComponentProps } from 'react';

const Styled = styled('button', {
  base: {
    minHeight: '8',
    borderRadius: 'sm',
    fontSize: 'sm',
    color: 'brand.fg',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.2em',
    transition: 'text-decoration-color {durations.fast}',
    _hover: { textDecorationColor: 'currentColor' },
  },
});

/** A button in the look of a link, for the way that few take. */
export function LinkButton(props: Omit<ComponentProps<typeof Styled>, 'type'>) {
  return <Styled type="button" {...props} />;
}
