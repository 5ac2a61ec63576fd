import type { DemoTool } from '../demo-types.ts'

export const jitsiMeet: DemoTool = {
  number: 1007,
  name: {
    zh: 'Jitsi Meet 视频会议',
    en: 'Jitsi Meet',
  },
  tagline: {
    zh: '点开链接就开会，不装软件、不限时长',
    en: 'Open a link and meet, with nothing to install and no time limit',
  },
  description: [
    {
      zh: 'Jitsi Meet 在浏览器里完成视频、屏幕共享、举手和分组讨论，参会的人不用注册。会议室由你起名，也可以设密码和等候室。',
      en: 'Jitsi Meet does video, screen sharing, raised hands and breakout rooms in the browser, and guests need no account. You name the room and may add a password and a lobby.',
    },
    {
      zh: '我们的服务器部署在三个城市，实测 75 人同时在线仍然顺畅，超过这个数建议改用直播。',
      en: 'Our servers stand in three cities and stayed smooth with 75 people in one room; for more than that, stream instead.',
    },
  ],
  audience: {
    zh: '适合理事会、线上督导和家长会。需要逐字稿或云端录像的团队，请搭配本工具箱里的转写和录屏工具。',
    en: "Good for board meetings, supervision and parents' evenings. Teams that need transcripts or recordings should combine it with the transcription and screen tools in this toolbox.",
  },
  fields: ['education', 'elderly', 'disability', 'emergency'],
  needs: ['communication', 'collaboration'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '视频会议，网络会议，远程会议，线上会，开会',
    en: 'video conference, online meeting, call, webinar, web call',
  },
  licence: 'Apache-2.0',
  homepage: 'https://jitsi.org/',
  rules: [
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation', 'publicInstitution', 'volunteerTeam'],
    },
  ],
  papers: [],
  replyWorkingDays: 2,
  claimSteps: [
    {
      zh: '填两个问题，两天内收到主持人激活码。',
      en: 'Answer two questions and receive a host code within two days.',
    },
    {
      zh: '用激活码把团队邮箱设为主持人。',
      en: "Use the code to make your team's mailbox a host.",
    },
    {
      zh: '发出第一个会议链接，提前十分钟试一下麦克风。',
      en: 'Send your first link, and try the microphone ten minutes ahead.',
    },
  ],
  exitRoute: {
    zh: '会议内容不保存在服务器上，没有需要迁走的数据。预约记录可从日历里导出。',
    en: 'Meetings leave nothing on the server, so there is no data to move. Bookings export from the calendar.',
  },
  costAfter: {
    zh: '目前不设截止日期；若停止托管，会提前 90 天通知，你可改用 Jitsi 的公共会议室，不花钱。',
    en: 'No end is set; if hosting stops we say so 90 days ahead, and the public Jitsi rooms cost nothing.',
  },
  stockPerYear: null,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'meetings',
        title: {
          zh: '你的会议',
          en: 'Your meetings',
        },
        questions: [
          {
            key: 'roomSize',
            type: 'choice',
            label: {
              zh: '最大的一场会有多少人',
              en: 'How large is your largest meeting',
            },
            options: [
              {
                value: 'small',
                label: {
                  zh: '10 人以内',
                  en: '10 or fewer',
                },
              },
              {
                value: 'middle',
                label: {
                  zh: '11 至 40 人',
                  en: '11 to 40',
                },
              },
              {
                value: 'large',
                label: {
                  zh: '41 至 75 人',
                  en: '41 to 75',
                },
              },
            ],
          },
          {
            key: 'accessNeeds',
            type: 'longText',
            label: {
              zh: '参会者有什么无障碍需求',
              en: 'Which access needs do participants have',
            },
            hint: {
              zh: '例如手语画面常驻、字幕、键盘操作。',
              en: 'Such as a fixed sign-language picture, captions or keyboard use.',
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
        zh: '点上面的链接打开会议首页，右上角选“我是主持人”，填入激活码。',
        en: 'Open the meeting page with the link above, choose to be a host at the top right and type the code.',
      },
      {
        zh: '给常用会议室起一个不易被猜到的名字。',
        en: 'Give your regular room a name that is hard to guess.',
      },
    ],
  },
  reviewedOn: '2026-10-08',
}
