// npm run size: what each subpath, and single names of it, weigh in an application that bundles them.
// --json hands the figures on. The exit code is 1 when one of them is over the budget.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { COURSE_CATALOGUE } from '@ykd/domain';

const budget = JSON.parse(readFileSync(new URL('size-budget.json', import.meta.url), 'utf8'));
const specifierOf = (subpath) => `@ykd/domain${subpath.slice(1)}`;
const titles = COURSE_CATALOGUE.map(({ title }) => title);

/** The size in bytes of a module with this source, bundled and minified the way that an application does it. */
const sizeOf = async (source) => {
  const entry = 'size:entry';
  const bundle = await rolldown({
    input: entry,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    platform: 'neutral',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
  await bundle.close();
  const { code } = output[0];
  return {
    minified: Buffer.byteLength(code),
    gzip: gzipSync(code).length,
    hasCatalogue: titles.some((title) => code.includes(title)),
  };
};

const subpaths = await Promise.all(
  Object.entries(budget.subpaths).map(async ([subpath, limit]) => ({
    subpath,
    limit,
    ...(await sizeOf(`export * from '${specifierOf(subpath)}';`)),
  })),
);
const names = await Promise.all(
  Object.entries(budget.names).map(async ([key, limit]) => {
    const [subpath, name] = key.split(' ');
    return {
      name,
      subpath,
      limit,
      fromEntry: await sizeOf(`export { ${name} } from '@ykd/domain';`),
      fromSubpath: await sizeOf(`export { ${name} } from '${specifierOf(subpath)}';`),
    };
  }),
);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ subpaths, names }));
} else {
  console.table(
    Object.fromEntries(
      subpaths.map(({ subpath, minified, gzip, limit }) => [
        specifierOf(subpath),
        { minified, gzip, 'gzip at most': limit },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      names.map(({ name, subpath, fromEntry, fromSubpath, limit }) => [
        name,
        {
          'gzip from @ykd/domain': fromEntry.gzip,
          [`gzip from its subpath`]: fromSubpath.gzip,
          'gzip at most': limit,
          subpath: specifierOf(subpath),
        },
      ]),
    ),
  );
}
const heavy = [...subpaths, ...names.map(({ fromEntry, limit }) => ({ ...fromEntry, limit }))];
process.exitCode = heavy.every(({ gzip, limit }) => gzip <= limit) ? 0 : 1;
