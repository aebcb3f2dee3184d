// The pages of campaigns.
export { Component as ArenaPage } from '../features/check-in/pages/arena-page';
export { Component as ClockPage } from '../features/check-in/pages/clock-page';
