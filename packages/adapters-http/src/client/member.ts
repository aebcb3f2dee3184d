import type { MemberPort } from '@ykd/application';
import { ok } from '@ykd/domain/shared';
import { memberCalls } from '../contracts/member.js';
import type { Http } from './http.js';

/** The member area over HTTP. */
export const memberClient = (http: Http): MemberPort => ({
  login: ({ account, pwd }) => http.send(memberCalls.login, { body: { account, pwd } }),
  sendSmsCode: ({ mobile }) => http.send(memberCalls.sendSmsCode, { query: { mobile } }),
  loginBySms: ({ mobile, smsCode }) => http.send(memberCalls.loginBySms, { body: { mobile, smsCode } }),
  logout: () => http.send(memberCalls.logout),
  loginUser: async () => {
    const answer = await http.send(memberCalls.getLoginUser);
    if (!answer.ok) return answer;
    if (answer.value === null) return ok(null);
    const { token, tokenExpiresAt, ...user } = answer.value;
    return ok({ user, token, tokenExpiresAt });
  },
  chooseUsername: ({ userName }) => http.send(memberCalls.chooseUsername, { body: { userName } }),
  checkUsername: ({ userName }) => http.send(memberCalls.checkUsername, { query: { userName } }),
  changePassword: ({ mobile, smsCode, pwd }) =>
    http.send(memberCalls.changePassword, { body: { mobile, smsCode, pwd } }),
  updateProfile: ({ id, name, gender, email, description, avatarUrl, profile }) =>
    http.send(memberCalls.updateProfile, {
      body: { id, name, gender, email, description, avatarUrl, profile },
    }),
  sessions: () => http.send(memberCalls.sessions),
  endSession: ({ id }) => http.send(memberCalls.endSession, { body: { id } }),
  endOtherSessions: () => http.send(memberCalls.endOtherSessions),
});
