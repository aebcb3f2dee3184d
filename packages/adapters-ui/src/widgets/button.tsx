import { styled } from '../styled/index.js';
import type { ComponentProps } from 'react';

const StyledButton = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    lineHeight: 'none',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition:
      'background-color {durations.fast}, border-color {durations.fast}, color {durations.fast}, transform {durations.fast}',
    _active: { transform: 'translateY(1px)' },
    position: 'relative',
    // Fingers hit what is 44 px high and wide, however small it looks.
    '@media (pointer: coarse)': {
      _before: { content: '""', position: 'absolute', inset: 'min(0px, calc((100% - 2.75rem) / 2))' },
    },
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-busy=true]': { opacity: 0.8, cursor: 'progress' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'brand.solid',
        color: 'brand.contrast',
        fontWeight: 'semibold',
        _hover: { bg: 'brand.hover' },
      },
      soft: { bg: 'brand.subtle', color: 'brand.fg', _hover: { borderColor: 'brand.line' } },
      outline: {
        bg: 'bg.surface',
        color: 'fg.default',
        borderColor: 'line.strong',
        _hover: { bg: 'bg.subtle' },
      },
      ghost: { color: 'fg.muted', _hover: { bg: 'bg.subtle', color: 'fg.default' } },
      amber: {
        bg: 'amber.solid',
        color: 'amber.contrast',
        fontWeight: 'semibold',
        _hover: { bg: 'amber.hover' },
      },
      danger: { bg: 'danger.solid', color: 'danger.contrast', _hover: { bg: 'danger.hover' } },
    },
    size: {
      sm: { height: '8', px: '3', fontSize: 'sm' },
      md: { height: '10', px: '4', fontSize: 'sm' },
      lg: { height: '12', px: '6', fontSize: 'md' },
    },
    /** As wide as its container. */
    block: { true: { width: 'full' } },
    /** Square, for one icon. */
    square: { true: { px: '0', aspectRatio: '1' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

export type ButtonProps = ComponentProps<typeof StyledButton>;

/**
 * A button, `type="button"` unless told otherwise. For a link that looks like one:
 * `<Button asChild><Link to="/learn">去学习</Link></Button>`.
 */
export function Button({ type, asChild, ...rest }: ButtonProps) {
  // A link has no button type.
  return <StyledButton {...(asChild ? { asChild } : { type: type ?? 'button' })} {...rest} />;
}
