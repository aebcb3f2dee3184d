/** The hidden fields of a page's forms. */
export const fieldsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    ),
  );

/** What is written on a page's buttons. */
export const buttonsOf = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, text]) => text);
