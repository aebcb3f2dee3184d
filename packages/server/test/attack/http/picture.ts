/** The smallest picture that there is: one pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The bytes of a picture. */
export const onePixel = (): Buffer => Buffer.from(PNG, 'base64');
