import type { Application, ApplicationDeps, ProductRepository } from '@ykd/application';
import type { ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Database } from '../persistence/index.js';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(`ykd.${name}`);

/** Everything that the server's container can give, with its type. */
export const TOKENS = {
  config: token<Config>('config'),
  logger: token<Logger>('logger'),
  database: token<Database>('database'),
  clock: token<ApplicationDeps['clock']>('clock'),
  ids: token<ApplicationDeps['ids']>('ids'),
  passwordHasher: token<ApplicationDeps['passwordHasher']>('passwordHasher'),
  sessionTokens: token<ApplicationDeps['sessionTokens']>('sessionTokens'),
  members: token<ApplicationDeps['members']>('members'),
  sessions: token<ApplicationDeps['sessions']>('sessions'),
  loginAttempts: token<ApplicationDeps['loginAttempts']>('loginAttempts'),
  entities: token<ApplicationDeps['entities']>('entities'),
  orders: token<ApplicationDeps['orders']>('orders'),
  products: token<ProductRepository>('products'),
  courses: token<ApplicationDeps['courses']>('courses'),
  progress: token<ApplicationDeps['progress']>('progress'),
  application: token<Application>('application'),
} as const;
