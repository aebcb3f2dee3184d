import { css } from '../styled/index.js';

/** The look that all form controls share. */
export const controlStyle = css.raw({
  width: 'full',
  minWidth: 0,
  height: '11',
  px: '3',
  borderWidth: '1px',
  borderColor: 'line.strong',
  borderRadius: 'md',
  bg: 'bg.raised',
  color: 'fg.default',
  // Below 16 px an iPhone zooms into the field.
  fontSize: 'md',
  lineHeight: 'normal',
  transition: 'border-color {durations.fast}',
  _hover: { borderColor: 'fg.subtle' },
  _focusVisible: {
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '-1px',
    borderColor: 'transparent',
  },
  _invalid: {
    borderColor: 'danger.fg',
    _hover: { borderColor: 'danger.fg' },
    _focusVisible: { outlineColor: 'danger.fg' },
  },
  _readOnly: { bg: 'bg.subtle', borderColor: 'line', color: 'fg.muted' },
  _disabled: { bg: 'bg.subtle', borderColor: 'line', color: 'fg.subtle', cursor: 'not-allowed' },
});
