import type { FastifyRequest } from 'fastify';

/** Whether a browser opens the address as a page, rather than a script or a service asking for data. */
export const wantsPage = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/html') ?? false;
