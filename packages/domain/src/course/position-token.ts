import { decodeAscii, encodeAscii } from './base64.js';
import { isPosition, type Position } from './position.js';
import { err, ok, type Result } from '../shared/index.js';

const PLACE = /^(\d+)\/(\d+)\/(\d+)$/;

/** base64 of three numbers of at most 16 digits and two slashes; longer input is not worth decoding. */
const TOKEN_MAX = 68;

/**
 * The token of a position in the path of the old learning site: base64 of `outline/section/body`
 * (Specification §4 'Opening a course'). Throws RangeError unless all three are non-negative safe integers.
 *
 * @param position - the place in the course
 */
export const encodePosition = ({ outline, section, body }: Position): string => {
  if (!isPosition({ outline, section, body })) {
    throw new RangeError(`not a position: ${outline}/${section}/${body}`);
  }
  return encodeAscii(`${outline}/${section}/${body}`);
};

/**
 * The position of a token, or `malformed-position`. Only the very tokens that {@link encodePosition} makes are
 * accepted: no leading zeros, no missing padding, nothing beyond the safe integers (Specification §4). Never throws.
 */
export const decodePosition = (token: string): Result<Position, { readonly kind: 'malformed-position' }> => {
  const place = token.length <= TOKEN_MAX ? PLACE.exec(decodeAscii(token)) : null;
  const position = { outline: Number(place?.[1]), section: Number(place?.[2]), body: Number(place?.[3]) };
  const canonical = isPosition(position) && encodePosition(position) === token;
  return canonical ? ok(position) : err({ kind: 'malformed-position' });
};
