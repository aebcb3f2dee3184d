/** The lines of our mark, on a sheet of 32 × 32: a stem that is drawn, and a leaf that is filled. */
export const LOGO_PATHS = {
  stem: 'M14.5 25v-7c0-4.5-2.2-7-6-8',
  leaf: 'M14.5 18.5c-.3-6.8 3.6-11.2 10.5-11.7.3 7-3.7 11.3-10.5 11.7Z',
} as const;
