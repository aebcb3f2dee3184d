// One product and what somebody chooses of it: who looks at all of them does without.
export { Component as ProductPage } from '../features/shop/products/pages/product-page';
// What the console shows of a product is what its buyers see: it takes the very same from here.
export { ProductCard } from '../features/shop/products/components/product-card';
export { ProductView } from '../features/shop/products/components/product-view';
