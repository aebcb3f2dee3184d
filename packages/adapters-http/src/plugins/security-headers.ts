import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { isApiPath } from './api-paths.js';
import { BUILD_FILES } from './build-files.js';

type Headers = Readonly<Record<string, string>>;

/** What a page of the web app may load. Styles are written at run time; scripts never are. */
const PAGE_DIRECTIVES = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** What no page of ours asks a browser for, nor lets others ask through it. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Data, such as the answer to a call, loads nothing. */
const DATA_DIRECTIVES = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/**
 * The headers that helmet sets for these directives. They never change, so helmet runs once, on a server of its own, and
 * not for every request.
 */
const computeHeaders = async (directives: Record<string, string[]>): Promise<Headers> => {
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Other services may live on subdomains, and it is not ours to speak for them.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
  probe.get('/', (_request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const ours = Object.entries(headers).filter(
    ([name]) => !['content-length', 'date', 'connection', 'keep-alive'].includes(name),
  );
  return Object.fromEntries(ours.map(([name, value]) => [name, String(value)]));
};

/** Headers that say nothing about data that no browser renders. */
const PAGES_ONLY = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const without = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Gives every answer its security headers. What a page is built of is no more than data by itself. */
export const addSecurityHeaders = async (fastify: FastifyInstance): Promise<void> => {
  const [pages, all] = await Promise.all([computeHeaders(PAGE_DIRECTIVES), computeHeaders(DATA_DIRECTIVES)]);
  const page = { ...pages, 'permissions-policy': PERMISSIONS };
  const data = without(all, PAGES_ONLY);
  const answer = { ...data, 'cache-control': 'no-store' };
  fastify.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(isApiPath(url) ? answer : url.startsWith(BUILD_FILES) ? data : page);
    done();
  });
};
