import type { DemoTool } from '../demo-types.ts'

export const gnucash: DemoTool = {
  number: 1040,
  name: {
    zh: 'GnuCash 小机构记账',
    en: 'GnuCash',
  },
  tagline: {
    zh: '给没有会计软件的小机构：复式记账，单机就行',
    en: 'Double-entry books on one computer for small organisations',
  },
  description: [
    {
      zh: 'GnuCash 用复式记账管理收入、支出、往来款和预算，能读入银行的 CSV 流水并自动归类，月底出资产负债表和业务活动表。',
      en: "GnuCash keeps income, expense, receivables and budgets in double entry, reads bank statements as CSV, sorts them and prints the balance sheet at month's end.",
    },
    {
      zh: '我们写好了一套民间非营利组织科目文件，限定性与非限定性收入分开列示，打开就能记第一笔。',
      en: 'We prepared an account file for Chinese nonprofits that keeps restricted and unrestricted income apart, so the first entry takes a minute.',
    },
    {
      zh: '名额用于一对一答疑：退休会计志愿者每家陪跑三个月，每月一小时。',
      en: 'What is limited is help: a retired accountant stays with each team for three months, an hour a month.',
    },
  ],
  audience: {
    zh: '适合年收入二百万元以内、凭证不多的机构。需要多人同时记账或项目核算很细时，请看 ERPNext。',
    en: 'For a yearly income of up to two million yuan and few vouchers. If several people enter at once, or grants must be told apart in detail, see ERPNext.',
  },
  fields: ['rural', 'children', 'elderly'],
  needs: ['finance'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '记账，会计，民非，账本，收支，财务报表',
    en: 'bookkeeping, accounting, ledger, double entry, nonprofit accounts',
  },
  licence: 'GPL-2.0-or-later',
  homepage: 'https://www.gnucash.org/',
  rules: [
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation', 'volunteerTeam'],
    },
    {
      kind: 'declared',
      key: 'twoEyes',
      statement: {
        zh: '记账的人与保管现金的人不是同一位。',
        en: 'The person who keeps the books does not keep the cash.',
      },
    },
  ],
  papers: [
    {
      zh: '最近一个月的银行流水',
      en: 'Bank statement of the last month',
    },
  ],
  replyWorkingDays: 2,
  claimSteps: [
    {
      zh: '隐去账号后，备好一个月的流水。',
      en: "Have a month's statement ready with the account number covered.",
    },
    {
      zh: '申领并选择方便的答疑时段。',
      en: 'Apply and choose a time for your hour.',
    },
    {
      zh: '会计志愿者陪你录完第一个月。',
      en: 'The accountant sits with you through the first month.',
    },
  ],
  exitRoute: {
    zh: '账套可存为 XML 或 SQLite，科目与分录导出 CSV，会计软件大都认得。',
    en: 'Books save as XML or SQLite, and accounts and entries export as CSV that most programs accept.',
  },
  costAfter: {
    zh: '软件没有费用，三个月陪跑也没有；之后可自行约请志愿者，按次计 60 元交通补贴。',
    en: 'Neither program nor the three months cost anything; later visits are 60 yuan in travel each.',
  },
  stockPerYear: 150,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'books',
        title: {
          zh: '账务',
          en: 'Your books',
        },
        questions: [
          {
            key: 'bookkeeper',
            type: 'choice',
            label: {
              zh: '谁在记账',
              en: 'Who keeps the books',
            },
            options: [
              {
                value: 'staff',
                label: {
                  zh: '专职人员',
                  en: 'An employee',
                },
              },
              {
                value: 'volunteer',
                label: {
                  zh: '志愿者',
                  en: 'A volunteer',
                },
              },
              {
                value: 'leader',
                label: {
                  zh: '负责人自己',
                  en: 'The leader',
                },
              },
            ],
          },
          {
            key: 'yearlyIncome',
            type: 'number',
            label: {
              zh: '一年大约收入多少',
              en: 'Income in a year, roughly',
            },
            min: 0,
            max: 200,
            unit: {
              zh: '万元',
              en: 'ten thousand yuan',
            },
          },
          {
            key: 'monthlyEntries',
            type: 'number',
            label: {
              zh: '一个月几笔收支',
              en: 'Entries in a month',
            },
            min: 1,
            max: 500,
            unit: {
              zh: '笔',
              en: 'entries',
            },
          },
          {
            key: 'helpFrom',
            type: 'date',
            label: {
              zh: '从哪天起需要陪跑',
              en: 'Day from which you want help',
            },
            from: 'today',
          },
          {
            key: 'statement',
            type: 'file',
            label: {
              zh: '隐去账号的流水',
              en: 'Statement with numbers covered',
            },
            accept: ['pdf', 'image'],
            atMost: 2,
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
        zh: '从上面的链接取科目文件，打开后另存为你机构的名字。',
        en: "Take the chart of accounts from the link above, open it and save it under your organisation's name.",
      },
      {
        zh: '录入银行存款和现金的期初数，与对账单核对。',
        en: 'Enter opening balances of bank and cash and compare with the statement.',
      },
      {
        zh: '每月底把备份拷到另一处，这件事比报表更要紧。',
        en: "At each month's end copy the backup elsewhere; that matters more than any report.",
      },
    ],
  },
  reviewedOn: '2026-09-16',
}
