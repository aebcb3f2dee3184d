/** The most objects that one batch may save. */
export const MAX_BATCH = 100;
