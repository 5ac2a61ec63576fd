import type { DemoTool } from '../demo-types.ts'

export const listmonk: DemoTool = {
  number: 1041,
  name: {
    zh: 'listmonk 邮件群发',
    en: 'listmonk',
  },
  tagline: {
    zh: '给捐赠人和读者发邮件，退订与频率都由你管',
    en: 'Mail to donors and readers, with opt-out and rhythm in your hands',
  },
  description: [
    {
      zh: 'listmonk 轻巧快速，一台最小的服务器就能管理几十万订阅者。名单可按标签和行为细分，模板支持变量，每封信都带一键退订。',
      en: 'listmonk is small and quick: the least of servers manages hundreds of thousands of subscribers, divided by tag and behaviour, with variables and a one-click opt-out in every letter.',
    },
    {
      zh: '捐赠包含服务器和每月 30,000 封投递额度，以及域名信誉的前四周预热计划。',
      en: 'The gift is the server, 30,000 letters a month and a four-week plan to warm up your domain.',
    },
  ],
  audience: {
    zh: '适合已有订阅名单并取得同意的机构。名单是买来的或多年没有联系过的，我们不会开通。',
    en: 'For organisations whose subscribers agreed to be written to. Bought or long-forgotten lists are not accepted.',
  },
  fields: ['education', 'environment', 'health'],
  needs: ['communication', 'fundraising'],
  kind: 'selfHosted',
  cost: 'donatedQuota',
  keywords: {
    zh: '邮件，群发，通讯，订阅，捐赠人沟通',
    en: 'newsletter, mailing list, campaigns, email marketing, Mailchimp alternative',
  },
  licence: 'AGPL-3.0-only',
  homepage: 'https://listmonk.app/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'declared',
      key: 'optIn',
      statement: {
        zh: '名单上的每个人都曾主动订阅或在捐款时同意收信。',
        en: 'Everyone on the list subscribed or agreed to letters when giving.',
      },
    },
  ],
  papers: [
    {
      zh: '订阅页截图或同意条款',
      en: 'Screenshot of the sign-up page or its wording',
    },
  ],
  replyWorkingDays: 5,
  claimSteps: [
    {
      zh: '说明名单从哪里来、上一次发信是什么时候。',
      en: 'Explain where the list comes from and when you last wrote.',
    },
    {
      zh: '附上订阅页截图，审核员会核对同意方式。',
      en: 'Attach the sign-up page so that the reviewer can see how people agreed.',
    },
    {
      zh: '拿到激活码，按预热计划逐周加量。',
      en: 'Get the activation code and send a little more every week by the warm-up plan.',
    },
  ],
  exitRoute: {
    zh: '订阅者、标签和退订记录导出 CSV；请把退订记录一并带走，别给已退订的人再发信。',
    en: 'Subscribers, tags and opt-outs export as CSV; take the opt-outs along, so that nobody who left is written to again.',
  },
  costAfter: {
    zh: '一年后投递额度由你自购，三万封约 180 元；服务器每月 35 元。',
    en: 'After a year you buy delivery yourself, about 180 yuan for thirty thousand, and the server at 35 yuan a month.',
  },
  stockPerYear: 32,
  allowanceUnits: 2,
  questions: {
    sections: [
      {
        key: 'list',
        title: {
          zh: '名单',
          en: 'The list',
        },
        questions: [
          {
            key: 'listSize',
            type: 'number',
            label: {
              zh: '名单上有多少人',
              en: 'People on the list',
            },
            min: 100,
            max: 300000,
            unit: {
              zh: '人',
              en: 'people',
            },
          },
          {
            key: 'listSource',
            type: 'choice',
            label: {
              zh: '名单主要怎么来的',
              en: 'Where most of them came from',
            },
            options: [
              {
                value: 'site',
                label: {
                  zh: '官网订阅',
                  en: 'Our website',
                },
              },
              {
                value: 'gift',
                label: {
                  zh: '捐款时同意',
                  en: 'Agreed when giving',
                },
              },
              {
                value: 'event',
                label: {
                  zh: '活动现场登记',
                  en: 'Signed up at events',
                },
              },
            ],
          },
          {
            key: 'consentProof',
            type: 'file',
            label: {
              zh: '同意方式的证明',
              en: 'Proof of how they agreed',
            },
            accept: ['pdf', 'image'],
            atMost: 2,
          },
        ],
      },
      {
        key: 'sending',
        title: {
          zh: '发送',
          en: 'Sending',
        },
        questions: [
          {
            key: 'senderName',
            type: 'text',
            label: {
              zh: '发件人名称',
              en: "Sender's name",
            },
            maxLength: 40,
          },
          {
            key: 'senderEmail',
            type: 'text',
            label: {
              zh: '发件邮箱',
              en: "Sender's mailbox",
            },
            maxLength: 120,
            format: 'email',
          },
          {
            key: 'lettersPerMonth',
            type: 'number',
            label: {
              zh: '每月发几期',
              en: 'Issues in a month',
            },
            min: 1,
            max: 12,
            unit: {
              zh: '期',
              en: 'issues',
            },
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我同意捐赠协议，只向同意收信的人发送',
              en: 'I accept the donation agreement and write only to those who agreed',
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
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '打开上面的额度页，用激活码建服务器，照提示添加三条域名记录。',
        en: 'Open the credit page above, create the server with the code and add the three domain records as told.',
      },
      {
        zh: '导入名单时勾选“保留退订状态”。',
        en: 'Tick the option to keep opt-outs when you import.',
      },
      {
        zh: '第一周只发给最活跃的五百人。',
        en: 'In week one write to the five hundred most active.',
      },
    ],
  },
  reviewedOn: '2026-08-31',
}
