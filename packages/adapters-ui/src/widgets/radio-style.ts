import { css } from '../styled/index.js';

/** A sheet of paper around a radio button and its words: pressed, focused and chosen, it shows as a whole. */
export const radioSheetStyle = css.raw({
  display: 'flex',
  alignItems: 'center',
  borderWidth: '1px',
  borderColor: 'line.strong',
  borderRadius: 'md',
  bg: 'bg.raised',
  cursor: 'pointer',
  transition: 'border-color {durations.fast}, background-color {durations.fast}',
  _hover: { borderColor: 'fg.subtle' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-1px' },
  // Drawn here: the browser's own is grey in the dark.
  '& > input': {
    appearance: 'none',
    width: '4',
    height: '4',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'full',
    bg: 'bg.surface',
    outline: 'none',
  },
  '& > input:checked': { borderWidth: '5px', borderColor: 'brand.fg' },
});
