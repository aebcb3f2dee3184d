import { application } from './catalogue/application.mjs';
import { backup } from './catalogue/backup.mjs';
import { domain } from './catalogue/domain.mjs';
import { http } from './catalogue/http.mjs';
import { pages } from './catalogue/pages.mjs';
import { persistence } from './catalogue/persistence.mjs';
import { server } from './catalogue/server.mjs';
import { stores } from './catalogue/stores.mjs';
import { upstream } from './catalogue/upstream.mjs';
import { web } from './catalogue/web.mjs';

/**
 * A mistake that a colleague could make and a reviewer might miss; neither the compiler nor a linter sees it.
 * @typedef {object} Fault
 * @property {string} name
 * @property {'race' | 'right'} [kind] what goes wrong only between two that act at once, and who may do or see what
 * @property {string} what what is wrong, in one sentence
 * @property {string} file where, in the repository
 * @property {readonly (readonly [string, string])[]} edits texts of the file, each once in it, and what takes their place
 * @property {readonly string[]} tests the part of the suite that should notice: test files and folders
 */

const AREAS = { domain, application, http, upstream, persistence, backup, server, stores, web, pages };

/** Every fault, with its area. */
export const catalogue = Object.entries(AREAS).flatMap(([area, faults]) =>
  faults.map((fault) => ({ area, ...fault })),
);
