import type { Application, ApplicationDeps, Repositories } from '@ykd/application';
import type { ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Database } from '../persistence/index.js';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(`ykd.${name}`);

type Tokens<T> = { readonly [Name in keyof T]-?: ServiceIdentifier<T[Name]> };

/** What the use cases stand on. */
export const APPLICATION_TOKENS: Tokens<ApplicationDeps> = {
  clock: token('clock'),
  ids: token('ids'),
  passwordHasher: token('passwordHasher'),
  sessionTokens: token('sessionTokens'),
  members: token('members'),
  sessions: token('sessions'),
  loginAttempts: token('loginAttempts'),
  entities: token('entities'),
  orders: token('orders'),
  courses: token('courses'),
  progress: token('progress'),
};

/** Everything that the server's container can give, with its type. */
export const TOKENS = {
  ...APPLICATION_TOKENS,
  products: token<Repositories['products']>('products'),
  config: token<Config>('config'),
  logger: token<Logger>('logger'),
  database: token<Database>('database'),
  application: token<Application>('application'),
} as const;
