// Asks the lists as staff do, and takes down how long each answer took: by the clock, and in time of the processor.
import { sized } from '../../../../scripts/lib/smoke.mjs';

/** A page as the console asks for it. */
const SIZE = 50;
/** After so many questions the yardstick is asked once. */
const BETWEEN = 10;
/** The least that a member of staff can ask: his session is looked up and his rights are told. */
const YARDSTICK = '/api/admin/me';

const shareOf = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The median, p99 and the longest of times, ms. */
export const figures = (times) => {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: shareOf(sorted, 0.5), p99: shareOf(sorted, 0.99), longest: sorted.at(-1) ?? 0 };
};

/** An address for each question: one address may ask only so often. */
const addressOf = (asked) => `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;

const noTimes = () => ({ wall: [], cpu: [] });

/** Processor time of this process and of the database's, ms. */
const processorOf = (database) => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + database.processorMs();
};

/**
 * Someone who asks a server that runs in this process.
 *
 * @param cookies - of each caller by his id
 * @param database - `processorMs`: what the processes of the database used so far
 */
export const asker = (server, cookies, database) => {
  const host = new URL(server.address).host;
  const yardstick = noTimes();
  let asked = 0;
  const once = async (as, path, query, times) => {
    const url = `${path}?${new URLSearchParams(query)}`;
    const headers = { cookie: cookies[as], host, origin: server.address };
    const used = processorOf(database);
    const begun = performance.now();
    const answer = await server.fastify.inject({
      method: 'GET',
      url,
      headers,
      remoteAddress: addressOf(asked),
    });
    times?.wall.push(performance.now() - begun);
    times?.cpu.push(processorOf(database) - used);
    if (answer.statusCode !== 200) throw new Error(`${url} as ${as}: ${answer.statusCode} ${answer.body}`);
    asked += 1;
    return { url, data: JSON.parse(answer.body).data };
  };
  const compared = async (as, times) => {
    if (times !== undefined && asked % BETWEEN === 0) await once(as, YARDSTICK, {}, yardstick);
  };
  /** Walks to where a page can be: the first, on, back again, and from the middle on and back. */
  const walk = async ({ as, path, query, sorts, pages = false }, times, middleOf, seen) => {
    // In the short form one order stands for all.
    for (const sort of sorts.slice(0, sized(sorts.length, 1))) {
      const isPaged = sort !== undefined || pages;
      const asking = {
        ...query,
        ...(sort === undefined ? {} : { sort }),
        ...(isPaged ? { size: String(SIZE) } : {}),
      };
      const ask = async (more = {}) => {
        const { url, data } = await once(as, path, { ...asking, ...more }, times);
        seen?.(url, times);
        await compared(as, times);
        return data;
      };
      const first = await ask();
      if (!isPaged) continue;
      if (first.next !== null) {
        const { previous } = await ask({ after: first.next });
        if (previous !== null) await ask({ before: previous });
      }
      const middle = sort === undefined ? undefined : await middleOf(path, sort);
      if (middle === undefined) continue;
      await ask({ after: middle });
      await ask({ before: middle });
    }
  };
  return { walk, yardstick };
};

/** Asks everything so many times after a first time that warms up; answers the figures of each question. */
export const askAll = async (asking, questions, { rounds, middleOf, tell }) => {
  const rows = new Map();
  for (const question of questions) {
    tell(question);
    const { as, title } = question;
    const key = `${as}｜${title}`;
    const times = rows.get(key)?.times ?? noTimes();
    rows.set(key, { as, title, times });
    const worst = rows.get(key).worst ?? { cpu: 0, url: '' };
    rows.get(key).worst = worst;
    const seen = (url, kept) => {
      const cpu = kept?.cpu.at(-1) ?? 0;
      if (cpu > worst.cpu) Object.assign(worst, { cpu, url });
    };
    await asking.walk({ ...question, sorts: question.sorts.slice(0, 2) }, undefined, middleOf, seen);
    for (let round = 0; round < sized(rounds, 0); round += 1)
      await asking.walk(question, times, middleOf, seen);
  }
  return [...rows.values()];
};
