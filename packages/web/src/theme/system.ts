import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css';
import { breakpoints, keyframes, semanticTokens, textStyles, tokens } from './tokens';

/**
 * The Chakra system of the platform: Chakra's engine (conditions and style properties) with our own tokens, and no
 * stock recipe. A component of Chakra that needs one (say the date picker of the console) gets it as its `recipe` prop.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'ykd',
  cssVarsRoot: ':where(html, .chakra-theme)',
  preflight: true,
  globalCss,
  theme: { breakpoints, keyframes, tokens, semanticTokens, textStyles },
});
