/** How much of something is taken at a time. */
export const DUE_LIMIT = 20;

/** Longer than the provider may take over one of them, so that after a crash nobody waits long, and before it nobody doubles. */
export const DUE_LEASE_MS = 60_000;

/** Hears of work that broke; the rest goes on, and this comes again. */
export type OnTrouble = (error: unknown, about: { readonly [name: string]: string }) => void;

/** Does a piece of work for each item, at once; one that breaks does not keep the others. Answers how many were done. */
export const forEachDue = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  onTrouble: (error: unknown, item: T) => void,
): Promise<number> => {
  const done = await Promise.all(
    items.map((item) =>
      work(item).then(
        () => true,
        (error: unknown) => {
          onTrouble(error, item);
          return false;
        },
      ),
    ),
  );
  return done.filter(Boolean).length;
};
