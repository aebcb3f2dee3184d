/** Longer than any test takes: only a test that hangs is ended by it, ms. */
export const HANG_GUARD = 120_000;
