/**
 * The longest identifier of a member, an order, a product or a course, in Unicode code points: calls and stores take no
 * longer one. Beyond the Specification.
 */
export const IDENTIFIER_MAX = 64;
