import type { Application } from '@ykd/application';
import type { CallerContext } from '@ykd/application/shared';
import type { FastifyInstance } from 'fastify';
import { uploadField, type AnyCall, type Calls, type PortOf } from '../contracts/call.js';
import { addMultipartBody } from '../plugins/multipart-body.js';
import { addUploadGuard } from '../plugins/upload-guard.js';
import { serve, type Handle, type ServedArea } from './serve.js';

type Method = (input: object) => ReturnType<Handle<AnyCall>>;

/** What a call is asked with: objects, as far as calls are served here. */
type Parts = { readonly query: object; readonly body: object | undefined };

/** A call with a form. Who may send it is found out before its body is read. */
const serveUpload = async (
  fastify: FastifyInstance,
  area: ServedArea,
  call: AnyCall & Required<Pick<AnyCall, 'upload'>>,
  application: Application,
  methodFor: (context: CallerContext) => Method,
): Promise<void> => {
  const field = uploadField(call);
  await fastify.register(async (scope) => {
    addUploadGuard(scope, application, call.upload);
    await addMultipartBody(scope, field, call.upload);
    serve(scope, area, call, async (input, context) => {
      const { query, body } = input as Parts;
      const file = (body as Readonly<Record<string, File>>)[field];
      const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
      return methodFor(context)({ ...query, bytes });
    });
  });
};

/** Puts the calls of an area on the server, each in front of the method of its name. */
export const serveArea = async <C extends Calls>(
  fastify: FastifyInstance,
  area: ServedArea,
  calls: C,
  { application, portFor }: { application: Application; portFor: (context: CallerContext) => PortOf<C> },
): Promise<void> => {
  for (const [name, call] of Object.entries<AnyCall>(calls)) {
    const methodFor = (context: CallerContext): Method => {
      const port = portFor(context);
      return (input) => (port[name] as Method)(input);
    };
    const { upload } = call;
    if (upload === undefined) {
      serve(fastify, area, call, (input, context) => {
        const { query, body } = input as Parts;
        return methodFor(context)({ ...query, ...body });
      });
    } else await serveUpload(fastify, area, { ...call, upload }, application, methodFor);
  }
};
