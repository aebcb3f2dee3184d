import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './answers.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body of this call may be a list. Default: only an object. */
    takesList?: boolean;
  }
}

/** The largest body of a call, in bytes. */
export const BODY_LIMIT = 256 * 1024;

/** How deep objects and lists may lie in each other. */
const DEPTH_LIMIT = 32;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Keys that reach a prototype when a careless merge copies them. */
const poisons = (value: object): boolean => {
  if (Object.hasOwn(value, '__proto__')) return true;
  if (!Object.hasOwn(value, 'constructor')) return false;
  const constructor: unknown = (value as { readonly constructor: unknown }).constructor;
  return isObject(constructor) && Object.hasOwn(constructor, 'prototype');
};

/** Whether the value is shallow and harmless enough. Walks level by level, so that no nesting exhausts the stack. */
const isTame = (root: object): boolean => {
  let level: object[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= DEPTH_LIMIT || level.some(poisons)) return false;
    level = level.flatMap((value) => Object.values(value).filter(isObject));
  }
  return true;
};

/** A JSON object (or list) out of bytes, or undefined for an empty body. Throws HttpProblem for anything else. */
const parseJsonBody = (bytes: Buffer, takesList: boolean): object | undefined => {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw new HttpProblem('MALFORMED_BODY');
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new HttpProblem('MALFORMED_BODY');
  }
  if (!isObject(value) || !isTame(value)) throw new HttpProblem('MALFORMED_BODY');
  if (Array.isArray(value) && !takesList) throw new HttpProblem('MALFORMED_BODY');
  return value;
};

/** Bodies are JSON objects in UTF-8, lists only where a call takes one. Without a byte in it, a body of any type counts as absent. */
export const addJsonBody = (fastify: FastifyInstance): void => {
  fastify.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: BODY_LIMIT } as const;
  fastify.addContentTypeParser('application/json', options, (request, body: Buffer, done) => {
    try {
      done(null, parseJsonBody(body, request.routeOptions.config.takesList === true));
    } catch (error) {
      done(error as HttpProblem);
    }
  });
  fastify.addContentTypeParser('*', options, (_request, body: Buffer, done) => {
    done(body.length === 0 ? null : new HttpProblem('UNSUPPORTED_MEDIA_TYPE'), undefined);
  });
};
