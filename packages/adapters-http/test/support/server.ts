import { type Application, createApplication } from '@ykd/application';
import { createShownCheckInPictures } from '@ykd/application/check-in';
import { createShownInvoiceFiles } from '@ykd/application/invoice';
import { createCalendarFeed } from '@ykd/application/my-schedule';
import { createShownReceiptPictures } from '@ykd/application/staff-refund';
import { createReportPictureFeed } from '@ykd/application/report-picture';
import { createExportFiles } from '@ykd/application/list-export';
import { createProductImages } from '@ykd/application/product-image';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { httpServerOptions, registerHttp, type HttpServerParts } from '../../src/server.js';
import type { Fakes } from '@ykd/application/testing';
import { testDeps } from './deps.js';

export interface TestServer {
  readonly fastify: FastifyInstance;
  readonly application: Application;
  readonly deps: Fakes;
}

/** The HTTP side over the use cases and seeded in-memory stores. */
export const testServer = async (
  parts: Partial<HttpServerParts> = {},
  options: FastifyServerOptions = {},
): Promise<TestServer> => {
  const deps = await testDeps();
  const application = parts.application ?? createApplication(deps);
  const fastify: FastifyInstance = Fastify({ ...httpServerOptions(parts.connections), ...options });
  await registerHttp(fastify, {
    ping: () => Promise.resolve(),
    files: deps.files,
    productImages: createProductImages(deps),
    checkInPictures: createShownCheckInPictures(deps),
    receiptPictures: createShownReceiptPictures(deps),
    invoiceFiles: createShownInvoiceFiles(deps),
    calendars: createCalendarFeed(deps),
    reportPictures: createReportPictureFeed(deps),
    exportFiles: createExportFiles(deps),
    ...parts,
    application,
  });
  await fastify.ready();
  return { fastify, application, deps };
};
