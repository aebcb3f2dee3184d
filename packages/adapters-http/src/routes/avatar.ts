import { AVATAR_PLACE, type Application, type FileStore } from '@ykd/application';
import { AVATAR_MAX_BYTES, avatarIssue } from '@ykd/domain/member';
import type { FastifyInstance } from 'fastify';
import { AVATAR_FILE_PATH, avatarCalls } from '../contracts/avatar.js';
import { addLoginCheck } from '../plugins/login-check.js';
import { addMultipartBody } from '../plugins/multipart-body.js';
import type { RateLimit } from '../plugins/rate-limit.js';
import { pictureFileRoute } from './picture-files.js';
import { serve } from './serve.js';

/** What the routes of pictures stand on. */
export interface AvatarRouteParts {
  readonly application: Application;
  /** Where the pictures are read. */
  readonly files: Pick<FileStore, 'get'>;
  readonly uploadLimit: RateLimit;
}

/** What the rule says of a file that is too large. */
const tooLarge = (size: number): string => avatarIssue({ mimeType: 'image/png', size }) ?? '';

/** `/middleware_api/{upload,delete}/avatar`, and the pictures themselves. */
export const avatarRoutes = async (
  fastify: FastifyInstance,
  { application, files, uploadLimit }: AvatarRouteParts,
): Promise<void> => {
  await fastify.register(async (scope) => {
    addLoginCheck(scope, application);
    await addMultipartBody(scope, {
      field: 'avatarfile',
      maxBytes: AVATAR_MAX_BYTES,
      messageOf: tooLarge,
    });
    serve(
      scope,
      avatarCalls.upload,
      async ({ body }, context) =>
        application.avatar(context).upload({ bytes: new Uint8Array(await body.avatarfile.arrayBuffer()) }),
      uploadLimit,
    );
  });
  serve(fastify, avatarCalls.remove, ({ body }, context) => application.avatar(context).remove(body));
  pictureFileRoute(fastify, {
    path: AVATAR_FILE_PATH,
    place: AVATAR_PLACE,
    files,
    summary: '头像图片',
    tag: 'avatar',
  });
};
