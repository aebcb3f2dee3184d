import { pageOf } from '@ykd/domain/access';
import {
  COUPON_APPLY_PATH,
  COUPON_DETAIL_PATH,
  COUPON_HOME_PATH,
  COUPON_MY_PATH,
  COUPON_REVIEW_PATH,
} from '@ykd/domain/coupon';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { Component as ApplyPage } from './apply-page';
import { Component as DetailPage } from './detail-page';
import { Component as HomePage } from './home-page';
import { Component as MyPage } from './my-page';
import { Component as ReviewPage } from './review-page';

const PAGES: Readonly<Record<string, ComponentType>> = {
  [COUPON_APPLY_PATH]: ApplyPage,
  [COUPON_REVIEW_PATH]: ReviewPage,
  [COUPON_DETAIL_PATH]: DetailPage,
  [COUPON_HOME_PATH]: HomePage,
  [COUPON_MY_PATH]: MyPage,
};

/** The page of the partner area at this address: learners load the names of none. */
export function Component() {
  const Page = PAGES[pageOf(useLocation().pathname)?.path ?? ''];
  return Page && <Page />;
}
