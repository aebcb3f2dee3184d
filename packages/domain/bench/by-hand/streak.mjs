const DAY = 24 * 3600 * 1000;

const dayNumber = (day) => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : NaN;
  if (Number.isNaN(at) || new Date(at).getUTCDate() !== Number(day.slice(8))) throw new RangeError(day);
  return at / DAY;
};

/** `checkInStreak` by hand. */
export const streakByHand = (days, today) => {
  const checked = new Set();
  for (const day of new Set(days)) checked.add(dayNumber(day));

  let longest = 0;
  for (const day of checked) {
    if (checked.has(day - 1)) continue;
    let end = day + 1;
    while (checked.has(end)) end += 1;
    if (end - day > longest) longest = end - day;
  }

  const now = dayNumber(today);
  const last = checked.has(now) ? now : now - 1;
  let current = 0;
  while (checked.has(last - current)) current += 1;
  return { current, longest, total: checked.size };
};
