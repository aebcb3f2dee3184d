// The pages about orders and paying: whoever opens the first of them goes on to the others.
export { orderForGuard, shopServicesOf } from '../features/shop/services';
export { Component as ConfirmPage } from '../features/shop/orders/pages/confirm-page';
export { Component as OrderListPage } from '../features/shop/orders/pages/order-list-page';
export { Component as OrderPage } from '../features/shop/orders/pages/order-page';
export { Component as FailPage } from '../features/shop/pay/pages/fail-page';
export { Component as PayPage } from '../features/shop/pay/pages/pay-page';
export { Component as SuccessPage } from '../features/shop/pay/pages/success-page';
