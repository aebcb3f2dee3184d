// Writes a .gz and a .br beside each text file of the build: the server sends them as they are and never compresses anew.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '../dist');
// index.html is changed by the server (it carries the settings), so it is left out.
const COMPRESSIBLE = /\.(?:m?js|css|svg|wasm)$/;
/** Below this the headers weigh more than what is saved. */
const SMALLEST = 512;
/** Above this the best of brotli takes half a minute for the last few percent. */
const LARGE = 1_000_000;
const LARGE_QUALITY = 9;

for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  if (bytes.length < SMALLEST) continue;
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  const quality = bytes.length > LARGE ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
}
