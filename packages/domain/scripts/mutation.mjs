// npm run mutation -w @ykd/domain [-- MODULE…]: changes the rules in small ways and counts how many changes the module's
// own tests notice. The exit code is 1 when a module is under the bar. A report opens from .artifacts/mutation/MODULE.html.
// With --smoke a few changes to one small module are tried, and must be noticed.
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { smoke, table } from '../../../scripts/lib/smoke.mjs';

const BAR = 90;

/** For the short form: few kinds of changes, one process, no report. */
const FEW = {
  mutator: {
    excludedMutations: ['ArrowFunction', 'BlockStatement', 'MethodExpression', 'Regex', 'StringLiteral'],
  },
  concurrency: 1,
  reporters: [],
  logLevel: 'error',
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const all = readdirSync('src', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const asked = smoke ? ['chat'] : process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`没有模块 ${unknown.join('、')}；有 ${all.join('、')}`);
  process.exit(1);
}

const rows = {};
for (const name of asked.length > 0 ? asked : all) {
  // Read by vitest.mutation.config.ts in Stryker's child processes.
  process.env.MUTATED_MODULE = name;
  const mutants = await new Stryker({
    // The tables of courses are data: titles and counts, no rule.
    mutate: [`src/${name}/**/*.ts`, '!src/course/catalogue/{data-and-go,foundation,java,python,web}.ts'],
    packageManager: 'npm',
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: availableParallelism(),
    reporters: ['clear-text', 'html'],
    clearTextReporter: { reportTests: false, reportScoreTable: false, allowColor: process.stdout.isTTY },
    htmlReporter: { fileName: `.artifacts/mutation/${name}.html` },
    // It leads out of the copy that is worked on; the package's own is mended there.
    ignorePatterns: ['test/tsconfig.json'],
    tempDirName: '.artifacts',
    cleanTempDir: 'always',
    thresholds: { high: 100, low: BAR, break: null },
    ...(smoke ? FEW : {}),
  }).runMutationTest();

  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [noticed, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  const score = (100 * noticed) / (noticed + missed);
  rows[name] = { mutants: noticed + missed, noticed, missed, 'score %': Number(score.toFixed(1)) };
}
table('Changes to the rules, and how many of them the tests notice', rows);
// Without a change there is no score, and none is as good as a bad one.
process.exitCode = Object.values(rows).every((row) => row['score %'] >= BAR) ? 0 : 1;
