import { styled } from '../styled/index.js';

/** A check box, drawn here: the browser's own is grey in the dark. */
export const TickBox = styled('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    width: '5',
    height: '5',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    bg: 'bg.raised',
    cursor: 'pointer',
    _hover: { borderColor: 'fg.subtle' },
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    '&:is(:checked, :indeterminate)': { bg: 'brand.fg', borderColor: 'brand.fg' },
    '&:is(:checked, :indeterminate)::before': { content: '""', bg: 'bg.surface' },
    '&:checked::before': {
      width: '3',
      height: '3',
      clipPath: 'polygon(12% 48%, 0 60%, 38% 98%, 100% 22%, 88% 10%, 37% 73%)',
    },
    '&:indeterminate::before': { width: '2.5', height: '0.5', clipPath: 'none' },
  },
});
