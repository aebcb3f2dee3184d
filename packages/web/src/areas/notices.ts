// What one was told.
export { Component as NoticePage } from '../features/notice/pages/notice-page';
