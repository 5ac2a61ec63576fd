import type { DemoTool } from '../demo-types.ts'

export const discourse: DemoTool = {
  number: 1042,
  name: {
    zh: 'Discourse 社区论坛',
    en: 'Discourse',
  },
  tagline: {
    zh: '患者互助、教师交流和校友圈的长期讨论空间',
    en: 'A lasting place for patients, teachers or alumni to talk',
  },
  description: [
    {
      zh: 'Discourse 是现代的论坛：话题可搜索、可置顶、可分版块，新成员从只读开始，随参与获得更多权限，减少灌水。',
      en: 'Discourse is a forum of today: topics are searched, pinned and divided, and newcomers earn rights by taking part, which keeps noise down.',
    },
    {
      zh: '邮件通知里直接回复就能发帖，屏幕阅读器支持良好。',
      en: 'Answering the notification mail posts a reply, and screen readers work well.',
    },
    {
      zh: '额度为 4 核 8 GB 服务器一年，外加一名社区运营志愿者三个月的陪伴。',
      en: 'You receive a 4-core, 8 GB server for a year and a community manager who volunteers for three months.',
    },
  ],
  audience: {
    zh: '适合有两百名以上稳定成员、愿意安排版主的社群。没有人管理的论坛会变成负担，请先找齐两位版主。',
    en: 'For communities of two hundred or more with moderators. A forum without care becomes a burden, so find two moderators first.',
  },
  fields: ['health', 'education', 'disability'],
  needs: ['communication', 'volunteerManagement'],
  kind: 'selfHosted',
  cost: 'donatedQuota',
  keywords: {
    zh: '论坛，社区，互助，讨论，病友，校友',
    en: 'forum, community, discussion, peer support, moderation',
  },
  licence: 'GPL-2.0-or-later',
  homepage: 'https://www.discourse.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'registeredYears',
      atLeast: 2,
    },
    {
      kind: 'entityType',
      anyOf: ['socialServiceAgency', 'foundation', 'association'],
    },
    {
      kind: 'declared',
      key: 'moderators',
      statement: {
        zh: '我们有至少两位版主，每天查看一次举报。',
        en: 'We have at least two moderators who look at reports every day.',
      },
    },
  ],
  papers: [
    {
      zh: '社区公约草稿',
      en: 'Draft of the community rules',
    },
    {
      zh: '信息安全负责人联系方式',
      en: 'Contact of the person responsible for information security',
    },
  ],
  replyWorkingDays: 10,
  claimSteps: [
    {
      zh: '写出社区公约：什么可以谈，什么会被删。',
      en: 'Write the rules: what may be said, and what will be removed.',
    },
    {
      zh: '提交两位版主的名字和社区公约。',
      en: 'Name two moderators and send your community rules.',
    },
    {
      zh: '完成论坛类服务所需的备案，我们提供样表。',
      en: 'File the forum as the law requires; we provide sample forms.',
    },
    {
      zh: '邀请三十位老成员先聊两周。',
      en: 'Let thirty old members talk for two weeks.',
    },
    {
      zh: '正式开放注册。',
      en: 'Open registration to all.',
    },
  ],
  exitRoute: {
    zh: '后台一键生成完整备份，含帖子、用户和上传文件；成员也能各自下载自己的全部发言。',
    en: 'One button makes a full backup of posts, users and files, and members can download all they wrote.',
  },
  costAfter: {
    zh: '第二年服务器约 3,000 元；成员不足千人时可降到 4 GB 内存，约 1,300 元。',
    en: "The second year's server is about 3,000 yuan, or 1,300 with 4 GB for fewer than a thousand members.",
  },
  stockPerYear: 12,
  allowanceUnits: 3,
  questions: {
    sections: [
      {
        key: 'community',
        title: {
          zh: '社区',
          en: 'The community',
        },
        questions: [
          {
            key: 'communityName',
            type: 'text',
            label: {
              zh: '社区名称',
              en: 'Name of the community',
            },
            maxLength: 60,
          },
          {
            key: 'steadyMembers',
            type: 'number',
            label: {
              zh: '现有稳定成员多少人',
              en: 'Steady members today',
            },
            min: 200,
            max: 50000,
            unit: {
              zh: '人',
              en: 'people',
            },
          },
          {
            key: 'nowMeet',
            type: 'choice',
            label: {
              zh: '他们现在在哪里交流',
              en: 'Where they talk now',
            },
            options: [
              {
                value: 'chat',
                label: {
                  zh: '聊天群',
                  en: 'Chat groups',
                },
              },
              {
                value: 'offline',
                label: {
                  zh: '线下聚会',
                  en: 'In person',
                },
              },
              {
                value: 'otherForum',
                label: {
                  zh: '别的论坛',
                  en: 'Another forum',
                },
              },
            ],
          },
        ],
      },
      {
        key: 'care',
        title: {
          zh: '管理',
          en: 'Moderation',
        },
        questions: [
          {
            key: 'moderatorOne',
            type: 'text',
            label: {
              zh: '第一位版主',
              en: 'First moderator',
            },
            maxLength: 40,
          },
          {
            key: 'moderatorTwo',
            type: 'text',
            label: {
              zh: '第二位版主',
              en: 'Second moderator',
            },
            maxLength: 40,
          },
          {
            key: 'conflict',
            type: 'longText',
            label: {
              zh: '出现骚扰或错误的医疗建议时怎么处理',
              en: 'What you do about harassment or wrong medical advice',
            },
            minLength: 60,
            maxLength: 600,
          },
          {
            key: 'communityRules',
            type: 'file',
            label: {
              zh: '社区公约文件',
              en: 'The rules in writing',
            },
            accept: ['pdf'],
            atMost: 1,
          },
        ],
      },
      {
        key: 'launch',
        title: {
          zh: '启动',
          en: 'Launch',
        },
        questions: [
          {
            key: 'openingDay',
            type: 'date',
            label: {
              zh: '计划开放日期',
              en: 'Planned opening day',
            },
            from: 'today',
          },
          {
            key: 'topics',
            type: 'choices',
            label: {
              zh: '前三个版块',
              en: 'First three sections',
            },
            options: [
              {
                value: 'ask',
                label: {
                  zh: '求助问答',
                  en: 'Questions',
                },
              },
              {
                value: 'share',
                label: {
                  zh: '经验分享',
                  en: 'Experience',
                },
              },
              {
                value: 'local',
                label: {
                  zh: '同城活动',
                  en: 'Local meetings',
                },
              },
              {
                value: 'research',
                label: {
                  zh: '资料与研究',
                  en: 'Research',
                },
              },
              {
                value: 'idle',
                label: {
                  zh: '闲聊',
                  en: 'Small talk',
                },
              },
            ],
            atMost: 3,
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我接受捐赠协议，并承担论坛内容管理责任',
              en: 'I accept the donation agreement and the duty to moderate',
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
        zh: '打开上面的装机清单，配置发信域名，确认注册邮件能收到。',
        en: 'Open the checklist above, set up the sending domain and make sure that registration mails arrive.',
      },
      {
        zh: '置顶公约，给两位版主分配权限。',
        en: 'Pin the rules and give both moderators their rights.',
      },
      {
        zh: '写三个开场话题，请老成员回复。',
        en: 'Write three opening topics and ask old members to answer.',
      },
    ],
  },
  reviewedOn: '2026-10-01',
}
