import type { DemoTool } from '../demo-types.ts'

export const bookstack: DemoTool = {
  number: 1049,
  name: {
    zh: 'BookStack 机构知识库',
    en: 'BookStack',
  },
  tagline: {
    zh: '制度、交接和操作手册写成书，新人第一天就能查',
    en: 'Rules, handovers and manuals as books that newcomers can look up on day one',
  },
  description: [
    {
      zh: 'BookStack 按“书架、书、章、页”组织内容，层级简单，谁都找得到。编辑像写文档，修改有历史，也能画流程图。',
      en: 'BookStack orders content by shelf, book, chapter and page, simple enough for anyone. Editing is like a document, with history and diagrams.',
    },
    {
      zh: '空间里预置了一本《交接手册》，三十个问题，逐个回答就成了你自己的。',
      en: 'A handover book is waiting inside: answer its thirty questions and it is yours.',
    },
  ],
  audience: {
    zh: '适合人员流动快、靠老同事口口相传的机构。要公开发布的教程，更适合放到网站上。',
    en: 'For organisations with much coming and going, where knowledge passes by word of mouth. Tutorials for the public belong on a website.',
  },
  fields: ['education', 'elderly', 'children'],
  needs: ['collaboration', 'learning'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '知识库，手册，文档，维基，交接，制度',
    en: 'wiki, knowledge base, manual, handbook, documentation',
  },
  licence: 'MIT',
  homepage: 'https://www.bookstackapp.com/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
  ],
  papers: [],
  replyWorkingDays: 3,
  claimSteps: [
    {
      zh: '决定第一本书写什么。',
      en: 'Decide what the first book is about.',
    },
    {
      zh: '填好申领表。',
      en: 'Fill in the form.',
    },
    {
      zh: '拿激活码开通，每周写一章。',
      en: 'Open it with the code and write a chapter a week.',
    },
  ],
  exitRoute: {
    zh: '每本书可导出为 HTML、PDF、Markdown 或纯文本，附件随整站备份下载。',
    en: 'Books export as HTML, PDF, Markdown or plain text, attachments with the site backup.',
  },
  costAfter: {
    zh: '托管四年；之后任何带 PHP 的主机都能装，一年约 300 元。',
    en: 'Hosted for four years; then any PHP hosting at about 300 yuan a year will do.',
  },
  stockPerYear: 75,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'knowledge',
        title: {
          zh: '知识库',
          en: 'Knowledge base',
        },
        questions: [
          {
            key: 'firstBook',
            type: 'text',
            label: {
              zh: '第一本书的书名',
              en: 'Title of the first book',
            },
            maxLength: 60,
          },
          {
            key: 'writers',
            type: 'number',
            label: {
              zh: '几个人会写',
              en: 'People who will write',
            },
            min: 1,
            max: 40,
            unit: {
              zh: '人',
              en: 'writers',
            },
          },
          {
            key: 'turnover',
            type: 'choice',
            label: {
              zh: '一年里换了多少人',
              en: 'How many people changed in a year',
            },
            options: [
              {
                value: 'none',
                label: {
                  zh: '几乎没有',
                  en: 'Hardly any',
                },
              },
              {
                value: 'some',
                label: {
                  zh: '三成以内',
                  en: 'Up to a third',
                },
              },
              {
                value: 'many',
                label: {
                  zh: '三成以上',
                  en: 'Over a third',
                },
              },
            ],
          },
        ],
      },
    ],
  },
  termMonths: 48,
  activation: {
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '从上面的链接用激活码注册首位管理员，关闭公开访问。',
        en: 'Register the first admin with the code at the link above and switch public access off.',
      },
      {
        zh: '打开《交接手册》，先答完前三个问题。',
        en: 'Open the handover book and answer its first three questions.',
      },
    ],
  },
  reviewedOn: '2026-09-29',
}
