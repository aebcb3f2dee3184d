import { SESSION_COOKIE } from './session-cookie.js';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { registry } from 'zod/mini';
import { failure } from '../contracts/envelope.js';
import { contentNode } from '../contracts/course-content.js';

/** `/docs` has scripts and styles of its own. */
const DOCS_CSP =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; " +
  "frame-ancestors 'none'";

const TITLE = '优课达 API';

/** Schemas that others refer to by name: a recursive one cannot be written out. */
const schemaRegistry = registry<{ id: string }>();
schemaRegistry.add(contentNode, { id: 'ContentNode' });
schemaRegistry.add(failure, { id: 'Failure' });

/** `/docs`: the contracts as OpenAPI. To be added before the routes, which it collects. */
export const addOpenApi = async (fastify: FastifyInstance): Promise<void> => {
  await fastify.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: TITLE,
        version: '1',
        description: '所有回答都是 { isSuccess, data?, message?, code? }',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  await fastify.register(swaggerUi, { routePrefix: '/docs', staticCSP: DOCS_CSP, theme: { title: TITLE } });
};
