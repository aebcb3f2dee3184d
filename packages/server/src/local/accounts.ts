import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { GitlabSettings, RocketChatSettings } from '@ykd/adapters-http/upstream';
import type { SyncTarget } from '@ykd/application/ports';
import {
  createLocalGitlab,
  createLocalRocketChat,
  fileAccounts,
  type LocalDirectory,
  type LocalMessages,
  type LocalService,
  type LocalSwitches,
} from '@ykd/local-services';
import type { AccountsConfig } from '../settings/accounts.js';

/** The built-in services that run beside the server, each on a port of its own that only this machine reaches. */
export interface LocalAccountServers {
  /** How to reach the chat, when it is built in. */
  readonly chat?: RocketChatSettings;
  /** How to reach the code hosting, when it is built in. */
  readonly codeHost?: GitlabSettings;
  /** What is in them, for the demo. */
  readonly directory: LocalDirectory;
  /** How to stop them, for the demo. */
  readonly switches: LocalSwitches;
  close(): Promise<void>;
}

const LOOPBACK = { port: 0, host: '127.0.0.1' } as const;
/** Who may call changes with each start. */
const newToken = (): string => randomBytes(24).toString('base64url');

/** Starts the services that the settings leave to the platform. Their accounts are kept in the data folder; `messages`: what is said in the chat. */
export const startLocalAccounts = async (
  { chat, codeHost }: AccountsConfig,
  dataDir: string,
  now: () => number,
  messages: LocalMessages,
): Promise<LocalAccountServers> => {
  const running = new Map<SyncTarget, LocalService>();
  const parts = (name: string) => ({ accounts: fileAccounts(join(dataDir, 'local-accounts', name)), now });
  const listen = (target: SyncTarget, service: LocalService): Promise<string> => {
    running.set(target, service);
    return service.fastify.listen(LOOPBACK);
  };

  const startChat = async (): Promise<RocketChatSettings> => {
    const caller = { userId: 'platform', authToken: newToken() };
    const url = await listen('chat', createLocalRocketChat({ ...parts('chat.json'), ...caller, messages }));
    return { url, ...caller };
  };
  const startCodeHost = async (): Promise<GitlabSettings> => {
    const token = newToken();
    const url = await listen('code-host', createLocalGitlab({ ...parts('code-host.json'), token }));
    return { url, token };
  };

  return {
    ...(chat.kind === 'local' ? { chat: await startChat() } : {}),
    ...(codeHost.kind === 'local' ? { codeHost: await startCodeHost() } : {}),
    directory: {
      accounts: () =>
        [...running].flatMap(([target, service]) =>
          service.accounts().map((account) => ({ target, ...account })),
        ),
    },
    switches: Object.fromEntries(running),
    close: async () => {
      await Promise.all([...running.values()].map(({ fastify }) => fastify.close()));
    },
  };
};
