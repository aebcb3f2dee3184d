import type { StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';

export const DEMO_PASSWORD = 'ykd-demo-2026';

export interface DemoAccount {
  readonly user: User & { readonly userName: string };
  readonly staff?: StaffMember;
  /** Set for partners, who are neither students nor staff. */
  readonly partner?: true;
  /** Who that is, for the list that the start prints. */
  readonly who: string;
}

/** The demo accounts, in the order of the list. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    user: { id: 'demo-new', mobile: '13800000001', userName: '13800000001' },
    who: '新学员：没有自己的用户名、资料和订单',
  },
  {
    user: {
      id: 'demo-xiaoming',
      mobile: '13800000002',
      userName: 'xiaoming',
      name: '李小明',
      nickName: '小明',
      email: 'xiaoming@example.com',
      gender: 'male',
      description: '每天学一点，代码写得多一点。',
      profile: {
        schoolName: '南京大学',
        schoolBeginDate: '2022-09',
        schoolEndDate: '2026-06',
        major: '软件工程',
      },
    },
    who: '学员：资料完整，有两个主订单和一个小订单，学过八门课',
  },
  {
    user: {
      id: 'demo-xiaohong',
      mobile: '13800000003',
      userName: 'xiaohong',
      name: '王小红',
      nickName: '小红',
      email: 'xiaohong@example.com',
      gender: 'female',
      profile: {
        schoolName: '东南大学',
        schoolBeginDate: '2021-09',
        schoolEndDate: '2025-06',
        major: '计算机科学与技术',
      },
    },
    who: '学员：Java 就业班',
  },
  {
    user: { id: 'demo-admin', mobile: '13900000001', userName: 'admin', name: '管理员', nickName: '管理员' },
    staff: { role: 'superAdmin', grants: [] },
    who: '超级管理员',
  },
  {
    user: {
      id: 'demo-banzhuren',
      mobile: '13900000002',
      userName: 'banzhuren',
      name: '陈静',
      nickName: '班主任静静',
    },
    staff: { role: 'class', grants: [] },
    who: '班主任',
  },
  {
    user: {
      id: 'demo-zhujiao',
      mobile: '13900000003',
      userName: 'zhujiao',
      name: '周涛',
      nickName: '助教阿涛',
    },
    staff: { role: 'teacher', grants: ['contacts', 'orders', 'performance', 'assistants'] },
    who: '助教：可看通讯录、订单、业绩和助教管理',
  },
  {
    user: { id: 'demo-huoban', mobile: '13700000001', userName: 'huoban', name: '赵敏' },
    partner: true,
    who: '合作伙伴：审核已通过',
  },
  {
    user: { id: 'demo-huoban2', mobile: '13700000002', userName: 'huoban2', name: '孙宇' },
    partner: true,
    who: '合作伙伴：审核中',
  },
  {
    user: { id: 'demo-huoban3', mobile: '13700000003', userName: 'huoban3', name: '吴桐' },
    partner: true,
    who: '合作伙伴：审核未通过',
  },
];
