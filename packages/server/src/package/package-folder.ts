import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

const manifest = findPackageJSON(import.meta.url);
if (manifest === undefined) throw new Error('the server is not in its package');

/** The folder of this package, wherever in it the code stands: sources, what is compiled, and the bundles have other depths. */
export const PACKAGE_FOLDER = dirname(manifest);
