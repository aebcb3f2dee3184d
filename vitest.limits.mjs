/** For what hangs: no test takes this long, however busy the machine is. */
export const limits = { testTimeout: 120_000, hookTimeout: 120_000 };
