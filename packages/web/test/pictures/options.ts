import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';

/** Where sets of pictures are kept by their names. */
const SETS = fileURLToPath(new URL('../../../../.artifacts/pictures/', import.meta.url));

const asked = process.env['INIT_CWD'] ?? process.cwd();

/** The folder of a set: of a path as it is, of a name among the sets. */
const folderOf = (set: string): string =>
  /[\\/]/.test(set) || isAbsolute(set) ? resolve(asked, set) : join(SETS, set);

/** What the command line asks for. `isWanted`: whether a picture is, by its name. */
export type Options =
  | {
      readonly kind: 'take';
      readonly root?: string | undefined;
      readonly folder: string;
      readonly isWanted: (name: string) => boolean;
      readonly isAll: boolean;
    }
  | {
      readonly kind: 'compare';
      readonly a: string;
      readonly b: string;
      readonly out: string;
      readonly isWanted: (name: string) => boolean;
    }
  | { readonly kind: 'smoke' };

export const readOptions = (args: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      of: { type: 'string' },
      to: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      compare: { type: 'boolean' },
      smoke: { type: 'boolean' },
    },
  });
  if (values.smoke) return { kind: 'smoke' };
  const { only } = values;
  const isWanted = (name: string): boolean =>
    only.length === 0 || only.some((start) => name.startsWith(start));
  const [a, b] = positionals;
  if (values.compare) {
    if (a === undefined || b === undefined) throw new Error('要比较哪两组？例如 --compare before after');
    const out = folderOf(values.to ?? 'differences');
    return { kind: 'compare', a: folderOf(a), b: folderOf(b), out, isWanted };
  }
  return {
    kind: 'take',
    root: values.of === undefined ? undefined : resolve(asked, values.of),
    folder: folderOf(values.to ?? 'now'),
    isWanted,
    isAll: only.length === 0,
  };
};
