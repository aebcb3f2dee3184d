/**
 * What may be asked only so often from one address. `login`: passwords and codes; `order`: orders and their payment;
 * `order-check`: asking whether an order was paid.
 */
export type LimitName =
  'chat' | 'check-in' | 'login' | 'order' | 'order-check' | 'search' | 'study-beats' | 'upload';
