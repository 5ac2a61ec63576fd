import type { DemoTool } from '../demo-types.ts'

export const erpnext: DemoTool = {
  number: 1013,
  name: {
    zh: 'ERPNext 项目财务',
    en: 'ERPNext',
  },
  tagline: {
    zh: '按项目核算收支，捐款从到账到支出都查得清',
    en: 'Accounts by project, so each gift can be followed from arrival to use',
  },
  description: [
    {
      zh: 'ERPNext 把总账、应付、预算、固定资产和项目成本放在一个系统里，每笔支出都可以挂到某个项目和某位资助方名下。',
      en: 'ERPNext joins ledger, payables, budgets, assets and project costs, and ties every expense to a project and a funder.',
    },
    {
      zh: '预算快用完时系统会拦住付款申请，月底直接出分项目的收支表，给资助方的财务报告不必再手工拼。',
      en: "It stops a payment when a budget is nearly spent and prints income and expense by project at month's end, so funder reports need no patchwork.",
    },
    {
      zh: '捐赠包括一台 4 核服务器一年的使用权，以及会计科目按《民间非营利组织会计制度》预设好的起始包。',
      en: 'You are given a 4-core server for a year and a starter pack with the chart of accounts of the Chinese accounting rules for nonprofits.',
    },
  ],
  audience: {
    zh: '适合同时执行三个以上资助项目、有专职会计的机构。它替代不了税务申报软件，报税仍走税务局的系统。',
    en: "For organisations with three or more funded projects and an accountant of their own. It does not file taxes; that stays with the tax bureau's system.",
  },
  fields: ['education', 'health', 'environment'],
  needs: ['finance', 'projectManagement'],
  kind: 'selfHosted',
  cost: 'donatedQuota',
  keywords: {
    zh: '财务，项目核算，预算，民非会计，总账，基金核算',
    en: 'accounting, budget, fund accounting, project cost, ledger, Frappe',
  },
  licence: 'GPL-3.0-only',
  homepage: 'https://frappe.io/erpnext',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'entityType',
      anyOf: ['socialServiceAgency', 'foundation', 'association'],
    },
    {
      kind: 'registeredYears',
      atLeast: 2,
    },
    {
      kind: 'declared',
      key: 'hasAccountant',
      statement: {
        zh: '我们有专职或签约的会计人员，并由其负责日常录入。',
        en: 'We have an employed or contracted accountant who makes the daily entries.',
      },
    },
  ],
  papers: [
    {
      zh: '上一年度财务报表',
      en: 'Accounts of the last year',
    },
    {
      zh: '登记证书扫描件',
      en: 'Scan of the registration certificate',
    },
  ],
  replyWorkingDays: 9,
  claimSteps: [
    {
      zh: '列出正在执行的项目和各自的预算。',
      en: 'List the running projects with their budgets.',
    },
    {
      zh: '会计顾问线上核对你的科目表，约一小时。',
      en: 'An accounting adviser checks your chart of accounts online for about an hour.',
    },
    {
      zh: '选月初作为切换日，录入期初数。',
      en: 'Choose the first of a month for the switch and enter the opening balances.',
    },
    {
      zh: '与旧账并行一个月，两边对平再停旧账。',
      en: 'Keep both sets of books for a month and stop the old one when they agree.',
    },
  ],
  exitRoute: {
    zh: '凭证、科目和报表导出为 Excel；整站备份是一个压缩包，可在任何装有 Frappe 的服务器上恢复。',
    en: 'Vouchers, accounts and reports export to Excel, and the site backup is one archive that any Frappe server restores.',
  },
  costAfter: {
    zh: '一年后由你承担服务器，约 2,900 元；若只留查账用途，可降配到每年 700 元。',
    en: 'After the year the server is yours to pay, about 2,900 yuan, or 700 if it is kept only for looking things up.',
  },
  stockPerYear: 15,
  allowanceUnits: 4,
  questions: {
    sections: [
      {
        key: 'books',
        title: {
          zh: '账务情况',
          en: 'Your books',
        },
        questions: [
          {
            key: 'activeProjects',
            type: 'number',
            label: {
              zh: '同时执行几个项目',
              en: 'Projects running at once',
            },
            min: 1,
            max: 100,
            unit: {
              zh: '个',
              en: 'projects',
            },
          },
          {
            key: 'presentSoftware',
            type: 'choice',
            label: {
              zh: '现在用什么记账',
              en: 'What you keep books with now',
            },
            options: [
              {
                value: 'excel',
                label: {
                  zh: '电子表格',
                  en: 'Excel sheets',
                },
              },
              {
                value: 'commercial',
                label: {
                  zh: '商业财务软件',
                  en: 'Commercial software',
                },
              },
              {
                value: 'agency',
                label: {
                  zh: '代理记账',
                  en: 'A bookkeeping firm',
                },
              },
            ],
          },
          {
            key: 'vouchers',
            type: 'number',
            label: {
              zh: '每月多少张凭证',
              en: 'Vouchers in a month',
            },
            min: 10,
            max: 5000,
            unit: {
              zh: '张',
              en: 'vouchers',
            },
          },
          {
            key: 'lastAccounts',
            type: 'file',
            label: {
              zh: '上年度报表',
              en: "Last year's accounts",
            },
            accept: ['pdf'],
            atMost: 1,
          },
        ],
      },
      {
        key: 'change',
        title: {
          zh: '切换计划',
          en: 'Making the change',
        },
        questions: [
          {
            key: 'switchDay',
            type: 'date',
            label: {
              zh: '计划从哪天起启用',
              en: 'Planned day of the switch',
            },
            from: 'today',
          },
          {
            key: 'accountant',
            type: 'text',
            label: {
              zh: '会计人员姓名',
              en: 'Name of the accountant',
            },
            maxLength: 40,
          },
          {
            key: 'funderNeeds',
            type: 'longText',
            label: {
              zh: '资助方对财务报告有哪些特别要求',
              en: 'What funders ask of your financial reports in particular',
            },
            maxLength: 600,
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我同意捐赠协议，并知道报税不在本系统内完成',
              en: 'I accept the donation agreement and know that taxes are not filed here',
            },
            article: 'toolDonationAgreement',
            version: 1,
          },
        ],
      },
    ],
  },
  termMonths: 12,
  activation: {
    kind: 'steps',
    link: 'demoSpace',
    steps: [
      {
        zh: '从上面的链接登录，先完成向导里的机构信息、币种和财年。',
        en: 'Log in with the link above and complete the wizard first: organisation, currency and fiscal year.',
      },
      {
        zh: '请会计顾问在线看一遍期初余额，再录第一张凭证。',
        en: 'Let the adviser look over the opening balances before the first voucher.',
      },
      {
        zh: '打印第一个月的分项目收支表，与银行流水核对。',
        en: 'Print the first month by project and compare it with the bank statement.',
      },
    ],
  },
  reviewedOn: '2026-10-03',
}
