import type { DemoTool } from '../demo-types.ts'

export const optikey: DemoTool = {
  number: 1053,
  name: {
    zh: 'OptiKey 眼控键盘',
    en: 'OptiKey',
  },
  tagline: {
    zh: '用眼睛或头部动作打字、点鼠标、发声',
    en: 'Type, click and speak by eye or head movement',
  },
  description: [
    {
      zh: 'OptiKey 是屏幕键盘，配合眼动仪、摄像头或一个按键，让渐冻症和高位截瘫的人独立使用 Windows 电脑。',
      en: 'OptiKey is an on-screen keyboard that works with an eye tracker, a camera or a single switch, so that people with ALS or high paralysis use Windows unaided.',
    },
    {
      zh: '停留多久算点击、按键多大，都可以一点点调到合适。',
      en: 'How long a gaze counts as a click, and how large the keys are, is tuned bit by bit.',
    },
    {
      zh: '我们手里有十四台眼动仪可借，一次六个月，工程师上门或远程校准两次。',
      en: 'We have fourteen eye trackers to lend for six months, with two calibrations by an engineer in person or remotely.',
    },
  ],
  audience: {
    zh: '适合手部活动受限、认知清楚的人。中文输入需要另配拼音候选条，我们会一起装好。',
    en: 'For people with limited hands and a clear mind. Chinese input needs an extra bar for pinyin, which we install as well.',
  },
  fields: ['disability', 'health', 'elderly'],
  needs: ['accessibility'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '眼控，渐冻症，屏幕键盘，截瘫，辅助输入',
    en: 'eye tracking, ALS, on-screen keyboard, gaze, switch access',
  },
  licence: 'GPL-3.0-only',
  homepage: 'https://www.optikey.org/',
  rules: [
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation', 'publicInstitution', 'volunteerTeam'],
    },
    {
      kind: 'declared',
      key: 'deviceCare',
      statement: {
        zh: '眼动仪由专人照看，不转借他人。',
        en: 'One person looks after the tracker, and it is not lent on.',
      },
    },
  ],
  papers: [
    {
      zh: '使用者情况说明（不写病历）',
      en: 'Note on the person, without medical records',
    },
  ],
  replyWorkingDays: 7,
  claimSteps: [
    {
      zh: '说明能稳定活动的部位：眼睛、头、手指或脚。',
      en: 'Say what moves reliably: eyes, head, finger or foot.',
    },
    {
      zh: '工程师视频看一次坐姿和光线。',
      en: 'An engineer looks at posture and light by video.',
    },
    {
      zh: '设备寄到，当天校准。',
      en: 'The tracker arrives and is calibrated that day.',
    },
    {
      zh: '两周后复调一次。',
      en: 'Two weeks later it is adjusted again.',
    },
  ],
  exitRoute: {
    zh: '设置与自建词表是普通文件，可拷到新电脑；设备归还前由我们清除配置。',
    en: 'Settings and word lists are ordinary files for the next computer; we clear the tracker when it returns.',
  },
  costAfter: {
    zh: '软件免费；自购入门级眼动仪约 1,800 元，残联补贴地区可申请辅具补助。',
    en: 'The program is free; an entry tracker is about 1,800 yuan, and many districts subsidise such aids.',
  },
  stockPerYear: 14,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'person',
        title: {
          zh: '使用者',
          en: 'The user',
        },
        questions: [
          {
            key: 'movement',
            type: 'choices',
            label: {
              zh: '哪些部位能稳定活动',
              en: 'What moves reliably',
            },
            options: [
              {
                value: 'eyes',
                label: {
                  zh: '眼睛',
                  en: 'Eyes',
                },
              },
              {
                value: 'head',
                label: {
                  zh: '头部',
                  en: 'Head',
                },
              },
              {
                value: 'finger',
                label: {
                  zh: '一根手指',
                  en: 'A finger',
                },
              },
              {
                value: 'foot',
                label: {
                  zh: '脚',
                  en: 'A foot',
                },
              },
            ],
            atMost: 2,
          },
          {
            key: 'windows',
            type: 'choice',
            label: {
              zh: '电脑系统',
              en: "The computer's system",
            },
            options: [
              {
                value: 'ten',
                label: {
                  zh: 'Windows 10',
                  en: 'Windows 10',
                },
              },
              {
                value: 'eleven',
                label: {
                  zh: 'Windows 11',
                  en: 'Windows 11',
                },
              },
              {
                value: 'unknown',
                label: {
                  zh: '不清楚',
                  en: 'Unknown',
                },
              },
            ],
          },
          {
            key: 'wish',
            type: 'longText',
            label: {
              zh: '最想独立完成的事',
              en: 'What they most want to do alone',
            },
            minLength: 20,
            maxLength: 400,
          },
          {
            key: 'homeVisit',
            type: 'date',
            label: {
              zh: '方便上门或视频的日期',
              en: 'Day for a visit or video call',
            },
            from: 'today',
          },
          {
            key: 'contactPhone',
            type: 'text',
            label: {
              zh: '联系电话',
              en: 'Contact phone',
            },
            hint: {
              zh: '工程师先打电话，再约上门。',
              en: 'The engineer rings before any visit.',
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
    link: 'https://www.optikey.org/',
    steps: [
      {
        zh: '把屏幕放在与眼睛同高、约 60 厘米处。',
        en: 'Place the screen at eye level, about 60 cm away.',
      },
      {
        zh: '从上面的链接下载安装，完成九点校准，误差圈小于一个按键再继续。',
        en: 'Install it from the link above and calibrate with nine points; go on once the circle is smaller than a key.',
      },
      {
        zh: '用“喝水”“疼”“谢谢”三个词练习发声。',
        en: 'Practise speech with three words: water, pain, thanks.',
      },
    ],
  },
  reviewedOn: '2026-09-04',
}
