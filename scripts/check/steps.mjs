import { inRoot } from '../lib/project.mjs';
import { scriptTests, toolFile, turbo } from '../lib/tools.mjs';

const WEB = 'packages/web';
const SHOWN = 8;

const nameOf = (folder) => folder.replace('packages/', '');
const namesOf = (folders) => folders.map(nameOf).join('、');
const few = (list) =>
  list.length > SHOWN ? `${list.slice(0, SHOWN).join('、')} 等 ${list.length} 个` : list.join('、');
const some = (list, steps) => (list.length > 0 ? steps : []);
const when = (wanted, step) => (wanted ? [step] : []);

/** Turbo's words for some packages. The web app is bundled for browser tests only: the rest needs what it stands on. */
const filtersOf = (folders, bundled) =>
  folders.map((folder) => `--filter=@ykd/${nameOf(folder)}${folder === WEB && !bundled ? '^...' : ''}`);

const task = (name, filters) => turbo('run', name, ...filters, '--output-logs=errors-only');

const vitest = (folder, files, ...options) => ({
  cwd: inRoot(folder),
  args: [toolFile('vitest'), 'run', ...options, ...files.map((file) => inRoot(file))],
  tests: true,
});

const boundaries = (wanted) => {
  const check = inRoot('scripts/boundaries/check.mjs');
  if (wanted === 'all') return [{ name: '依赖边界', args: [check] }];
  return some(wanted, [{ name: `依赖边界 ${namesOf(wanted)}`, args: [check, ...wanted.map(nameOf)] }]);
};

/** The steps of a plan, and the browser tests with these names. */
export const stepsOf = (plan, browser) => {
  const { build, typecheck, tests } = plan;
  const forBrowser = browser.length > 0;
  const built = forBrowser ? [...new Set([...build, 'packages/server', WEB])] : build;
  return [
    ...some(built, [{ name: '构建', args: task('build', filtersOf(built, forBrowser)), needed: true }]),
    ...some(typecheck, [
      { name: `类型检查 ${namesOf(typecheck)}`, args: task('typecheck', filtersOf(typecheck, true)) },
    ]),
    ...some(plan.oxlint, [{ name: '代码检查 oxlint', args: [toolFile('oxlint'), ...plan.oxlint] }]),
    ...some(plan.prettier, [
      {
        name: '格式 prettier',
        args: [toolFile('prettier'), '--check', '--log-level=warn', '--ignore-unknown', ...plan.prettier],
      },
    ]),
    ...boundaries(plan.boundaries),
    ...when(plan.knip, { name: '无用代码与依赖 knip', args: [toolFile('knip')] }),
    ...when(plan.scripts, { name: '脚本的测试', args: scriptTests(), tests: true }),
    ...some(plan.courses, [
      {
        name: `课文 ${plan.courses.join('、')}`,
        args: [inRoot('packages/server/scripts/check-lessons.mjs'), ...plan.courses],
      },
    ]),
    ...[...tests.run].map(([folder, files]) => ({
      name: `测试 ${nameOf(folder)}：${files.length} 个文件`,
      ...vitest(folder, files),
    })),
    ...when(forBrowser, {
      name: `浏览器测试 ${browser.join('、')}`,
      ...vitest(
        WEB,
        browser.map((name) => `${WEB}/test/browser/${name}`),
        '--config=vitest.browser.config.ts',
      ),
    }),
  ];
};

/** What the plan is about. */
export const describeChanges = (base, changes) => {
  if (changes.length === 0) return `自 ${base.slice(0, 8)} 以来没有改动`;
  return `自 ${base.slice(0, 8)} 以来改动了 ${changes.length} 个文件：${few(changes.map(({ file }) => file))}`;
};

/** What the plan leaves out, and how it is run. */
export const describeLeft = ({ tests, everywhere, long }, browser) => {
  const { more, starting, browser: about } = tests;
  const lines = [
    ...when(everywhere, '改动了公共的配置或依赖：全部测试要用 npm test'),
    ...[...more].map(
      ([folder, count]) =>
        `${nameOf(folder)} 另有 ${count} 个相关的测试文件：npm run check -- --all，或 npm run test:unit -- --filter=@ykd/${nameOf(folder)}`,
    ),
    ...some(starting, [`要启动整个服务端的测试 ${few(starting.map(shortName))}：npm run check -- --all`]),
    ...when(
      browser.length === 0,
      about.length === 0
        ? '浏览器测试：npm run test:browser'
        : `浏览器测试，与改动有关的是 ${few(about.map(shortName))}：npm run check -- --browser ${shortName(about[0])}`,
    ),
    long ? '长任务，这次的改动与它们有关：npm run smoke' : '长任务：npm run smoke',
  ];
  return ['没有运行：', ...lines.map((line) => `  ${line}`)].join('\n');
};

const shortName = (file) => file.replace(/^.*\/test\/(browser\/)?/, '').replace(/\.test\.tsx?$/, '');
