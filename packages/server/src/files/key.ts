import { fileTypeOf } from '@ykd/application/ports';

/** The media type of a key. Throws RangeError for what is no key: it could lead anywhere. */
export const requireKey = (key: string): string => {
  const contentType = fileTypeOf(key);
  if (contentType === undefined) throw new RangeError('not a key of an uploaded file');
  return contentType;
};
