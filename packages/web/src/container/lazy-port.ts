/** A port: nothing but calls that answer later. */
type Port<P> = { readonly [K in keyof P]: (...args: never[]) => Promise<unknown> };

/** A port that is loaded with the first call of it. `load` is asked again after a failure. */
export const lazyPort = <P extends Port<P>>(load: () => Promise<P>): P =>
  new Proxy({} as P, {
    // Nobody awaits a port, but whoever asks whether it could be awaited is told no.
    get: (_, name) =>
      name === 'then'
        ? undefined
        : async (...args: never[]) => {
            const port = await load();
            return port[name as keyof P](...args);
          },
  });
