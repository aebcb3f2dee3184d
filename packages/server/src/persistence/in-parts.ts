/** Well below what a statement takes of values on either database. */
const VALUES_A_STATEMENT = 500;

/** Asks about some values at a time, and answers all rows. */
export const inParts = async <Value, Row>(
  values: readonly Value[],
  read: (some: readonly Value[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let at = 0; at < values.length; at += VALUES_A_STATEMENT) {
    for (const row of await read(values.slice(at, at + VALUES_A_STATEMENT))) rows.push(row);
  }
  return rows;
};
