import type { DemoTool } from '../demo-types.ts'

export const gcompris: DemoTool = {
  number: 1054,
  name: {
    zh: 'GCompris 儿童学习乐园',
    en: 'GCompris',
  },
  tagline: {
    zh: '给 2 到 10 岁孩子的百余个小活动，没有广告',
    en: 'More than a hundred small activities for ages 2 to 10, without adverts',
  },
  description: [
    {
      zh: 'GCompris 里有认字母、数数、拼图、钟表、重力和棋类，图形大、反馈慢、没有排行榜，也不收集孩子的任何信息。',
      en: 'GCompris teaches letters, counting, puzzles, clocks, gravity and chess with large pictures, gentle feedback, no rankings and no data about the child.',
    },
    {
      zh: '老师可以锁定难度、隐藏某些活动。安装一次，之后不联网也能玩。',
      en: 'Teachers fix the level and hide activities, and after installing it needs no network.',
    },
    {
      zh: '我们写了一学期的十六周活动单，每周两次、每次二十分钟，贴在墙上照做。',
      en: 'We wrote sixteen weekly sheets, two sessions of twenty minutes each, to hang on the wall.',
    },
  ],
  audience: {
    zh: '适合幼儿班、乡村图书室和儿童病房。十岁以上会觉得幼稚，可转向编程类活动。',
    en: "For kindergartens, village libraries and children's wards. Over ten they find it childish; go on to coding.",
  },
  fields: ['children', 'education', 'rural'],
  needs: ['learning'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '儿童，早教，幼儿园，教育游戏，启蒙',
    en: 'children, kindergarten, educational games, early learning, KDE',
  },
  licence: 'AGPL-3.0-only',
  homepage: 'https://gcompris.net/',
  rules: [],
  papers: [],
  replyWorkingDays: 1,
  claimSteps: [
    {
      zh: '选平台和孩子的年龄。',
      en: "Choose the platform and the children's ages.",
    },
    {
      zh: '通过后从申请页的链接下载安装包。',
      en: 'Once approved, download it with the link on your application.',
    },
    {
      zh: '先让一位老师自己玩半小时。',
      en: 'Let a teacher play for half an hour first.',
    },
  ],
  exitRoute: {
    zh: '没有账号，也没有数据要带走；设置文件可以复制到别的电脑。',
    en: 'There is no account and nothing to take along; the settings file copies to other computers.',
  },
  costAfter: {
    zh: '一直免费，活动单每学期更新。',
    en: 'Always free, with new sheets each term.',
  },
  stockPerYear: null,
  allowanceUnits: 0,
  questions: {
    sections: [
      {
        key: 'children',
        title: {
          zh: '孩子',
          en: 'The children',
        },
        questions: [
          {
            key: 'kids',
            type: 'number',
            label: {
              zh: '有多少孩子会用',
              en: 'Children who will use it',
            },
            min: 1,
            max: 1000,
            unit: {
              zh: '个',
              en: 'children',
            },
          },
          {
            key: 'ages',
            type: 'choice',
            label: {
              zh: '主要年龄段',
              en: 'Main age group',
            },
            options: [
              {
                value: 'two',
                label: {
                  zh: '2 至 4 岁',
                  en: '2 to 4',
                },
              },
              {
                value: 'five',
                label: {
                  zh: '5 至 7 岁',
                  en: '5 to 7',
                },
              },
              {
                value: 'eight',
                label: {
                  zh: '8 至 10 岁',
                  en: '8 to 10',
                },
              },
            ],
          },
          {
            key: 'platform',
            type: 'choice',
            label: {
              zh: '装在什么设备上',
              en: 'Devices it goes on',
            },
            options: [
              {
                value: 'windows',
                label: {
                  zh: 'Windows 电脑',
                  en: 'Windows',
                },
              },
              {
                value: 'android',
                label: {
                  zh: '安卓平板',
                  en: 'Android tablets',
                },
              },
              {
                value: 'linux',
                label: {
                  zh: 'Linux 电脑',
                  en: 'Linux',
                },
              },
            ],
          },
        ],
      },
    ],
  },
  termMonths: null,
  activation: {
    kind: 'steps',
    link: 'https://gcompris.net/',
    steps: [
      {
        zh: '从上面的链接下载安装，在设置里选中文语音包，下载一次即可。',
        en: 'Install it from the link above and choose the Chinese voices in the settings; one download is enough.',
      },
      {
        zh: '按年龄把难度设为两到四颗星。',
        en: 'Set two to four stars of difficulty by age.',
      },
    ],
  },
  reviewedOn: '2026-08-19',
}
