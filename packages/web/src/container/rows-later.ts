// The kinds of rows that learners do not need first.
export { callsOfClass } from '@ykd/adapters-http/client';
