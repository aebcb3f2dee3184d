// Loaded into the server before anything else: its clock stands, and what it draws by lot is the same in every run. Before
// each scene it is told the scene's name, from which on its lots follow from that name.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { TAKEN_AT } from './fixed-clock.ts';

Date.now = () => TAKEN_AT;

const lots = { seed: 'start', drawn: 0 };

/** The next bytes that are drawn. */
const draw = (size) => {
  lots.drawn += 1;
  const key = crypto.createHash('sha256').update(`${lots.seed} ${lots.drawn}`).digest();
  const cipher = crypto.createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  return cipher.update(Buffer.alloc(size));
};

crypto.randomBytes = draw;
crypto.randomInt = (below) => draw(6).readUIntBE(0, 6) % below;
crypto.randomUUID = () => {
  const hex = draw(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
syncBuiltinESMExports();

// Without the one who takes the pictures nobody would end it.
process.on('disconnect', () => process.exit());

process.on('message', (message) => {
  if (typeof message !== 'string') return;
  Object.assign(lots, { seed: message, drawn: 0 });
  process.send?.('seeded');
});
