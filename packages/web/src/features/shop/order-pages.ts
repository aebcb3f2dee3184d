// The pages about orders and paying, loaded as one: whoever opens the first of them goes on to the others.
export { Component as ConfirmPage } from './orders/pages/confirm-page';
export { Component as OrderListPage } from './orders/pages/order-list-page';
export { Component as OrderPage } from './orders/pages/order-page';
export { Component as FailPage } from './pay/pages/fail-page';
export { Component as PayPage } from './pay/pages/pay-page';
export { Component as SuccessPage } from './pay/pages/success-page';
