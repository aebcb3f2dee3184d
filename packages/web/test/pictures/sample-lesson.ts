/** A lesson with everything that Markdown can say in a course (docs/course-format.md). */
export const SAMPLE_LESSON = `开头的一段，在第一个部分之前：**加粗**、*强调*、~~删除线~~、\`行内代码\`，
以及[站内的链接](/learn)与[站外的链接](https://example.com/)。

## 标题、列表与引用

### 三级标题

#### 四级标题

1. 第一步
2. 第二步，里面还有
   - 一层
   - 又一层
     - 再一层
3. 第三步

- [x] 学完的
- [ ] 没学完的

> 引用一段话，它可以很长很长，在手机上会换好几行，引用的竖线要跟着它一直到底。
>
> 第二段。

---

## 表格与图片

| 方法       | 作用               | 结果 |
| :--------- | :----------------: | ---: |
| \`append\` | 加在末尾           |    1 |
| \`insert\` | 插在某个位置的前面 |   22 |
| \`pop\`    | 取出最后一个       |  333 |

![条纹组成的示意图](picture.png)

## 代码

\`\`\`python
def greet(name: str) -> str:
    """一句问候。"""
    return f"你好，{name}！"  # 注释
\`\`\`

\`\`\`java
public class Hello {
  public static void main(String[] args) {
    System.out.println("这一行故意写得很长很长，长到手机上要横着滚动才看得完：" + args.length);
  }
}
\`\`\`

\`\`\`python run
print("可以运行")
\`\`\`

\`\`\`text
可以运行
\`\`\`

## 练习

\`\`\`js exercise id=total title="求和"
function total(numbers) {
  return 0;
}
\`\`\`

\`\`\`js check
if (total([1, 2, 3]) !== 6) throw new Error('total([1, 2, 3]) 应该是 6');
\`\`\`

\`\`\`js solution
function total(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}
\`\`\`
`;
