/** What every package's tests have in common. */
export const shared = {
  // For what hangs: no test takes this long, however busy the machine is.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
  // A list of faults says all of them.
  chaiConfig: { truncateThreshold: 0 },
  // The files of a worker share what they import: a third of the time. No file leaves anything behind in a module.
  isolate: false,
};
