// After tsc: removes from dist whatever has no source any more, which would be published otherwise.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const inPackage = (folder) => fileURLToPath(new URL(`../${folder}`, import.meta.url));
const dist = inPackage('dist');

for (const file of readdirSync(dist, { recursive: true })) {
  const source = file.replace(/(\.d\.ts|\.js)(\.map)?$/, '.ts');
  if (source !== file && !existsSync(join(inPackage('src'), source))) rmSync(join(dist, file));
}
