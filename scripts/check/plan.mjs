import { chooseTests } from './choose-tests.mjs';
import { packageOf } from './graph.mjs';

const CODE = /\.(ts|tsx|mts|mjs|js)$/;
/** What is compiled in a package. */
const COMPILED = /^packages\/[^/]+\/(src|test)\/.+\.tsx?$/;
/** What a whole package is compiled and tested with. */
const PACKAGE_SETTINGS = /^packages\/[^/]+\/(package\.json|(test\/)?tsconfig[^/]*\.json|vite[^/]*\.ts)$/;
/** What all of them are. */
const COMMON_SETTINGS = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'turbo.json',
  'vitest.shared.mjs',
];
/** The settings of a tool: where they change, it looks at everything. */
const TOOL_SETTINGS = {
  oxlint: [
    '.oxlintrc.json',
    ...['copies', 'lint-plugin', 'polls', 'purity', 'queries'].map(
      (name) => `scripts/boundaries/${name}.mjs`,
    ),
  ],
  prettier: ['.prettierrc.json', '.prettierignore', '.editorconfig'],
};
/** The rules about what may depend on what, and their examples. */
const RULES = /^(\.dependency-cruiser\.mjs$|scripts\/boundaries\/)/;
/** What the long tasks consist of. */
const LONG =
  /^(packages\/[^/]+\/(bench|scripts|test\/soak)\/|scripts\/(bench|smoke|lib\/(smoke|long-tasks))\.mjs)/;

/** The packages that stand on some, and those themselves. `needs`: of each package, those that it uses. */
export const dependants = (folders, needs) => {
  const found = new Set(folders);
  for (const one of found) {
    for (const [folder, used] of needs) if (used.includes(one)) found.add(folder);
  }
  return [...needs.keys()].filter((folder) => found.has(folder));
};

/**
 * What is checked for a change: which packages are built and compiled, which files each tool looks at, whether the rest is
 * run, which tests are chosen and which are left.
 * @param {{ file: string, exists: boolean, reshaped: boolean }[]} changes `reshaped`: others see something else of the file
 * @param {{ needs: Map<string, string[]>, graph: object }} workspace the packages in the order of their building
 */
export const planOf = (changes, { needs, graph }, { all = false } = {}) => {
  const files = changes.map(({ file }) => file);
  const there = changes.filter(({ exists }) => exists).map(({ file }) => file);
  const isChanged = (names) => names.some((name) => files.includes(name));
  const packagesOf = (some) =>
    [...needs.keys()].filter((folder) => some.some((file) => packageOf(file) === folder));

  const everywhere = isChanged(COMMON_SETTINGS);
  const settings = packagesOf(files.filter((file) => PACKAGE_SETTINGS.test(file)));
  const sources = packagesOf(files.filter((file) => /^packages\/[^/]+\/src\//.test(file)));
  const touched = packagesOf(files);
  const behind = everywhere ? [...needs.keys()] : dependants([...settings, ...sources], needs);
  const tested = packagesOf(files.filter((file) => COMPILED.test(file)));
  const inOrder = (folders) => [...needs.keys()].filter((folder) => folders.includes(folder));

  const looked = (tool, pattern) =>
    isChanged(TOOL_SETTINGS[tool]) ? ['.'] : there.filter((file) => pattern.test(file));
  const reshaped = packagesOf(changes.filter((change) => change.reshaped).map(({ file }) => file));
  const courses = files.flatMap((file) => /^packages\/server\/courses\/([^/]+)\//.exec(file)?.[1] ?? []);

  return {
    build: inOrder([...behind, ...touched]),
    typecheck: inOrder([...behind, ...tested]),
    oxlint: looked('oxlint', CODE),
    prettier: looked('prettier', /./),
    boundaries:
      everywhere || files.some((file) => RULES.test(file)) ? 'all' : inOrder([...reshaped, ...settings]),
    knip:
      everywhere ||
      changes.some((change) => change.reshaped) ||
      settings.length > 0 ||
      isChanged(['knip.json']),
    scripts: files.some((file) => file.startsWith('scripts/') || file.endsWith('package.json')),
    courses: [...new Set(courses)],
    tests: chooseTests(graph, { files, folders: [...needs.keys()], wholly: settings, all }),
    everywhere,
    long: files.some((file) => LONG.test(file)),
  };
};
