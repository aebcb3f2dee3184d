import { stripVTControlCharacters } from 'node:util';

/** turbo's prefix, then Vitest's line for a file: `@ykd/web:test:  ✓ test/x.test.ts (3 tests | 1 failed) 12ms`. */
const FILE = /^(@ykd\/[\w-]+):[\w:]+:\s+\S+ (test\/\S+) \(\d+ tests?\b[^)]*\) (\d+)ms/;
const CACHED = /^(@ykd\/[\w-]+:test[\w:]*): cache hit, replaying logs/;

const linesOf = (output) => stripVTControlCharacters(output).split('\n');

/** The tasks whose tests did not run: turbo shows again what they said the last time. */
export const cachedPackages = (output) => linesOf(output).flatMap((line) => CACHED.exec(line)?.[1] ?? []);

/** The test files that ran, with the time that they took. */
const filesIn = (output) => {
  const cached = cachedPackages(output);
  return linesOf(output)
    .filter((line) => !cached.some((task) => line.startsWith(`${task}:`)))
    .flatMap((line) => {
      const [, name, file, ms] = FILE.exec(line) ?? [];
      return name === undefined ? [] : [{ name: `${name} ${file}`, ms: Number(ms) }];
    });
};

const SHOWN = 10;

/** The slowest test files of a run, as lines for people; none when no test ran. */
export const slowestFiles = (outputs) => {
  const slowest = outputs
    .flatMap(filesIn)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SHOWN);
  if (slowest.length === 0) return [];
  return [
    `最慢的 ${slowest.length} 个测试文件：`,
    ...slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`),
  ];
};
