import type { ContainerModuleLoadOptions } from 'inversify';

declare const held: unique symbol;

/** The name of something in the container, together with its type. */
export type Token<T> = symbol & { readonly [held]?: T };

/** Makes a token; the name is what error messages show. */
export const token = <T>(name: string): Token<T> => Symbol(name);

type Tokens<Values extends unknown[]> = { [Index in keyof Values]: Token<Values[Index]> };

/** Binds a token to what the factory makes, once, of the values behind the other tokens. */
export const bindSingle = <T, Needs extends unknown[]>(
  { bind }: ContainerModuleLoadOptions,
  name: Token<T>,
  make: (...needs: Needs) => T,
  needs: Tokens<Needs>,
): void => {
  bind<T>(name)
    .toResolvedValue<Needs>(make, needs as never)
    .inSingletonScope();
};
