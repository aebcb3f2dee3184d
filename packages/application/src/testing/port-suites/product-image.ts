import { productImageKey, productImageNameOf } from '../../product-image/index.js';
import { asciiBytes, fakePng } from '../fakes/index.js';
import { AVATAR_MAX_BYTES } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });

/** What every implementation of ProductImagePort does. */
export const productImageSuite = (world: WorldOf): void => {
  describe('ProductImagePort', () => {
    it('keeps every byte of a picture, and everybody sees that the product has it', async () => {
      const { productImage } = await loggedIn(world(), 'admin');
      const bytes = fakePng('', 70_000);
      bytes.set([0, 13, 10, 45, 45, 255, 13, 10, 13, 10], 100);
      const given = await productImage.upload({ productId: 'p-1', bytes });
      const imageUrl = given.ok ? given.value.imageUrl : '';
      const { files } = world().deps;
      expect(files.stored.get(productImageKey(productImageNameOf(imageUrl) ?? ''))).toEqual(bytes);
      const query = {
        returnClassName: 'YkdProduct',
        paramClassName: 'YkdProduct',
        params: { includeFields: ['id', 'imageUrl'] },
      } as const;
      expect(await world().visitor().commonQuery.query(query)).toEqual({
        ok: true,
        value: [
          { id: 'p-2', imageUrl: null },
          { id: 'p-1', imageUrl },
        ],
      });
    });

    it('refuses what is no picture, or too large, in words of its own', async () => {
      const { productImage } = await loggedIn(world(), 'admin');
      const issue = async (bytes: Uint8Array) => {
        const result = await productImage.upload({ productId: 'p-1', bytes });
        return !result.ok && result.error.kind === 'invalid-input' ? result.error.issues : result;
      };
      const message = '商品图片大小不能超过 1M';
      for (const size of [AVATAR_MAX_BYTES + 1, 3 * AVATAR_MAX_BYTES]) {
        expect(await issue(fakePng('', size))).toEqual([{ field: 'productfile', message }]);
      }
      expect(await issue(asciiBytes('<svg/>'))).toMatchObject([{ field: 'productfile' }]);
      expect(world().deps.files.stored.size).toBe(0);
    });

    it('is for super administrators, and for products that exist', async () => {
      const bytes = fakePng('pixels');
      const input = { productId: 'p-1', bytes };
      expect(await world().visitor().productImage.upload(input)).toEqual(refused('not-logged-in'));
      const { productImage } = await loggedIn(world());
      expect(await productImage.upload(input)).toEqual(refused('forbidden'));
      const admin = await loggedIn(world(), 'admin');
      expect(await admin.productImage.upload({ productId: 'nothing', bytes })).toEqual(
        refused('entity-not-found'),
      );
      expect(world().deps.files.stored.size).toBe(0);
    });
  });
};

/** A way to make each call of the area. */
export const productImageTries: Tries<'productImage'> = {
  upload: ({ productImage }) => productImage.upload({ productId: 'p-2', bytes: fakePng('pixels') }),
};
