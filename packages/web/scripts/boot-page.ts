import path from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin } from 'vite';

/** Where the page has what stands while the app loads. */
const PLACE = '<!--boot-screen-->';

/** Puts the boot screen into the page, so that it stands while the scripts are still on their way. */
export const bootPage: Plugin = {
  name: 'boot-page',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { filename }) => {
      const root = path.dirname(filename);
      const { module } = await runnerImport<{ BootScreen: FunctionComponent }>(
        path.join(root, 'src/layouts/boot-screen.tsx'),
        { root, configFile: false, logLevel: 'error' },
      );
      return html.replace(PLACE, () => renderToStaticMarkup(createElement(module.BootScreen)));
    },
  },
};
