import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from '../../soak/client.js';
import type { Stage } from '../../soak/stage.js';
import { sized, type Arena } from '../arena.js';
import { dice } from '../inputs/dice.js';
import { lost, type Acknowledged } from '../judges/acknowledged.js';
import { tally } from '../judges/verdicts.js';
import { idOf, newBuyer, payThere, place } from '../people/buyer.js';

const OPEN = { courseId: 'py1test', outlineNum: 0, sectionNum: 0, bodyNum: 0 };
/** When the server dies after the burst has begun, ms. */
const DELAYS = Array.from({ length: 80 }, (_, at) => 20 + 15 * at);

/** A buyer who writes, orders and pays until it is over, and keeps what was acknowledged. */
const busy = async (
  stage: Stage,
  buyer: Client,
  { round, isOver, keep }: { readonly round: number; isOver(): boolean; keep(one: Acknowledged): void },
): Promise<void> => {
  for (let at = 0; !isOver(); at += 1) {
    const id = `kill-${round}-${at}`;
    const text = `第 ${at} 篇笔记`;
    const note = await buyer.call('POST', '/api/note/save', { ...OPEN, id, text });
    if (note?.status === 200) keep({ what: '笔记', id: `${buyer.userId} ${id}`, value: text });
    if (at > 2 || isOver()) continue;
    const orderId = idOf(await place(buyer, 0, { key: `kill-order-${round}-${at}`, coupon: false }));
    if (orderId === '') continue;
    keep({ what: '订单', id: orderId, value: '有' });
    const notice = await payThere(stage, buyer, orderId).catch(() => undefined);
    // Money at WeChat Pay that the platform has confirmed is the order's, or written down as going back.
    if (notice !== undefined && (await stage.bank.deliver(notice)) === 204)
      keep({ what: '收款', id: orderId, value: '有' });
  }
};

/** Looks past the platform at what there is. */
const lookedUp = (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'ykd.sqlite'), { readOnly: true });
  const note = database.prepare(`select text from note where user_id || ' ' || id = ?`);
  const order = database.prepare(`select 1 from ykd_order where id = ?`);
  const receipt = database.prepare(`select 1 from payment_receipt where order_id = ?`);
  return {
    found: (what: string, id: string): string | undefined => {
      if (what === '笔记') return note.get(id)?.['text']?.toString();
      return (what === '订单' ? order : receipt).get(id) === undefined ? undefined : '有';
    },
    integrity: (): readonly string[] =>
      database
        .prepare('pragma integrity_check')
        .all()
        .map((row) => String(row['integrity_check']))
        .filter((line) => line !== 'ok'),
    close: (): void => database.close(),
  };
};

/** SIGKILL in the middle of bursts: whatever was acknowledged is there when the platform is back. */
export const kills = async (arena: Arena): Promise<void> => {
  const { stage, dataDir, seed, check, timeLeft, tiny } = arena;
  const pick = dice(seed);
  const [things, whole, complaints] = [tally(), tally(), [] as string[]];
  const counts: Record<string, number> = {};
  let rounds = 0;
  const all: Acknowledged[] = [];
  do {
    // One after the other: what is written past the platform would be in the way of what the others write.
    const buyers: Client[] = [];
    for (let left = sized(arena, 6, 2); left > 0; left -= 1)
      buyers.push(await newBuyer(stage, (what) => void complaints.push(what)));
    let over = false;
    const lanes = Promise.all(
      buyers.map((buyer) =>
        busy(stage, buyer, {
          round: rounds,
          isOver: () => over,
          keep: (one) => {
            all.push(one);
            counts[one.what] = (counts[one.what] ?? 0) + 1;
          },
        }),
      ),
    );
    await pause(pick(DELAYS) ?? 0);
    const dying = stage.platform.kill(0);
    over = true;
    await dying;
    await lanes;
    await stage.platform.up();
    const there = lookedUp(dataDir);
    whole.add(...there.integrity());
    things.add(...lost(all, there.found));
    there.close();
    rounds += 1;
  } while (!tiny && timeLeft());
  const figures = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  check('杀掉服务端再启动，确认过的都在', {
    ...things.result(`杀 ${rounds} 次；${figures.join('，')}`),
    tried: all.length,
  });
  check('杀掉以后数据库完整（integrity_check）', whole.result());
  check('除了被杀的时候，每次都有回答', { tried: rounds, evidence: complaints });
};
