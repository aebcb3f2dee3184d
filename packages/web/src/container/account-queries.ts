import { createQuery } from '@ykd/adapters-ui/stores';
import type { Services } from './services';
import { servicesHook } from './services-hook';

/** What a member sees of his account, and what he does about it there. Commands throw on broken infrastructure. */
export const createAccountQueries = ({
  member,
  weixin,
  queryScope,
}: {
  readonly member: Pick<Services['member'], 'sessions' | 'endSession' | 'endOtherSessions'>;
  readonly weixin: Pick<Services['weixin'], 'binding' | 'unbind'>;
  readonly queryScope: Services['queryScope'];
}) => {
  /** The devices that he is logged in on, this one first. */
  const sessions = createQuery({ read: () => member.sessions() }, queryScope);
  /** His WeChat account. */
  const binding = createQuery({ read: () => weixin.binding() }, queryScope);
  return {
    sessions,
    binding,
    /** Ends the session of another device. */
    endSession: (id: string) =>
      sessions.change(
        undefined,
        () => member.endSession({ id }),
        (list) => list.filter((one) => one.id !== id),
      ),
    /** Ends all but this one and answers how many. */
    endOtherSessions: async (): Promise<number> => {
      const result = await sessions.change(
        undefined,
        () => member.endOtherSessions(),
        (list) => list.filter(({ current }) => current),
      );
      return result.ok ? result.value.ended : 0;
    },
    /** Releases the WeChat account; false when nobody is logged in any more. */
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

export const useAccountQueries = servicesHook(createAccountQueries);
