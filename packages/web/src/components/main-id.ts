/** The id of the main part of every page, for the skip link. */
export const MAIN_ID = 'main';
