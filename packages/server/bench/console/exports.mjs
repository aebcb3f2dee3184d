// Exports whole lists from a server in a process of its own, and watches how much memory it takes above what it had at rest.
import { setTimeout as pause } from 'node:timers/promises';
import { sized } from '../../../../scripts/lib/smoke.mjs';
import { SERVER, startProcess } from '../processes.mjs';

const REST_MS = sized(5000, 0);
const LOOK_MS = 50;
/** Somebody else asks the server so often meanwhile. */
const OTHERS_MS = 200;

/** Takes a file, and throws it away; answers how long it is. */
const take = async (response) => {
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return bytes;
};

/** Asks again and again until `isOver`; answers how long the longest answer took, ms. */
const longestWait = async (address, isOver) => {
  let longest = 0;
  while (!isOver()) {
    const begun = performance.now();
    await (await fetch(`${address}/readyz`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - begun);
    await pause(OTHERS_MS);
  }
  return longest;
};

/** Exports one list from a server; answers how it went. */
const exportOne = async (server, ask, { list, format }) => {
  const rest = server.memory();
  const used = server.processorMs();
  let most = rest;
  const looking = setInterval(() => (most = Math.max(most, server.memory())), LOOK_MS);
  let isOver = false;
  const others = longestWait(server.address, () => isOver);
  const begun = performance.now();
  const { data } = await (await ask('/api/admin/export/begin', { list, format, state: {} })).json();
  const bytes = await take(await ask(`/api/admin/export/file?id=${data.id}`)).finally(() =>
    clearInterval(looking),
  );
  const seconds = (performance.now() - begun) / 1000;
  isOver = true;
  // The end is written down once the file is out.
  let run = { state: 'running', rows: 0 };
  while (run.state === 'running') {
    const runs = (await (await ask('/api/admin/export/runs')).json()).data;
    run = runs.find(({ id }) => id === data.id);
  }
  return {
    rows: run.rows,
    state: run.state,
    'at rest, MB': Math.round(rest),
    'above that, MB': Math.round(most - rest),
    seconds: Math.round(seconds),
    'processor seconds': Math.round((server.processorMs() - used) / 1000),
    'longest wait of others, ms': Math.round(await others),
    'file, MB': Math.round(bytes / 1e6),
  };
};

/** Exports one list, `{ list, format }`, on the database of the settings, from a server that has done nothing else. */
const exportAlone = async (settings, cookie, asked) => {
  const server = await startProcess(SERVER, [], {
    PORT: '0',
    LOG_LEVEL: 'error',
    YKD_DEMO: 'off',
    ...settings,
  });
  try {
    while ((await fetch(`${server.address}/readyz`)).status !== 200) await pause(20);
    const headers = { cookie, origin: server.address, 'content-type': 'application/json' };
    const ask = async (path, body) => {
      const method = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(`${server.address}${path}`, { headers, ...method });
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response;
    };
    // What is loaded at the first use is no part of an export.
    for (const path of ['/api/admin/students', '/api/security/events', '/api/admin/audit']) await ask(path);
    await pause(REST_MS);
    return await exportOne(server, ask, asked);
  } finally {
    await server.stop();
  }
};

/** Exports each of `asked`, `{ list, format }`, each alone: what one leaves behind is no part of the next. */
export const exportAll = async (settings, cookie, asked, tell) => {
  const rows = {};
  for (const { list, format } of asked) {
    const name = `${list} ${format}`;
    tell(name);
    rows[name] = await exportAlone(settings, cookie, { list, format });
    tell(`${name}: ${JSON.stringify(rows[name])}`);
  }
  return rows;
};
