import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Upload } from '../contracts/call.js';
import { HttpProblem, Refusal } from './answers.js';

const NAME_BYTES_MAX = 100;

const LIMITS = {
  files: 1,
  fields: 0,
  parts: 1,
  fieldNameSize: NAME_BYTES_MAX,
  headerPairs: 20,
};

/** There is more in a form than the file; also one that is only a little too large must fit. */
const FORM_EXTRA_BYTES = 150_000;

/** The refusal of a file that is too large, in the words for one that was read. */
type TooLarge = () => Refusal;

/** The bytes of a file, as they came in: none is held twice. Throws as soon as it turns out to be too large. */
const readFile = async (
  file: Readable & { readonly truncated: boolean },
  tooLarge: TooLarge,
): Promise<Buffer<ArrayBuffer>[]> => {
  const chunks: Buffer<ArrayBuffer>[] = [];
  for await (const chunk of file as AsyncIterable<Buffer<ArrayBuffer>>) {
    chunks.push(chunk);
    if (file.truncated) throw tooLarge();
  }
  return chunks;
};

/** The form in a request as an object of files, as JSON bodies are objects. Their own names and types do not count. */
const readForm = async (request: FastifyRequest, tooLarge: TooLarge): Promise<Record<string, File>> => {
  const form: Record<string, File> = {};
  try {
    for await (const part of request.files()) {
      form[part.fieldname] = new File(await readFile(part.file, tooLarge), '');
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new HttpProblem('MALFORMED_FORM');
  }
  return form;
};

/** What is left of a refused form: a known little is let in, so that its sender gets to read why; else the way is closed. */
const leaveRest = ({ headers, raw }: FastifyRequest, reply: FastifyReply): void => {
  if (headers['content-length'] === undefined) {
    reply.header('connection', 'close');
    return;
  }
  // A parser that is still attached would stop the request again: nobody reads the rest of the file from it.
  raw.unpipe();
  raw.resume();
};

/** Bodies in this scope are forms with one file, called `field`, and nothing else. */
export const addMultipartBody = async (
  scope: FastifyInstance,
  field: string,
  { maxBytes, tooLarge: messageOf }: Upload,
): Promise<void> => {
  const message = messageOf(maxBytes + 1);
  const tooLarge = (): Refusal => new Refusal({ kind: 'invalid-input', issues: [{ field, message }] });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(new HttpProblem('MALFORMED_FORM')));
  scope.addHook('onRequest', (request, _reply, done) =>
    Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_EXTRA_BYTES ? done(tooLarge()) : done(),
  );
  // One byte of the file more than the rule allows is read, so that the rule itself can refuse it.
  const limits = { ...LIMITS, fileSize: maxBytes + 1 };
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
  scope.addHook('preValidation', async (request, reply) => {
    try {
      request.body = request.isMultipart() ? await readForm(request, tooLarge) : {};
    } catch (error) {
      leaveRest(request, reply);
      throw error;
    }
  });
};
