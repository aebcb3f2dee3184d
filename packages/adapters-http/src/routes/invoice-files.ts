import type { ShownInvoiceFiles } from '@ykd/application/invoice';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { QueryOf } from '../contracts/call.js';
import { failure } from '../contracts/envelope.js';
import { invoiceFile } from '../contracts/invoice.js';
import { sendError } from '../plugins/answers.js';
import { OWN_FILE_HEADERS } from '../plugins/file-headers.js';
import { configOf, tagOf } from './serve.js';

const PDF = 'application/pdf';

/** `GET /api/invoice/file`: the file of an invoice, which is kept and never shown as a page of ours. */
export const invoiceFileRoute = (fastify: FastifyInstance, files: ShownInvoiceFiles): void => {
  const schema = {
    summary: invoiceFile.summary,
    tags: [tagOf('invoice')],
    security: [{ session: [] }, { bearer: [] }],
    querystring: invoiceFile.query,
    produces: [PDF],
    response: { '4xx': failure, '5xx': failure },
  };
  fastify.get(
    invoiceFile.path,
    { exposeHeadRoute: false, ...configOf(fastify, invoiceFile), schema },
    async (request: FastifyRequest<{ Querystring: QueryOf<typeof invoiceFile> }>, reply) => {
      // Nobody keeps either answer: it is another one for whoever logs in next.
      reply.headers({ ...OWN_FILE_HEADERS, 'cache-control': 'no-store' });
      const { id, red = false } = request.query;
      const file = await files.read(request.callerContext, { id, red });
      if (!file.ok) return sendError(reply, file.error);
      const { name, bytes } = file.value;
      return reply
        .header('content-disposition', contentDisposition(name, { fallback: 'invoice.pdf' }))
        .type(PDF)
        .send(bytes);
    },
  );
};
