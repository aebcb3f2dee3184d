import type { FileStore, PicturePlace } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { sendProblem } from '../plugins/answers.js';
import { FILE_HEADERS } from '../plugins/file-headers.js';

/** Pictures that whoever knows the address of one may look at. */
export interface PictureFiles {
  /** The path of a picture, with its name as the parameter `name`. */
  readonly path: string;
  readonly place: PicturePlace;
  /** Where they are read. */
  readonly files: Pick<FileStore, 'get'>;
  /** What the description of the calls says of them. */
  readonly summary: string;
  readonly tag: string;
}

/** Serves stored pictures as they are. */
export const pictureFileRoute = (
  fastify: FastifyInstance,
  { path, place, files, summary, tag }: PictureFiles,
): void => {
  const schema = { summary, tags: [tag], params: z.object({ name: z.string() }) };
  fastify.get<{ Params: { name: string } }>(path, { schema }, async ({ params: { name } }, reply) => {
    const file = place.isName(name) ? await files.get(place.key(name)) : undefined;
    if (file === undefined) return sendProblem(reply, 'NOT_FOUND');
    return reply.headers(FILE_HEADERS).type(file.contentType).send(file.bytes);
  });
};
