import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ExportFile, ExportFiles, ExportState } from '@ykd/application/list-export';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { QueryOf } from '../contracts/call.js';
import { failure } from '../contracts/envelope.js';
import { exportFile } from '../contracts/list-export.js';
import { ENCODINGS } from '../export/encode.js';
import { sendError, sendProblem } from '../plugins/answers.js';
import { configOf, tagOf } from './serve.js';

/** How often it is noted that a file is being made, and looked whether anybody wants it still, ms. */
const BEAT_MS = 3_000;

/** `GET /api/admin/export/file`: the bytes of an export, made while they are taken. */
export const exportFileRoute = async (
  fastify: FastifyInstance,
  files: ExportFiles,
  beatMs = BEAT_MS,
): Promise<void> => {
  const open = new Map<Readable, Promise<void>>();
  let ending = false;

  /** Looks after a file until it is whole, or its answer is gone; answers when it is written down how it ended. */
  const lookAfter = (file: ExportFile, bytes: Readable, { raw, log }: FastifyReply): Promise<void> => {
    const timer = setInterval(() => {
      file.beat().then(
        (isWanted) => isWanted || bytes.destroy(new Error('the export was cancelled')),
        (error: unknown) => bytes.destroy(error as Error),
      );
    }, beatMs);
    let hasBroken = false;
    bytes.on('error', () => {
      hasBroken = true;
    });
    const isOver = (): undefined => undefined;
    // Also where whoever wanted it left before there was an answer: then nothing happens to it any more.
    return finished(raw)
      .then(isOver, isOver)
      .then(async () => {
        clearInterval(timer);
        bytes.destroy();
        const left: ExportState = hasBroken || ending ? 'failed' : 'cancelled';
        await file
          .end(raw.writableFinished ? 'done' : left)
          .catch((error: unknown) => log.warn({ err: error }, 'how an export ended was not written down'));
      });
  };

  const handler = async (
    request: FastifyRequest<{ Querystring: QueryOf<typeof exportFile> }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    if (ending) return sendProblem(reply, 'UNAVAILABLE');
    const opened = await files.open(request.callerContext, request.query.id);
    if (!opened.ok) return sendError(reply, opened.error);
    const { name, format } = opened.value;
    const { type, encode } = ENCODINGS[format];
    const bytes = Readable.from(encode(opened.value), { objectMode: false });
    // What breaks from now on breaks the answer off: an answer about it would be taken for the file.
    reply.raw.once('pipe', () => reply.raw.flushHeaders());
    open.set(
      bytes,
      lookAfter(opened.value, bytes, reply).finally(() => open.delete(bytes)),
    );
    return reply
      .headers({
        'content-disposition': contentDisposition(`${name}.${format}`, { fallback: `export.${format}` }),
        'cache-control': 'no-store',
      })
      .type(type)
      .send(bytes);
  };

  await fastify.register(async (scope) => {
    // Nobody waits for the end of a long file; it is written down that it failed.
    scope.addHook('preClose', (done) => {
      ending = true;
      const ends = [...open].map(([bytes, end]) => {
        bytes.destroy(new Error('the server ends'));
        return end;
      });
      void Promise.allSettled(ends).then(() => done());
    });
    scope.get(exportFile.path, {
      exposeHeadRoute: false,
      ...configOf(scope, exportFile),
      schema: {
        summary: exportFile.summary,
        tags: [tagOf('listExport')],
        security: [{ session: [] }, { bearer: [] }],
        querystring: exportFile.query,
        produces: Object.values(ENCODINGS).map(({ type }) => type),
        response: { '4xx': failure, '5xx': failure },
      },
      handler,
    });
  });
};
