export * from './port.js';
export { PRODUCT_IMAGE_MAX_BYTES, productImageIssue } from './product-image-issue.js';
export * from './product-image-url.js';
export { createProductImages, type ProductImages } from './product-images.js';
