import { trackColours } from './tokens';

/** What is drawn within `data-track` finds the colours of the track by their parts, whichever track it is. */
const tracks = Object.fromEntries(
  Object.entries(trackColours).map(([track, parts]) => [
    `[data-track=${track}]`,
    Object.fromEntries(
      Object.keys(parts).map((part) => [`--track-${part}`, `{colors.track.${track}.${part}}`]),
    ),
  ]),
);

/** Rules for the whole document: paper, ink, focus, selection and quiet motion for those who ask for it. */
export const globalCss = {
  '*': {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.line',
  },
  html: {
    color: 'fg.default',
    bg: 'bg.page',
    lineHeight: 'normal',
    fontFamily: 'body',
    textSizeAdjust: '100%',
    colorScheme: 'light',
    // Short and long pages keep the same left edge.
    overflowY: 'scroll',
  },
  '.dark': { colorScheme: 'dark' },
  '.light': { colorScheme: 'light' },
  '.chakra-theme': { color: 'fg.default', bg: 'bg.page' },
  body: { WebkitFontSmoothing: 'antialiased' },
  'h1, h2, h3, h4': { fontWeight: 'semibold', lineHeight: 'tight' },
  // Balanced lines tear Chinese words apart; this only keeps a single character from standing alone.
  'h1, h2, h3, h4, p': { textWrap: 'pretty' },
  'table, time, data, output, meter': { fontVariantNumeric: 'tabular-nums' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '2px',
  },
  ...tracks,
  '*::placeholder': { color: 'fg.subtle' },
  '*::selection': { bg: 'brand.line' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};
