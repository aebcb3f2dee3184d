import type { CheckInPort } from '@ykd/application';
import { checkInCalls } from '../contracts/check-in.js';
import type { Http } from './http.js';

/** The daily check-in over HTTP. */
export const checkInClient = (http: Http): CheckInPort => ({
  mine: (query) => http.send(checkInCalls.mine, { query }),
  history: () => http.send(checkInCalls.history),
  save: (body) => http.send(checkInCalls.save, { body: { ...body, pictures: [...body.pictures] } }),
  upload: ({ bytes }) =>
    http.send(checkInCalls.upload, {
      body: { picturefile: new File([Uint8Array.from(bytes)], 'picture') },
    }),
});
