import type { DemoTool } from '../demo-types.ts'

export const audacity: DemoTool = {
  number: 1026,
  name: {
    zh: 'Audacity 录音剪辑',
    en: 'Audacity',
  },
  tagline: {
    zh: '录播客、有声书和访谈，降噪剪辑一个软件做完',
    en: 'Record and edit podcasts, audio books and interviews in one program',
  },
  description: [
    {
      zh: 'Audacity 支持多轨录音、降噪、变速和响度统一，操作大多能用键盘完成，许多视障主播就是靠它剪节目。',
      en: 'Audacity records several tracks, removes noise, changes speed and evens loudness; most of it works by keyboard, and many blind hosts edit with it.',
    },
    {
      zh: '名额是录音棚时段：合作录音间每家可预约六个小时，配一名调音志愿者，到场报激活码即可。',
      en: "What is limited is studio time: six hours for each team in a partner's booth with a volunteer engineer, entered with the activation code.",
    },
  ],
  audience: {
    zh: '适合做口述历史、无障碍听书和广播节目的团队。要配画面的，请看 OBS 和 Kdenlive。',
    en: 'For oral history, audio books and radio. If pictures belong to it, see OBS and Kdenlive.',
  },
  fields: ['disability', 'elderly', 'education'],
  needs: ['communication', 'accessibility', 'learning'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '录音，剪辑，播客，有声书，降噪，音频',
    en: 'audio editor, podcast, recording, noise reduction, audio book',
  },
  licence: 'GPL-3.0-only',
  homepage: 'https://www.audacityteam.org/',
  rules: [
    {
      kind: 'declared',
      key: 'speakerConsent',
      statement: {
        zh: '被录音的人都知道录音的用途，并同意公开或留存。',
        en: 'Everyone recorded knows what the recording is for and agrees to its use.',
      },
    },
  ],
  papers: [],
  replyWorkingDays: 2,
  claimSteps: [
    {
      zh: '写清节目名称和预计时长。',
      en: 'Give the title and expected length.',
    },
    {
      zh: '挑选城市和时段，等待确认。',
      en: 'Choose a city and a time and wait for confirmation.',
    },
    {
      zh: '带着稿子提前十分钟到录音间。',
      en: 'Come ten minutes early with your script.',
    },
  ],
  exitRoute: {
    zh: '工程另存为 AUP3，声音导出 WAV、FLAC 或 MP3，录音间的电脑当天清空。',
    en: "Projects save as AUP3, sound as WAV, FLAC or MP3, and the studio's computer is wiped the same day.",
  },
  costAfter: {
    zh: '软件免费；六小时用完后，录音间按每小时 50 元成本价。',
    en: 'The program is free; after six hours the booth costs 50 yuan an hour, which is its own cost.',
  },
  stockPerYear: 60,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'programme',
        title: {
          zh: '节目',
          en: 'The programme',
        },
        questions: [
          {
            key: 'showName',
            type: 'text',
            label: {
              zh: '节目或作品名称',
              en: 'Title of the work',
            },
            maxLength: 60,
          },
          {
            key: 'minutes',
            type: 'number',
            label: {
              zh: '预计录多少分钟',
              en: 'Minutes to be recorded',
            },
            min: 1,
            max: 360,
            unit: {
              zh: '分钟',
              en: 'minutes',
            },
          },
          {
            key: 'city',
            type: 'choice',
            label: {
              zh: '去哪座城市的录音间',
              en: 'City of the booth',
            },
            options: [
              {
                value: 'beijing',
                label: {
                  zh: '北京',
                  en: 'Beijing',
                },
              },
              {
                value: 'chengdu',
                label: {
                  zh: '成都',
                  en: 'Chengdu',
                },
              },
              {
                value: 'guangzhou',
                label: {
                  zh: '广州',
                  en: 'Guangzhou',
                },
              },
            ],
          },
          {
            key: 'studioDay',
            type: 'date',
            label: {
              zh: '想去的日期',
              en: 'Day you would like',
            },
            from: 'today',
          },
          {
            key: 'studioAccess',
            type: 'longText',
            label: {
              zh: '录音间需要准备哪些无障碍条件',
              en: 'Access that the booth should provide',
            },
            isOptional: true,
            maxLength: 300,
          },
        ],
      },
    ],
  },
  termMonths: null,
  activation: {
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '从上面的链接选好时段，到录音间报激活码，请调音志愿者试一段音。',
        en: 'Choose a time with the link above, give the code at the studio and ask the volunteer at the desk for a sound check.',
      },
      {
        zh: '回家后按“五步剪辑表”降噪、剪口误、统一响度。',
        en: 'At home follow the five editing steps: noise, slips, loudness and so on.',
      },
    ],
  },
  reviewedOn: '2026-09-02',
}
