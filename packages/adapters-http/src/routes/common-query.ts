import type { Application } from '@ykd/application';
import type { EntityName, EntityParams, EntityQuery } from '@ykd/application/common-query';
import type { FastifyInstance } from 'fastify';
import { commonQueryCalls } from '../contracts/common-query.js';
import { serve } from './serve.js';

interface ClassNames {
  readonly returnClassName: string;
  readonly paramClassName?: string;
  readonly collectionName?: string;
}

/** The query of a port out of a query string and a body. Whether the class exists is the registry's to say. */
const entityQuery = (
  { returnClassName, paramClassName, collectionName }: ClassNames,
  params: EntityParams,
): EntityQuery => ({
  returnClassName: returnClassName as EntityName,
  params,
  ...(paramClassName === undefined ? {} : { paramClassName }),
  ...(collectionName === undefined ? {} : { collectionName }),
});

/** `/api/commonquery/*`. */
export const commonQueryRoutes = (fastify: FastifyInstance, application: Application): void => {
  serve(fastify, 'commonQuery', commonQueryCalls.query, ({ query, body }, context) =>
    application.commonQuery(context).query(entityQuery(query, body)),
  );
  serve(fastify, 'commonQuery', commonQueryCalls.queryForPage, ({ query, body }, context) =>
    application.commonQuery(context).queryForPage(entityQuery(query, body), {
      ...(query.pageSize === undefined ? {} : { pageSize: query.pageSize }),
      ...(query.pageNum === undefined ? {} : { pageNum: query.pageNum }),
    }),
  );
  serve(fastify, 'commonQuery', commonQueryCalls.findById, ({ query, body }, context) =>
    application.commonQuery(context).findById(entityQuery(query, body), query.id),
  );
  serve(fastify, 'commonQuery', commonQueryCalls.findOne, ({ query, body }, context) =>
    application.commonQuery(context).findOne(entityQuery(query, body)),
  );
};
