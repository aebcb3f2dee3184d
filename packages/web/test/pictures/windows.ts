import { DEVICES, type Device } from '../browser/support/chromium.js';

/** The windows in which pictures are taken; the wide one is a desk's, for the console. */
export const PICTURE_WINDOWS = { ...DEVICES, wide: { viewport: { width: 1600, height: 900 } } };

export type PictureWindow = keyof typeof PICTURE_WINDOWS;

/** Those in which every page is seen. */
export const USUAL_WINDOWS: readonly PictureWindow[] = Object.keys(DEVICES) as Device[];
