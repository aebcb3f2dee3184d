import { readdir } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Layout } from '@ykd/domain/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './answers.js';
import { isApiPath, pathOf } from './api-paths.js';
import { readIndexPage } from './index-page.js';
import { pageGuard, type PageGuardOptions } from './page-guards.js';
import { SANDBOX_PAGE, sandboxPage } from './sandbox-page.js';
import { wantsPage } from './wants-page.js';

export interface StaticWebOptions {
  /** The folder of the built web app, with `index.html` in it. */
  readonly root: string;
  /** Public settings, handed to the web app inside its page. */
  readonly settings: unknown;
  /** The layout that a path is shown in; undefined for a path without a page, which answers 404 (with the app). */
  readonly layoutOf: (path: string) => Layout | undefined;
}

/** The build names files here after their content. */
const HASHED = '/assets/';

const listFiles = async (root: string): Promise<ReadonlySet<string>> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => relative(root, resolve(entry.parentPath, entry.name)));
  return new Set(paths.map((path) => `/${path.split(sep).join('/')}`));
};

const sendAsset = (reply: FastifyReply, path: string): FastifyReply =>
  path.startsWith(HASHED)
    ? reply.sendFile(path, { maxAge: '365d', immutable: true })
    : reply.sendFile(path, { maxAge: '1h' });

/**
 * Serves the built web app: its files, and for every other address that a browser opens its page (history mode), once the
 * guards of the page's layout let the visitor pass.
 */
export const addStaticWeb = async (
  fastify: FastifyInstance,
  { root, settings, layoutOf }: StaticWebOptions,
  guardOptions: PageGuardOptions,
): Promise<void> => {
  const [files, html] = await Promise.all([listFiles(root), readIndexPage(root, settings)]);
  const sendSandbox = files.has(SANDBOX_PAGE) ? await sandboxPage(root) : undefined;
  const guard = pageGuard(guardOptions);
  await fastify.register(fastifyStatic, { root, serve: false, preCompressed: true, index: false });

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> => {
    const layout = layoutOf(path);
    reply.header('cache-control', 'no-cache');
    if (layout !== undefined) {
      const elsewhere = await guard(request, layout);
      if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
    }
    return reply
      .code(layout === undefined ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(html);
  };

  fastify.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request.url);
    if (isApiPath(path)) return sendProblem(reply, 'NOT_FOUND');
    if (path === SANDBOX_PAGE && sendSandbox !== undefined) return sendSandbox(reply);
    if (path !== '/index.html' && files.has(path)) return sendAsset(reply, path);
    // A page that exists is sent to whoever asks, link previews and monitors included; the page of 404 to browsers only.
    if (path.startsWith(HASHED) || (layoutOf(path) === undefined && !wantsPage(request))) {
      return sendProblem(reply, 'NOT_FOUND');
    }
    return sendPage(request, reply, path);
  });
};
