// The built-in WeChat Pay alone, in a process of its own: node scripts/weixin-pay.mjs FOLDER [PORT] [certificates]
// It prints the address of its page, and the settings with which a server is paid by it, one a line.
import closeWithGrace from 'close-with-grace';
import Fastify from 'fastify';
import { addLocalWeixinPayPage, createLocalWeixinPay } from '@ykd/local-services';
import { merchantEnvironment } from '../dist/settings/weixin-pay.js';

const [folder, port = '0', mode = 'public-key'] = process.argv.slice(2);
if (folder === undefined || !['public-key', 'certificates'].includes(mode)) {
  console.error('用法：node scripts/weixin-pay.mjs 目录 [端口] [public-key|certificates]');
  process.exit(1);
}

const HOST = '127.0.0.1';
let page = '';
const local = await createLocalWeixinPay({
  folder,
  appId: process.env.WEIXIN_APP_ID ?? 'wx-local',
  now: () => Date.now(),
  pageOrigin: () => page,
});
const pages = Fastify();
addLocalWeixinPayPage(pages, local);
page = await pages.listen({ port: 0, host: HOST });
const address = await local.fastify.listen({ port: Number(port), host: HOST });
local.start();
closeWithGrace({ delay: 5_000 }, async () => {
  await pages.close();
  await local.close();
});

console.log(`页面：${page}/dev/weixinpay`);
for (const [name, value] of Object.entries(merchantEnvironment(local.settings(address, mode)))) {
  console.log(`${name}=${value}`);
}
