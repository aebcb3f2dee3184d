// npm run bench: measures what the platform promises, as ratios within one run, and prints tables.
import { sized, smoke, table } from '../../../scripts/lib/smoke.mjs';
import { passwordHash, startAndMemory } from './at-rest.mjs';
import { besideLogins } from './beside-logins.mjs';
import { serveDemo } from './processes.mjs';
import { schoolSearch } from './schools.mjs';
import { againstBare, bySize, serveSeeded } from './throughput.mjs';
import { webSizes } from './web-size.mjs';

const SMALL = sized(20_000, 300);
const LARGE = 2_000_000;
/** A student who bought everything, several times. */
const MUCH = { orders: 200, courses: 75 };

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

const small = await serveSeeded(SMALL, sized(undefined, MUCH));
/** In the short form one folder stands for all. */
const serveOther = async (...what) => (smoke ? { ...small, stop: async () => {} } : serveSeeded(...what));

table(
  `HTTP throughput, SQLite, ${SMALL} orders, 50 connections, against a bare node:http server`,
  ratioRows(await againstBare(small), 'bare', 0.7),
);

const busy = await serveOther(SMALL, MUCH);
table(
  `The same for a student with ${MUCH.orders} orders and ${MUCH.courses} courses`,
  ratioRows(await againstBare(busy, ['learn dashboard']), 'bare', 0.7),
);
await busy.stop();

const large = await serveOther(LARGE);
table(
  `The same with ${LARGE} orders against ${SMALL}`,
  ratioRows(await bySize(large, small), `${SMALL} orders`, 0.8),
);
await large.stop();
await small.stop();

const demo = await serveDemo();
const { alone, beside, logins } = await besideLogins(demo.address);
const sizes = await webSizes(demo.address);
await demo.stop();

const rateRow = ({ perSecond, p50, p99 }, least) => ({
  'a second': Number(perSecond.toFixed(1)),
  'at least': least,
  'p50 ms': p50,
  'p99 ms': p99,
  'p99 against alone': Number((p99 / alone.p99).toFixed(1)),
});
table('Logged-in requests at a steady rate, alone and beside logins by password', {
  'requests alone': rateRow(alone, 190),
  'requests beside logins': rateRow(beside, 190),
  'the logins': { ...rateRow(logins, 19), 'p99 against alone': '-' },
});

const { hash, pause } = await passwordHash();
const { firstStart, start, memory } = await startAndMemory();
table('The server at rest', {
  'start with an existing database, ms': { measured: Math.round(start), 'at most': 1000 },
  'first start with demo data, ms': { measured: Math.round(firstStart), 'at most': '-' },
  'resident memory, MB': { measured: Math.round(memory), 'at most': 150 },
  'password hash, ms': { measured: Math.round(hash), 'at most': 'at least 20' },
  'longest pause of the event loop while hashing, ms': { measured: Number(pause.toFixed(1)), 'at most': 10 },
});

const search = schoolSearch();
table(`A search among the schools, ${search.texts} different texts, each asked once`, {
  'median, ms': { measured: Number(search.median.toFixed(2)), 'at most': 5 },
  'p99, ms': { measured: Number(search.p99.toFixed(2)), 'at most': 5 },
  'the longest, ms': { measured: Number(search.longest.toFixed(2)), 'at most': '-' },
  'the first one, ms': { measured: Number(search.first.toFixed(2)), 'at most': '-' },
});

table(
  'JavaScript of the web app, kB gzip',
  Object.fromEntries(
    sizes.map(({ name, kilobytes }) => [
      name,
      { measured: Number(kilobytes.toFixed(1)), 'at most': name.includes('first') ? 200 : 40 },
    ]),
  ),
);
