/** Where this process answers on its machine: the built-in local services are called there. */
export interface OwnAddress {
  /** `http://host:port`. Throws before the server listens. */
  get(): string;
  set(address: string): void;
}

/** An address that is not known yet. */
export const createOwnAddress = (): OwnAddress => {
  let known: string | undefined;
  return {
    get: () => {
      if (known === undefined) throw new Error('the server does not listen yet');
      return known;
    },
    set: (address) => {
      known = address;
    },
  };
};
