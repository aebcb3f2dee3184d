import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { LOCAL_TRANSFERS_PATH, LOCAL_WEIXIN_PAY_PREFIX } from '@ykd/adapters-http/contracts';
import { addOwnHostOnly } from '@ykd/adapters-http/routes';
import { billPage } from './bill-page.js';
import { BILL_FAULTS, type LocalTrade } from './events.js';
import type { LocalWeixinPay } from './weixin-pay.js';
import { HOWS, noPaymentPage, overviewPage, PAY_PAGE_CSP, payPage } from './page.js';
import { TRANSFER_ENDS, transferPage } from './transfer-page.js';

const text = z.string();
const asked = z.object({ pr: z.optional(text), redirect_url: z.optional(text) });
const payForm = z.object({ pr: text, token: text, how: z.enum(HOWS), redirect_url: z.optional(text) });
const plantForm = z.object({ token: text, number: text, fault: z.enum(BILL_FAULTS) });
const earlyForm = z.object({ token: text, early: z.enum(['on', 'off']) });
const outageForm = z.object({ token: text, out: z.enum(['on', 'off']) });

const transferForm = z.object({ token: text, number: text, how: z.enum(TRANSFER_ENDS) });
const brokeForm = z.object({ token: text, broke: z.enum(['on', 'off']) });

/** The most payments that the overview lists, newest first. */
const LISTED = 20;

const BILL_PAGE_PATH = `${LOCAL_WEIXIN_PAY_PREFIX}/bill`;

const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-security-policy': PAY_PAGE_CSP,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);

const FOREIGN_FORM = '页面已过期，请重新打开。';
const NO_TRADE = '这个支付链接无效。';

const pageOf = (pr: string, back: string | undefined): string => {
  const query = new URLSearchParams({ pr, ...(back === undefined ? {} : { redirect_url: back }) });
  return `${LOCAL_WEIXIN_PAY_PREFIX}?${query.toString()}`;
};

/**
 * Shows the payer's page of a local WeChat Pay. It is open to whoever can reach this server: under a name that no other
 * site can take, and by forms that only its own pages have.
 */
export const addLocalWeixinPayPage = (fastify: FastifyInstance, local: LocalWeixinPay): void => {
  const options = { schema: { hide: true } };
  const tokenFor = (what: string): string =>
    createHmac('sha256', local.keys.apiV3Key).update(`page ${what}`).digest('base64url');
  const isToken = (token: string, what: string): boolean => {
    const [given, wanted] = [Buffer.from(token), Buffer.from(tokenFor(what))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  /** An address of the shop, which is where payments are told of; no other one is linked to. */
  const backOf = (trade: LocalTrade, url: string | undefined): string | undefined => {
    const originOf = (address: string | undefined): string | undefined => URL.parse(address ?? '')?.origin;
    const own = [local.pageOrigin(), trade.notifyUrl].map(originOf);
    const origin = originOf(url);
    return origin !== undefined && own.includes(origin) ? url : undefined;
  };

  void fastify.register(async (scope) => {
    addOwnHostOnly(scope);
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.get(LOCAL_WEIXIN_PAY_PREFIX, options, (request, reply) => {
      const { pr, redirect_url } = z.safeParse(asked, request.query).data ?? {};
      if (pr === undefined) {
        const payable = local.trades().filter((trade) => local.unpayable(trade) === undefined);
        const listed = payable.toReversed().slice(0, LISTED);
        const shown = { payable: listed, out: local.isOut(), token: tokenFor('outage') };
        return sendPage(reply, 200, overviewPage(shown));
      }
      const trade = local.tradeOfPrepay(pr);
      if (trade === undefined) return sendPage(reply, 404, noPaymentPage(NO_TRADE));
      const { outTradeNo } = trade;
      const notices = local
        .notices()
        .filter(({ about }) => about.kind === 'payment' && about.outTradeNo === outTradeNo);
      const back = backOf(trade, redirect_url);
      const over = local.unpayable(trade);
      return sendPage(reply, 200, payPage({ trade, over, notices, back, token: tokenFor(pr) }));
    });

    scope.post(LOCAL_WEIXIN_PAY_PREFIX, options, (request, reply) => {
      const { data: form } = z.safeParse(payForm, request.body);
      if (form === undefined || !isToken(form.token, form.pr)) {
        return sendPage(reply, 403, noPaymentPage(FOREIGN_FORM));
      }
      const trade = local.tradeOfPrepay(form.pr);
      if (trade === undefined) return sendPage(reply, 404, noPaymentPage(NO_TRADE));
      // Sent again, or too late: the page says how it stands.
      if (local.unpayable(trade) === undefined) local.pay(trade.outTradeNo, form.how);
      return reply.redirect(pageOf(form.pr, backOf(trade, form.redirect_url)), 303);
    });

    scope.post(`${LOCAL_WEIXIN_PAY_PREFIX}/outage`, options, (request, reply) => {
      const { data: form } = z.safeParse(outageForm, request.body);
      if (form === undefined || !isToken(form.token, 'outage')) {
        return sendPage(reply, 403, noPaymentPage(FOREIGN_FORM));
      }
      local.setOutage(form.out === 'on');
      return reply.redirect(LOCAL_WEIXIN_PAY_PREFIX, 303);
    });

    scope.get(BILL_PAGE_PATH, options, (_request, reply) => {
      const { trades, refunds } = { trades: local.trades(), refunds: local.refunds() };
      const moved = [
        ...trades.flatMap(({ description: what, amount, payments }) =>
          payments.map(({ transactionId: number, paidAt: at }) => ({ number, what, amount, at })),
        ),
        ...refunds.map(({ outRefundNo: number, amount, createdAt: at }) => {
          return { number, what: '退款', amount: -amount, at };
        }),
      ];
      const listed = moved.toSorted((one, other) => other.at - one.at).slice(0, LISTED);
      const shown = { listed, faults: local.faults(), early: local.areBillsEarly(), token: tokenFor('bill') };
      return sendPage(reply, 200, billPage(shown));
    });

    scope.post(BILL_PAGE_PATH, options, (request, reply) => {
      const plant = z.safeParse(plantForm, request.body).data;
      const early = z.safeParse(earlyForm, request.body).data;
      const token = plant?.token ?? early?.token;
      if (token === undefined || !isToken(token, 'bill'))
        return sendPage(reply, 403, noPaymentPage(FOREIGN_FORM));
      if (plant !== undefined) local.plant(plant.number, plant.fault);
      if (early !== undefined) local.setBillsEarly(early.early === 'on');
      return reply.redirect(BILL_PAGE_PATH, 303);
    });

    scope.get(LOCAL_TRANSFERS_PATH, options, (_request, reply) => {
      const listed = local.transfers().toReversed().slice(0, LISTED);
      const shown = { listed, broke: local.isBroke(), token: tokenFor('transfers') };
      return sendPage(reply, 200, transferPage(shown));
    });

    scope.post(LOCAL_TRANSFERS_PATH, options, (request, reply) => {
      const ended = z.safeParse(transferForm, request.body).data;
      const broke = z.safeParse(brokeForm, request.body).data;
      const token = ended?.token ?? broke?.token;
      if (token === undefined || !isToken(token, 'transfers'))
        return sendPage(reply, 403, noPaymentPage(FOREIGN_FORM));
      // Sent again, or too late: the page says how it stands.
      if (ended !== undefined && local.mayEndTransfer(ended.number, ended.how))
        local.endTransfer(ended.number, ended.how);
      if (broke !== undefined) local.setBroke(broke.broke === 'on');
      return reply.redirect(LOCAL_TRANSFERS_PATH, 303);
    });
  });
};
