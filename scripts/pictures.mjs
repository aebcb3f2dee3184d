// npm run pictures: builds, then takes pictures of every page; `-- --of DIR` of the build of another checkout,
// `-- --compare A B` compares two sets of pictures.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { browserSettings } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { toolchain } from './lib/node.mjs';
import { run } from './lib/process.mjs';
import { inRoot, main, Refusal } from './lib/project.mjs';

const RUN_TS = new URL('lib/run-ts.mjs', import.meta.url).href;
const USAGE =
  '用法：npm run pictures -- [--to 组名] [--only 画面名的开头…] [--of 另一份已构建的代码]，或 npm run pictures -- --compare 组名 组名 [--to 组名] [--only …]';

const OPTIONS = {
  of: { type: 'string' },
  to: { type: 'string' },
  only: { type: 'string', multiple: true, default: [] },
  compare: { type: 'boolean', default: false },
  smoke: { type: 'boolean', default: false },
};

const parsed = () => {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch {
    throw new Refusal(USAGE);
  }
};

/** The folder of a set. Never another one: what it is replaced by begins with its removal. */
const folderOf = (set) => {
  if (!/^[\w-]+$/.test(set)) throw new Refusal(`组名只能有字母、数字、“-”与“_”：${set}\n${USAGE}`);
  return inRoot('.artifacts/pictures', set);
};

const presentFolderOf = (set) => {
  const folder = folderOf(set);
  if (!existsSync(folder)) throw new Refusal(`没有这一组照片：${set}`);
  return folder;
};

const builtRootOf = (path) => {
  const root = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  if (!existsSync(join(root, 'packages/web/dist'))) throw new Refusal(`${path} 不是一份已构建的代码`);
  return root;
};

/** What the command line asks for, as packages/web/test/pictures/options.ts has it. */
const readOptions = () => {
  const { values, positionals } = parsed();
  const { of, to, only, compare, smoke } = values;
  if (positionals.length !== (compare ? 2 : 0)) throw new Refusal(USAGE);
  if (smoke) return { kind: 'smoke' };
  if (!compare) {
    const root = of === undefined ? {} : { root: builtRootOf(of) };
    return { kind: 'take', folder: folderOf(to ?? 'now'), only, ...root };
  }
  const [a, b] = positionals.map(presentFolderOf);
  const out = folderOf(to ?? 'differences');
  if ([a, b].includes(out)) throw new Refusal('--to 是放对照的组，不能是要比较的那两组');
  return { kind: 'compare', a, b, out, only };
};

await main(async () => {
  const options = readOptions();
  await ensureInstalled();
  const tools = toolchain();
  const env = { ...tools.env, ...(await browserSettings()) };
  // The scenes are written with the rules, which are built; of another checkout only the server is run.
  if (options.kind !== 'compare') await build(tools);
  const file = inRoot('packages/web/test/pictures/main.ts');
  const { code } = await run(tools.node, ['--import', RUN_TS, file, JSON.stringify(options)], { env });
  return code;
});
