import type { Ports } from '../../areas.js';
import { PASSWORD } from './people.js';

/** Logs in through the ports. Throws when that is refused. */
export const logIn = async ({ member }: Pick<Ports, 'member'>, account: string): Promise<void> => {
  const result = await member.login({ account, pwd: PASSWORD });
  if (!result.ok) throw new Error(`login of ${account}: ${result.error.kind}`);
};
