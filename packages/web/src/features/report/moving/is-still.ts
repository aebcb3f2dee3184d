/** Whether the reader asked for no movement. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
