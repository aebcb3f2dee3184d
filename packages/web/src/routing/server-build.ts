/** The script that a document starts: its name is that of the build. */
const START = /<script type="module"[^>]* src="(?<start>[^"]+)"/;

/** The build of a document. */
export const buildOf = (html: string): string | undefined => START.exec(html)?.groups?.['start'];

/** The build that the server has now, or undefined when it does not answer. */
export const serverBuild = async (fetchPage: typeof fetch): Promise<string | undefined> => {
  try {
    return buildOf(await (await fetchPage('/', { cache: 'no-store' })).text());
  } catch {
    return undefined;
  }
};
