import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';

/** Where learners' programs run: a page that the web app frames. */
export const SANDBOX_PAGE = '/sandbox/index.html';

/**
 * What the sandbox may do: run its own script, and the workers that it makes of what the app hands over. Nothing is ever
 * loaded, and its origin is opaque even when it is opened by itself: no cookie, no storage, no page of this site.
 */
const policyOf = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' blob: 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');

/** Sends the sandbox of the web app in `root` with a policy of its own; its script is known by its hash. */
export const sandboxPage = async (root: string): Promise<(reply: FastifyReply) => FastifyReply> => {
  const html = await readFile(join(root, SANDBOX_PAGE), 'utf8');
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1];
  if (script === undefined) throw new Error(`no script in ${SANDBOX_PAGE}`);
  const policy = policyOf(script);
  return (reply) =>
    reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
};
