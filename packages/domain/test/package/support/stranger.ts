import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { node, npm, type Outcome } from './command.js';

const PACKAGE = fileURLToPath(new URL('../../../', import.meta.url));
const TSC = fileURLToPath(new URL('bin/tsc', import.meta.resolve('@typescript/native/package.json')));

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'ES2023',
  lib: ['ES2023'],
  types: [],
};

/** The ways in which a stranger's TypeScript finds the package. */
export const RESOLUTIONS = {
  NodeNext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
  Bundler: { module: 'Preserve', moduleResolution: 'Bundler' },
} as const;

/** Somebody else's project: an empty folder with nothing but the packed @ykd/domain installed. */
export class Stranger {
  constructor(
    readonly folder: string,
    readonly tarball: string,
    /** The paths of the files in the tarball. */
    readonly packed: readonly string[],
  ) {}

  /** The installed package's folder. */
  get installed(): string {
    return join(this.folder, 'node_modules', '@ykd', 'domain');
  }

  write(file: string, text: string): Promise<void> {
    return writeFile(join(this.folder, file), text);
  }

  /** Copies a file of ../consumer into the project. */
  async copy(file: string): Promise<void> {
    await this.write(file, await readFile(new URL(`../consumer/${file}`, import.meta.url), 'utf8'));
  }

  /** Runs a file of the project. */
  run(file: string): Promise<Outcome> {
    return node([file], this.folder);
  }

  /** Type-checks files of the project as strictly as TypeScript can, the package's declarations included. */
  async check(files: readonly string[], resolution: keyof typeof RESOLUTIONS): Promise<Outcome> {
    const config = `tsconfig.${resolution}.json`;
    const compilerOptions = { ...STRICT, ...RESOLUTIONS[resolution] };
    await this.write(config, JSON.stringify({ compilerOptions, files }));
    return node([TSC, '-p', config, '--pretty', 'false'], this.folder);
  }
}

const settleIn = async (folder: string): Promise<Stranger> => {
  // The scripts stay out of it: what is packed is what the build left, and what others may be using now.
  const printed = await npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], PACKAGE);
  const [{ filename, files }] = JSON.parse(printed) as [{ filename: string; files: { path: string }[] }];
  const stranger = new Stranger(
    folder,
    join(folder, filename),
    files.map(({ path }) => path),
  );
  await stranger.write('package.json', JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await npm(['install', ...quiet, stranger.tarball], folder);
  return stranger;
};

/** Packs @ykd/domain and installs it in an empty project before the tests of a file. */
export const useStranger = (): (() => Stranger) => {
  let folder: string | undefined;
  let stranger: Stranger | undefined;
  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'ykd-domain-')));
    stranger = await settleIn(folder);
  });
  afterAll(async () => {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  });
  return () => {
    if (stranger === undefined) throw new Error('not installed yet');
    return stranger;
  };
};
