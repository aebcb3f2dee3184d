import { MONTHS } from '../../shapes/year-days';

/** What a garden stands on: an island of grass, which ends within the sheet. */
export const MOUND = 'M22 208Q160 190 298 208Q316 212 310 222Q300 236 274 236H46Q20 236 10 222Q4 212 22 208Z';

export const EQUAL: readonly number[] = MONTHS.map(() => 0.5);
