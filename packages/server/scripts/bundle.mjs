// Part of the build: the server and its command line as a few files, from the 2,800 that they come to with what they import. A
// start reads, compiles and links a tenth of them then (ADR 0069). The compiled files stay for who imports parts.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

const PACKAGE = resolve(import.meta.dirname, '..');
const ENTRIES = { main: 'dist/main.js', 'cli/main': 'dist/cli/main.js' };

/** They read files beside their own, start workers from them, or are machine code: they stay where they are installed. */
const OWN_FILES = [/^sharp$/, /^pino$/, /^@fastify\/swagger(?:-ui)?$/];

const bundle = await rolldown({
  input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(PACKAGE, file)])),
  platform: 'node',
  // pg asks for it where it is installed, which it is not.
  external: [...OWN_FILES, 'pg-native'],
});
const { output } = await bundle.write({
  dir: join(PACKAGE, 'dist/bundle'),
  format: 'esm',
  // Names of classes and functions are printed, in the traces of errors among others.
  keepNames: true,
  sourcemap: true,
  cleanDir: true,
});
await bundle.close();

/** What a file of CommonJS takes for its own folder does not exist in a bundle. */
const misplaced = output.filter(
  ({ type, fileName }) =>
    type === 'chunk' && /\b__dirname\b/.test(readFileSync(join(PACKAGE, 'dist/bundle', fileName), 'utf8')),
);
if (misplaced.length > 0) {
  const files = misplaced.map(({ fileName }) => fileName).join(', ');
  throw new Error(`a bundled package asks for its own folder: name it in OWN_FILES (${files})`);
}
