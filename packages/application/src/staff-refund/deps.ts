import type { FileStore } from '../ports/file-store.js';
import type { Images } from '../ports/images.js';
import type { ReceiptPictures } from '../ports/receipt-pictures.js';
import type { ShopDeps } from '../shop/deps.js';

/** What staff move money with. */
export interface StaffRefundDeps extends ShopDeps {
  readonly images: Images;
  readonly files: FileStore;
  readonly receiptPictures: ReceiptPictures;
}
