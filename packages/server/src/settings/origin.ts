export const isHttpUrl = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Whether a text is an origin and nothing more, as browsers write it. */
export const isOrigin = (text: string): boolean => isHttpUrl(text) && new URL(text).origin === text;
