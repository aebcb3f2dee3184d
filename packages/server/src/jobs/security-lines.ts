import type { Repositories } from '@ykd/application';
import type { SecurityEvent, Tx } from '@ykd/application/ports';
import type { Logger } from 'pino';

/** A line for the first time and then for each power of ten: a flood of failures fills no disk. */
const isTold = (count: number): boolean => Number.isInteger(Math.log10(count));

/** The repositories, writing a line into the log for what the security log was told, once that has been committed. */
export const withSecurityLines = (all: Repositories, logger: Pick<Logger, 'info'>): Repositories => {
  const { members, sessions, products, securityLog, unitOfWork } = all;
  const tell = ({ kind, userId, subject, address, detail, count, at }: SecurityEvent): void =>
    logger.info({ security: { kind, userId, subject, address, detail, count, at } }, 'security');
  /** Tells what happened after the work, where that came to something. */
  const telling = async <T>(
    work: Promise<T>,
    trace: readonly (SecurityEvent | undefined)[],
    happened: (outcome: T) => boolean = () => true,
  ): Promise<T> => {
    const outcome = await work;
    if (happened(outcome)) for (const event of trace) if (event !== undefined) tell(event);
    return outcome;
  };
  return {
    ...all,
    members: {
      ...members,
      setPassword: (change) => telling(members.setPassword(change), [change.trace], (set) => set),
    },
    sessions: {
      ...sessions,
      deleteOthers: (userId, keepId, trace) => telling(sessions.deleteOthers(userId, keepId, trace), [trace]),
    },
    products: {
      ...products,
      saveAll: (saves, at, trace = [], audit, priced) =>
        telling(products.saveAll(saves, at, trace, audit, priced), trace, (saved) => saved !== undefined),
      delete: (id, trace, audit) =>
        telling(products.delete(id, trace, audit), [trace], (outcome) => typeof outcome === 'object'),
    },
    securityLog: {
      ...securityLog,
      count: async (event, fold) => {
        const count = await securityLog.count(event, fold);
        if (isTold(count)) tell({ ...event, count });
        return count;
      },
    },
    unitOfWork: {
      transaction: async (work) => {
        let added: SecurityEvent[] = [];
        const outcome = await unitOfWork.transaction((tx) => {
          added = [];
          const log: Tx['securityLog'] = {
            add: async (event) => {
              await tx.securityLog.add(event);
              added.push(event);
            },
            count: async (event, fold) => {
              const count = await tx.securityLog.count(event, fold);
              if (isTold(count)) added.push({ ...event, count });
              return count;
            },
          };
          return work({ ...tx, securityLog: log });
        });
        for (const event of added) tell(event);
        return outcome;
      },
    },
  };
};
