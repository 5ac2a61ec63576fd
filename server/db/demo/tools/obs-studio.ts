import type { DemoTool } from '../demo-types.ts'

export const obsStudio: DemoTool = {
  number: 1027,
  name: {
    zh: 'OBS Studio 直播录屏',
    en: 'OBS Studio',
  },
  tagline: {
    zh: '一台电脑就能直播讲座、录教程、加手语小窗',
    en: 'Stream talks, record lessons and add a sign-language window from one computer',
  },
  description: [
    {
      zh: 'OBS 把摄像头、屏幕、图片和字幕叠成一个画面，既能推到直播平台，也能存成文件。常用布局存为场景，切换只要一个键。',
      en: 'OBS layers camera, screen, pictures and captions into one image that goes to a streaming platform or a file. Layouts are kept as scenes and change at one key.',
    },
    {
      zh: '我们准备了三种带手语翻译窗的布局，小窗占画面六分之一以上，符合看得清的要求。',
      en: "We provide three layouts with an interpreter's window of at least a sixth of the picture, large enough to follow.",
    },
    {
      zh: '每家可借一套采集卡和领夹麦，期限两周。',
      en: 'Each team may borrow a capture card and a clip-on microphone for two weeks.',
    },
  ],
  audience: {
    zh: '适合常办讲座的机构。电脑内存低于 8 GB 时，建议只录不播。',
    en: 'For those who hold talks regularly. With less than 8 GB of memory, record only and do not stream.',
  },
  fields: ['education', 'disability', 'health'],
  needs: ['communication', 'learning', 'accessibility'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '直播，录屏，推流，手语，讲座，录课',
    en: 'streaming, screen recording, live, sign language, webcast',
  },
  licence: 'GPL-2.0-or-later',
  homepage: 'https://obsproject.com/',
  rules: [
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation', 'publicInstitution', 'volunteerTeam'],
    },
    {
      kind: 'declared',
      key: 'streamRights',
      statement: {
        zh: '直播中使用的音乐和影像已取得授权或属于公有领域。',
        en: 'Music and pictures in our streams are licensed or in the public domain.',
      },
    },
  ],
  papers: [
    {
      zh: '活动方案',
      en: 'Plan of the event',
    },
  ],
  replyWorkingDays: 3,
  claimSteps: [
    {
      zh: '报上活动日期，至少提前十天。',
      en: 'Give the date at least ten days ahead.',
    },
    {
      zh: '收到设备和布局文件，先在家搭一遍。',
      en: 'Receive equipment and layouts and set everything up once at home.',
    },
    {
      zh: '活动前一天与技术志愿者联调二十分钟。',
      en: 'The day before, test for twenty minutes with a volunteer technician.',
    },
    {
      zh: '三天内寄回设备。',
      en: 'Send the equipment back within three days.',
    },
  ],
  exitRoute: {
    zh: '录像就是普通的 MKV 或 MP4 文件，场景集合可导出给别的电脑使用。',
    en: 'Recordings are ordinary MKV or MP4, and scene collections export to another computer.',
  },
  costAfter: {
    zh: '软件没有费用，借设备只付寄回的运费。',
    en: 'The program is free of cost, and borrowing costs the return parcel.',
  },
  stockPerYear: 30,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'event',
        title: {
          zh: '活动',
          en: 'The event',
        },
        questions: [
          {
            key: 'eventTitle',
            type: 'text',
            label: {
              zh: '讲座或活动名称',
              en: 'Title of the talk or event',
            },
            maxLength: 80,
          },
          {
            key: 'eventDay',
            type: 'date',
            label: {
              zh: '活动日期',
              en: 'Day of the event',
            },
            from: 'today',
          },
          {
            key: 'signing',
            type: 'choice',
            label: {
              zh: '是否有手语翻译',
              en: 'Will there be an interpreter',
            },
            options: [
              {
                value: 'yes',
                label: {
                  zh: '有',
                  en: 'Yes',
                },
              },
              {
                value: 'wish',
                label: {
                  zh: '想要，还没找到人',
                  en: 'Wanted, nobody found yet',
                },
              },
              {
                value: 'no',
                label: {
                  zh: '没有',
                  en: 'No',
                },
              },
            ],
          },
          {
            key: 'audience',
            type: 'number',
            label: {
              zh: '预计多少人观看',
              en: 'Viewers expected',
            },
            min: 10,
            max: 10000,
            unit: {
              zh: '人',
              en: 'viewers',
            },
          },
          {
            key: 'plan',
            type: 'file',
            label: {
              zh: '活动方案文件',
              en: 'Plan as a file',
            },
            accept: ['pdf', 'image'],
            atMost: 1,
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
        zh: '从上面的链接下载布局文件并导入，把摄像头和屏幕各拖到对应位置。',
        en: 'Download the layout from the link above, import it and drag camera and screen to their places.',
      },
      {
        zh: '录一分钟试片，检查声音、画面和小窗。',
        en: 'Record a minute and check sound, picture and window.',
      },
    ],
  },
  reviewedOn: '2026-09-25',
}
