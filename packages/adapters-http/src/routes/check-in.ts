import {
  CHECK_IN_PICTURE_FIELD,
  checkInPictureIssue,
  CHECK_IN_PICTURE_PLACE,
  type Application,
  type FileStore,
} from '@ykd/application';
import { CHECK_IN_PICTURE_MAX_BYTES } from '@ykd/domain/campaign';
import type { FastifyInstance } from 'fastify';
import { CHECK_IN_PICTURE_FILE_PATH, checkInCalls } from '../contracts/check-in.js';
import { addLoginCheck } from '../plugins/login-check.js';
import { addMultipartBody } from '../plugins/multipart-body.js';
import { CHECK_IN_RATE_LIMIT, type RateLimit } from '../plugins/rate-limit.js';
import { pictureFileRoute } from './picture-files.js';
import { serve } from './serve.js';

/** What the routes of the daily check-in stand on. */
export interface CheckInRouteParts {
  readonly application: Application;
  /** Where the pictures are read. */
  readonly files: Pick<FileStore, 'get'>;
  readonly uploadLimit: RateLimit;
}

/** What the rule says of a file that is too large. */
const tooLarge = (size: number): string => checkInPictureIssue({ mimeType: 'image/png', size }) ?? '';

/** `/api/checkin/*`, `/middleware_api/upload/checkin`, and the pictures themselves. */
export const checkInRoutes = async (
  fastify: FastifyInstance,
  { application, files, uploadLimit }: CheckInRouteParts,
): Promise<void> => {
  serve(fastify, checkInCalls.mine, ({ query }, context) => application.checkIn(context).mine(query));
  serve(fastify, checkInCalls.history, (_input, context) => application.checkIn(context).history());
  serve(
    fastify,
    checkInCalls.save,
    ({ body }, context) => application.checkIn(context).save(body),
    CHECK_IN_RATE_LIMIT,
  );
  await fastify.register(async (scope) => {
    addLoginCheck(scope, application);
    await addMultipartBody(scope, {
      field: CHECK_IN_PICTURE_FIELD,
      maxBytes: CHECK_IN_PICTURE_MAX_BYTES,
      messageOf: tooLarge,
    });
    serve(
      scope,
      checkInCalls.upload,
      async ({ body }, context) =>
        application.checkIn(context).upload({ bytes: new Uint8Array(await body.picturefile.arrayBuffer()) }),
      uploadLimit,
    );
  });
  pictureFileRoute(fastify, {
    path: CHECK_IN_PICTURE_FILE_PATH,
    place: CHECK_IN_PICTURE_PLACE,
    files,
    summary: '打卡图片',
    tag: 'checkin',
  });
};
