import type { DemoTool } from '../demo-types.ts'

export const scribus: DemoTool = {
  number: 1029,
  name: {
    zh: 'Scribus 年报排版模板',
    en: 'Scribus annual report template',
  },
  tagline: {
    zh: '填上文字和图片，就能交给印刷厂的年报版式',
    en: 'Annual report pages ready for the printer once text and pictures are in',
  },
  description: [
    {
      zh: 'Scribus 是专业排版软件，能控制出血、四色和字体嵌入，输出印刷用的 PDF/X。我们把年报常用的二十四页做成模板：目录、大事记、财务图表、捐赠名录。',
      en: 'Scribus is professional page layout with bleed, four-colour and embedded fonts, and writes PDF/X for print. We turned the usual twenty-four pages of an annual report into a template: contents, milestones, charts of accounts, list of donors.',
    },
    {
      zh: '字号、行距按长者阅读习惯放大，颜色对比达到 7:1。',
      en: 'Type and spacing are set large for older readers, and colours reach a contrast of 7:1.',
    },
  ],
  audience: {
    zh: '适合每年印三百到两千册的机构。只发电子版的，看看 Hugo 年报模板。',
    en: 'For print runs of three hundred to two thousand. If it appears online alone, look at the Hugo template.',
  },
  fields: ['education', 'health', 'environment', 'elderly'],
  needs: ['design', 'communication'],
  kind: 'template',
  cost: 'free',
  keywords: {
    zh: '排版，年报，画册，印刷，模板，版式',
    en: 'desktop publishing, annual report, layout, print, PDF/X, InDesign alternative',
  },
  licence: 'GPL-2.0-or-later',
  homepage: 'https://www.scribus.net/',
  rules: [],
  papers: [],
  replyWorkingDays: 2,
  claimSteps: [
    {
      zh: '选开本和册数。',
      en: 'Choose format and print run.',
    },
    {
      zh: '下载模板、字体和一页写法提示。',
      en: 'Download template, typefaces and a page of hints on writing.',
    },
    {
      zh: '排好后上传 PDF，请志愿者看一次印前问题。',
      en: 'Upload the finished PDF and a volunteer looks for problems before printing.',
    },
  ],
  exitRoute: {
    zh: '文档为 SLA 文本格式，图片以链接形式另存，随时能打包到别处继续编辑。',
    en: 'Documents are SLA text with linked pictures, packed up and edited elsewhere whenever you like.',
  },
  costAfter: {
    zh: '模板可以年年使用，不另收费，成本只在纸张和印工。',
    en: 'Use the template every year for nothing; paper and press are the only cost.',
  },
  stockPerYear: null,
  allowanceUnits: 0,
  questions: {
    sections: [
      {
        key: 'book',
        title: {
          zh: '印品',
          en: 'The booklet',
        },
        questions: [
          {
            key: 'format',
            type: 'choice',
            label: {
              zh: '选哪种开本',
              en: 'Format of the booklet',
            },
            options: [
              {
                value: 'a4',
                label: {
                  zh: 'A4',
                  en: 'A4',
                },
              },
              {
                value: 'square',
                label: {
                  zh: '方形 210 毫米',
                  en: 'Square, 210 mm',
                },
              },
            ],
          },
          {
            key: 'copies',
            type: 'number',
            label: {
              zh: '要印多少册',
              en: 'Copies to print',
            },
            min: 50,
            max: 5000,
            unit: {
              zh: '册',
              en: 'copies',
            },
          },
          {
            key: 'printDay',
            type: 'date',
            label: {
              zh: '送印日期',
              en: 'Day it goes to press',
            },
            isOptional: true,
            from: 'today',
          },
        ],
      },
    ],
  },
  termMonths: null,
  activation: {
    kind: 'steps',
    link: 'demoSpace',
    steps: [
      {
        zh: '上面的链接里有模板和字体，先装字体再打开文档，避免缺字。',
        en: 'Template and fonts are behind the link above: install the fonts before you open the document, or characters go missing.',
      },
      {
        zh: '替换封面文字，导出一页样张看对比度。',
        en: 'Change the cover text and export one page to judge the contrast.',
      },
    ],
  },
  reviewedOn: '2026-11-01',
}
