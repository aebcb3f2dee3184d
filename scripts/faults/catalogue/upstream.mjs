/** Other people's services, and the built-in ones that stand in for them. */
export const upstream = [
  {
    name: 'notice-without-key-believed',
    kind: 'right',
    what: '拿不到微信支付的公钥时，通知不验签就相信',
    file: 'packages/adapters-http/src/upstream/weixinpay/read-notice.ts',
    edits: [
      [
        'isGenuine(notice, parts.keyOf, parts.now).catch(() => false)',
        'isGenuine(notice, parts.keyOf, parts.now).catch(() => true)',
      ],
    ],
    tests: ['packages/adapters-http/test/upstream/weixinpay', 'packages/local-services/test/weixinpay'],
  },
  {
    name: 'old-notice-replayed',
    kind: 'right',
    what: '很久以前的支付通知可以重放',
    file: 'packages/adapters-http/src/upstream/weixinpay/verify-message.ts',
    edits: [['Math.abs(now - Number(timestamp) * 1000)', 'Number(timestamp) * 1000 - now']],
    tests: ['packages/adapters-http/test/upstream/weixinpay', 'packages/local-services/test/weixinpay'],
  },
  {
    name: 'payment-of-other-merchant',
    kind: 'right',
    what: '别的商户号或别的应用收到的钱也算本站收到',
    file: 'packages/adapters-http/src/upstream/weixinpay/states.ts',
    edits: [
      [
        'if (trade?.mchid !== mchId || trade.appid !== appId) return undefined;',
        'if (trade?.mchid !== mchId && trade?.appid !== appId) return undefined;',
      ],
      [
        '  const outTradeNo = trade.out_trade_no;',
        '  if (trade === undefined) return undefined;\n  const outTradeNo = trade.out_trade_no;',
      ],
    ],
    tests: ['packages/adapters-http/test/upstream/weixinpay', 'packages/local-services/test/weixinpay'],
  },
  {
    name: 'busy-refund-given-up',
    what: '微信支付说退款请求太频繁，被当成退款失败',
    file: 'packages/adapters-http/src/upstream/weixinpay/error.ts',
    edits: [[' &&\n  error.status !== 429;', ';']],
    tests: ['packages/adapters-http/test/upstream/weixinpay', 'packages/local-services/test/weixinpay'],
  },
  {
    name: 'bill-taken-unchecked',
    what: '账单的文件不核对散列，改过的也信',
    file: 'packages/adapters-http/src/upstream/weixinpay/bill.ts',
    edits: [["if (createHash('sha1')", "if (hash === '' && createHash('sha1')"]],
    tests: ['packages/adapters-http/test/upstream/weixinpay/bill.test.ts'],
  },
  {
    name: 'long-description-cut-through',
    what: '商品名超过微信支付的长度时按字符而不是按字节截断',
    file: 'packages/adapters-http/src/upstream/weixinpay/values.ts',
    edits: [['left -= Buffer.byteLength(character);', 'left -= character.length;']],
    tests: ['packages/adapters-http/test/upstream/weixinpay', 'packages/local-services/test/weixinpay'],
  },
  {
    name: 'takes-over-administrator',
    kind: 'right',
    what: '在 GitLab 上把同名的管理员账号当成学员的，改它的密码',
    file: 'packages/adapters-http/src/upstream/gitlab/gitlab.ts',
    edits: [
      [
        'if ((isOurs || wanted.ownsUsername) && user.is_admin !== true) {',
        'if (isOurs || wanted.ownsUsername) {',
      ],
    ],
    tests: ['packages/local-services/test/accounts'],
  },
  {
    name: 'demo-codes-read-by-other-site',
    kind: 'right',
    what: '把域名指到这台机器的网站能读到演示里的验证码',
    file: 'packages/local-services/src/routes/messages.ts',
    edits: [['    addOwnHostOnly(scope);\n', '    void addOwnHostOnly;\n']],
    tests: ['packages/local-services/test/routes'],
  },
  {
    name: 'local-payment-past-its-time',
    what: '内置的微信支付在付款期限过后仍然收款',
    file: 'packages/local-services/src/weixinpay/cashier.ts',
    edits: [
      [
        "at >= trade.expiresAt ? 'expired' : undefined",
        "at > trade.expiresAt + 60_000 ? 'expired' : undefined",
      ],
    ],
    tests: ['packages/local-services/test/weixinpay'],
  },
  {
    name: 'transfer-names-in-the-open',
    kind: 'right',
    what: '转账里收款人的姓名没有加密',
    file: 'packages/adapters-http/src/upstream/weixinpay/transfers.ts',
    edits: [
      ['user_name: sealFor(userName, sealing.key)', 'user_name: sealFor(userName, sealing.key) && userName'],
    ],
    tests: ['packages/adapters-http/test/upstream/weixinpay'],
  },
  {
    name: 'transfer-notice-of-another-merchant',
    kind: 'right',
    what: '别的商户的转账通知也算数',
    file: 'packages/adapters-http/src/upstream/weixinpay/transfers.ts',
    edits: [
      [
        'if (told?.mchid !== mchId) return undefined;',
        'if (told === undefined || told.mchid === mchId.slice(1)) return undefined;',
      ],
    ],
    tests: ['packages/adapters-http/test/upstream/weixinpay'],
  },
  {
    name: 'local-transfer-ends-twice',
    what: '内置的微信支付里，已经收下的转账到了 24 小时又写下一次失败，而且不停',
    file: 'packages/local-services/src/weixinpay/transfer-desk.ts',
    edits: [['filter(({ state }) => !isTransferFinal(state))', "filter(({ state }) => state !== 'FAIL')"]],
    tests: ['packages/local-services/test/weixinpay'],
  },
];
