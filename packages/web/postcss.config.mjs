import panda from '@pandacss/dev/postcss';

/** Fills the layers of the style sheet with what screens and widgets name; the rules stand with the widgets. */
export default {
  plugins: [
    panda({ cwd: new URL('../adapters-ui/', import.meta.url).pathname, configPath: 'panda.config.ts' }),
  ],
};
