// npm run attack -- [matrix fuzz …] [--seed 1] [--seconds 60] [--smoke]
// Attacks a real server on loopback in every way that once found a hole, and says what held.
import { parseArgs } from 'node:util';
import { PARTS, type PartName } from './parts/parts.js';
import { attack } from './attack.js';
import { shownTable, shownEvidence } from './report.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    seconds: { type: 'string', default: '60' },
    smoke: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const seconds = Number(values.seconds);
const names = Object.keys(PARTS) as PartName[];
const unknown = positionals.filter((word) => !names.some((name) => name === word));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
if (unknown.length > 0 || !Number.isInteger(seed) || !(seconds > 0)) {
  say(
    unknown.length > 0
      ? `没有名为 ${unknown.join('、')} 的部分。可以写 ${names.join('、')}，不写就全部试一遍`
      : '--seed 应为整数，--seconds 应为正数',
  );
  process.exitCode = 2;
} else {
  const wanted = names.filter((name) => positionals.length === 0 || positionals.includes(name));
  const verdicts = await attack(wanted, {
    seed,
    seconds: values.smoke ? 30 : seconds,
    tiny: values.smoke,
    say,
  });
  const broken = verdicts.filter(({ held }) => !held);
  if (!values.smoke || broken.length > 0) {
    say(shownTable(verdicts));
    for (const line of broken.flatMap(shownEvidence)) say(line);
  }
  say(
    broken.length === 0
      ? `全部守住：${verdicts.length} 项，种子 ${seed}`
      : `没有守住 ${broken.length} 项（共 ${verdicts.length} 项）；用 --seed ${seed} 再来一遍`,
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
}
