import { inRoot, readJson } from './project.mjs';

/** How `npm run serve` starts the server, and so everybody: what Node is told, and the program. */
const [, ...words] = readJson(inRoot('package.json')).scripts.serve.split(' ');

/** The program of the built server. */
export const SERVER = inRoot(words.at(-1));

/**
 * What Node is told for it. By itself V8 keeps up to 64 MB for young objects after a start, most of them empty; bounded,
 * the server rests in some 25 MB less, and answers no slower. Old objects grow to one and a half of what is alive before they
 * are collected, not to three times that: of an export of two million rows 130 MB more would lie about, for no time saved.
 */
export const SERVER_NODE_ARGUMENTS = words.slice(0, -1);
