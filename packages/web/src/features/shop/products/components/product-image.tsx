import { styled } from '@ykd/adapters-ui/styled';
import { smallProductImageUrl } from '@ykd/application/product-image';
import { useState } from 'react';
import { shop } from '../../messages/zh-CN/shop';
import { coursesOf, type ProductRow } from '../product';
import { ProductPicture } from './product-picture';

export type ProductImageProps = {
  /** Its picture is undefined as long as nobody knows whether it has one. */
  product: Pick<ProductRow, 'name' | 'skuAttrs'> & { imageUrl?: ProductRow['imageUrl'] | undefined };
};

/** The picture that a product was given; without one, or when it does not load, what is in it. */
export function ProductImage({ product }: ProductImageProps) {
  const { name, imageUrl } = product;
  const [broken, setBroken] = useState<string>();
  if (imageUrl === undefined) return <styled.div aspectRatio="2 / 1" bg="bg.subtle" />;
  if (imageUrl === null || imageUrl === broken) return <ProductPicture courses={coursesOf(product)} />;
  return (
    <styled.img
      src={smallProductImageUrl(imageUrl)}
      alt={shop.pictureOf(name)}
      loading="lazy"
      onError={() => setBroken(imageUrl)}
      display="block"
      width="full"
      // The place of the drawn banner, whatever the picture's own proportions; it is cut, not distorted.
      aspectRatio="2 / 1"
      objectFit="cover"
      bg="brand.subtle"
    />
  );
}
