import type { DemoTool } from '../demo-types.ts'

export const pretix: DemoTool = {
  number: 1051,
  name: {
    zh: 'pretix 活动报名',
    en: 'pretix',
  },
  tagline: {
    zh: '义卖、讲座和公益跑的报名、签到与收款凭证',
    en: 'Sign-up, check-in and receipts for talks, fairs and charity runs',
  },
  description: [
    {
      zh: 'pretix 处理活动的票种、名额、候补和签到，免费活动与收费活动都能办。现场用手机扫码，断网也能验票，回到有网处自动合并。',
      en: 'pretix handles kinds of tickets, places, waiting lists and check-in, for free and paid events. Phones scan at the door, even offline, and merge later.',
    },
    {
      zh: '报名表能加问题，例如轮椅位、手语需求和过敏原。',
      en: 'The form takes extra questions, such as wheelchair places, interpreting or allergies.',
    },
    {
      zh: '托管版不代收款：收费活动请接入你机构自己的商户号，资金不经过我们。',
      en: 'Our copy never holds money: paid events use your own merchant account, and funds do not pass through us.',
    },
  ],
  audience: {
    zh: '适合每年办五场以上活动的机构。公开募捐请走民政部门指定的平台，这里只售活动名额。',
    en: 'For five or more events a year. Public fundraising goes through the platforms designated by the authorities; only places at events are sold here.',
  },
  fields: ['education', 'children', 'environment'],
  needs: ['fundraising', 'volunteerManagement', 'communication'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '报名，票务，签到，活动，候补，公益跑',
    en: 'event registration, tickets, check-in, waiting list, charity run',
  },
  licence: 'AGPL-3.0-only',
  homepage: 'https://pretix.eu/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'declared',
      key: 'eventSafety',
      statement: {
        zh: '百人以上的活动，我们会按规定报备并购买保险。',
        en: 'For events above a hundred people we notify the authorities as required and buy insurance.',
      },
    },
  ],
  papers: [
    {
      zh: '活动日历',
      en: 'Calendar of events',
    },
  ],
  replyWorkingDays: 5,
  claimSteps: [
    {
      zh: '列出今年的活动和大致人数。',
      en: "List this year's events with rough numbers.",
    },
    {
      zh: '需要收费的，写明商户号主体名称。',
      en: 'If you charge, name the holder of the merchant account.',
    },
    {
      zh: '拿激活码建主办方，复制样例活动。',
      en: 'Create the organiser with the code and copy the sample event.',
    },
    {
      zh: '首次活动当天，线上值守一小时。',
      en: 'On the first event day we stand by online for an hour.',
    },
  ],
  exitRoute: {
    zh: '订单、签到和问卷导出 Excel 与 JSON；活动结束满三年，个人信息自动抹去。',
    en: 'Orders, check-ins and answers export as Excel and JSON, and personal details vanish three years after an event.',
  },
  costAfter: {
    zh: '免费到 2029 年 6 月，之后可换官方云服务，按票面的小比例收费。',
    en: "Free until June 2029; the maker's cloud then takes a small share of each ticket.",
  },
  stockPerYear: 65,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'events',
        title: {
          zh: '活动',
          en: 'Events',
        },
        questions: [
          {
            key: 'eventsPerYear',
            type: 'number',
            label: {
              zh: '一年办几场',
              en: 'Events in a year',
            },
            min: 1,
            max: 200,
            unit: {
              zh: '场',
              en: 'events',
            },
          },
          {
            key: 'payment',
            type: 'choice',
            label: {
              zh: '是否收费',
              en: 'Do people pay',
            },
            options: [
              {
                value: 'free',
                label: {
                  zh: '全部免费',
                  en: 'Never',
                },
              },
              {
                value: 'someTimes',
                label: {
                  zh: '部分收费',
                  en: 'At some',
                },
              },
              {
                value: 'always',
                label: {
                  zh: '都收费',
                  en: 'Always',
                },
              },
            ],
          },
          {
            key: 'merchant',
            type: 'text',
            label: {
              zh: '商户号主体名称',
              en: 'Holder of the merchant account',
            },
            isOptional: true,
            maxLength: 80,
          },
          {
            key: 'nextEvent',
            type: 'date',
            label: {
              zh: '下一场活动的日期',
              en: 'Day of the next event',
            },
            from: 'today',
          },
          {
            key: 'calendar',
            type: 'file',
            label: {
              zh: '活动日历文件',
              en: 'The calendar as a file',
            },
            accept: ['pdf', 'image'],
            atMost: 1,
          },
        ],
      },
    ],
  },
  termMonths: 30,
  activation: {
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '打开上面的报名平台，输入激活码，填写主办方公开信息。',
        en: 'Open the registration platform above, type the code and fill in what the public may know of you as organiser.',
      },
      {
        zh: '复制样例活动，自己报一次名并扫码签到。',
        en: 'Copy the sample, sign yourself up and scan the code.',
      },
    ],
  },
  reviewedOn: '2026-10-14',
}
