// The coupons that somebody has: a list, of which the pages about orders need nothing.
export { Component as WalletPage } from '../features/shop/coupons/pages/wallet-page';
