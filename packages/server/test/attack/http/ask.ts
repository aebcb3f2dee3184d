import { request } from 'node:http';

/** A request as it goes onto the wire. */
export interface Asked {
  readonly method: string;
  /** With its query string. */
  readonly path: string;
  /** A name may stand there several times. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
}

/** An answer as it came: status 0 and the reason as body when none did. */
export interface Told {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** How long it took, ms. */
  readonly took: number;
}

/** Who has not answered by then does not answer, ms. */
const PATIENCE_MS = 60_000;
const BODY_MAX = 8_000_000;

const pairsOf = (raw: readonly string[]): Told['headers'] =>
  Array.from({ length: raw.length / 2 }, (_, at) => [
    raw[2 * at]?.toLowerCase() ?? '',
    raw[2 * at + 1] ?? '',
  ]);

/** Asks on a connection of its own, and hears the whole answer; of a stream only how it begins. */
export const ask = (address: string, { method, path, headers = {}, body }: Asked): Promise<Told> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const begun = performance.now();
    const chunks: Buffer[] = [];
    let size = 0;
    const tell = (status: number, pairs: Told['headers'], text: string): void =>
      resolve({ status, headers: pairs, body: text, took: performance.now() - begun });
    const going = request({
      hostname,
      port,
      method,
      path,
      agent: false,
      timeout: PATIENCE_MS,
      headers: {
        host: `${hostname}:${port}`,
        connection: 'close',
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...(headers as Record<string, string | string[]>),
      },
    });
    let answered = false;
    going.on('response', (answer) => {
      answered = true;
      const pairs = pairsOf(answer.rawHeaders);
      const status = answer.statusCode ?? 0;
      const finish = (): void => tell(status, pairs, Buffer.concat(chunks).toString('utf8'));
      if (answer.headers['content-type']?.startsWith('text/event-stream') === true) {
        finish();
        going.destroy();
        return;
      }
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= BODY_MAX) chunks.push(chunk);
      });
      answer.on('end', finish);
      answer.on('error', finish);
    });
    going.on('timeout', () => going.destroy(new Error(`${PATIENCE_MS} 毫秒没有回答`)));
    going.on('error', (error) => {
      if (!answered) tell(0, [], error.message);
    });
    going.end(body);
  });

/** The data of an answer that worked. */
export const dataOf = <T>(told: Told): T => {
  if (told.status !== 200) throw new Error(`${told.status} ${told.body}`);
  return (JSON.parse(told.body) as { data: T }).data;
};

/** The stable code of a refusal; empty without one. */
export const codeOf = ({ body }: Told): string => /"code":"([A-Z_]+)"/.exec(body)?.[1] ?? '';

/** The values of a header. */
export const headerOf = ({ headers }: Told, name: string): readonly string[] =>
  headers.flatMap(([key, value]) => (key === name ? [value] : []));
