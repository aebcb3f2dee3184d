import type { PercentCrop } from 'react-image-crop';

/** The side of an exported picture at most, in pixels: twice what any page shows. */
const SIDE_MAX = 512;

const JPEG_QUALITY = 0.92;

/** A JPEG stays one; whatever may have see-through parts becomes a PNG. */
const exportType = (mimeType: string): string => (/jpe?g/i.test(mimeType) ? 'image/jpeg' : 'image/png');

/** The square that was chosen of a picture, at most 512 px a side; undefined when the browser cannot draw it. */
export const exportCrop = async (
  image: HTMLImageElement,
  crop: PercentCrop,
  mimeType: string,
): Promise<Blob | undefined> => {
  const width = (image.naturalWidth * crop.width) / 100;
  const height = (image.naturalHeight * crop.height) / 100;
  const side = Math.max(1, Math.min(SIDE_MAX, Math.round(width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.imageSmoothingQuality = 'high';
  const x = (image.naturalWidth * crop.x) / 100;
  const y = (image.naturalHeight * crop.y) / 100;
  context.drawImage(image, x, y, width, height, 0, 0, side, side);
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), exportType(mimeType), JPEG_QUALITY),
  );
};
