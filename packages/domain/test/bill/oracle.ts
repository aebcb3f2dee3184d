import type { OurMoney, RowOfDay } from '../../src/bill/index.js';

/** What the oracle says of a day: each difference as a text, sorted. */
export const oracle = (
  day: string,
  rows: readonly RowOfDay[],
  ours: readonly OurMoney[],
): readonly string[] => {
  const told: string[] = [];
  const numbers = new Set([...rows, ...ours].map(({ kind, number }) => `${kind}|${number}`));
  for (const name of numbers) {
    const [kind, number] = name.split('|');
    const mine = ours.find((one) => one.kind === kind && one.number === number);
    // Every bill from the first day on, and every row of it in its order.
    const all: RowOfDay[] = [];
    for (const at of [...new Set(rows.map((row) => row.day))].toSorted())
      for (const row of rows) if (row.day === at && row.kind === kind && row.number === number) all.push(row);
    // What failed gives way to whatever is said of it later.
    const arrived = all.findIndex((row) => row.state !== 'FAILED');
    const [first, ...more] = all.slice(arrived < 0 ? -1 : arrived);
    if (more.some((row) => row.day === day)) told.push(`ROW_TWICE ${number}`);
    if (first === undefined) {
      const isExpected = mine !== undefined && ['DONE', 'PROCESSING'].includes(mine.state);
      if (isExpected && mine.day === day) told.push(`${kind}_MISSING ${number}`);
      continue;
    }
    if (first.day !== day) continue;
    if (mine === undefined) {
      told.push(`${kind}_UNKNOWN ${number}`);
      continue;
    }
    if (first.amount !== mine.amount) told.push(`${kind}_AMOUNT ${number}`);
    const ends = `${first.state} ${mine.state}`;
    const clash = ['DONE PROCESSING', 'DONE FAILED', 'DONE WAITING', 'DONE OUTSIDE'];
    if (kind === 'REFUND' && clash.includes(ends)) told.push(`REFUND_STATE ${number}`);
  }
  return told.toSorted();
};
