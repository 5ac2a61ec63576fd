import type { DemoTool } from '../demo-types.ts'

export const nvda: DemoTool = {
  number: 1009,
  name: {
    zh: 'NVDA 读屏软件',
    en: 'NVDA',
  },
  tagline: {
    zh: '让看不见屏幕的同事独立使用 Windows 电脑',
    en: 'Lets colleagues who cannot see the screen use Windows on their own',
  },
  description: [
    {
      zh: 'NVDA 把屏幕上的文字和控件读出来，也能送到点显器。它支持常见的浏览器、办公软件和聊天工具，装在 U 盘里就可以带着走。',
      en: 'NVDA speaks what is on the screen or sends it to a braille display. It works with common browsers, office programs and chat, and runs from a memory stick.',
    },
    {
      zh: '我们为申领者安排一位视障培训师，远程带练四次，每次一小时，从安装一直到能独立收发邮件。',
      en: 'Everyone who applies for it is given a blind trainer for four remote lessons of an hour, from installing to writing mail unaided.',
    },
  ],
  audience: {
    zh: '给视障员工、志愿者和服务对象使用，也给做网站的人用来自查。苹果电脑和手机自带旁白，不需要它。',
    en: 'For blind staff, volunteers and people you serve, and for those who test websites. Macs and phones have their own screen readers and do not need it.',
  },
  fields: ['disability', 'elderly', 'education'],
  needs: ['accessibility', 'learning'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '读屏，屏幕朗读，盲人，视障，无障碍，点显器',
    en: 'screen reader, blind, low vision, speech, braille, a11y',
  },
  licence: 'GPL-2.0-or-later',
  homepage: 'https://www.nvaccess.org/',
  rules: [
    {
      kind: 'declared',
      key: 'trainerTime',
      statement: {
        zh: '学员能保证四次带练都到场，有变动会提前一天说。',
        en: 'The learner can attend all four lessons and will say a day ahead if something changes.',
      },
    },
  ],
  papers: [],
  replyWorkingDays: 2,
  claimSteps: [
    {
      zh: '写明学员用过哪些辅助工具、想做到什么。',
      en: 'Tell us which aids the learner knows and what they want to be able to do.',
    },
    {
      zh: '通过后在申请页留言，与培训师约第一课的时间。',
      en: 'Once approved, agree on the first lesson with the trainer by a message on your application.',
    },
    {
      zh: '第一课在线装好软件，之后每周一课。',
      en: 'Lesson one installs the program; the others follow week by week.',
    },
  ],
  exitRoute: {
    zh: '软件留在自己的电脑上，想换别的读屏直接卸载即可，不影响任何文件。',
    en: "The program sits on the learner's own computer; to change to another, uninstall it, and no file is touched.",
  },
  costAfter: {
    zh: '软件和带练都不收费。再加课由培训师按每小时 80 元自行约定。',
    en: 'Neither the program nor the four lessons cost anything. Further lessons are agreed with the trainer at 80 yuan an hour.',
  },
  stockPerYear: null,
  allowanceUnits: 0,
  questions: {
    sections: [
      {
        key: 'learner',
        title: {
          zh: '学员',
          en: 'The learner',
        },
        questions: [
          {
            key: 'sight',
            type: 'choice',
            label: {
              zh: '学员的视力情况',
              en: 'How much the learner can see',
            },
            options: [
              {
                value: 'blind',
                label: {
                  zh: '全盲',
                  en: 'Blind',
                },
              },
              {
                value: 'low',
                label: {
                  zh: '低视力',
                  en: 'Low vision',
                },
              },
              {
                value: 'tester',
                label: {
                  zh: '明眼，用于测试',
                  en: 'Sighted, for testing',
                },
              },
            ],
          },
          {
            key: 'goals',
            type: 'choices',
            label: {
              zh: '最想学会哪几件事',
              en: 'What matters most to learn',
            },
            options: [
              {
                value: 'mail',
                label: {
                  zh: '收发邮件',
                  en: 'E-mail',
                },
              },
              {
                value: 'documents',
                label: {
                  zh: '写文档',
                  en: 'Documents',
                },
              },
              {
                value: 'web',
                label: {
                  zh: '浏览网页',
                  en: 'Web pages',
                },
              },
              {
                value: 'excel',
                label: {
                  zh: '处理表格',
                  en: 'Spreadsheets',
                },
              },
            ],
            atMost: 3,
          },
          {
            key: 'contactPhone',
            type: 'text',
            label: {
              zh: '联系电话',
              en: 'Contact phone',
            },
            hint: {
              zh: '培训师会打这个号码约课。',
              en: 'The trainer rings this number to arrange lessons.',
            },
            maxLength: 20,
            prefill: 'contactPhone',
            format: 'phone',
          },
        ],
      },
    ],
  },
  termMonths: null,
  activation: {
    kind: 'steps',
    link: 'https://www.nvaccess.org/download/',
    steps: [
      {
        zh: '在本页留言写三个方便的时间，培训师会在这里确认第一课。',
        en: 'Name three times that suit you in a message on this page; the trainer confirms the first lesson here.',
      },
      {
        zh: '上课时从上面的链接下载安装，并把语速调到自己听得清。',
        en: 'During the lesson, install it from the link above and set the speed of speech to what you follow easily.',
      },
    ],
  },
  reviewedOn: '2026-10-25',
}
