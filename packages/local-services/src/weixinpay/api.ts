import { createPrivateKey, privateDecrypt, type KeyObject } from 'node:crypto';
import type { PaymentWay } from '@ykd/domain/order';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  BILL_DOWNLOAD_PATH,
  CANCEL_PATH_END,
  CERTIFICATES_PATH,
  HEADERS,
  OAEP,
  OUT_BILL_NO_PATH,
  OUT_TRADE_NO_PATH,
  parsedJson,
  REFUNDS_PATH,
  rfc3339,
  TRADE_BILL_PATH,
  TRANSFERS_PATH,
  WAYS,
} from '@ykd/adapters-http/protocols/weixinpay';
import { billFile, createBillWay, type BillDesk } from './bill-file.js';
import type { Cashier } from './cashier.js';
import { createSignatureCheck } from './check-signature.js';
import type { LocalTrade } from './events.js';
import { certificateEnd, certificateStart, type LocalKeys } from './keys.js';
import type { SignMessage } from './platform-signature.js';
import { badParameter, Refused } from './refusal.js';
import { beginBodies, billQuery, closeBody, readRequest, refundBody, transferBody } from './requests.js';
import type { TransferDesk } from './transfer-desk.js';
import {
  sealed,
  wireCancelled,
  wireRefund,
  wireTaken,
  wireTrade,
  wireTransfer,
  type Merchant,
} from './wire.js';

export interface LocalApiParts {
  readonly keys: LocalKeys;
  readonly merchant: Merchant;
  readonly cashier: Cashier;
  readonly bills: BillDesk;
  readonly transfers: TransferDesk;
  readonly signMessage: SignMessage;
  /** Reads what other processes have written. */
  readonly catchUp: () => void;
  readonly isOut: () => boolean;
  readonly now: () => number;
  /** Where a payer is sent to with a prepay id. */
  readonly payerUrl: (prepayId: string) => string;
}

const certificatesOf = (keys: LocalKeys): object => ({
  data: [
    {
      serial_no: keys.platform.serialNo,
      effective_time: rfc3339(certificateStart(keys)),
      expire_time: rfc3339(certificateEnd(keys)),
      encrypt_certificate: sealed(keys.platform.certificate, keys.apiV3Key, 'certificate'),
    },
  ],
});

/** What was sealed for the platform; throws a Refused for what was not. */
const opened = (sealedText: string, key: KeyObject): string => {
  try {
    return privateDecrypt({ key, ...OAEP }, Buffer.from(sealedText, 'base64')).toString('utf8');
  } catch {
    throw badParameter('user_name 解密失败');
  }
};

/** The server that the platform calls: the paths, checks, signatures and errors of the real one. */
export const createLocalApi = (parts: LocalApiParts): FastifyInstance => {
  const { keys, merchant, cashier, signMessage } = parts;
  const { platform } = keys;
  const fastify = Fastify({ bodyLimit: 64 * 1024 });
  const checkSignature = createSignatureCheck(keys, parts.now);

  /** The key that the request asks to be answered with. */
  const serialFor = (request: FastifyRequest): string =>
    request.headers[HEADERS.serial] === platform.publicKeyId ? platform.publicKeyId : platform.serialNo;
  const paramOf = (request: FastifyRequest): string => (request.params as { readonly no: string }).no;

  fastify.removeAllContentTypeParsers();
  // As text: the signature covers what was sent.
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  fastify.addHook('onRequest', (_request, reply, done) => {
    parts.catchUp();
    if (parts.isOut()) void reply.code(503).type('text/plain').send('Service Unavailable');
    else done();
  });
  fastify.addHook('preHandler', async (request) => {
    const body = typeof request.body === 'string' ? request.body : '';
    checkSignature({ method: request.method, path: request.url, headers: request.headers, body });
    request.body = parsedJson(body);
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    // Whoever has not signed gets no signature, an outage has none to give, and files are had without.
    if (request.url.startsWith(BILL_DOWNLOAD_PATH) && reply.statusCode === 200) return;
    if (reply.statusCode === 401 || reply.statusCode === 503) return;
    const body = typeof payload === 'string' ? payload : '';
    reply.headers({ ...signMessage(body, serialFor(request)), 'request-id': request.id });
  });
  fastify.setErrorHandler((error, _request, reply) => {
    const refused =
      error instanceof Refused ? error : new Refused(500, 'SYSTEM_ERROR', '系统异常，请稍后重试');
    return reply.code(refused.status).send({ code: refused.code, message: refused.message });
  });

  const invitationOf = (way: PaymentWay, { prepayId }: LocalTrade): string =>
    way === 'JSAPI' ? prepayId : parts.payerUrl(prepayId);
  const beginBy = (way: PaymentWay) => (request: FastifyRequest, reply: FastifyReply) => {
    const trade = cashier.begin(way, readRequest(beginBodies[way], request.body), serialFor(request));
    return reply.send({ [WAYS[way].answer]: invitationOf(way, trade) });
  };
  for (const way of Object.keys(WAYS) as PaymentWay[]) fastify.post(WAYS[way].path, beginBy(way));

  fastify.get(CERTIFICATES_PATH, (_request, reply) => reply.send(certificatesOf(keys)));
  fastify.get(`${OUT_TRADE_NO_PATH}/:no`, (request, reply) => {
    cashier.own(readRequest(closeBody, request.query));
    const trade = cashier.tradeOf(paramOf(request));
    const [payment] = trade.payments;
    const refunded = payment !== undefined && cashier.refundsOf(payment.transactionId).length > 0;
    return reply.send(wireTrade(merchant, trade, payment, refunded));
  });
  fastify.post(`${OUT_TRADE_NO_PATH}/:no/close`, (request, reply) => {
    cashier.own(readRequest(closeBody, request.body));
    cashier.close(paramOf(request));
    return reply.code(204).send();
  });
  fastify.post(REFUNDS_PATH, (request, reply) =>
    reply.send(wireRefund(cashier.refund(readRequest(refundBody, request.body), serialFor(request)))),
  );
  fastify.get(`${REFUNDS_PATH}/:no`, (request, reply) =>
    reply.send(wireRefund(cashier.refundOf(paramOf(request)))),
  );
  const privateKey = createPrivateKey(platform.privateKey);
  fastify.post(TRANSFERS_PATH, (request, reply) => {
    const body = readRequest(transferBody, request.body);
    cashier.own({ mchid: merchant.mchId, appid: body.appid });
    const { user_name: name } = body;
    if (name !== undefined && request.headers[HEADERS.serial] !== serialFor(request))
      throw badParameter('Wechatpay-Serial 与加密的密钥不符');
    const facts = {
      outBillNo: body.out_bill_no,
      openid: body.openid,
      userName: name === undefined ? null : opened(name, privateKey),
      amount: body.transfer_amount,
      remark: body.transfer_remark,
      sceneId: body.transfer_scene_id,
      reports: body.transfer_scene_report_infos.map(({ info_type: type, info_content: content }) => ({
        type,
        content,
      })),
      notifyUrl: body.notify_url ?? null,
    };
    return reply.send(wireTaken(parts.transfers.ask(facts, serialFor(request))));
  });
  fastify.get(`${OUT_BILL_NO_PATH}/:no`, (request, reply) =>
    reply.send(wireTransfer(merchant, parts.transfers.find(paramOf(request)))),
  );
  fastify.post(`${OUT_BILL_NO_PATH}/:no${CANCEL_PATH_END}`, (request, reply) =>
    reply.send(wireCancelled(parts.transfers.cancel(paramOf(request)))),
  );
  const wayOf = createBillWay(keys.apiV3Key, parts.now);
  fastify.get(TRADE_BILL_PATH, (request, reply) => {
    const { bill_date: day, tar_type: packed } = readRequest(billQuery, request.query);
    const { hash } = billFile(parts.bills.textOf(day), false);
    const query = wayOf.write(day, packed !== undefined);
    const download_url = `http://${request.headers.host}${BILL_DOWNLOAD_PATH}?${query}`;
    return reply.send({ hash_type: 'SHA1', hash_value: hash, download_url });
  });
  fastify.get(BILL_DOWNLOAD_PATH, (request, reply) => {
    const { day, isPacked } = wayOf.read(request.query);
    const { file } = billFile(parts.bills.textOf(day), isPacked);
    return reply.type('application/octet-stream').send(file);
  });
  return fastify;
};
