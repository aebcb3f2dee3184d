import type { FastifyRequest } from 'fastify';

/** The origin under which a request says that it reaches this server. */
export const requestOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': ':80', 'https:': ':443' };

/** Whether a text is an origin and nothing else; it may name the port that goes without saying. */
export const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  if (url === null) return false;
  const named = text.toLowerCase();
  return named === url.origin || named === `${url.origin}${DEFAULT_PORTS[url.protocol] ?? ''}`;
};
