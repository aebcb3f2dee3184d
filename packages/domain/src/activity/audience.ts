import { deepFreeze } from '../shared/index.js';

/**
 * For whom something runs: for everybody, or for those who bought one of some products, are in one of some classes, or have one of
 * some tags. Beyond the Specification.
 */
export type AudienceKind = 'all' | 'product' | 'class' | 'tag';

/** All of them, the widest first. Beyond the Specification. */
export const AUDIENCE_KINDS: readonly AudienceKind[] = deepFreeze(['all', 'product', 'class', 'tag']);

/** By what those are chosen for whom something runs, as staff read it. Beyond the Specification. */
export const AUDIENCE_TITLES: Readonly<Record<AudienceKind, string>> = deepFreeze({
  all: '所有学员',
  product: '商品',
  class: '班级',
  tag: '标签',
});

/** The most products, classes or tags of an audience, as a number of them. Beyond the Specification. */
export const AUDIENCE_IDS_MAX = 50;

/**
 * For whom something runs: `kind` is by what they are chosen; `ids` are those of the products, classes or tags, none for everybody.
 * Beyond the Specification.
 */
export type Audience = { readonly kind: AudienceKind; readonly ids: readonly string[] };

/** Everybody. Beyond the Specification. */
export const EVERYBODY: Audience = deepFreeze({ kind: 'all', ids: [] });

/**
 * What a student has of that by which an audience is chosen, as ids: what he bought and was not refunded in full (`productIds`), the
 * classes that he is in (`classIds`), and the tags that he has (`tagIds`), also those that he is not shown. Beyond the Specification.
 */
export type Belongings = {
  readonly productIds: readonly string[];
  readonly classIds: readonly string[];
  readonly tagIds: readonly string[];
};

const HELD = {
  product: 'productIds',
  class: 'classIds',
  tag: 'tagIds',
} as const satisfies Record<Exclude<AudienceKind, 'all'>, keyof Belongings>;

/**
 * Whether a student is one of those for whom something runs. Beyond the Specification.
 *
 * @param audience - for whom it runs
 * @param belongings - what the student has
 */
export const isInAudience = ({ kind, ids }: Audience, belongings: Belongings): boolean => {
  if (kind === 'all') return true;
  const held = belongings[HELD[kind]];
  return ids.some((id) => held.includes(id));
};

/**
 * The Chinese message when an audience cannot be one, `undefined` when it can: everybody has no ids, any other has at least one,
 * at most {@link AUDIENCE_IDS_MAX}, each once. Beyond the Specification.
 *
 * @param audience - for whom something is to run
 */
export const audienceIssue = ({ kind, ids }: Audience): string | undefined => {
  if (kind === 'all') return ids.length === 0 ? undefined : '对所有学员开放时不要再选';
  if (ids.length === 0) return `请至少选一个${AUDIENCE_TITLES[kind]}`;
  if (ids.length > AUDIENCE_IDS_MAX) return `最多选${AUDIENCE_IDS_MAX}个${AUDIENCE_TITLES[kind]}`;
  return new Set(ids).size < ids.length ? `同一个${AUDIENCE_TITLES[kind]}选了两次` : undefined;
};
