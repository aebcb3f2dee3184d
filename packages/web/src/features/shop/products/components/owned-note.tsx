import { shanghaiDay } from '@ykd/domain/shared';
import { shop } from '../../messages/zh-CN/shop';
import type { Owned } from '../owned';
import { Notice, NoticePlace } from './notice';

const { owned: words } = shop;

/** Tells a buyer that he has this already, until when, and until when he would. He may buy it all the same. */
export function OwnedNote({ owned }: { owned: Owned | undefined }) {
  return (
    <NoticePlace>
      {owned && (
        <Notice tone="amber" title={words.until(shanghaiDay(owned.until))}>
          <p>{owned.ifBought > owned.until ? words.longer(shanghaiDay(owned.ifBought)) : words.noLonger}</p>
        </Notice>
      )}
    </NoticePlace>
  );
}
