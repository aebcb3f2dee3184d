import { logIn } from '../test/browser/support/login.ts';
import { startDemoServer } from '../test/browser/support/server.ts';

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const post = async (context, address, path, data) => {
  const answer = await context.request.post(`${address}${path}`, { headers: { origin: address }, data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
};

/** The cookies of somebody who is logged in, and has made the call that he makes first. */
const cookiesOf = async (browser, address, { account, before }) => {
  if (account === undefined) return [];
  const context = await browser.newContext();
  await logIn({ context }, address, account);
  if (before !== undefined) await post(context, address, ...before);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
};

/** Starts the servers of several builds. */
export const startBuilds = async (browser, builds) => {
  const servers = await Promise.all(builds.map(({ root }) => startDemoServer({ root })));
  return {
    /** Measures a page of every build in turns, so that a noisy moment hits all of them; answers the medians of each. */
    inTurns: async ({ path, ready, ...page }, { runs, take }) => {
      const targets = await Promise.all(
        servers.map(async ({ address }) => ({
          url: `${address}${path}`,
          ready,
          cookies: await cookiesOf(browser, address, page),
          taken: [],
        })),
      );
      for (let run = 0; run < runs; run += 1) {
        const turns = run % 2 === 0 ? targets : targets.toReversed();
        for (const target of turns) target.taken.push(await take(browser, target));
      }
      return targets.map(({ taken }) =>
        Object.fromEntries(
          Object.keys(taken[0]).map((key) => [key, median(taken.map((figures) => figures[key]))]),
        ),
      );
    },
    stop: () => Promise.all(servers.map((server) => server.stop())),
  };
};
