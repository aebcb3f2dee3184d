import { z } from 'zod';
import { webAddress } from './web-address.js';

/** What the environment may say of the team chat and the code hosting. */
export const accountsShape = {
  ROCKETCHAT_URL: webAddress.optional(),
  ROCKETCHAT_USER_ID: z.string().optional(),
  ROCKETCHAT_AUTH_TOKEN: z.string().optional(),
  GITLAB_URL: webAddress.optional(),
  GITLAB_TOKEN: z.string().optional(),
  CHAT_PASSWORD: z.enum(['secret', 'mobile'], '应为 secret 或 mobile').default('secret'),
};

type AccountsEnvironment = z.output<z.ZodObject<typeof accountsShape>>;

/** Where members get accounts. `local`: a built-in service that speaks the same protocol; `off`: nowhere, and wishes wait. */
export interface AccountsConfig {
  readonly chat:
    | { readonly kind: 'off' | 'local' }
    | {
        readonly kind: 'rocketchat';
        readonly url: string;
        readonly userId: string;
        readonly authToken: string;
      };
  readonly codeHost:
    | { readonly kind: 'off' | 'local' }
    | { readonly kind: 'gitlab'; readonly url: string; readonly token: string };
  readonly chatPassword: 'secret' | 'mobile';
}

/** The services that the settings name; without one, production goes without and anything else has one of its own. */
export const accountsOf = (read: AccountsEnvironment, production: boolean): AccountsConfig => {
  const { ROCKETCHAT_URL: chatUrl, ROCKETCHAT_USER_ID: userId, ROCKETCHAT_AUTH_TOKEN: authToken } = read;
  const { GITLAB_URL: gitlabUrl, GITLAB_TOKEN: token } = read;
  const none = { kind: production ? 'off' : 'local' } as const;
  return {
    chat: chatUrl && userId && authToken ? { kind: 'rocketchat', url: chatUrl, userId, authToken } : none,
    codeHost: gitlabUrl && token ? { kind: 'gitlab', url: gitlabUrl, token } : none,
    chatPassword: read.CHAT_PASSWORD,
  };
};

const SETS = [
  ['Rocket.Chat', ['ROCKETCHAT_URL', 'ROCKETCHAT_USER_ID', 'ROCKETCHAT_AUTH_TOKEN']],
  ['GitLab', ['GITLAB_URL', 'GITLAB_TOKEN']],
] as const;

/** What is wrong with these settings together. Passwords go over these connections. */
export const accountsProblems = (read: AccountsEnvironment, production: boolean): readonly string[] => [
  ...SETS.flatMap(([title, names]) => {
    const missing = names.filter((name) => read[name] === undefined);
    return missing.length === names.length ? [] : missing.map((name) => `${name}：使用 ${title} 时必须设置`);
  }),
  ...(['ROCKETCHAT_URL', 'GITLAB_URL'] as const)
    .filter((name) => production && read[name]?.startsWith('http:'))
    .map((name) => `${name}：生产环境应为 https 地址`),
];
