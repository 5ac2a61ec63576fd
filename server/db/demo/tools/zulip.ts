import type { DemoTool } from '../demo-types.ts'

export const zulip: DemoTool = {
  number: 1014,
  name: {
    zh: 'Zulip 团队聊天',
    en: 'Zulip',
  },
  tagline: {
    zh: '按话题分开的工作聊天，三天没看也能接上',
    en: 'Work chat by topic, so you can catch up after three days away',
  },
  description: [
    {
      zh: 'Zulip 的每条消息都属于一个频道下的某个话题，不同的事不会搅在一起。兼职的志愿者隔几天上线，只读自己关心的话题就行。',
      en: 'In Zulip each message belongs to a topic inside a channel, so matters do not get tangled. A volunteer who looks in twice a week reads only the topics that concern them.',
    },
    {
      zh: '历史消息可以全文搜索，移出团队的人立即看不到内容。工作与私人聊天从此分开。',
      en: 'All history can be searched, and whoever leaves the team loses access at once. Work no longer mixes with private chats.',
    },
    {
      zh: '托管空间不限消息条数，每个团队最多 300 人，附件共 30 GB。',
      en: 'A hosted space has no limit on messages, takes up to 300 people and holds 30 GB of attachments.',
    },
  ],
  audience: {
    zh: '适合人员分散、又常年与志愿者协作的团队。如果大家只习惯语音消息，改变习惯需要两三个月，请留出时间。',
    en: 'For scattered teams that work with volunteers all year. Where everyone is used to voice messages, allow two or three months for the change.',
  },
  fields: ['environment', 'education', 'emergency'],
  needs: ['communication', 'collaboration', 'volunteerManagement'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '聊天，即时通讯，工作群，话题，频道',
    en: 'chat, messaging, threads, topics, Slack alternative, team communication',
  },
  licence: 'Apache-2.0',
  homepage: 'https://zulip.com/',
  rules: [
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation', 'publicInstitution', 'volunteerTeam'],
    },
    {
      kind: 'teamAdmin',
    },
  ],
  papers: [
    {
      zh: '频道规划（一页）',
      en: 'Plan of channels, one page',
    },
  ],
  replyWorkingDays: 4,
  claimSteps: [
    {
      zh: '想清楚前五个频道叫什么，谁在里面。',
      en: 'Settle the names and members of your first five channels.',
    },
    {
      zh: '提交申领，等一个空间激活码。',
      en: 'Submit and wait for the code of your space.',
    },
    {
      zh: '邀请核心成员先用两周，再请志愿者进来。',
      en: 'Invite the core team for two weeks before the volunteers.',
    },
    {
      zh: '把旧群公告成“只读”，给大家一个搬家日期。',
      en: 'Declare the old groups read-only and name a moving day.',
    },
  ],
  exitRoute: {
    zh: '管理员可申请整个空间的导出包，用它能在自己的 Zulip 服务器上原样恢复；公开频道也可存为网页。',
    en: 'Admins may order an export of the whole space that restores on a Zulip server of your own; public channels also save as web pages.',
  },
  costAfter: {
    zh: '三年内不收费。之后自建约需一台 2 核 4 GB 的服务器，年费 1,100 元上下。',
    en: 'Free for three years; a server of your own with 2 cores and 4 GB then costs roughly 1,100 yuan a year.',
  },
  stockPerYear: 70,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'team',
        title: {
          zh: '你的团队',
          en: 'Your team',
        },
        questions: [
          {
            key: 'teamName',
            type: 'text',
            label: {
              zh: '团队名称',
              en: 'Team name',
            },
            maxLength: 60,
            prefill: 'teamName',
          },
          {
            key: 'members',
            type: 'number',
            label: {
              zh: '进入空间的人数',
              en: 'People who will join the space',
            },
            min: 5,
            max: 300,
            unit: {
              zh: '人',
              en: 'people',
            },
          },
          {
            key: 'volunteersShare',
            type: 'choice',
            label: {
              zh: '其中志愿者占多少',
              en: 'How many of them are volunteers',
            },
            options: [
              {
                value: 'few',
                label: {
                  zh: '少于三成',
                  en: 'Under a third',
                },
              },
              {
                value: 'half',
                label: {
                  zh: '一半左右',
                  en: 'About half',
                },
              },
              {
                value: 'most',
                label: {
                  zh: '大多数',
                  en: 'Most of them',
                },
              },
            ],
          },
          {
            key: 'channelPlan',
            type: 'longText',
            label: {
              zh: '前五个频道及用途',
              en: 'The first five channels and their use',
            },
            minLength: 40,
            maxLength: 500,
          },
        ],
      },
    ],
  },
  termMonths: 36,
  activation: {
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '打开上面的空间首页，填激活码，给空间起一个短网址。',
        en: 'Open the home of your space above, type the code and choose a short address for it.',
      },
      {
        zh: '建好频道，把规则写进每个频道的说明。',
        en: 'Create the channels and write the rule of each into its description.',
      },
      {
        zh: '发出邀请链接，提醒大家装手机客户端。',
        en: 'Send the invitation link and remind people to install the phone app.',
      },
    ],
  },
  reviewedOn: '2026-10-15',
}
