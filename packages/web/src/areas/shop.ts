// The shop mall, as far as it is open to everybody.
export { Component as ShopLayout } from '../layouts/shop/shop-layout';
export { Component as MallPage } from '../features/shop/products/pages/mall-page';
export { Component as ProductPage } from '../features/shop/products/pages/product-page';
// What the console shows of a product is what its buyers see: it takes the very same from here.
export { ProductCard } from '../features/shop/products/components/product-card';
export { ProductView } from '../features/shop/products/components/product-view';
