import type { StaffInvoice } from '@ykd/application/invoice';
import type { AppError } from '@ykd/application/shared';
import { INVOICE_REASON_MAX } from '@ykd/domain/invoice';
import type { Result } from '@ykd/domain/shared';
import { useServices } from '../../../container/services-context';
import { useInvoiceQueries } from './invoice-queries';

/** How long a reason has to be; the rule asks for one at all. */
export const REASON = { min: 2, max: INVOICE_REASON_MAX } as const;

export type InvoiceDialogProps = { invoice: StaffInvoice; onClose: () => void };

/** Runs an act about an invoice, and shows what it made of it. */
export const useInvoiceAct = (id: string, success: string, onClose: () => void) => {
  const queries = useInvoiceQueries();
  const { commands } = useServices().toasts;
  return {
    acts: queries.acts,
    run: async <T, E extends AppError>(act: () => Promise<Result<T, E>>): Promise<Result<T, E>> => {
      const answer = await act();
      // Somebody else was sooner: what he made of it is shown behind the dialog, which says so.
      if (!answer.ok && answer.error.kind !== 'invalid-input') queries.outdate(id);
      return answer;
    },
    done: () => {
      queries.outdate(id);
      commands.success(success);
      onClose();
    },
  };
};
