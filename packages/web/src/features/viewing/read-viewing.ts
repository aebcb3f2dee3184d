/** As whom the page is seen. */
export interface Viewing {
  readonly name: string;
  /** When it ends at the latest by the clock of this browser, epoch ms. */
  readonly endsAt: number;
  /** Where it began: a path of this site. */
  readonly back: string;
}

/** Reads what the server says in the page. What is missing ends at once, and leads to the start. */
export const readViewing = (text: string | null | undefined, now: number): Viewing => {
  const {
    name = '',
    leftMs = 0,
    back = '/',
  } = JSON.parse(text || '{}') as Partial<Record<'name' | 'back', string>> & { leftMs?: number };
  return { name, endsAt: now + leftMs, back };
};
