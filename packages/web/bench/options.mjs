import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PAGES } from './pages.mjs';
import { PARTS } from './parts.mjs';

const RUNS = 5;

/** The command line asks for what there is not. */
export class BadOptions extends Error {}

const several = { type: 'string', multiple: true, default: [] };
const OPTIONS = {
  of: { type: 'string' },
  against: { type: 'string' },
  runs: { type: 'string', default: String(RUNS) },
  page: several,
  part: several,
  smoke: { type: 'boolean', default: false },
};

const parsed = (args) => {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch {
    throw new BadOptions(
      `可以写的选项：${Object.keys(OPTIONS)
        .map((name) => `--${name}`)
        .join('、')}`,
    );
  }
};

/** Of what is known, what was asked for; everything where nothing was. */
const chosen = (known, names) => {
  const unknown = names.filter((name) => known.every((each) => each.name !== name));
  if (unknown.length > 0) {
    throw new BadOptions(`没有 ${unknown.join('、')}；可以写 ${known.map(({ name }) => name).join('、')}`);
  }
  return known.filter(({ name }) => names.length === 0 || names.includes(name));
};

/** A checkout by its path, as it was written where npm was started. */
const checkout = (path) => {
  if (path === undefined) return undefined;
  const root = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  if (!existsSync(join(root, 'packages/web/dist'))) throw new BadOptions(`${path} 不是一份已构建的代码`);
  return root;
};

const timesOf = (runs) => {
  if (!/^[1-9]\d{0,2}$/.test(runs)) throw new BadOptions(`--runs 是次数，例如 --runs 7：${runs}`);
  return Number(runs);
};

/**
 * What the command line asks for: `--of` another checkout's build than this one's, `--against` a build that is measured in
 * turns with it, `--page` and `--part` (several times) only some of them, `--runs` how often; `--smoke` only whether it works.
 */
export const readOptions = (args) => {
  const { of, against, runs, page, part, smoke } = parsed(args);
  return {
    builds: [
      { name: 'measured', root: checkout(of) },
      ...(against === undefined ? [] : [{ name: 'against', root: checkout(against) }]),
    ],
    runs: smoke ? 1 : timesOf(runs),
    pages: chosen(PAGES, smoke ? ['login', 'console'] : page),
    parts: chosen(PARTS, part),
    smoke,
  };
};
