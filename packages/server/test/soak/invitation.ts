import type { Answer } from './client.js';

/** The fields of all ways. */
interface Invitation {
  readonly codeUrl?: string;
  readonly url?: string;
  readonly params?: { readonly package: string };
}

/** What the bank calls the payment to which a buyer is invited, in whichever way. */
export const prepayIdOf = (answer: Answer | undefined): string => {
  const { codeUrl, url, params } = (answer?.data ?? {}) as Invitation;
  if (params !== undefined) return params.package.replace('prepay_id=', '');
  return new URL(codeUrl ?? url ?? 'http://none').searchParams.get('pr') ?? '';
};
