import { errorMessage } from '@ykd/adapters-http/contracts';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { useQuery } from '@ykd/adapters-ui/react';
import type { ExportFormat, ExportName, ExportView } from '@ykd/application/list-export';
import type { AppError } from '@ykd/application/shared';
import type { ListState } from '@ykd/application/staff-list';
import type { Result } from '@ykd/domain/shared';
import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { exporting as words } from '../messages/zh-CN/exports';
import { fileHref, useExportQueries } from './export-queries';

/** How often it is looked how far an export is, ms. */
const LOOK_EVERY_MS = 1_000;

/** Has the browser take a file as any other download. */
const download = (href: string): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
};

/** The exports of whoever looks: those on their way, and those that ended while he did. */
export const useExports = () => {
  const { toasts } = useServices();
  const { runs, begin, cancel } = useExportQueries();
  const known = useQuery(runs, undefined);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const list = known.value ?? [];
  const running = list.filter(({ state }) => state === 'running').map(({ id }) => id);
  const fresh = running.filter((id) => !seen.has(id));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh]));
  const isRunning = running.length > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => runs.outdate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, runs]);

  const told = async <T>(command: Promise<Result<T, AppError>>, title: string): Promise<T | undefined> => {
    try {
      const result = await command;
      if (result.ok) return result.value;
      toasts.commands.error(title, { description: errorMessage(result.error) });
    } catch (error) {
      toasts.commands.error(title, { description: wordsForReaders(error) });
    }
    return undefined;
  };
  return {
    known,
    /** Those to be told of, the newest first. */
    shown: list.filter(({ id }) => seen.has(id) && !closed.has(id)),
    start: async (input: { list: ExportName; format: ExportFormat; state: ListState }): Promise<void> => {
      const run = await told(begin(input), words.failed);
      if (run !== undefined) download(fileHref(run));
    },
    stop: async ({ id }: ExportView): Promise<void> => {
      await told(cancel(id), words.cancelFailed);
    },
    close: ({ id }: ExportView): void => setClosed(new Set([...closed, id])),
  };
};

export type Exports = ReturnType<typeof useExports>;
