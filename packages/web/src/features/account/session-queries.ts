import { createQuery } from '@ykd/adapters-ui/stores';
import type { Services } from '../../container/services';
import { servicesHook } from '../../container/services-hook';

/** The devices that a member is logged in on, and how he ends them. Commands throw on broken infrastructure. */
export const createSessionQueries = ({
  member,
  queryScope,
}: {
  readonly member: Pick<Services['member'], 'sessions' | 'endSession' | 'endOtherSessions'>;
  readonly queryScope: Services['queryScope'];
}) => {
  /** All of them, this one first. */
  const sessions = createQuery({ read: () => member.sessions() }, queryScope);
  return {
    sessions,
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
  };
};

export const useSessionQueries = servicesHook(createSessionQueries);
