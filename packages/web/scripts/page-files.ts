import path from 'node:path';
import { PAGES } from '@ykd/domain/access';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { runnerImport, type Plugin, type Rolldown } from 'vite';

/** What the server reads: for the path of each page, as PAGES has it, the files that it loads beside those of every page. */
const FILE_NAME = 'page-files.json';

/** How Vite writes an import within a function for Node. */
const IMPORTED = /__vite_ssr_dynamic_import__\("(?<id>[^"]+)"/g;

/** The app's routes, as the build reads them: nothing of them is called. */
const readRoutes = async (root: string): Promise<RouteObject[]> => {
  const { module } = await runnerImport<{ createRoutes(services: object): RouteObject[] }>(
    path.join(root, 'src/routes.tsx'),
    { root, configFile: false, logLevel: 'error' },
  );
  // With every page there is, also those of the demo.
  return module.createRoutes({ environment: { settings: { demo: {} } } });
};

/** The modules with which the parts of the app begin that a page is made of. */
const modulesOf = (routes: RouteObject[], page: string): string[] => {
  const matches = matchRoutes(routes, page.replaceAll(/:\w+/g, '0')) ?? [];
  return matches.flatMap(({ route: { lazy } }) =>
    typeof lazy === 'function' && 'load' in lazy
      ? [...String(lazy.load).matchAll(IMPORTED)].flatMap(({ groups }) => groups?.['id'] ?? [])
      : [],
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
    const routes = await readRoutes(root);

    const filesOf = (page: string): string[] => {
      const found = new Set<string>();
      for (const id of modulesOf(routes, page)) {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}${id}`));
        if (chunk === undefined) throw new Error(`the build has no ${id}, which ${page} begins with`);
        withImports(bundle, chunk.fileName, found);
      }
      if (found.size === 0) throw new Error(`the build finds no file of ${page}`);
      return [...found].filter((file) => !everywhere.has(file)).map((file) => `/${file}`);
    };
    const table = Object.fromEntries(PAGES.map((page) => [page.path, filesOf(page.path)]));
    this.emitFile({ type: 'asset', fileName: FILE_NAME, source: JSON.stringify(table) });
  },
};
