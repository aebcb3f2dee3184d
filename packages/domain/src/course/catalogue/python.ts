import { coursesOf } from './entry.js';

const python = coursesOf('python');

/** The Python track: the language, then data analysis. */
export const PYTHON_COURSES = [
  python('py1test', 'Python 体验课', 3, 'Py'),
  python('py1', 'Python 语言基础', 12, 'py'),
  python('py2', 'Python 函数与模块', 9, 'def'),
  python('py3', 'Python 面向对象', 8, 'cls'),
  python('py4', 'Python 文件与爬虫入门', 10, 'www'),
  python('py10', 'NumPy 数值计算', 8, 'Np'),
  python('py11', 'Pandas 数据处理', 12, 'Pd'),
  python('py12', '数据可视化', 9, 'Plt'),
  python('py13', '数据清洗与特征工程', 10, '∑'),
  python('py14', '统计学与数据分析', 11, 'σ'),
  python('py15', '机器学习入门', 13, 'ML'),
  python('py100', 'Python 大数据分析综合项目', 14, 'Big', { isNew: true }),
  python('ext-lm1', '大模型应用开发拓展课', 8, 'LM', { isNew: true }),
];
