/** Texts of the page that opens the class teacher's chat. */
export const chat = {
  opening: '正在打开答疑房间…',
  ready: '答疑房间已经打开',
  readyHint: '如果没有自动进入，请点下面的按钮。',
  enter: '进入答疑房间',
  back: '回到学习中心',
  noService: '没有班主任答疑',
  noServiceHint: '在“我的权限”里可以看到每个订单包含的服务；购买含班主任服务的课程后即可答疑。',
  ended: '班主任服务期已经结束',
  endedHint: '课程有效期内仍然可以继续学习。需要答疑，可以在商城购买新的课程来延长服务。',
  unavailable: '聊天服务暂时无法使用',
  unavailableHint: '不是你的问题，过一会儿再试；学习进度不受影响。',
  busy: '现在打开答疑的人太多',
  busyHint: '请稍等一会儿再试。',
  failed: '答疑房间没有打开',
} as const;
