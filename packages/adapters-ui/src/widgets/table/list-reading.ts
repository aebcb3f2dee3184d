/** What is known of a list at a place. */
export interface ListReading<Page> {
  readonly status: 'idle' | 'loading' | 'ready' | 'refused' | 'failed';
  /** Stays while it is asked for again, and after a failure. */
  readonly value?: Page;
  /** The value is that of the place before. */
  readonly isBefore?: boolean;
  readonly refusal?: { readonly kind: string };
  readonly retry: () => void;
}
