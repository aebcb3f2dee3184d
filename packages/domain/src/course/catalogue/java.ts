import { coursesOf } from './entry.js';

const java = coursesOf('java');

/** The Java track, from the trial course to the employment class. */
export const JAVA_COURSES = [
  java('j1test', 'Java 体验课', 3, 'J'),
  java('j1', 'Java 语言基础', 14, 'J1'),
  java('j2', 'Java 面向对象', 12, 'OO'),
  java('j4', 'Java 集合与泛型', 10, '<T>'),
  java('j5', 'Java 异常、文件与流', 9, 'IO'),
  java('j6', 'Java 多线程与并发', 12, '∥'),
  java('j7', 'Java 网络编程', 8, 'TCP'),
  java('j8', 'Maven 与单元测试', 7, 'Mvn'),
  java('j9', 'Spring 核心', 11, 'Sp'),
  java('j11', 'Spring Boot 应用开发', 13, 'SB'),
  java('j12', 'Spring MVC 与 REST 接口', 10, 'MVC'),
  java('j13', 'MyBatis 持久层', 9, 'MB'),
  java('j14', 'Java 程序设计（旧版）', 10, 'J', { unpublish: true }),
  java('j15', 'Java 后端登录与权限', 8, 'Auth'),
  java('j18', 'Spring Cloud 微服务', 14, 'SC'),
  java('j19', '消息队列实战', 9, 'MQ'),
  java('j20', 'Java 虚拟机原理', 10, 'JVM'),
  java('j21', 'Java 设计模式', 12, 'DP'),
  java('j22', '在线支付项目实战', 8, '¥'),
  java('j23', '高并发电商项目实战', 15, 'QPS'),
  java('j24', 'Java 面试指导', 10, 'Q&A'),
  java('j200', 'Java 研发训练营', 18, 'J+', { isNew: true }),
  java('ja100', 'Java 就业班导学', 5, 'Go!', { isNew: true }),
  java('ja101', 'Java 就业班综合项目', 16, 'JA', { isNew: true }),
];
