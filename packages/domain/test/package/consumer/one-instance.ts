// A stranger's program: the entry is the sum of the subpaths, and require() gives what import gives.
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { exports } = require('@ykd/domain/package.json') as { exports: Record<string, unknown> };
const specifiers = Object.keys(exports)
  .filter((subpath) => subpath !== '.' && subpath !== './package.json')
  .map((subpath) => `@ykd/domain${subpath.slice(1)}`);

const load = async (specifier: string): Promise<Record<string, unknown>> => {
  const imported = (await import(specifier)) as Record<string, unknown>;
  const required = require(specifier) as Record<string, unknown>;
  for (const [name, value] of Object.entries(imported))
    strictEqual(required[name], value, `${specifier} ${name}`);
  ok(Object.keys(imported).length > 0, specifier);
  return imported;
};

const entry = await load('@ykd/domain');
const modules = await Promise.all(specifiers.map(load));
deepStrictEqual(Object.keys(entry).toSorted(), modules.flatMap(Object.keys).toSorted());
for (const [name, value] of modules.flatMap(Object.entries)) strictEqual(entry[name], value, name);
