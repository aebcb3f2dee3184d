import { createQuery } from '@ykd/adapters-ui/stores';
import type { Services } from './services';
import { servicesHook } from './services-hook';

/** The WeChat account of a member, which logs him in and pays. Commands throw on broken infrastructure. */
export const createBindingQueries = ({
  weixin,
  queryScope,
}: {
  readonly weixin: Pick<Services['weixin'], 'binding' | 'unbind'>;
  readonly queryScope: Services['queryScope'];
}) => {
  const binding = createQuery({ read: () => weixin.binding() }, queryScope);
  return {
    binding,
    /** Releases it; false when nobody is logged in any more. */
    unbind: async (): Promise<boolean> => {
      const result = await binding.change(
        undefined,
        () => weixin.unbind(),
        (before) => ({ ...before, since: null }),
      );
      return result.ok;
    },
  };
};

export const useBindingQueries = servicesHook(createBindingQueries);
