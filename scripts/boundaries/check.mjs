// npm run boundaries: applies the rules to the packages, and proves each rule with a fixture that breaks it. With names of
// packages it looks at those, and proves nothing.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getAvailableTranspilers } from 'dependency-cruiser';
import { inRoot, main, Refusal, root } from '../lib/project.mjs';
import { ruleNames, violationsIn } from './cruise.mjs';
import { misjudgedExamples } from './lint.mjs';

const FIXTURES = inRoot('scripts/boundaries/fixtures');

const show = ({ rule, from, to, cycle }) =>
  `  ${rule.name}：${from} → ${cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ')}`;

const list = (violations) => violations.map(show).join('\n');

const checkPackages = async (names) => {
  const { modules, violations } = await violationsIn(root, names);
  if (modules === 0) return { modules, problems: ['没有读到任何源文件'] };
  const problems =
    violations.length === 0 ? [] : [`违反依赖边界 ${violations.length} 处：\n${list(violations)}`];
  return { modules, problems };
};

const checkFixture = async (name) => {
  const { violations } = await violationsIn(join(FIXTURES, name));
  if (violations.some(({ rule }) => rule.name === name)) return [];
  return [`规则 ${name} 没有认出它的反例，只报告了：\n${list(violations) || '  （无）'}`];
};

const checkFixtures = async () => {
  const fixtures = readdirSync(FIXTURES);
  const problems = [
    ...ruleNames.filter((name) => !fixtures.includes(name)).map((name) => `规则 ${name} 没有反例`),
    ...fixtures.filter((name) => !ruleNames.includes(name)).map((name) => `反例 ${name} 没有对应的规则`),
  ];
  for (const name of fixtures) problems.push(...(await checkFixture(name)));
  return problems;
};

await main(async () => {
  // Without the compiler's API dependency-cruiser reads no TypeScript, and finds nothing wrong.
  const typescript = getAvailableTranspilers().find(({ name }) => name === 'typescript');
  if (!typescript?.available) throw new Refusal('dependency-cruiser 找不到 typescript，无法检查');
  const names = process.argv.slice(2);
  const { modules, problems } = await checkPackages(names.length === 0 ? undefined : names);
  if (names.length === 0) problems.push(...(await checkFixtures()), ...misjudgedExamples());
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  console.log(
    `✓ 依赖边界：${modules} 个模块符合 ${ruleNames.length} 条规则${names.length === 0 ? '，每条规则都由反例验证' : ''}`,
  );
});
