// npm run faults: puts faults into a copy of the project, one after the other, and prints which of them its tests notice.
// `npm run faults -- domain order-raced-close` takes areas and names, `--list` names them all, `--check` only looks whether
// each still fits the code.
import { catalogue } from './faults/catalogue.mjs';
import { catalogueProblems } from './faults/check.mjs';
import { measure } from './faults/measure.mjs';
import { listed } from './faults/report.mjs';
import { main, Refusal } from './lib/project.mjs';

/** The faults that were asked for; all when none was. */
const wanted = (names) => {
  const unknown = names.filter((name) => !catalogue.some((fault) => [fault.name, fault.area].includes(name)));
  if (unknown.length > 0) {
    throw new Refusal(
      `没有名为 ${unknown.join('、')} 的故障或区域。npm run faults -- --list 列出全部，例如 npm run faults -- domain`,
    );
  }
  return catalogue.filter(
    ({ name, area }) => names.length === 0 || names.includes(name) || names.includes(area),
  );
};

await main(async () => {
  const words = process.argv.slice(2);
  const options = words.filter((word) => word.startsWith('--'));
  const odd = options.filter((option) => !['--list', '--check'].includes(option));
  if (odd.length > 0) throw new Refusal(`没有选项 ${odd.join('、')}，只有 --list 与 --check`);
  const faults = wanted(words.filter((word) => !word.startsWith('--')));
  if (options.includes('--list')) {
    console.log(listed(faults));
    return 0;
  }
  const problems = catalogueProblems(catalogue);
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  if (options.includes('--check')) {
    console.log(`✓ 故障目录：${catalogue.length} 个故障都与代码相符`);
    return 0;
  }
  return measure(faults);
});
