import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { violationsIn } from './boundaries/cruise.mjs';
for (const c of process.argv.slice(2)) {
  const names = readdirSync(join(c,'packages')).filter((n)=>existsSync(join(c,'packages',n,'package.json')));
  const { violations } = await violationsIn(c, names);
  const f = violations.filter(({rule})=>rule.name==='no-circular-folders');
  console.log('##',c,f.length);
  for (const v of f) console.log('  ',v.cycle.map((x)=>x.name.replace(/packages\/([^/]+)\/src/,'$1')).join(' → '));
}
