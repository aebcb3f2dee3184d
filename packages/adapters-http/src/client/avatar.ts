import type { AvatarPort } from '@ykd/application';
import { avatarCalls } from '../contracts/avatar.js';
import type { Http } from './http.js';

/** Pictures of members over HTTP. */
export const avatarClient = (http: Http): AvatarPort => ({
  upload: ({ bytes }) =>
    http.send(avatarCalls.upload, { body: { avatarfile: new File([Uint8Array.from(bytes)], 'avatar') } }),
  remove: ({ imgUrl }) => http.send(avatarCalls.remove, { body: { imgUrl } }),
});
