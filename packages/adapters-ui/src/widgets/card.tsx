import { styled } from '../styled/index.js';
import type { ComponentProps } from 'react';

/**
 * A sheet of paper with a hairline edge. `room` is between the edge and what stands on it; `interactive` is for a card that
 * is a link or a button as a whole.
 */
export const Card = styled('div', {
  base: { bg: 'bg.surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'card', minWidth: 0 },
  variants: {
    room: {
      none: { overflow: 'hidden' },
      sm: { padding: '4' },
      md: { padding: { base: '4', md: '5' } },
      lg: { padding: { base: '5', md: '8' } },
    },
    tone: {
      plain: {},
      brand: { bg: 'brand.subtle', borderColor: 'brand.line' },
      amber: { bg: 'amber.subtle', borderColor: 'amber.line' },
      danger: { bg: 'danger.subtle', borderColor: 'danger.line' },
    },
    interactive: {
      true: {
        display: 'block',
        textAlign: 'start',
        color: 'inherit',
        transition: 'border-color {durations.fast}, transform {durations.normal}',
        _hover: { borderColor: 'line.strong', transform: 'translateY(-2px)' },
      },
    },
  },
  defaultVariants: { room: 'md', tone: 'plain' },
});

export type CardProps = ComponentProps<typeof Card>;
