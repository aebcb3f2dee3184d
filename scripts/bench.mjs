// npm run bench: builds, then measures; `npm run bench -- domain`, `-- server` or `-- shop` measures only that.
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { toolchain } from './lib/node.mjs';
import { run } from './lib/process.mjs';
import { inRoot, main, Refusal } from './lib/project.mjs';

/** Rules are measured in processor time: a collector of one thread has no helpers that wait for a busy machine. */
const MEASURED_IN_PROCESS = ['--expose-gc', '--single-threaded-gc'];

/** The arguments of Node for each benchmark, in the order in which they run. */
const BENCHES = new Map([
  ['domain', [...MEASURED_IN_PROCESS, inRoot('packages/domain/bench/main.mjs')]],
  ['server', [inRoot('packages/server/bench/main.mjs')]],
  ['shop', [inRoot('packages/server/bench/shop/main.mjs')]],
]);

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

await main(async () => {
  const benches = wanted(process.argv.slice(2));
  await ensureInstalled();
  const tools = toolchain();
  await build(tools);
  for (const name of benches) {
    const { code } = await run(tools.node, BENCHES.get(name), tools);
    if (code !== 0) return code;
  }
  return 0;
});
