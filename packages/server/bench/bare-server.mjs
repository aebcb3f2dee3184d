// The yardstick: node:http and node:sqlite and nothing else. It looks the session up by the cookie, runs the same prepared
// statements, and makes the same bytes of their rows by hand.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const [, , dataDir, recordFile] = process.argv;
const DAY = 24 * 3600 * 1000;
const shanghaiDay = (at) => Math.floor((at + 8 * 3600 * 1000) / DAY);

const database = new DatabaseSync(join(dataDir, 'ykd.sqlite'));
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32768; pragma temp_store = memory;',
);

const recordOf = (row) => ({
  _id: row.id,
  userId: row.user_id,
  courseId: row.course_id,
  lastOutlineNum: row.last_outline_num,
  lastSectionNum: row.last_section_num,
  lastBodyNum: row.last_body_num,
  progress: row.progress,
  outlines: JSON.parse(row.outlines),
  gmtCreated: row.gmt_created,
  gmtModified: row.gmt_modified,
});

const orderOf = (row) => ({
  ...row,
  skuAttrs: JSON.parse(row.skuAttrs),
  validDateDayNum: shanghaiDay(row.validDate) - shanghaiDay(row.gmtCreated),
  serviceDateDayNum: shanghaiDay(row.serviceDate) - shanghaiDay(row.gmtCreated),
});

const SECRET = 'x'.repeat(32);

const loginUserOf = (owner) => {
  const tokenExpiresAt = Date.now() + 600_000;
  const payload = Buffer.from(JSON.stringify([owner.session_id, tokenExpiresAt])).toString('base64url');
  const mac = createHmac('sha256', SECRET).update(`ykd-bearer-1.${payload}`).digest('base64url');
  const { id, user_name: userName, mobile, name, email } = owner;
  return { id, userName, mobile, name, email, token: `${payload}.${mac}`, tokenExpiresAt };
};

/** What each call answers of the session's owner and the rows of its own statement. */
const ANSWERS = {
  '/api/member/getloginUser': (owner) => loginUserOf(owner),
  '/api/commonquery/query': (_, rows) => rows.map(orderOf),
  '/courseapi/projectuser/queryByUserId': (_, rows) => rows.map(recordOf),
  '/courseapi/projectuser/findLast': (_, rows) => recordOf(rows[0]),
};

const isForResponse = ([name]) => !['connection', 'date', 'keep-alive', 'content-length'].includes(name);

const routes = new Map(
  JSON.parse(readFileSync(recordFile, 'utf8')).map(({ method, url, statements, headers }) => [
    `${method} ${url}`,
    {
      session: database.prepare(statements[0].sql),
      own: statements
        .slice(1)
        .map(({ sql, parameters }) => ({ statement: database.prepare(sql), parameters }))[0],
      answerOf: ANSWERS[url.split('?')[0]],
      headers: Object.fromEntries(Object.entries(headers).filter(isForResponse)),
    },
  ]),
);

const answer = (request, response, { session, own, answerOf, headers }) => {
  const token = /ykd_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const owner = session.get(createHash('sha256').update(token).digest('base64url'));
  if (owner === undefined || owner.expires_at < Date.now()) return response.writeHead(401).end();
  const data = answerOf(owner, own?.statement.all(...own.parameters));
  const body = Buffer.from(JSON.stringify({ isSuccess: true, data }));
  response.writeHead(200, { ...headers, 'content-length': body.length });
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
