/** Names with their pinyin, of which usernames are made. */
type Spelled = readonly [text: string, pinyin: string];

const spelled = (text: string): [Spelled, ...Spelled[]] => {
  const words = text.split(' ').map((word): Spelled => {
    const [, name = '', pinyin = ''] = /^(\P{ASCII}+)(\w+)$/u.exec(word) ?? [];
    return [name, pinyin];
  });
  return words as [Spelled, ...Spelled[]];
};

export const SURNAMES = spelled(
  '王wang 李li 张zhang 刘liu 陈chen 杨yang 赵zhao 黄huang 周zhou 吴wu 徐xu 孙sun 胡hu 朱zhu 高gao 林lin 何he 郭guo 马ma 罗luo ' +
    '梁liang 宋song 郑zheng 谢xie 韩han 唐tang 冯feng 于yu 董dong 萧xiao 程cheng 曹cao 袁yuan 邓deng 许xu 傅fu 沈shen 曾zeng ' +
    '彭peng 吕lv 苏su 卢lu 蒋jiang 蔡cai 贾jia 丁ding 魏wei 薛xue 叶ye 阎yan 欧阳ouyang 司马sima',
);

export const GIVEN_NAMES = {
  male: spelled(
    '浩然haoran 子轩zixuan 宇航yuhang 俊杰junjie 博文bowen 志强zhiqiang 天佑tianyou 明哲mingzhe 一鸣yiming 嘉豪jiahao 建国jianguo ' +
      '泽宇zeyu 晓峰xiaofeng 文博wenbo 思远siyuan 伟wei 磊lei 鹏peng 凯kai 涛tao 立诚licheng 睿rui 承志chengzhi 海洋haiyang',
  ),
  female: spelled(
    '欣怡xinyi 雨桐yutong 梓涵zihan 诗雨shiyu 佳琪jiaqi 思琪siqi 晓雯xiaowen 美玲meiling 雪xue 婷ting 静怡jingyi 若曦ruoxi 语嫣yuyan ' +
      '梦瑶mengyao 慧敏huimin 丽娜lina 芳fang 悦yue 可馨kexin 文静wenjing 秋月qiuyue 倩qian 念慈nianci 一诺yinuo',
  ),
} as const;

/** All of them are in the list of schools that we ship. */
export const SCHOOLS = [
  '南京大学',
  '东南大学',
  '南京邮电大学',
  '南京理工大学',
  '苏州大学',
  '扬州大学',
  '江苏大学',
  '浙江大学',
  '杭州电子科技大学',
  '合肥工业大学',
  '安徽大学',
  '华中科技大学',
  '武汉理工大学',
  '湖南大学',
  '西安电子科技大学',
  '西北工业大学',
  '四川大学',
  '重庆邮电大学',
  '山东大学',
  '郑州大学',
  '北京邮电大学',
  '北京交通大学',
  '暨南大学',
  '深圳大学',
] as const;

export const MAJORS = [
  '计算机科学与技术',
  '软件工程',
  '计算机科学与技术',
  '软件工程',
  '信息安全',
  '物联网工程',
  '数据科学与大数据技术',
  '人工智能',
  '电子信息工程',
  '通信工程',
  '数学与应用数学',
  '信息管理与信息系统',
  '自动化',
  '机械工程',
  '会计学',
  '英语',
] as const;

export const REFUND_REASONS = [
  '工作变动，近半年没有时间学习',
  '买错了班型，想换成小班',
  '课程内容和预期不一样',
  '家里有事，先不学了',
  '考研复习，明年再报',
] as const;

export const CHECK_IN_TEXTS = [
  '今天学了两节，把练习都做完了。',
  '复习昨天的内容，整理了一页笔记。',
  '卡在循环的边界上，明天问班主任。',
  '写了四十分钟代码，比昨天顺手。',
  '把错题重做了一遍，这次都对了。',
  '只看了一节视频，明天补上练习。',
] as const;

/** Companies that there are not, with tax numbers whose check digits are right. */
export const COMPANIES = [
  ['杭州云帆示例科技有限公司', '91330106MA2DEM0005'],
  ['宁波海川示例软件有限公司', '91330108MA28K3W7XR'],
  ['绍兴启明示例教育咨询有限公司', '91330110352478916J'],
  ['温州远航示例贸易有限公司', '91330105MA27WE3YQB'],
] as const;

export const NOTE_TEXTS = [
  '电话里说最近加班多，约好周末补两节，下周一再看进度。',
  '卡在递归那一节，已经发了补充材料，助教周三晚上一对一讲一次。',
  '想换到就业班，介绍了补差价的办法，本周内给答复。',
  '家里有事，停两周，月底再联系；服务期顺延的规则已经说明。',
  '作业完成得很好，推荐参加下个月的竞技场。',
  '没有接电话，微信上留了言。',
  '准备秋招，要了简历修改的模板，约周四模拟面试。',
] as const;
