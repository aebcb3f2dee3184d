import type { CommonMutationPort, EntityMutation } from '@ykd/application/common-mutation';
import { commonMutationCalls } from '../contracts/common-mutation.js';
import type { Http } from './http.js';

/** The class names of a write as they go into the query string. */
const names = ({ modelClassName, collectionName }: EntityMutation) => ({
  modelClassName,
  ...(collectionName === undefined ? {} : { collectionName }),
});

/** The generic write endpoints over HTTP. */
export const commonMutationClient = (http: Http): CommonMutationPort => ({
  save: (mutation, values) => http.send(commonMutationCalls.save, { query: names(mutation), body: values }),
  batchSave: (mutation, list) =>
    http.send(commonMutationCalls.batchSave, { query: names(mutation), body: [...list] }),
  del: (mutation, id) => http.send(commonMutationCalls.del, { query: { ...names(mutation), id } }),
});
