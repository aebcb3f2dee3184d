import { styled } from '@ykd/adapters-ui/styled';

/** Somebody's time on, a leave, or hours at which nobody is there. */
export const Chip = styled('button', {
  base: {
    display: 'block',
    width: 'full',
    px: '1.5',
    py: { base: '2', md: '0.5' },
    borderRadius: 'sm',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontSize: 'xs',
    lineHeight: 'snug',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _disabled: { cursor: 'default' },
    '&[data-state=changed]': { bg: 'info.subtle', color: 'info.fg' },
    '&[data-state=off], &[data-state=leave]': { bg: 'bg.subtle', color: 'fg.muted' },
    '&[data-state=off] time, &[data-state=leave] time': { textDecoration: 'line-through' },
    '&[data-state=gap]': { bg: 'amber.subtle', color: 'amber.fg' },
  },
});
