import type { SyncOperations } from '@ykd/application/account-sync';
import type { Application } from '@ykd/application';
import type { ShownCheckInPictures } from '@ykd/application/check-in';
import type { ShownInvoiceFiles } from '@ykd/application/invoice';
import type { ShownReceiptPictures } from '@ykd/application/staff-refund';
import type { FileStore } from '@ykd/application/ports';
import type { CalendarFeed } from '@ykd/application/my-schedule';
import type { ReportPictureFeed } from '@ykd/application/report-picture';
import type { ExportFiles } from '@ykd/application/list-export';
import type { ProductImages } from '@ykd/application/product-image';
import type { FastifyInstance } from 'fastify';
import { addCallerContext } from './plugins/caller-context.js';
import { CONNECTION_LIMITS, type ConnectionLimits } from './plugins/connection-limits.js';
import { addConnectionLimits } from './plugins/connections.js';
import { addErrorHandling, type IsUnavailable } from './plugins/errors.js';
import { addHealth, NotReadyError, type Ping } from './plugins/health.js';
import { addIdleConnections } from './plugins/idle-connections.js';
import { addJsonBody } from './plugins/json-body.js';
import { addMetrics } from './plugins/metrics.js';
import { addOpenApi } from './plugins/openapi.js';
import { addOriginCheck, type AllowedOrigins } from './plugins/origin-check.js';
import { addPipelining } from './plugins/pipelining.js';
import { addRateLimits, type RateLimits } from './plugins/rate-limit.js';
import { addRequestTimeouts } from './plugins/request-timeouts.js';
import { addCookies } from './plugins/session-cookie.js';
import { addSecurityHeaders } from './plugins/security-headers.js';
import { addReadOnlyViewing } from './plugins/viewing.js';
import { addStaticWeb, type StaticWebOptions } from './plugins/static-web.js';
import { addValidation } from './plugins/validation.js';
import { checkInPictureRoute } from './routes/check-in-pictures.js';
import { areaRoutes } from './routes/areas.js';
import { reportPictureRoute } from './routes/report-pictures.js';
import { classCalendarRoute } from './routes/class-calendar.js';
import { exportFileRoute } from './routes/export-file.js';
import { invoiceFileRoute } from './routes/invoice-files.js';
import { orderWatchRoute } from './routes/order-watch.js';
import { paymentNoticeRoute } from './routes/payment-notice.js';
import { receiptPictureRoute } from './routes/receipt-pictures.js';
import { pictureFileRoutes } from './routes/picture-files.js';
import { productImageRoute } from './routes/product-image.js';

export { HttpProblem, Refusal } from './plugins/answers.js';
export { NotReadyError };
export { CONNECTION_LIMITS };
export type { AllowedOrigins, ConnectionLimits, IsUnavailable, Ping, RateLimits, StaticWebOptions };
export { SESSION_COOKIE } from './plugins/session-cookie.js';
export { httpServerOptions } from './server-options.js';

/** What the platform's HTTP side is made of. */
export interface HttpServerParts {
  readonly application: Application;
  /** Where uploads are read. */
  readonly files: Pick<FileStore, 'get'>;
  readonly productImages: ProductImages;
  readonly checkInPictures: ShownCheckInPictures;
  readonly receiptPictures: ShownReceiptPictures;
  readonly invoiceFiles: ShownInvoiceFiles;
  readonly calendars: CalendarFeed;
  readonly reportPictures: ReportPictureFeed;
  /** The files of exports, while they are made. */
  readonly exportFiles: ExportFiles;
  /** Rejects while the server cannot work, for `/readyz`. */
  readonly ping: Ping;
  /** Tells an outage (503) from a bug (500). Default: nothing is an outage. */
  readonly isUnavailable?: IsUnavailable;
  /** Other origins that may call with a bearer token, and post with a cookie. Default: none. */
  readonly allowedOrigins?: AllowedOrigins;
  /** The origin under which browsers reach this server, `https://host[:port]`. Default: what each request says. */
  readonly publicOrigin?: string;
  /** The login pages to which guards redirect. Defaults: the built-in ones. */
  readonly loginUrl?: string;
  readonly loginH5Url?: string;
  /** How often one address may ask, where that differs from `RATE_LIMITS`. */
  readonly rateLimits?: Partial<RateLimits>;
  /** What connections may hold; to be given to {@link httpServerOptions} as well. Default: `CONNECTION_LIMITS`. */
  readonly connections?: ConnectionLimits;
  /** How often open streams are looked after, ms. Default: every 15 seconds. */
  readonly heartbeatMs?: number;
  /** How often the making of an export's file is looked after, ms. Default: every 3 seconds. */
  readonly exportBeatMs?: number;
  /** Lets other machines than this one read `/metrics`. False leaves metrics out. */
  readonly metrics?: { readonly token?: string } | false;
  /** The outbox of account changes: its counts are among the metrics. */
  readonly syncOperations?: SyncOperations;
  /** Whether `/docs` describes the calls. Default: it does. */
  readonly docs?: boolean;
  /** Adds what is not among the calls, such as the pages of the demo. Default: nothing more. */
  readonly addMore?: (fastify: FastifyInstance) => void;
  /** The built web app. Without it only the calls are served. */
  readonly web?: StaticWebOptions;
}

/** Puts the whole HTTP side on a Fastify that was made with {@link httpServerOptions}. Hooks run in the order written. */
export const registerHttp = async (fastify: FastifyInstance, parts: HttpServerParts): Promise<void> => {
  const {
    application,
    metrics = {},
    allowedOrigins,
    publicOrigin,
    loginUrl,
    loginH5Url,
    connections = CONNECTION_LIMITS,
  } = parts;
  const origin = publicOrigin === undefined ? {} : { publicOrigin };

  addConnectionLimits(fastify, connections);
  addIdleConnections(fastify);
  addPipelining(fastify, connections);
  addRequestTimeouts(fastify, connections);
  addErrorHandling(fastify, parts.isUnavailable ?? (() => false));
  addValidation(fastify);
  addJsonBody(fastify);
  if (metrics !== false) await addMetrics(fastify, metrics.token, parts.syncOperations);
  await addCookies(fastify, publicOrigin);
  await addSecurityHeaders(fastify);
  addOriginCheck(fastify, { ...(allowedOrigins === undefined ? {} : { allowedOrigins }), ...origin });
  addCallerContext(fastify, publicOrigin);
  addReadOnlyViewing(fastify, application);
  await addRateLimits(fastify, parts.rateLimits);
  if (parts.docs !== false) await addOpenApi(fastify);

  addHealth(fastify, parts.ping);
  await areaRoutes(fastify, application);
  pictureFileRoutes(fastify, parts.files);
  checkInPictureRoute(fastify, parts.checkInPictures);
  receiptPictureRoute(fastify, parts.receiptPictures);
  invoiceFileRoute(fastify, parts.invoiceFiles);
  classCalendarRoute(fastify, parts.calendars);
  reportPictureRoute(fastify, parts.reportPictures);
  productImageRoute(fastify, parts.productImages);
  await exportFileRoute(fastify, parts.exportFiles, parts.exportBeatMs);
  await orderWatchRoute(fastify, application, parts.heartbeatMs);
  await paymentNoticeRoute(fastify, application);
  parts.addMore?.(fastify);
  if (parts.web !== undefined) {
    await addStaticWeb(fastify, parts.web, {
      application,
      ...(loginUrl === undefined ? {} : { loginUrl }),
      ...(loginH5Url === undefined ? {} : { loginH5Url }),
    });
  }
};
