/** How often each race is run: `npm run races` sets it. */
export const runs = Number(process.env['RACE_RUNS'] ?? 1);
