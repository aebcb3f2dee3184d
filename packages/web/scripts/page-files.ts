import path from 'node:path';
import { ADMIN_PAGES, layoutOf, PAGES, REPORT_PAGES } from '@ykd/domain/access';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { runnerImport, type Plugin, type Rolldown } from 'vite';

/** What the server reads: for the path of each page, as PAGES, REPORT_PAGES and ADMIN_PAGES have it, the files that it loads beside those of every page. */
const FILE_NAME = 'page-files.json';

/** How Vite writes an import within a function for Node. */
const IMPORTED = /__vite_ssr_dynamic_import__\("(?<id>[^"]+)"/g;

/** What learners never load: the console. Its guard of the domain by lists of mobiles is none of its code. */
const CONSOLE =
  /web[\\/]src[\\/](?:features|layouts)[\\/]admin[\\/]|access[\\/]admin-(?:entries|menu|pages)\.js$/;

/** The part of the app that loads it for staff. */
const WAY_INTO_CONSOLE = /web[\\/]src[\\/]areas[\\/]console[\\/]way-in\.ts$/;

/** A function of the app that loads a part of it. */
type Load = () => Promise<unknown>;

/** What the build reads of the app, of which nothing is called. */
interface App {
  readonly routes: RouteObject[];
  /** What the pages of the console begin with, each of them and all. */
  readonly screens: Readonly<Record<string, Load>>;
  readonly loadFrame: Load;
  /** The pages that staff have on phones. */
  readonly loadDesk: Load;
}

const readApp = async (root: string): Promise<App> => {
  const read = async <M>(file: string): Promise<M> => {
    const options = { root, configFile: false, logLevel: 'error' } as const;
    return (await runnerImport<M>(path.join(root, file), options)).module;
  };
  const { createRoutes } = await read<{ createRoutes(services: object): RouteObject[] }>('src/routes.tsx');
  const { ADMIN_SCREENS: screens } = await read<{ ADMIN_SCREENS: App['screens'] }>(
    'src/layouts/admin/admin-screens.ts',
  );
  const { loadFrame, loadDesk } = await read<Pick<App, 'loadFrame' | 'loadDesk'>>(
    'src/areas/console/way-in.ts',
  );
  // With every page there is, also those of the demo.
  return { routes: createRoutes({ environment: { settings: { demo: {} } } }), screens, loadFrame, loadDesk };
};

const importsOf = (load: Load): string[] =>
  [...String(load).matchAll(IMPORTED)].flatMap(({ groups }) => groups?.['id'] ?? []);

/** The modules with which the parts of the app begin that a page is made of. */
const modulesOf = (routes: RouteObject[], page: string): string[] => {
  const matches = matchRoutes(routes, page.replaceAll(/:\w+/g, '0')) ?? [];
  return matches.flatMap(({ route: { lazy } }) =>
    typeof lazy === 'function' && 'load' in lazy ? importsOf(lazy.load as Load) : [],
  );
};

/** A file and all that it imports at once. */
const withImports = (bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
};

/** The modules of the console in a file. */
const consoleIn = (bundle: Rolldown.OutputBundle, file: string): string[] => {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' ? chunk.moduleIds.filter((id) => CONSOLE.test(id)) : [];
};

/** A file and all that it may load, now or later; behind the way into the console nobody looks. */
const forLearners = (bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  const isWayIn = chunk.moduleIds.some((id) => WAY_INTO_CONSOLE.test(id));
  for (const next of [...chunk.imports, ...(isWayIn ? [] : chunk.dynamicImports)])
    forLearners(bundle, next, found);
  return found;
};

/**
 * The files that need each other in a circle: one of them would run before what it needs, such as the look of a field, is there,
 * and nothing would say so.
 */
const inCircle = (bundle: Rolldown.OutputBundle, files: readonly string[]): string[] =>
  files.filter((file) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') return false;
    const found = new Set<string>();
    for (const imported of chunk.imports) withImports(bundle, imported, found);
    return found.has(file);
  });

/** Writes down which files each page loads, so that the server can name them before the app asks for them. */
export const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const { root } = this.environment.config;
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const first = chunks.find(({ isEntry }) => isEntry);
    if (first === undefined) throw new Error('the build has no entry');
    const everywhere = withImports(bundle, first.fileName);
    const { routes, screens, loadFrame, loadDesk } = await readApp(root);

    const filesOf = (page: string): string[] => {
      const found = new Set<string>();
      const screen = screens[page];
      const ofConsole = screen === undefined ? [] : [loadFrame, screen].flatMap(importsOf);
      const ofDesk = layoutOf(page) === 'checkin' ? importsOf(loadDesk) : [];
      for (const id of [...modulesOf(routes, page), ...ofConsole, ...ofDesk]) {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}${id}`));
        if (chunk === undefined) throw new Error(`the build has no ${id}, which ${page} begins with`);
        withImports(bundle, chunk.fileName, found);
      }
      if (found.size === 0) throw new Error(`the build finds no file of ${page}`);
      return [...found].filter((file) => !everywhere.has(file)).map((file) => `/${file}`);
    };
    const table = Object.fromEntries(
      [...PAGES, ...REPORT_PAGES, ...ADMIN_PAGES].map(({ path: of }) => [of, filesOf(of)]),
    );
    const strangers = [...forLearners(bundle, first.fileName)].flatMap((file) => consoleIn(bundle, file));
    if (strangers.length > 0) throw new Error(`learners would load the console: ${strangers.join(', ')}`);
    const circle = inCircle(
      bundle,
      chunks.map(({ fileName }) => fileName),
    );
    if (circle.length > 0)
      throw new Error(`these files need each other, see scripts/chunk-groups.ts: ${circle.join(', ')}`);
    this.emitFile({ type: 'asset', fileName: FILE_NAME, source: JSON.stringify(table) });
  },
};
