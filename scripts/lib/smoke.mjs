/**
 * The short form of a long task, `--smoke`: everything once on next to nothing, to see that it still can. It prints no
 * figures and judges none; what it did must be right all the same.
 */
export const smoke = process.argv.includes('--smoke');

/** How much of something: `full`, or `tiny` in the short form. */
export const sized = (full, tiny) => (smoke ? tiny : full);

/** Prints figures under their title. */
export const table = (title, rows) => {
  if (smoke) return;
  console.log(`\n${title}`);
  console.table(rows);
};
