// npm run bench: builds, then measures; `npm run bench -- domain`, `-- server`, `-- shop`, `-- console`, `-- report` or `-- web` measures
// only that. With --smoke nothing is measured: each benchmark is gone through once on next to nothing. Other options are for
// the benchmarks.
import { browserSettings } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { toolchain } from './lib/node.mjs';
import { run } from './lib/process.mjs';
import { inRoot, main, Refusal } from './lib/project.mjs';
import { SERVER_NODE_ARGUMENTS } from './lib/server.mjs';

/** Rules are measured in processor time: a collector of one thread has no helpers that wait for a busy machine. */
const MEASURED_IN_PROCESS = ['--expose-gc', '--single-threaded-gc'];

/** The arguments of Node for each benchmark, in the order in which they run. */
const BENCHES = new Map([
  ['domain', [...MEASURED_IN_PROCESS, inRoot('packages/domain/bench/main.mjs')]],
  ['server', [inRoot('packages/server/bench/main.mjs')]],
  ['shop', [inRoot('packages/server/bench/shop/main.mjs')]],
  [
    'console',
    // The server is measured in this process: it is told what a server is told.
    [
      ...SERVER_NODE_ARGUMENTS,
      '--import',
      inRoot('scripts/lib/run-ts.mjs'),
      inRoot('packages/server/bench/console/main.mjs'),
    ],
  ],
  ['report', ['--import', inRoot('scripts/lib/run-ts.mjs'), inRoot('packages/server/bench/report/main.mjs')]],
  ['web', [inRoot('packages/web/bench/main.mjs')]],
]);

/** Those that open pages. */
const IN_BROWSER = new Set(['server', 'web']);

/** The benchmarks that were asked for; all when none was. */
const wanted = (names) => {
  const known = [...BENCHES.keys()];
  const unknown = names.filter((name) => !BENCHES.has(name));
  if (unknown.length > 0) {
    throw new Refusal(
      `没有名为 ${unknown.join('、')} 的性能测量。可以写 ${known.join('、')}，不写就全部运行，例如 npm run bench -- domain`,
    );
  }
  return known.filter((name) => names.length === 0 || names.includes(name));
};

/** Goes through a benchmark in its short form. Whatever it prints is a figure, by a benchmark that knows no short form. */
const tryOut = async (name, tools) => {
  const { code, output } = await run(tools.node, [...BENCHES.get(name), '--smoke'], {
    ...tools,
    quiet: true,
  });
  if (code !== 0) throw new Refusal(`性能测量 ${name} 运行失败：\n${output}`);
  if (output !== '') throw new Refusal(`性能测量 ${name} 没有理会 --smoke，它打印了：\n${output}`);
};

await main(async () => {
  const words = process.argv.slice(2);
  const firstOption = words.findIndex((word) => word.startsWith('--'));
  const options = firstOption < 0 ? [] : words.splice(firstOption);
  const benches = wanted(words);
  const hasOptions = ['console', 'report', 'web'].includes(String(benches));
  if (options.length > 0 && !options.includes('--smoke') && !hasOptions) {
    throw new Refusal(
      '只有网页、后台与报告的性能测量有选项，例如 npm run bench -- web --page learn --runs 7、npm run bench -- console --students 20000',
    );
  }
  await ensureInstalled();
  const tools = toolchain();
  if (benches.some((name) => IN_BROWSER.has(name))) Object.assign(tools.env, await browserSettings());
  await build(tools);
  for (const name of benches) {
    if (options.includes('--smoke')) await tryOut(name, tools);
    else {
      const { code } = await run(tools.node, [...BENCHES.get(name), ...options], tools);
      if (code !== 0) return code;
    }
  }
  return 0;
});
