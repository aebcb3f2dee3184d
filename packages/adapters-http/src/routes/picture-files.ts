import { AVATAR_PLACE } from '@ykd/application/avatar';
import type { FileStore } from '@ykd/application/ports';
import type { PicturePlace } from '@ykd/application/shared';
import { COURSE_PICTURE_PLACE } from '@ykd/application/study';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AVATAR_FILE_PATH } from '../contracts/avatar.js';
import { COURSE_PICTURE_FILE_PATH } from '../contracts/study.js';
import { sendProblem } from '../plugins/answers.js';
import { FILE_HEADERS, MEMBER_FILE_HEADERS } from '../plugins/file-headers.js';
import { tagOf, type ServedArea } from './serve.js';

/** Pictures that whoever knows the address of one may look at. */
interface PictureFiles {
  /** The area whose pictures they are. */
  readonly area: ServedArea;
  /** The path of a picture, with its name as the parameter `name`. */
  readonly path: string;
  readonly place: PicturePlace;
  readonly headers: Readonly<Record<string, string>>;
  /** What the description of the calls says of them. */
  readonly summary: string;
}

const PICTURES: readonly PictureFiles[] = [
  {
    area: 'avatar',
    path: AVATAR_FILE_PATH,
    place: AVATAR_PLACE,
    headers: MEMBER_FILE_HEADERS,
    summary: '头像图片',
  },
  {
    area: 'study',
    path: COURSE_PICTURE_FILE_PATH,
    place: COURSE_PICTURE_PLACE,
    headers: FILE_HEADERS,
    summary: '课文图片',
  },
];

/** Serves stored pictures as they are. */
export const pictureFileRoutes = (fastify: FastifyInstance, files: Pick<FileStore, 'get'>): void => {
  for (const { area, path, place, headers, summary } of PICTURES) {
    const schema = { summary, tags: [tagOf(area)], params: z.object({ name: z.string() }) };
    fastify.get<{ Params: { name: string } }>(path, { schema }, async ({ params: { name } }, reply) => {
      const file = place.isName(name) ? await files.get(place.key(name)) : undefined;
      if (file === undefined) return sendProblem(reply, 'NOT_FOUND');
      return reply.headers(headers).type(file.contentType).send(file.bytes);
    });
  }
};
