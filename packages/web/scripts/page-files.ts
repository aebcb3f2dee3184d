import path from 'node:path';
import { ADMIN_PAGES, PAGES } from '@ykd/domain/access';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { runnerImport, type Plugin, type Rolldown } from 'vite';

/** What the server reads: for the path of each page, as PAGES and ADMIN_PAGES have it, the files that it loads beside those of every page. */
const FILE_NAME = 'page-files.json';

/** How Vite writes an import within a function for Node. */
const IMPORTED = /__vite_ssr_dynamic_import__\("(?<id>[^"]+)"/g;

/** What learners never load: the console. Its guard of the domain by lists of mobiles is none of its code. */
const CONSOLE =
  /web[\\/]src[\\/](?:features|layouts)[\\/]admin[\\/]|access[\\/]admin-(?:entries|menu|pages)\.js$/;

/** A function of the app that loads a part of it. */
type Load = () => Promise<unknown>;

/** The app's routes and the console's screens, as the build reads them: nothing of them is called. */
const readApp = async (
  root: string,
): Promise<{ readonly routes: RouteObject[]; readonly screens: Readonly<Record<string, Load>> }> => {
  const read = <M>(file: string) =>
    runnerImport<M>(path.join(root, file), { root, configFile: false, logLevel: 'error' });
  const { module } = await read<{ createRoutes(services: object): RouteObject[] }>('src/routes.tsx');
  const { module: admin } = await read<{ ADMIN_SCREENS: Readonly<Record<string, Load>> }>(
    'src/features/admin/screens.ts',
  );
  // With every page there is, also those of the demo.
  const routes = module.createRoutes({ environment: { settings: { demo: {} } } });
  return { routes, screens: admin.ADMIN_SCREENS };
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
    const { routes, screens } = await readApp(root);

    const filesOf = (page: string): string[] => {
      const found = new Set<string>();
      const screen = screens[page];
      for (const id of [...modulesOf(routes, page), ...(screen === undefined ? [] : importsOf(screen))]) {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}${id}`));
        if (chunk === undefined) throw new Error(`the build has no ${id}, which ${page} begins with`);
        withImports(bundle, chunk.fileName, found);
      }
      if (found.size === 0) throw new Error(`the build finds no file of ${page}`);
      return [...found].filter((file) => !everywhere.has(file)).map((file) => `/${file}`);
    };
    const table = Object.fromEntries([...PAGES, ...ADMIN_PAGES].map(({ path: of }) => [of, filesOf(of)]));
    for (const file of [...everywhere, ...PAGES.flatMap(({ path: of }) => table[of] ?? [])]) {
      const chunk = bundle[file.replace(/^\//, '')];
      const strangers = chunk?.type === 'chunk' ? chunk.moduleIds.filter((id) => CONSOLE.test(id)) : [];
      if (strangers.length > 0) throw new Error(`learners would load the console: ${strangers.join(', ')}`);
    }
    this.emitFile({ type: 'asset', fileName: FILE_NAME, source: JSON.stringify(table) });
  },
};
