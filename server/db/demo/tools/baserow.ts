import type { DemoTool } from '../demo-types.ts'

export const baserow: DemoTool = {
  number: 1043,
  name: {
    zh: 'Baserow 公益模板库',
    en: 'Baserow templates for nonprofits',
  },
  tagline: {
    zh: '像表格一样好用的数据库，物资和志愿者模板现成',
    en: 'A database as easy as a sheet, with templates for goods and volunteers',
  },
  description: [
    {
      zh: 'Baserow 看着像电子表格，其实每列有类型、表与表能关联，还能一键生成填报表单、看板和日历。',
      en: 'Baserow looks like a spreadsheet, yet columns have types, tables link to each other, and forms, boards and calendars come by a click.',
    },
    {
      zh: '我们做了六套模板：志愿者排班、物资进出库、助学金发放、探访记录、器材借还、捐赠台账，每套带示例数据和填写说明。',
      en: 'We built six templates: volunteer shifts, goods in and out, bursaries, visits, equipment on loan and a register of gifts, each with sample data and notes.',
    },
  ],
  audience: {
    zh: '适合表格越来越多、版本越来越乱的团队。单表超过五万行时速度下降，请与我们商量。',
    en: 'For teams whose spreadsheets multiply and contradict. Past fifty thousand rows in one table it slows down; talk to us then.',
  },
  fields: ['emergency', 'children', 'elderly', 'rural'],
  needs: ['volunteerManagement', 'dataCollection', 'projectManagement'],
  kind: 'template',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '模板，数据库，表格，台账，排班，物资管理，多维表格',
    en: 'template, database, spreadsheet, Airtable alternative, shifts, inventory',
  },
  licence: 'MIT',
  homepage: 'https://baserow.io/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
  ],
  papers: [],
  replyWorkingDays: 2,
  claimSteps: [
    {
      zh: '挑一套最急用的模板。',
      en: 'Pick the template you need most.',
    },
    {
      zh: '提交后，模板会复制到你的空间里。',
      en: 'After you submit, it is copied into your space.',
    },
    {
      zh: '用自己的十行数据替换示例。',
      en: 'Replace the samples with ten rows of your own.',
    },
    {
      zh: '两周后可再加一套。',
      en: 'Add a second template after two weeks.',
    },
  ],
  exitRoute: {
    zh: '每张表导出 CSV、Excel 或 JSON，整个空间也可以打包，导入自建的 Baserow。',
    en: 'Tables export as CSV, Excel or JSON, and a whole workspace goes into a Baserow of your own.',
  },
  costAfter: {
    zh: '托管两年免费；之后官方免费档可容纳三千行，自建每年约 600 元。',
    en: "Two years are free; afterwards the maker's free tier holds three thousand rows, and your own server costs about 600 yuan a year.",
  },
  stockPerYear: null,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'template',
        title: {
          zh: '模板',
          en: 'Template',
        },
        questions: [
          {
            key: 'wanted',
            type: 'choices',
            label: {
              zh: '想用哪几套',
              en: 'Which you would like',
            },
            options: [
              {
                value: 'shifts',
                label: {
                  zh: '志愿者排班',
                  en: 'Shifts of volunteers',
                },
              },
              {
                value: 'goods',
                label: {
                  zh: '物资进出库',
                  en: 'Goods in and out',
                },
              },
              {
                value: 'bursaries',
                label: {
                  zh: '助学金发放',
                  en: 'Bursaries',
                },
              },
              {
                value: 'visits',
                label: {
                  zh: '探访记录',
                  en: 'Visits',
                },
              },
              {
                value: 'loans',
                label: {
                  zh: '器材借还',
                  en: 'Equipment on loan',
                },
              },
              {
                value: 'gifts',
                label: {
                  zh: '捐赠台账',
                  en: 'Register of gifts',
                },
              },
            ],
            atMost: 2,
          },
          {
            key: 'rows',
            type: 'number',
            label: {
              zh: '现有多少行记录',
              en: 'Rows you have now',
            },
            min: 10,
            max: 50000,
            unit: {
              zh: '行',
              en: 'rows',
            },
          },
          {
            key: 'presentSheet',
            type: 'file',
            label: {
              zh: '现用表格的截图（遮住姓名）',
              en: 'Picture of your sheet with names covered',
            },
            isOptional: true,
            accept: ['pdf', 'image'],
            atMost: 2,
          },
        ],
      },
    ],
  },
  termMonths: 24,
  activation: {
    kind: 'steps',
    link: 'demoSpace',
    steps: [
      {
        zh: '从上面的链接登录空间，打开模板里的“先读这里”。',
        en: 'Log in to your space with the link above and open the part of the template to be read first.',
      },
      {
        zh: '生成一个填报表单，用手机填一行试试。',
        en: 'Make a form and fill in one row by phone.',
      },
      {
        zh: '给同事分配“只能填、不能删”的角色。',
        en: 'Give colleagues a role that adds but cannot delete.',
      },
    ],
  },
  reviewedOn: '2026-11-03',
}
