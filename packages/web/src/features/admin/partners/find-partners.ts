import type { ListedOption } from '@ykd/adapters-ui/widgets';
import type { PartnerFilter, StaffPartnerPort } from '@ykd/application/partner';

/** So many partners are found by a search. */
const FOUND = 20;

/** Finds partners by what is typed of them, the first of them by nothing; `filter`: which of them alone. */
export const partnerFinder =
  (port: Pick<StaffPartnerPort, 'list'>, filter: Pick<PartnerFilter, 'state'> = {}) =>
  async (text: string): Promise<readonly ListedOption[]> => {
    const search = text.trim() === '' ? {} : { search: text };
    const found = await port.list({ size: FOUND, ...filter, ...search });
    if (!found.ok) throw new Error(found.error.kind);
    return found.value.list.map(({ id, realName, member }) => ({
      id,
      title: realName ?? member ?? id,
      ...(typeof member === 'string' ? { hint: member } : {}),
    }));
  };
