import type { FastifyRequest } from 'fastify';

/** Whether this is what a browser accepts that opens an address as a page. */
export const asksForPage = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

/** Whether a browser opens the address as a page, rather than a script or a service asking for data. */
export const wantsPage = ({ headers }: FastifyRequest): boolean => asksForPage(headers.accept);
