import { readFileSync } from 'node:fs';
import { measuredCalls } from './calls.mjs';

const withoutToken = (body) => body.replace(/"token":"[^"]*","tokenExpiresAt":\d+/, '"token":""');

/** Throws unless the bare server answers every recorded call with the recorded bytes (but for the token of the moment). */
export const assertSameBytes = async (address, recordFile, { cookie, userId }) => {
  const calls = Object.values(measuredCalls(userId)).flat();
  for (const { method, url, body } of JSON.parse(readFileSync(recordFile, 'utf8'))) {
    const payload = calls.find(({ path }) => path === url)?.body;
    const answer = await fetch(`${address}${url}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { body: payload }),
    });
    const text = await answer.text();
    if (withoutToken(text) !== withoutToken(body))
      throw new Error(`${url}: the bare server answers something else:\n${text}\n${body}`);
  }
};
