import type { Plugin } from 'vite';

const CONTRACT = /adapters-http[\\/]dist[\\/]contracts[\\/]/;
const SUMMARY = /^\s*(?:summary:\s*(?:'[^'\n]*'|`[^`]*`)|whileViewing:\s*(?:true|false)),?$/gm;

/** What calls say of themselves is for the documents of the API, and for the server: a page does without. */
export const withoutSummaries: Plugin = {
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: CONTRACT },
    handler: (code) => ({ code: code.replaceAll(SUMMARY, ''), map: null }),
  },
};
