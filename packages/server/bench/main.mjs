// npm run bench: measures what the platform promises, as ratios within one run, and prints tables.
import { passwordHash, startAndMemory } from './at-rest.mjs';
import { againstBare, bySize, serveSeeded } from './throughput.mjs';
import { webSizes } from './web-size.mjs';

const SMALL = 20_000;
const LARGE = 2_000_000;

const table = (title, rows) => {
  console.log(`\n${title}`);
  console.table(rows);
};

const ratioRows = (rows, yardstick, least) =>
  Object.fromEntries(
    rows.map(({ name, ours, yardstick: other }) => [
      name,
      {
        'ours, requests/s': Math.round(ours.perSecond),
        [`${yardstick}, requests/s`]: Math.round(other.perSecond),
        ratio: Number((ours.perSecond / other.perSecond).toFixed(2)),
        'at least': least,
        'p50 ms': ours.p50,
        'p99 ms': ours.p99,
        'p99/p50 (< 10)': Number((ours.p99 / ours.p50).toFixed(1)),
      },
    ]),
  );

const small = await serveSeeded(SMALL);
table(
  `HTTP throughput, SQLite, ${SMALL} orders, 50 connections, against a bare node:http server`,
  ratioRows(await againstBare(small), 'bare', 0.7),
);

const large = await serveSeeded(LARGE);
table(
  `The same with ${LARGE} orders against ${SMALL}`,
  ratioRows(await bySize(large, small), `${SMALL} orders`, 0.8),
);
await large.stop();
await small.stop();

const { firstStart, start, memory } = await startAndMemory();
table('The server at rest', {
  'start with an existing database, ms': { measured: Math.round(start), 'at most': 1000 },
  'first start with demo data, ms': { measured: Math.round(firstStart), 'at most': '-' },
  'resident memory, MB': { measured: Math.round(memory), 'at most': 150 },
  'password hash, ms': { measured: Math.round(await passwordHash()), 'at most': 'at least 20' },
});

table(
  'JavaScript of the web app, kB gzip',
  Object.fromEntries(
    (await webSizes()).map(({ name, kilobytes }) => [
      name,
      { measured: Number(kilobytes.toFixed(1)), 'at most': name.includes('first') ? 200 : 40 },
    ]),
  ),
);
