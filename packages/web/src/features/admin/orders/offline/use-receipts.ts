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

/** The pictures of a receipt, which are uploaded as soon as they are chosen; `issue`: what was wrong with the last. */
export const useReceipts = () => {
  const { refund } = useOrderQueries();
  const { randomId } = useServices().environment;
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  const [issue, setIssue] = useState<string>();
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
      setIssue(
        (error.kind === 'invalid-input' ? error.issues[0]?.message : undefined) ?? errorMessage(error),
      );
    } catch {
      setIssue(words.uploadFailed);
    }
    remove(id);
  };
  return {
    receipts,
    issue,
    isUploading: receipts.some(({ address }) => address === undefined),
    remove: (id: string): void => {
      setIssue(undefined);
      remove(id);
    },
    clear: (): void => {
      setIssue(undefined);
      setReceipts([]);
    },
    add: (files: readonly File[]): void => {
      const tooMany = receiptPicturesIssue(receipts.length + files.length);
      setIssue(tooMany);
      if (tooMany !== undefined) return;
      const added = files.map((file) => ({ id: randomId(), file }));
      setReceipts((now) => [...now, ...added.map(({ id }) => ({ id }))]);
      for (const { id, file } of added) void upload(id, file);
    },
  };
};

export type Receipts = ReturnType<typeof useReceipts>;
