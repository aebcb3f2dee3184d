import { errorMessage } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf } from '@ykd/adapters-ui/stores';
import type { PartnerStanding } from '@ykd/application/partner';
import type { AppError } from '@ykd/application/shared';
import type { Result } from '@ykd/domain/shared';
import { useServices } from '../../container/services-context';
import { fieldErrors, type FormErrors } from '../../forms/use-form';
import { usePartnerQueries } from './partner-queries';

/** Sends what somebody writes about himself, and tells what is wrong with it; undefined when it went through. */
export const usePartnerChange = () => {
  const { coupon, partner } = usePartnerQueries();
  const { base } = useServices();
  const userId = useStore(base, memberIdOf);
  return {
    calls: partner,
    /** Who writes: another tab may have logged in as somebody else since then. */
    writer: userId === undefined ? {} : { userId },
    change: async <E extends AppError>(
      act: () => Promise<Result<PartnerStanding, E>>,
      fields: readonly string[],
    ): Promise<FormErrors | undefined> => {
      const answer = await coupon.change(act);
      if (answer.ok) return undefined;
      const { error } = answer;
      const issues = error.kind === 'invalid-input' ? error.issues : [];
      const own = issues.filter(({ field }) => fields.includes(field));
      if (own.length > 0) return fieldErrors(own);
      // It is otherwise by now: the page shows how.
      coupon.state.outdate();
      return { fields: {}, form: issues[0]?.message ?? errorMessage(error) };
    },
  };
};
