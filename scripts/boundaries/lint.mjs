import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot, readJson, Refusal } from '../lib/project.mjs';
import { toolFile } from '../lib/tools.mjs';
import { secondCopies } from './copies.mjs';
import { readsWithPoll, waitsWithPoll } from './polls.mjs';
import { noClockNoChance } from './purity.mjs';
import { queriesInRoot } from './queries.mjs';
import { TYPED } from './typed.mjs';

const CONFIG = '.oxlintrc.json';
const PLACES = ['domain', 'application', 'adapters-http', 'adapters-ui', 'local-services', 'server', 'web'];
const under = (packages, parts) =>
  packages.flatMap((name) => parts.map((part) => `packages/${name}/${part}`));

/** Where each rule has to hold, and its examples. */
const RULES = [
  ...TYPED.map((example) => ({ ...example, places: under(PLACES, ['src', 'test']) })),
  ...noClockNoChance.map((example) => ({
    ...example,
    rule: 'ykd/no-clock-no-chance',
    places: under(['domain', 'application'], ['src']),
  })),
  ...secondCopies.map((example) => ({
    ...example,
    rule: 'ykd/no-second-copies',
    places: under(PLACES.slice(1), ['src']),
  })),
  ...queriesInRoot.map((example) => ({
    ...example,
    rule: 'ykd/queries-in-root',
    places: under(['web'], ['src/features/shop', 'src/layouts', 'src/components']),
  })),
  ...readsWithPoll.map((example) => ({
    ...example,
    rule: 'ykd/reads-with-poll',
    places: under(['web'], ['test/browser', 'test/browser/access']),
  })),
  ...waitsWithPoll.map((example) => ({
    ...example,
    rule: 'ykd/waits-with-poll',
    places: under(PLACES, ['test']),
  })),
];

const EXAMPLES = RULES.flatMap(({ rule, refused, allowed, places }, at) =>
  places.flatMap((place) =>
    ['ts', 'tsx'].flatMap((kind) => [
      { file: `${place}/refused-${at}.${kind}`, rule, code: refused, isRefused: true },
      ...(allowed === undefined
        ? []
        : [{ file: `${place}/allowed-${at}.${kind}`, rule, code: allowed, isRefused: false }]),
    ]),
  ),
);

const lay = (folder, file, text) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** A workspace laid out like this one, of nothing but the examples, under this project's own settings. */
const layExamples = (folder) => {
  const { jsPlugins, ...config } = readJson(inRoot(CONFIG));
  lay(folder, CONFIG, JSON.stringify({ ...config, jsPlugins: jsPlugins.map((file) => inRoot(file)) }));
  const compilerOptions = { strict: true, lib: ['ES2023', 'DOM'], types: [], noEmit: true };
  lay(folder, 'tsconfig.json', JSON.stringify({ compilerOptions }));
  for (const { file, code } of EXAMPLES) lay(folder, file, `${code}\n`);
};

/** What the linter reports in a folder: `rule file`. */
const reportedIn = (folder) => {
  const { stdout, stderr } = spawnSync(process.execPath, [toolFile('oxlint'), '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    return new Set(
      JSON.parse(stdout).diagnostics.map(
        ({ code, filename }) =>
          `${code.replace(/^(.+)\((.+)\)$/, '$1/$2')} ${filename.replaceAll('\\', '/')}`,
      ),
    );
  } catch {
    throw new Refusal(`oxlint 没有给出可读的结果：\n${stderr}${stdout}`);
  }
};

/** The examples about which the linter is wrong: what it must refuse and does not, and what is fine and refused. */
export const misjudgedExamples = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-lint-'));
  try {
    layExamples(folder);
    const reported = reportedIn(folder);
    return EXAMPLES.filter(({ file, rule, isRefused }) => reported.has(`${rule} ${file}`) !== isRefused).map(
      ({ file, rule, code, isRefused }) =>
        `${rule} ${isRefused ? '没有认出' : '错误地拒绝了'} ${dirname(file)} 里的 ${code}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
