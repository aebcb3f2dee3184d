import { readFileSync } from 'node:fs';

const withoutToken = (body) => body.replace(/"token":"[^"]*","tokenExpiresAt":\d+/, '"token":""');

/** Throws unless the bare server answers every recorded call with the recorded bytes (but for the token of the moment). */
export const assertSameBytes = async (address, recordFile, { cookie }, bodyOf) => {
  for (const { method, url, body } of JSON.parse(readFileSync(recordFile, 'utf8'))) {
    const payload = bodyOf(url);
    const answer = await fetch(`${address}${url}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { body: payload }),
    });
    const text = await answer.text();
    if (withoutToken(text) !== withoutToken(body)) throw new Error(`${url}: the bare server answers something else:\n${text}\n${body}`);
  }
};
