import type { palette } from '../messages/zh-CN/palette';

/** What the quick search finds things in, in the order in which it shows them: what is there at once comes first. */
export const HIT_KINDS = [
  'pages',
  'acts',
  'views',
  'students',
  'classes',
  'employees',
  'orders',
  'products',
  'courses',
] as const satisfies readonly HitKind[];
export type HitKind = keyof (typeof palette)['groups'];

/** Something that was found: a place to go to, or an act. */
export interface Hit {
  /** Tells it from all others. */
  readonly id: string;
  readonly kind: HitKind;
  readonly title: string;
  /** What tells it from others of its name. */
  readonly note?: string | undefined;
  /** Leads to what else was found, and is itself nothing that was. */
  readonly isMore?: true;
  readonly does: { readonly goesTo: string } | { readonly acts: () => void };
}

/** The hits of each kind that has some, in the order of the kinds. */
export const grouped = (
  hits: readonly Hit[],
): readonly { readonly kind: HitKind; readonly hits: readonly Hit[] }[] =>
  HIT_KINDS.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) })).filter(
    ({ hits: some }) => some.length > 0,
  );
