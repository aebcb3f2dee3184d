import { deepFreeze } from '@ykd/domain/shared';
import { LruMap } from './lru-map.js';

/** Texts up to this long are remembered with what they parse to. */
const REMEMBERED_LENGTH = 16_384;
const remembered = new LruMap<string, { readonly value: unknown }>(512);

/**
 * What a JSON column holds. The same few texts come back in row after row (the attributes of a product in each of its
 * orders), so short ones are parsed once: the value is shared and frozen.
 */
export const parseJson = (text: string): unknown =>
  text.length > REMEMBERED_LENGTH
    ? JSON.parse(text)
    : remembered.getOrMake(text, () => ({ value: deepFreeze<unknown>(JSON.parse(text)) })).value;
