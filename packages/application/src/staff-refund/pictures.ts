import { RECEIPT_PICTURE_BOX, RECEIPT_PICTURE_MAX_BYTES } from '@ykd/domain/order';
import { pictureIssue } from '@ykd/domain/member';
import { keepUpload, type UploadKind } from '../pictures/keep-upload.js';
import { removeUnusedPictures } from '../pictures/remove-unused-pictures.js';
import type { Clock } from '../ports/clock.js';
import type { FileStore, StoredFile } from '../ports/file-store.js';
import type { ReceiptPictures } from '../ports/receipt-pictures.js';
import type { CallerContext } from '../shared/caller.js';
import { picturePlace } from '../shared/picture-place.js';
import { mayCaller, requireRight } from '../shared/rights.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { StaffRefundDeps } from './deps.js';
import type { StaffRefundPort } from './port.js';

/** Where pictures of receipts are served. */
export const RECEIPT_PICTURE_PATH = '/uploads/receipt/';

export const RECEIPT_PICTURE_PLACE = picturePlace(RECEIPT_PICTURE_PATH, 'receipt');

/** The field of the form. */
export const RECEIPT_PICTURE_FIELD = 'picturefile';

/** How many pictures a member of staff may upload within an hour: a busy hour of entering orders. */
export const RECEIPT_PICTURES_PER_HOUR = 60;

const WHAT = '凭证图片';

/** The Chinese message when a file cannot be a picture of a receipt. */
export const receiptPictureIssue = (file: Parameters<typeof pictureIssue>[1]): string | undefined =>
  pictureIssue(WHAT, file, RECEIPT_PICTURE_MAX_BYTES);

const PICTURE: UploadKind = {
  words: { field: RECEIPT_PICTURE_FIELD, what: WHAT, maxBytes: RECEIPT_PICTURE_MAX_BYTES },
  perHour: RECEIPT_PICTURES_PER_HOUR,
  box: RECEIPT_PICTURE_BOX,
  place: RECEIPT_PICTURE_PLACE,
};

/** Keeps a picture of a receipt for the caller. */
export const uploadReceipt = async (
  deps: StaffRefundDeps,
  context: CallerContext,
  { bytes }: Parameters<StaffRefundPort['uploadReceipt']>[0],
): ReturnType<StaffRefundPort['uploadReceipt']> => {
  const staff = await requireRight(deps, context, 'orders.change');
  if (!staff.ok) return staff;
  return keepUpload(deps, deps.receiptPictures, PICTURE, { bytes, ownerId: staff.value.user.id });
};

/** Removes the pictures that a day after their upload no order names; answers how many. */
export const removeUnusedReceiptPictures = ({
  clock,
  files,
  receiptPictures,
}: {
  readonly clock: Clock;
  readonly files: FileStore;
  readonly receiptPictures: ReceiptPictures;
}): Promise<number> =>
  removeUnusedPictures({ clock, files, pictures: receiptPictures, keyOf: RECEIPT_PICTURE_PLACE.key });

/** The pictures of receipts, for staff who see orders. */
export interface ShownReceiptPictures {
  /** The file of a picture, for a caller who may see it; one that was removed nobody may see. */
  read(name: string, context: CallerContext): Promise<StoredFile | undefined>;
}

/** Pictures in a store. */
export const createShownReceiptPictures = (
  deps: AuthenticateDeps & {
    readonly files: Pick<FileStore, 'get'>;
    readonly receiptPictures: Pick<ReceiptPictures, 'find'>;
  },
): ShownReceiptPictures => ({
  read: async (name, context) => {
    const caller = await requireCaller(deps, context);
    const may = caller.ok && mayCaller(caller.value, 'orders.see') && RECEIPT_PICTURE_PLACE.isName(name);
    if (!may || (await deps.receiptPictures.find(name)) === undefined) return undefined;
    return deps.files.get(RECEIPT_PICTURE_PLACE.key(name));
  },
});
