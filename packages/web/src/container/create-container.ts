import { Container } from 'inversify';
import type { Environment } from './environment';
import { httpModule } from './http-module';
import { storesModule } from './stores-module';
import { TOKENS } from './tokens';

/** The composition root: everything the app is made of, in one environment. */
export const createContainer = (environment: Environment): Container => {
  const container = new Container();
  container.bind(TOKENS.environment).toConstantValue(environment);
  container.load(httpModule, storesModule);
  return container;
};
