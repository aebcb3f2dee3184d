import type { MemberPort } from '@ykd/application/member';
import { ok } from '@ykd/domain/shared';
import { memberCalls } from '../contracts/member.js';
import { clientOf } from './client-of.js';
import type { Http } from './http.js';

/** The member area over HTTP. */
export const memberClient = (http: Http): MemberPort => ({
  ...clientOf(http, memberCalls),
  loginUser: async () => {
    const answer = await http.send(memberCalls.loginUser);
    if (!answer.ok) return answer;
    if (answer.value === null) return ok(null);
    if ('mustChangePassword' in answer.value) {
      const { mustChangePassword: _held, ...held } = answer.value;
      return ok({ held });
    }
    const { token, tokenExpiresAt, ...user } = answer.value;
    if (token === undefined || tokenExpiresAt === undefined) return ok({ user });
    return ok({ user, token, tokenExpiresAt });
  },
});
