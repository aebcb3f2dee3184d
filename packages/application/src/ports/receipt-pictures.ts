import type { OwnedPictures } from './owned-pictures.js';

/** The pictures of receipts that staff uploaded: one is in use when an order that was paid outside names it. */
export type ReceiptPictures = OwnedPictures;
