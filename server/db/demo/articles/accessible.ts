import type { DemoArticle } from '../demo-types.ts'

export const accessible: DemoArticle = {
  alias: 'accessible',
  version: 1,
  effectiveOn: '2026-11-01',
  title: { zh: '无障碍声明', en: 'Accessibility statement' },
  summary: {
    zh: '这个网站按什么标准做、哪些地方还没有做到、谁来负责。',
    en: 'Which standard this site follows, where it falls short, and who answers for it.',
  },
  sections: [
    {
      heading: { zh: '按什么标准', en: 'The standard' },
      paragraphs: [
        {
          zh: '目标是 WCAG 2.2 的 AA 级，文字对比度按更严的 7:1，字号、按钮大小和长辈版照国内适老化规范。机器每次查的项目列在下面的表里；机器查不出的，靠人用和你的反馈。',
          en: 'The aim is WCAG 2.2 at level AA, with the stricter 7:1 for text, and the figures of the Chinese norms for older users. What machines check stands in the table below; what they cannot see rests on people and on what you tell us.',
        },
      ],
    },
    {
      heading: { zh: '没有脚本也能用', en: 'Without script' },
      paragraphs: [
        {
          zh: '阅读、搜索、登录、申领、反馈和调整显示，关掉脚本都走得完。朗读和自动保存需要脚本。',
          en: 'Reading, searching, signing in, applying, sending feedback and adjusting the display all work with scripts turned off. Reading aloud and saving by itself need them.',
        },
      ],
    },
    {
      heading: { zh: '还没有做到的', en: 'Where it falls short' },
      paragraphs: [
        {
          zh: '下面这些我们知道，还没有解决：',
          en: 'These are known and not solved yet:',
        },
      ],
      points: [
        {
          zh: '没有请使用读屏、放大镜和开关设备的人按固定脚本整站走过一遍。',
          en: 'Nobody who uses a screen reader, a magnifier or switches has walked through the whole site by a fixed script.',
        },
        {
          zh: '通过外链打开的工具和文件不由我们制作，情况见各自的说明。',
          en: 'Tools and files behind links to other sites are not of our making; see what is said of each.',
        },
        {
          zh: '没有手语版，也没有易读版。',
          en: 'There is no version in sign language and none in easy language.',
        },
        {
          zh: '上传的 PDF 原样保存，里面有没有标签取决于做它的人。',
          en: 'Uploaded PDFs are kept as they are; whether they are tagged depends on who made them.',
        },
      ],
    },
    {
      heading: { zh: '怎么改进', en: 'How it gets better' },
      paragraphs: [
        {
          zh: '每次改动页面都要过一遍机器检查，有一项不过就不能发布。报来的障碍修好以后，我们在你的编号下写明改了什么、哪天上线。',
          en: 'Every change of a page passes the machine checks before it goes out, and one failure holds it back. When a barrier that you reported is gone, your number tells what was changed and on which day.',
        },
      ],
    },
    {
      heading: { zh: '谁负责', en: 'Who answers for it' },
      paragraphs: [
        {
          zh: '由部署这个门户的机构负责，联系方式见隐私告知。障碍按投诉处理，有自己的时限，处理人不会是被投诉的人。',
          en: 'The organisation that runs this portal does; its address stands in the privacy notice. A barrier is handled as a complaint with a term of its own, never by the person complained of.',
        },
      ],
    },
  ],
}
