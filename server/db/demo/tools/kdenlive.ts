import type { DemoTool } from '../demo-types.ts'

export const kdenlive: DemoTool = {
  number: 1028,
  name: {
    zh: 'Kdenlive 视频剪辑',
    en: 'Kdenlive',
  },
  tagline: {
    zh: '剪活动短片、加中文字幕，不留水印',
    en: 'Edit event films and add subtitles, with no watermark',
  },
  description: [
    {
      zh: 'Kdenlive 有多条轨道、转场、调色和字幕编辑，可用代理剪辑，让旧笔记本也能处理高清素材。',
      en: 'Kdenlive has many tracks, transitions, colour and a subtitle editor; proxy clips let an old laptop handle high definition.',
    },
    {
      zh: '配套教程共七课，从整理素材讲到导出竖屏版本，每课附一份练习素材和参考成片。',
      en: 'Seven lessons lead from sorting clips to exporting an upright version, each with practice footage and a finished example.',
    },
  ],
  audience: {
    zh: '适合每年要剪几条宣传片的团队；专业调色与特效并非它的长处。',
    en: 'For teams with a few films a year; elaborate grading and effects are not its strength.',
  },
  fields: ['children', 'environment', 'rural'],
  needs: ['communication', 'design'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '视频剪辑，短视频，字幕，宣传片，剪片',
    en: 'video editing, subtitles, short film, montage',
  },
  licence: 'GPL-3.0-or-later',
  homepage: 'https://kdenlive.org/',
  rules: [],
  papers: [],
  replyWorkingDays: 1,
  claimSteps: [
    {
      zh: '勾选已有的素材类型。',
      en: 'Tick the kinds of footage you have.',
    },
    {
      zh: '下载七课教程和练习包，共 3.2 GB。',
      en: 'Download the lessons and practice pack, 3.2 GB in all.',
    },
    {
      zh: '剪好的第一条片子可以上传，请志愿剪辑师点评。',
      en: 'Upload your first film for remarks from a volunteer editor.',
    },
  ],
  exitRoute: {
    zh: '工程文件是 XML 文本，素材原样保留，也可导出 OTIO 转给其他剪辑软件。',
    en: 'Projects are XML, footage stays untouched, and OTIO export carries the cut to other editors.',
  },
  costAfter: {
    zh: '永久免费，教程看多少遍都行。',
    en: 'Free for good, and the lessons may be watched as often as you like.',
  },
  stockPerYear: null,
  allowanceUnits: 0,
  questions: {
    sections: [
      {
        key: 'footage',
        title: {
          zh: '素材',
          en: 'Footage',
        },
        questions: [
          {
            key: 'clips',
            type: 'choices',
            label: {
              zh: '手头有哪些素材',
              en: 'Footage at hand',
            },
            options: [
              {
                value: 'phone',
                label: {
                  zh: '手机视频',
                  en: 'Phone video',
                },
              },
              {
                value: 'camera',
                label: {
                  zh: '相机视频',
                  en: 'Camera video',
                },
              },
              {
                value: 'photos',
                label: {
                  zh: '照片',
                  en: 'Photographs',
                },
              },
            ],
            atMost: 2,
          },
          {
            key: 'where',
            type: 'choice',
            label: {
              zh: '片子主要发在哪里',
              en: 'Where the film will appear',
            },
            options: [
              {
                value: 'short',
                label: {
                  zh: '短视频平台',
                  en: 'Short-video platforms',
                },
              },
              {
                value: 'site',
                label: {
                  zh: '官网',
                  en: 'Our website',
                },
              },
              {
                value: 'event',
                label: {
                  zh: '线下活动',
                  en: 'Events',
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
    link: 'demoSpace',
    steps: [
      {
        zh: '从上面的链接下载教程和练习包，新建工程时选“竖屏 1080”，再打开代理剪辑。',
        en: 'Download lessons and exercises from the link above, start a project in upright 1080 and switch on proxy clips.',
      },
      {
        zh: '跟着第一课导出一段十五秒的片头。',
        en: 'Export a fifteen-second opening along lesson one.',
      },
    ],
  },
  reviewedOn: '2026-08-20',
}
