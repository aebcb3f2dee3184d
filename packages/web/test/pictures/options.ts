/** What is asked for; scripts/pictures.mjs reads it from the command line. Folders are whole paths. */
export type Options =
  | {
      readonly kind: 'take';
      /** The checkout whose build is shown; by itself this one. */
      readonly root?: string;
      readonly folder: string;
      /** How the names of the wanted pictures begin; all are where there is none. */
      readonly only: readonly string[];
    }
  | {
      readonly kind: 'compare';
      readonly a: string;
      readonly b: string;
      readonly out: string;
      readonly only: readonly string[];
    }
  | { readonly kind: 'smoke' };

/** Whether a picture is wanted, by its name. */
export const wantedOf =
  (only: readonly string[]) =>
  (name: string): boolean =>
    only.length === 0 || only.some((start) => name.startsWith(start));
