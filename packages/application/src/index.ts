// What stands for all areas; what belongs to one has the entry of its folder, for example @ykd/application/shop.
export * from './application-deps.js';
export type { AreaName, Ports } from './areas.js';
export * from './create-application.js';
