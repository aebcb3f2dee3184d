import { errorMessage } from '@ykd/adapters-http/contracts';
import type { AppError } from '@ykd/application/shared';
import { invoices as words } from '../messages/zh-CN/invoices';

/** Why a wish for an invoice was not taken back. */
export const whyNotWithdrawn = (error: AppError): string =>
  error.kind === 'changed-meanwhile' ? words.changed : errorMessage(error);
