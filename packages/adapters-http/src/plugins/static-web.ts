import { readdir } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Page } from '@ykd/domain/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './answers.js';
import { isApiPath, pathOf } from './api-paths.js';
import { BUILD_FILES, PAGE_FILES, preloadLinks, readPageFiles } from './build-files.js';
import { firstCalls } from './first-calls.js';
import { dataElement, readIndexPage, type PageParts } from './index-page.js';
import { pageGuard, type PageGuardOptions } from './page-guards.js';
import { SANDBOX_PAGE, sandboxPage } from './sandbox-page.js';
import { viewingMark } from './viewing.js';
import { wantsPage } from './wants-page.js';

export interface StaticWebOptions {
  /** The folder of the built web app, with `index.html` in it. */
  readonly root: string;
  /** What the page says at the host at which it is read (as a request names it): public settings, and the title of the site. */
  readonly settings: (host: string) => Promise<Pick<PageParts, 'settings' | 'title'>>;
  /** The page at a path; undefined for a path without one, which answers 404 (with the app). */
  readonly pageOf: (path: string) => Page | undefined;
}

/** What is seen as somebody else no browser keeps, not even to go back to it. */
const SEEN_ONCE = 'no-store';

/** What is there for visitors; a page is never sent under its file name. */
const listFiles = async (root: string): Promise<ReadonlySet<string>> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => relative(root, resolve(entry.parentPath, entry.name)));
  const found = new Set(paths.map((path) => `/${path.split(sep).join('/')}`));
  for (const hidden of ['/index.html', PAGE_FILES]) found.delete(hidden);
  return found;
};

const sendAsset = (reply: FastifyReply, path: string): FastifyReply =>
  path.startsWith(BUILD_FILES)
    ? reply.sendFile(path, { maxAge: '365d', immutable: true })
    : reply.sendFile(path, { maxAge: '1h' });

/**
 * Serves the built web app: its files, and for every other address that a browser opens its page (history mode), once the
 * guards of the page's layout let the visitor pass.
 */
export const addStaticWeb = async (
  fastify: FastifyInstance,
  { root, settings, pageOf }: StaticWebOptions,
  guardOptions: PageGuardOptions,
): Promise<void> => {
  const [files, index, pageFiles] = await Promise.all([
    listFiles(root),
    readIndexPage(root),
    readPageFiles(root),
  ]);
  const sendSandbox = files.has(SANDBOX_PAGE) ? await sandboxPage(root) : undefined;
  const guard = pageGuard(guardOptions);
  await fastify.register(fastifyStatic, { root, serve: false, preCompressed: true, index: false });

  const html = async (
    request: FastifyRequest,
    reply: FastifyReply,
    parts: Omit<PageParts, 'settings' | 'title'>,
  ): Promise<FastifyReply> => {
    const told = await settings(request.host);
    return reply.type('text/html; charset=utf-8').send(index({ ...parts, ...told }));
  };

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
  ): Promise<FastifyReply> => {
    const { decision, user } = await guard(request, page.layout);
    const viewing = await viewingMark(guardOptions.application, request);
    if (decision.kind === 'redirect')
      return reply.header('cache-control', 'no-store').redirect(decision.to, 302);
    const calls = await firstCalls({ page, path: pathOf(request.url), user });
    reply.header('cache-control', user === undefined ? 'no-cache' : 'private, no-cache');
    if (viewing !== '') reply.header('cache-control', SEEN_ONCE);
    return html(request, reply, {
      calls: viewing + (calls.length === 0 ? '' : dataElement('ykd-calls', calls)),
      preloads: preloadLinks(pageFiles[page.path] ?? []),
    });
  };

  fastify.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request.url);
    if (isApiPath(path)) return sendProblem(reply, 'NOT_FOUND');
    if (path === SANDBOX_PAGE && sendSandbox !== undefined) return sendSandbox(reply);
    if (files.has(path)) return sendAsset(reply, path);
    if (path.startsWith(BUILD_FILES)) return sendProblem(reply, 'NOT_FOUND');
    const page = pageOf(path);
    // A page that exists is sent to whoever asks, link previews and monitors included; the page of 404 to browsers only.
    if (page !== undefined) return sendPage(request, reply, page);
    if (!wantsPage(request)) return sendProblem(reply, 'NOT_FOUND');
    const calls = await viewingMark(guardOptions.application, request);
    reply.code(404).header('cache-control', calls === '' ? 'no-cache' : SEEN_ONCE);
    return html(request, reply, { calls, preloads: '' });
  });
};
