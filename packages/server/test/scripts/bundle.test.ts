import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const BUNDLE = fileURLToPath(new URL('../../dist/bundle', import.meta.url));
const LOCAL = /\/(?:server\/dist\/local|local-services)\//;

const textOf = (file: string): string => readFileSync(join(BUNDLE, file), 'utf8');

/** The modules that a file of the bundle is made of: none, where it is of the bundler's own code. */
const modulesOf = (file: string): readonly string[] => {
  if (!existsSync(join(BUNDLE, `${file}.map`))) return [];
  const { sources } = JSON.parse(textOf(`${file}.map`)) as { readonly sources: readonly string[] };
  return sources.map((source) => posix.join('/server/dist/bundle', posix.dirname(file), source));
};

/** The files that a file of the bundle needs before it begins, itself among them. */
const neededBy = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, to] of textOf(file).matchAll(/^(?:import|export) (?:[^'"]+ from )?["'](\.[^"']+)["'];$/gm)) {
    neededBy(posix.join(posix.dirname(file), to ?? ''), seen);
  }
  return seen;
};

const begun = (entry: string): readonly string[] => [...neededBy(entry)].flatMap(modulesOf);

describe('the bundle', () => {
  it('holds the built-in services', () => {
    const files = readdirSync(BUNDLE).filter((file) => file.endsWith('.js'));
    expect(files.flatMap(modulesOf).filter((module) => LOCAL.test(module)).length).toBeGreaterThan(20);
  });

  it.each(['main.js', 'cli/main.js'])('%s begins without them', (entry) => {
    const modules = begun(entry);
    expect(modules.length).toBeGreaterThan(500);
    expect(modules.filter((module) => LOCAL.test(module))).toEqual([]);
  });
});
