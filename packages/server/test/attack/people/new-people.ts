import type { Books } from '../../soak/ledger.js';
import { entered, type Person } from './person.js';

let people = 0;

/**
 * New members with the password of the demo's accounts: written past the platform, since a code a member takes long.
 * Whatever they have that others have not names them.
 */
export const newPeople = async (
  books: Books,
  address: string,
  count: number,
  { at = Date.now(), logIn = true }: { readonly at?: number; readonly logIn?: boolean } = {},
): Promise<readonly Person[]> => {
  const made: Person[] = [];
  for (let left = count; left > 0; left -= 1) {
    people += 1;
    const number = String(people).padStart(5, '0');
    const userId = `attack-member-${number}`;
    const userName = `attacked${number}`;
    const texts = [
      userId,
      `16612${number.padStart(6, '0')}`,
      userName,
      userName,
      `攻击靶子之名${number}`,
      `attack-${number}@canary.example`,
      `攻击靶子的签名第${number}号`,
    ].map((text) => `'${text}'`);
    await books.run(
      `insert into member (id, mobile, user_name, user_name_key, name, email, description, pwd_hash, gmt_created, gmt_modified)
       select ${texts.join(', ')}, pwd_hash, ${at}, ${at} from member where id = 'demo-xiaoming'`,
    );
    const person: Person = { userId, account: userName, cookie: '', bearer: '' };
    if (logIn) await entered(address, person);
    made.push(person);
  }
  return made;
};
