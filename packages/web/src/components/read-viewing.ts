/** An answer that the server would give. */
export interface Refusal {
  readonly status: number;
  readonly body: unknown;
}

/** As whom the page is seen. */
export interface Viewing {
  readonly name: string;
  /** When it ends at the latest by the clock of this browser, epoch ms. */
  readonly endsAt: number;
  /** Where it began: a path of this site. */
  readonly back: string;
  /** The calls that are refused meanwhile, as `POST /api/…`, and how. */
  readonly closed: readonly string[];
  readonly refusal: Refusal;
}

/** The element in which the server says so. */
const markOf = (page: Document): HTMLElement | null => page.getElementById('ykd-viewing');

/** Whether the page is seen as somebody else. */
export const isViewing = (page: Document): boolean => markOf(page) !== null;

/** Reads what the server says in the page. What is missing ends at once, and leads to the start. */
export const readViewing = (page: Document, now: number): Viewing => {
  const {
    name = '',
    leftMs = 0,
    back = '/',
    closed = [],
    refusal = { status: 403, body: {} },
  } = JSON.parse(markOf(page)?.textContent || '{}') as Partial<Omit<Viewing, 'endsAt'>> & {
    readonly leftMs?: number;
  };
  return { name, endsAt: now + leftMs, back, closed, refusal };
};
