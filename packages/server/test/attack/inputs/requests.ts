import { onePixel } from '../http/picture.js';
import type { Asked } from '../http/ask.js';
import { queryOf, valueOf, type Named, type Pick } from './alternatives.js';
import type { Target } from './shape.js';

const BOUNDARY = 'attack-boundary';

/** A form with a picture under the one name that an upload takes. */
export const formOf = (field: string): { readonly type: string; readonly body: Buffer } => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  body: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    onePixel(),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
});

/** A question before anybody asks it: `said` is all of it, for what may be heard again. */
export interface Question {
  readonly asked: Asked;
  readonly said: string;
}

/** A question to a call, with what is named in it. */
export const questionOf = (
  { call, query, body }: Target,
  choice: { readonly named: Named; readonly pick: Pick; readonly full: boolean },
): Question => {
  const search = queryOf(query === undefined ? {} : valueOf(query, choice));
  const path = `${call.path}${search}`;
  if (call.method === 'GET') return { asked: { method: 'GET', path }, said: decodeURIComponent(path) };
  const said = `${new URLSearchParams(search).toString()} ${decodeURIComponent(search.replaceAll('+', ' '))}`;
  if (call.upload !== undefined) {
    const form = formOf(Object.keys(body?.properties ?? {})[0] ?? '');
    return {
      asked: { method: 'POST', path, headers: { 'content-type': form.type }, body: form.body },
      said,
    };
  }
  const text = JSON.stringify(body === undefined ? {} : valueOf(body, choice));
  return {
    asked: { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: text },
    said: `${said} ${text}`,
  };
};
