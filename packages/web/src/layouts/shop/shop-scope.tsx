import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { ShopContext, type ShopServices } from '../../container/shop-services';

/** Around the pages that work with these services of the shop mall. */
export const shopScope = (services: ShopServices): ComponentType =>
  function ShopScope() {
    return (
      <ShopContext value={services}>
        <Outlet />
      </ShopContext>
    );
  };
