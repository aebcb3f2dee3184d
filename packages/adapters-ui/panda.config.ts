import { defineConfig } from '@pandacss/dev';
import { globalCss } from './src/theme/global-css';
import { breakpoints, keyframes, semanticTokens, textStyles, tokens } from './src/theme/tokens';

/** Whatever imports `styled` or `css` from here is read for styles at build time. */
const STYLED = '/styled';

const quoted = (name: string): RegExp => new RegExp(`(?<=var ${name} = ")[^"]*(?=")`);

/**
 * Every page loads the names of all style properties. Panda names most of them twice, and names of single vendors, which stand
 * only inside style objects here.
 */
const withoutRepeats = (code: string): string => {
  const utilities = new Set(quoted('userGeneratedStr').exec(code)?.[0].split(','));
  return code.replace(quoted('cssPropertiesStr'), (names) =>
    names
      .split(',')
      .filter((name) => !utilities.has(name) && !/^(?:Webkit|Moz|ms)[A-Z]/.test(name))
      .join(','),
  );
};

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
  hooks: {
    'codegen:prepare': ({ artifacts }) =>
      artifacts.map((artifact) => ({
        ...artifact,
        files: artifact.files.map((made) =>
          made.file === 'is-valid-prop.js' && made.code !== undefined
            ? { ...made, code: withoutRepeats(made.code) }
            : made,
        ),
      })),
  },
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
