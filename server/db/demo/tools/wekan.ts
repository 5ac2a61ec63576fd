import type { DemoTool } from '../demo-types.ts'

export const wekan: DemoTool = {
  number: 1039,
  name: {
    zh: 'WeKan 任务看板',
    en: 'WeKan',
  },
  tagline: {
    zh: '把便利贴搬上屏幕，待办、在办、已办一目了然',
    en: 'Sticky notes on a screen: to do, doing and done at a glance',
  },
  description: [
    {
      zh: 'WeKan 的看板由列和卡片组成，卡片里能写清单、设截止日、贴文件、@ 同事。新人看一眼就会用。',
      en: "WeKan's boards are columns of cards with checklists, due dates, files and mentions, understood at first sight.",
    },
    {
      zh: '我们备好了四块样板：活动筹备、志愿者排班、月捐回访、公众号选题。',
      en: 'Four sample boards are ready: preparing an event, volunteer shifts, thanking monthly donors, choosing stories.',
    },
  ],
  audience: {
    zh: '适合不想上复杂系统的小团队与学生社团。任务之间有前后依赖的项目，选甘特图类工具。',
    en: 'For small teams and student clubs that want nothing complicated. When tasks depend on one another, take a tool with a Gantt chart.',
  },
  fields: ['children', 'education', 'rural'],
  needs: ['projectManagement', 'volunteerManagement', 'collaboration'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '看板，待办，任务，便利贴，排班，协作',
    en: 'kanban, board, to-do, cards, Trello alternative',
  },
  licence: 'MIT',
  homepage: 'https://wekan.fi/',
  rules: [],
  papers: [],
  replyWorkingDays: 2,
  claimSteps: [
    {
      zh: '登录后选一块样板。',
      en: 'Choose one of the sample boards.',
    },
    {
      zh: '写下看板名称和成员人数，提交即排队开通。',
      en: "Give the board's name and how many will use it; opening follows in turn.",
    },
    {
      zh: '当天或次日收到邀请链接。',
      en: 'The invitation link arrives the same day or the next.',
    },
  ],
  exitRoute: {
    zh: '每块看板能导出 JSON、CSV 和 Excel，附件逐个下载。',
    en: 'Each board exports to JSON, CSV and Excel, with attachments one by one.',
  },
  costAfter: {
    zh: '不收费；一年没有人打开的看板，会提前一个月询问是否归档。',
    en: 'No charge; boards unopened for a year are archived after we ask a month ahead.',
  },
  stockPerYear: null,
  allowanceUnits: 0,
  questions: {
    sections: [
      {
        key: 'board',
        title: {
          zh: '看板',
          en: 'The board',
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
            key: 'sample',
            type: 'choice',
            label: {
              zh: '选哪块样板',
              en: 'Which sample to begin with',
            },
            options: [
              {
                value: 'event',
                label: {
                  zh: '活动筹备',
                  en: 'Preparing an event',
                },
              },
              {
                value: 'shifts',
                label: {
                  zh: '志愿者排班',
                  en: 'Volunteer shifts',
                },
              },
              {
                value: 'donors',
                label: {
                  zh: '月捐回访',
                  en: 'Thanking donors',
                },
              },
              {
                value: 'stories',
                label: {
                  zh: '公众号选题',
                  en: 'Choosing stories',
                },
              },
            ],
          },
          {
            key: 'boardMembers',
            type: 'number',
            label: {
              zh: '几个人会用',
              en: 'How many will use it',
            },
            min: 1,
            max: 60,
            unit: {
              zh: '人',
              en: 'people',
            },
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
        zh: '点上面的邀请链接，起一个大家认得出的用户名。',
        en: 'Follow the invitation link above and choose a user name that everybody recognises.',
      },
      {
        zh: '把今天的三件事写成卡片，拖进“在办”。',
        en: "Write today's three tasks as cards and drag them to Doing.",
      },
    ],
  },
  reviewedOn: '2026-09-27',
}
