import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { readJson } from '../lib/project.mjs';
import { aliasesOf } from './aliases.mjs';
import { FOLDERS, folderCircles } from './folders.mjs';
import { MESSAGES, misplacedMessages } from './messages.mjs';

/** The rule that dependency-cruiser cannot express: it takes what our aliases lead to for a local file. */
const DECLARED = 'workspace-packages-declared';

export const ruleNames = [...config.forbidden.map(({ name }) => name), DECLARED, FOLDERS, MESSAGES];

const undeclared = (folder, modules) => {
  const manifests = new Map();
  const declaredBy = (name) => {
    if (!manifests.has(name)) manifests.set(name, readJson(join(folder, 'packages', name, 'package.json')));
    const { name: itself, dependencies = {}, devDependencies = {} } = manifests.get(name);
    return new Set([itself, ...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  };
  return modules.flatMap(({ source, dependencies }) => {
    const [, importer] = /^packages\/([^/]+)\//.exec(source) ?? [];
    if (importer === undefined) return [];
    return dependencies
      .filter(({ module }) => module.startsWith('@ykd/'))
      .filter(({ module }) => !declaredBy(importer).has(module.split('/').slice(0, 2).join('/')))
      .map(({ module }) => ({ rule: { name: DECLARED }, from: source, to: module }));
  });
};

/** Applies every rule to a folder that is laid out like this repository: to all of its packages, or to `only` some. */
export const violationsIn = async (folder, only) => {
  const names = readdirSync(join(folder, 'packages'));
  const places = (only ?? names)
    .flatMap((name) => ['src', 'test', 'bench'].map((part) => join('packages', name, part)))
    .filter((place) => existsSync(join(folder, place)));
  const { output } = await cruise(
    places,
    { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true, baseDir: folder },
    { ...config.options.enhancedResolveOptions, alias: aliasesOf(folder, names), bustTheCache: true },
  );
  const { modules, summary } = output;
  return {
    modules: modules.length,
    violations: [
      ...summary.violations,
      ...undeclared(folder, modules),
      ...folderCircles(modules),
      ...misplacedMessages(modules),
    ],
  };
};
