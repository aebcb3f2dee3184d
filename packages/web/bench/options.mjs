import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PAGES } from './pages.mjs';
import { PARTS } from './parts.mjs';

const RUNS = 5;

/** Of what is known, what was asked for; everything where nothing was. */
const chosen = (known, names) => {
  const unknown = names.filter((name) => known.every((each) => each.name !== name));
  if (unknown.length > 0) {
    throw new Error(`没有 ${unknown.join('、')}；可以写 ${known.map(({ name }) => name).join('、')}`);
  }
  return known.filter(({ name }) => names.length === 0 || names.includes(name));
};

/** A checkout by its path, as it was written where npm was started. */
const checkout = (path) => path && resolve(process.env.INIT_CWD ?? process.cwd(), path);

/**
 * What the command line asks for: `--of` another checkout's build than this one's, `--against` a build that is measured in
 * turns with it, `--page` and `--part` (several times) only some of them, `--runs` how often; `--smoke` only whether it works.
 */
export const readOptions = (args) => {
  const several = { type: 'string', multiple: true, default: [] };
  const { values } = parseArgs({
    args,
    options: {
      of: { type: 'string' },
      against: { type: 'string' },
      runs: { type: 'string', default: String(RUNS) },
      page: several,
      part: several,
      smoke: { type: 'boolean', default: false },
    },
  });
  const { of, against, runs, page, part, smoke } = values;
  return {
    builds: [
      { name: 'measured', root: checkout(of) },
      ...(against === undefined ? [] : [{ name: 'against', root: checkout(against) }]),
    ],
    runs: smoke ? 1 : Number(runs),
    pages: chosen(PAGES, smoke ? ['login'] : page),
    parts: chosen(PARTS, part),
    smoke,
  };
};
