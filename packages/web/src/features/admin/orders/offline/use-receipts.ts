import { errorMessage } from '@ykd/adapters-http/contracts';
import { RECEIPT_PICTURE_BOX, RECEIPT_PICTURE_MAX_BYTES, receiptPicturesIssue } from '@ykd/domain/order';
import { useState } from 'react';
import { useServices } from '../../../../container/services-context';
import { readPicture } from '../../../../components/read-picture';
import { offline as words } from '../../messages/zh-CN/offline';
import { useOrderQueries } from '../order-queries';

/** A picture of a receipt; without an address it is on its way. */
export interface Receipt {
  readonly id: string;
  readonly address?: string;
}

const ROOM = { box: RECEIPT_PICTURE_BOX, maxBytes: RECEIPT_PICTURE_MAX_BYTES };

/** The pictures of a receipt, which are uploaded as soon as they are chosen; `tell` says what is wrong with one. */
export const useReceipts = (tell: (message: string) => void) => {
  const { refund } = useOrderQueries();
  const { randomId } = useServices().environment;
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  const remove = (id: string): void => setReceipts((now) => now.filter((one) => one.id !== id));
  const upload = async (id: string, file: File): Promise<void> => {
    try {
      const answer = await refund.uploadReceipt({ bytes: await readPicture(file, ROOM) });
      if (answer.ok) {
        const address = answer.value.imageUrl;
        setReceipts((now) => now.map((one) => (one.id === id ? { id, address } : one)));
        return;
      }
      const { error } = answer;
      tell((error.kind === 'invalid-input' ? error.issues[0]?.message : undefined) ?? errorMessage(error));
    } catch {
      tell(words.uploadFailed);
    }
    remove(id);
  };
  return {
    receipts,
    remove,
    clear: () => setReceipts([]),
    add: (files: readonly File[]): void => {
      const issue = receiptPicturesIssue(receipts.length + files.length);
      if (issue !== undefined) return tell(issue);
      const added = files.map((file) => ({ id: randomId(), file }));
      setReceipts((now) => [...now, ...added.map(({ id }) => ({ id }))]);
      for (const { id, file } of added) void upload(id, file);
    },
  };
};

export type Receipts = ReturnType<typeof useReceipts>;
