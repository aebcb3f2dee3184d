import { defineConfig } from '@pandacss/dev';
import { globalCss } from './src/theme/global-css';
import { breakpoints, keyframes, semanticTokens, textStyles, tokens } from './src/theme/tokens';

/** Whatever imports `styled` or `css` from here is read for styles at build time. */
const STYLED = '/styled';

/** Makes the typed style properties and the style sheet of all screens from our own tokens; no stock theme. */
export default defineConfig({
  eject: true,
  presets: ['@pandacss/preset-base'],
  preflight: true,
  prefix: { cssVar: 'ykd' },
  include: ['./src/**/*.{ts,tsx}', '../web/src/**/*.{ts,tsx}'],
  importMap: { css: STYLED, jsx: STYLED, patterns: STYLED, recipes: STYLED },
  outdir: 'styled-system',
  outExtension: 'js',
  jsxFramework: 'react',
  globalCss,
  conditions: {
    extend: {
      // A finger does not hover: what it touched last would keep the look.
      hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
      active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
      // Only what says so: for a browser a select is read-only, and an empty required field invalid.
      readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
      invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
      first: '&:first-of-type',
    },
  },
  theme: { breakpoints, keyframes, tokens, semanticTokens, textStyles },
});
