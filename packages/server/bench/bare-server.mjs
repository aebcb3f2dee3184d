// The yardstick: node:http and node:sqlite and nothing else. It looks the session up by the cookie, runs the same prepared
// statements, and sends the same bytes.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const [, , dataDir, recordFile] = process.argv;
const database = new DatabaseSync(join(dataDir, 'ykd.sqlite'));
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32768; pragma temp_store = memory;');

const routes = new Map(
  JSON.parse(readFileSync(recordFile, 'utf8')).map(({ method, url, statements, body, headers }) => [
    `${method} ${url}`,
    {
      statements: statements.map(({ sql, parameters }) => ({ statement: database.prepare(sql), parameters })),
      body: Buffer.from(body),
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'connection' && name !== 'date' && name !== 'keep-alive')),
    },
  ]),
);

const answer = (request, response, { statements, body, headers }) => {
  const token = /ykd_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const digest = createHash('sha256').update(token).digest('base64url');
  statements.forEach(({ statement, parameters }, at) => {
    const rows = at === 0 ? statement.all(digest) : statement.all(...parameters);
    if (rows.length === 0) throw new Error('no row');
  });
  response.writeHead(200, headers);
  response.end(body);
};

const server = createServer((request, response) => {
  const route = routes.get(`${request.method} ${request.url}`);
  if (request.method === 'GET') return answer(request, response, route);
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    answer(request, response, route);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
