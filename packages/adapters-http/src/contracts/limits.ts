/**
 * What may be asked only so often from one address. `calendar`: calendars that other programs read, by their secret addresses;
 * `coupon-visit`: how often links of partners are opened; `login`: passwords and codes, the way back from WeChat, and
 * whether a username is taken; `order`: orders and their payment;
 * `order-check`: asking whether an order was paid; `partner`: applications to be a partner, and what partners change;
 * `picture`: pictures that are drawn for whoever has their addresses.
 */
export type LimitName =
  | 'calendar'
  | 'chat'
  | 'check-in'
  | 'coupon-visit'
  | 'export'
  | 'login'
  | 'order'
  | 'order-check'
  | 'partner'
  | 'picture'
  | 'search'
  | 'solution'
  | 'study-beats'
  | 'upload';
