import type { DemoTool } from '../demo-types.ts'

export const inkscape: DemoTool = {
  number: 1024,
  name: {
    zh: 'Inkscape 矢量绘图',
    en: 'Inkscape',
  },
  tagline: {
    zh: '画标志、展板和可放大的插图，不用订阅费',
    en: 'Logos, display boards and scalable drawings without a subscription',
  },
  description: [
    {
      zh: 'Inkscape 是矢量绘图软件，画出的标志放大到墙面也清晰。它以通用的 SVG 为原生格式，也能打开并修改很多 PDF 和 AI 文件。',
      en: 'Inkscape draws in vectors, so a logo stays sharp on a wall. Its own format is plain SVG, and it opens and edits many PDF and AI files.',
    },
    {
      zh: '我们附上一份“给印刷厂的检查单”：出血、转曲、颜色和分辨率怎么设，少返工一次就省几百元。',
      en: 'We add a checklist for the printer covering bleed, outlines, colour and resolution; one reprint avoided saves a few hundred yuan.',
    },
  ],
  audience: {
    zh: '适合要做展板、徽章和图标的人。习惯快捷键后很快，第一周会觉得慢，属正常。',
    en: 'For anyone who makes boards, badges and icons. The first week feels slow until the shortcuts are in your fingers.',
  },
  fields: ['education', 'children'],
  needs: ['design'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '矢量图，标志，插图，海报，SVG，印刷',
    en: 'vector graphics, logo, SVG, illustration, print',
  },
  licence: 'GPL-2.0-or-later',
  homepage: 'https://inkscape.org/',
  rules: [],
  papers: [],
  replyWorkingDays: 1,
  claimSteps: [
    {
      zh: '告诉我们操作系统，通过后在申请页看安装步骤。',
      en: 'Tell us your operating system; once approved, the steps to install stand on your application.',
    },
    {
      zh: '照步骤重画一遍自己的标志。',
      en: 'Follow the steps and redraw your own logo.',
    },
    {
      zh: '有印刷任务时，可约一次线上看稿。',
      en: 'When something goes to print, book an online look at the file.',
    },
  ],
  exitRoute: {
    zh: 'SVG 是网页标准，浏览器和其他设计软件都能直接打开，没有迁移问题。',
    en: 'SVG is a web standard that browsers and other design programs open directly.',
  },
  costAfter: {
    zh: '自由软件，不存在到期；印刷费用由你与印刷厂结算。',
    en: 'As free software it has no end; printing is between you and the printer.',
  },
  stockPerYear: null,
  allowanceUnits: 0,
  questions: {
    sections: [
      {
        key: 'drawing',
        title: {
          zh: '用途',
          en: 'Use',
        },
        questions: [
          {
            key: 'firstTask',
            type: 'choice',
            label: {
              zh: '第一件要画什么',
              en: 'What you will draw first',
            },
            options: [
              {
                value: 'logo',
                label: {
                  zh: '标志',
                  en: 'A logo',
                },
              },
              {
                value: 'board',
                label: {
                  zh: '展板',
                  en: 'A display board',
                },
              },
              {
                value: 'icons',
                label: {
                  zh: '图标',
                  en: 'Icons',
                },
              },
            ],
          },
          {
            key: 'computer',
            type: 'choice',
            label: {
              zh: '装在哪种电脑上',
              en: 'Which computer it goes on',
            },
            options: [
              {
                value: 'windows',
                label: {
                  zh: 'Windows',
                  en: 'Windows',
                },
              },
              {
                value: 'mac',
                label: {
                  zh: 'macOS',
                  en: 'macOS',
                },
              },
              {
                value: 'linux',
                label: {
                  zh: 'Linux',
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
    link: 'https://inkscape.org/release/',
    steps: [
      {
        zh: '从上面的链接下载安装，在首选项里选好界面语言，重启一次。',
        en: 'Install it from the link above, choose the language in the preferences and restart once.',
      },
      {
        zh: '描一遍自己的标志，分别导出 SVG 和 PDF，在手机上打开看看。',
        en: 'Trace your own logo, export it as SVG and PDF and look at both on a phone.',
      },
    ],
  },
  reviewedOn: '2026-08-12',
}
