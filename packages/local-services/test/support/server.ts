import { httpServerOptions, registerHttp, type HttpServerParts } from '@ykd/adapters-http/server';
import { createApplication } from '@ykd/application';
import { createShownCheckInPictures } from '@ykd/application/check-in';
import { createShownInvoiceFiles } from '@ykd/application/invoice';
import { createShownReceiptPictures } from '@ykd/application/staff-refund';
import { createExportFiles } from '@ykd/application/list-export';
import { createCalendarFeed } from '@ykd/application/my-schedule';
import { createProductImages } from '@ykd/application/product-image';
import { createReportPictureFeed } from '@ykd/application/report-picture';
import { seededFakes } from '@ykd/application/testing';
import Fastify, { type FastifyInstance } from 'fastify';

/** The platform's HTTP side over seeded in-memory stores, and what a test adds to it. */
export const testServer = async (parts: Partial<HttpServerParts> = {}): Promise<FastifyInstance> => {
  const deps = await seededFakes();
  const fastify: FastifyInstance = Fastify(httpServerOptions());
  await registerHttp(fastify, {
    application: createApplication(deps),
    ping: () => Promise.resolve(),
    files: deps.files,
    productImages: createProductImages(deps),
    checkInPictures: createShownCheckInPictures(deps),
    receiptPictures: createShownReceiptPictures(deps),
    invoiceFiles: createShownInvoiceFiles(deps),
    exportFiles: createExportFiles(deps),
    calendars: createCalendarFeed(deps),
    reportPictures: createReportPictureFeed(deps),
    ...parts,
  });
  await fastify.ready();
  return fastify;
};
