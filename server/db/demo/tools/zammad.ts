import type { DemoTool } from '../demo-types.ts'

export const zammad: DemoTool = {
  number: 1050,
  name: {
    zh: 'Zammad 咨询工单',
    en: 'Zammad',
  },
  tagline: {
    zh: '热线、邮件和网页咨询进同一个队列，谁在跟一看便知',
    en: 'Calls, mails and web questions in one queue, and it is clear who answers',
  },
  description: [
    {
      zh: 'Zammad 把各渠道来的问题变成工单，能合并、转派、加内部备注，超时会升级提醒。常见回答存成文本模块，几个字母就能调出。',
      en: 'Zammad turns questions from every channel into tickets that are merged, passed on and annotated, with a warning when time runs out. Usual answers are text modules called by a few letters.',
    },
    {
      zh: '求助者的历史一页看完，换人接手不用重新问一遍。',
      en: "A person's history is on one page, so nobody has to ask again.",
    },
    {
      zh: '你付每位客服每月 15 元，约为成本的四成，最少三人；我们负责运行和升级。',
      en: 'You pay 15 yuan a month for each agent, about forty per cent of cost, from three agents; running and upgrading are ours.',
    },
  ],
  audience: {
    zh: '适合每周五十个以上咨询的热线和资助管理团队。偶尔回几封邮件的，用共享邮箱就行。',
    en: 'For helplines and grant teams with fifty questions a week or more. For a few mails a shared mailbox will do.',
  },
  fields: ['disability', 'elderly', 'health', 'children'],
  needs: ['communication', 'projectManagement'],
  kind: 'cloudService',
  cost: 'discounted',
  keywords: {
    zh: '工单，客服，热线，咨询，求助，服务台',
    en: 'helpdesk, ticketing, hotline, support, shared inbox',
  },
  licence: 'AGPL-3.0-only',
  homepage: 'https://zammad.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'teamAdmin',
    },
    {
      kind: 'declared',
      key: 'crisisPath',
      statement: {
        zh: '遇到人身危险的来电，我们有书面的转介流程。',
        en: 'For calls about danger to life we have a written path of referral.',
      },
    },
  ],
  papers: [
    {
      zh: '转介流程文件',
      en: 'Paper on the path of referral',
    },
    {
      zh: '登记证书扫描件',
      en: 'Scan of the registration certificate',
    },
  ],
  replyWorkingDays: 9,
  claimSteps: [
    {
      zh: '统计最近四周每个渠道的咨询量。',
      en: 'Count the questions of the last four weeks by channel.',
    },
    {
      zh: '附上转介流程，隐私顾问会看一眼保存期限。',
      en: 'Attach the path of referral; a privacy adviser looks at how long you keep things.',
    },
    {
      zh: '确认客服人数和首季账单。',
      en: "Confirm agents and the first quarter's bill.",
    },
    {
      zh: '半天培训，录入二十条常用回答。',
      en: 'Half a day of training, with twenty usual answers entered.',
    },
  ],
  exitRoute: {
    zh: '工单、联系人和附件可通过接口全部取出，我们提供现成的导出脚本，格式为 JSON 与原始邮件。',
    en: 'Tickets, contacts and attachments all come out through the interface by a ready script, as JSON and original mail.',
  },
  costAfter: {
    zh: '优惠持续两年，其后每位客服每月 38 元；软件开源，可自行部署。',
    en: 'The discount lasts two years, then an agent costs 38 yuan a month; being open source it may run on your own machine.',
  },
  stockPerYear: 16,
  allowanceUnits: 3,
  questions: {
    sections: [
      {
        key: 'channel',
        title: {
          zh: '渠道与数量',
          en: 'Channels and volume',
        },
        questions: [
          {
            key: 'channels',
            type: 'choices',
            label: {
              zh: '咨询从哪些渠道来',
              en: 'Where questions come from',
            },
            options: [
              {
                value: 'phone',
                label: {
                  zh: '电话',
                  en: 'Phone',
                },
              },
              {
                value: 'mail',
                label: {
                  zh: '邮件',
                  en: 'E-mail',
                },
              },
              {
                value: 'web',
                label: {
                  zh: '网页表单',
                  en: 'Web form',
                },
              },
              {
                value: 'visit',
                label: {
                  zh: '上门',
                  en: 'Visits',
                },
              },
            ],
            atMost: 3,
          },
          {
            key: 'weeklyTickets',
            type: 'number',
            label: {
              zh: '每周多少个咨询',
              en: 'Questions in a week',
            },
            min: 50,
            max: 5000,
            unit: {
              zh: '个',
              en: 'questions',
            },
          },
          {
            key: 'agents',
            type: 'number',
            label: {
              zh: '客服多少人',
              en: 'Agents',
            },
            min: 3,
            max: 40,
            unit: {
              zh: '人',
              en: 'agents',
            },
          },
        ],
      },
      {
        key: 'safeguarding',
        title: {
          zh: '保护与保存',
          en: 'Care and keeping',
        },
        questions: [
          {
            key: 'referral',
            type: 'file',
            label: {
              zh: '转介流程',
              en: 'The referral paper',
            },
            accept: ['pdf'],
            atMost: 1,
          },
          {
            key: 'keepMonths',
            type: 'choice',
            label: {
              zh: '工单保存多久',
              en: 'How long tickets are kept',
            },
            options: [
              {
                value: 'six',
                label: {
                  zh: '六个月',
                  en: 'Six months',
                },
              },
              {
                value: 'twelve',
                label: {
                  zh: '一年',
                  en: 'One year',
                },
              },
              {
                value: 'longer',
                label: {
                  zh: '更久，另行说明',
                  en: 'Longer, to be explained',
                },
              },
            ],
          },
          {
            key: 'contactName',
            type: 'text',
            label: {
              zh: '联系人',
              en: 'Contact person',
            },
            maxLength: 40,
            prefill: 'contactName',
          },
          {
            key: 'contactEmail',
            type: 'text',
            label: {
              zh: '联系邮箱',
              en: 'Contact e-mail',
            },
            maxLength: 120,
            prefill: 'contactEmail',
            format: 'email',
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我同意捐赠协议和每季度的分担账单',
              en: 'I accept the donation agreement and the quarterly share',
            },
            article: 'toolDonationAgreement',
            version: 1,
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
        zh: '首季账单付清后，从上面的链接登录，把咨询邮箱转发到“渠道”页给的地址。',
        en: 'After the first quarter is paid, log in with the link above and forward your mailbox to the address on the channels page.',
      },
      {
        zh: '发三封测试邮件，看是否各成一张工单。',
        en: 'Send three test mails and see each become a ticket.',
      },
      {
        zh: '给每位客服设好在岗时段。',
        en: 'Set the hours of every agent.',
      },
    ],
  },
  reviewedOn: '2026-09-20',
}
