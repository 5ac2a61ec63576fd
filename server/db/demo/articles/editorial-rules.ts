import type { DemoArticle } from '../demo-types.ts'

export const editorialRules: DemoArticle = {
  alias: 'c0b81b0',
  version: 1,
  effectiveOn: '2026-10-01',
  title: { zh: '内容怎样写、怎样转载', en: 'How we write, and how to reuse it' },
  summary: {
    zh: '动态中心的选题、核对、更正办法，以及你转载时要做的两件事。',
    en: 'How articles are chosen, checked and corrected, and the two things to do when you reprint one.',
  },
  sections: [
    {
      heading: { zh: '选题', en: 'What we write about' },
      paragraphs: [
        {
          zh: '优先写小机构用得上的事：花多少钱、几个人、几天能做成，哪一步最容易出错。厂商供稿会在署名处写明，且不参与审阅。',
          en: 'We prefer what a small organisation can use: what it costs, how many people and days it takes, and which step tends to go wrong. Text supplied by a vendor says so in its byline, and the vendor takes no part in the review.',
        },
      ],
    },
    {
      heading: { zh: '核对', en: 'How it is checked' },
      paragraphs: [
        {
          zh: '操作步骤由编辑照做一遍。数字写明出处和日期。受访者和受益人的姓名、照片先取得同意，必要时用化名并说明。',
          en: 'An editor follows every set of steps before it appears. Figures carry their source and date. People agree before their name or picture is shown, and a changed name is marked as such.',
        },
      ],
    },
    {
      heading: { zh: '更正', en: 'Corrections' },
      paragraphs: [
        {
          zh: '发现错误，请告诉我们是哪一篇、哪一句。核实后 2 个工作日内改正，文章下方的“最近更新”会变；涉及结论的改动，正文里会写明改了什么。',
          en: 'Tell us which article and which sentence is wrong. Once confirmed it is mended within 2 working days and the date of the last update changes; where a conclusion changes, the text says what it was.',
        },
      ],
    },
    {
      heading: { zh: '转载', en: 'Reprinting' },
      paragraphs: [
        {
          zh: '文字采用知识共享署名 4.0 许可，可以转载、改编、翻译，商用也可以。请做到：',
          en: 'The texts are under Creative Commons Attribution 4.0: reprint, adapt or translate them, also commercially. Please:',
        },
      ],
      points: [
        { zh: '写明作者、标题和原文链接', en: 'name author, title and the link to the original' },
        { zh: '改动过的，注明“有改动”', en: 'say so where you changed something' },
      ],
    },
    {
      heading: { zh: '中英文两版', en: 'In both languages' },
      paragraphs: [
        {
          zh: '两种语言分别撰写和发布。还没有译文的文章会显示原文，并在开头说明。',
          en: 'Each language is written and published by itself. An article without a translation appears in its original, with a note at the top.',
        },
      ],
    },
  ],
}
