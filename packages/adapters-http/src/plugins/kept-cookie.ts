import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, readCookie } from './session-cookie.js';

/** The longest text that a browser is trusted to keep with the rest of its cookies, in characters. */
const KEPT_MAX = 3800;

const nameOf = (name: string): string => `ykd_${name}`;

/** What the browser keeps under a name; undefined for nothing. */
export const readKept = (request: FastifyRequest, name: string): string | undefined =>
  readCookie(request, nameOf(name), KEPT_MAX);

/** Gives the browser a text to keep until `expiresAt` (epoch ms), out of reach for scripts and other sites. */
export const setKept = (reply: FastifyReply, name: string, text: string, expiresAt: number): void => {
  reply.setCookie(nameOf(name), text, { ...cookieAttributes(reply), expires: new Date(expiresAt) });
};

/** Makes the browser drop what it keeps under a name. */
export const dropKept = (reply: FastifyReply, name: string): void => {
  reply.setCookie(nameOf(name), '', { ...cookieAttributes(reply), expires: new Date(0), maxAge: 0 });
};
