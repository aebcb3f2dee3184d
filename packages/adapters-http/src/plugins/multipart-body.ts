import multipart from '@fastify/multipart';
import { AVATAR_MAX_BYTES } from '@ykd/domain/member';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from './answers.js';

const NAME_BYTES_MAX = 100;

/**
 * One byte of a file more than the rule allows is read, so that the rule itself can refuse it; what is behind that is thrown
 * away as it comes.
 */
const LIMITS = {
  fileSize: AVATAR_MAX_BYTES + 1,
  files: 1,
  fields: 0,
  parts: 1,
  fieldNameSize: NAME_BYTES_MAX,
  headerPairs: 20,
};

/** The form in a request as an object of files, as JSON bodies are objects. Their own names and types do not count. */
const readForm = async (request: FastifyRequest): Promise<Record<string, File>> => {
  const form: Record<string, File> = {};
  try {
    for await (const part of request.files()) {
      form[part.fieldname] = new File([Uint8Array.from(await part.toBuffer())], '');
    }
  } catch {
    throw new HttpProblem('MALFORMED_FORM');
  }
  return form;
};

/** Bodies in this scope are forms with one file, and nothing else. */
export const addMultipartBody = async (scope: FastifyInstance): Promise<void> => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(new HttpProblem('MALFORMED_FORM')));
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
  scope.addHook('preValidation', async (request) => {
    request.body = request.isMultipart() ? await readForm(request) : {};
  });
};
