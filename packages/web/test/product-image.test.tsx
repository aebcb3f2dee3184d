import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_COURSES, ONE_CHOICE } from '../src/features/shop/demo/samples';
import { ProductImage } from '../src/features/shop/products/components/product-image';
import type { ProductRow } from '../src/features/shop/products/product';

const markup = (product: ProductRow): string => renderToStaticMarkup(<ProductImage product={product} />);

describe('the picture of a product', () => {
  it('is the one that it was given, at a width of 400, with a name', () => {
    const html = markup({ ...ONE_CHOICE, imageUrl: '/uploads/product/a.png' });
    expect(html).toMatch(/<img [^>]*src="\/uploads\/product\/a\.png\?width=400"/);
    expect(html).toMatch(/<img [^>]*alt="数据结构与算法的封面"/);
    expect(html).toMatch(/<img [^>]*loading="lazy"/);
  });

  it.each([ONE_CHOICE, NO_COURSES])('is drawn when it was given none', (product) => {
    expect(markup(product)).not.toContain('/uploads/');
    expect(markup(product)).toContain('aria-hidden="true"');
  });
});
