// The shop mall, as far as it is open to everybody.
export { Component as ShopLayout } from '../layouts/shop/shop-layout';
export { Component as MallPage } from '../features/shop/products/pages/mall-page';
