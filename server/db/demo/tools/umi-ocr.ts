import type { DemoTool } from '../demo-types.ts'

export const umiOcr: DemoTool = {
  number: 1035,
  name: {
    zh: 'Umi-OCR 离线识字',
    en: 'Umi-OCR',
  },
  tagline: {
    zh: '截图或扫描件里的文字，断网也能认出来',
    en: 'Reads the text in screenshots and scans without going online',
  },
  description: [
    {
      zh: 'Umi-OCR 是国内开发者维护的文字识别软件，解压就能用。它会批量处理图片和 PDF，自动忽略页眉水印，并生成可搜索的双层 PDF。',
      en: 'Umi-OCR is kept up by a developer in China and runs straight from its folder. It works through pictures and PDF in bulk, skips headers and watermarks, and makes searchable PDF.',
    },
    {
      zh: '识别全程在本机进行，适合处理有个人信息的登记表和病历复印件。',
      en: 'Everything is recognised on your own computer, which suits registers and copies with personal details.',
    },
    {
      zh: '随软件附送一份“旧登记表变电子表”的操作卡，一百页大约半天做完。',
      en: 'A card explains how old registers become tables: a hundred pages take about half a day.',
    },
  ],
  audience: {
    zh: '适合 Windows 用户和需要把图片文字读出来的视障同事。手写潦草的内容，识别率不到七成，请人工核对。',
    en: 'For Windows users, and for blind colleagues who need pictures read out. Hasty handwriting comes out right less than seven times in ten, so check it by eye.',
  },
  fields: ['disability', 'rural', 'elderly'],
  needs: ['accessibility', 'dataCollection'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '文字识别，截图取字，扫描件转文字，图片转文字，离线识别',
    en: 'OCR, text recognition, screenshot to text, offline, scan, PaddleOCR',
  },
  licence: 'MIT',
  homepage: 'https://github.com/hiroi-sora/Umi-OCR',
  rules: [],
  papers: [],
  replyWorkingDays: 1,
  claimSteps: [
    {
      zh: '答两个问题，通过后取得下载地址。',
      en: 'Answer two questions and get the address of the download with the approval.',
    },
    {
      zh: '解压到非中文路径的文件夹，双击打开。',
      en: 'Unpack it into a folder whose path is in Latin letters and start it.',
    },
    {
      zh: '选十张有代表性的图先试。',
      en: 'Try ten typical pictures first.',
    },
  ],
  exitRoute: {
    zh: '结果是纯文本、CSV、Markdown 或 PDF，识别完即属于你，软件里不留副本。',
    en: 'Results are plain text, CSV, Markdown or PDF, and no copy stays in the program.',
  },
  costAfter: {
    zh: '不收费，也不需要注册任何账号。',
    en: 'Nothing to pay and no account to open.',
  },
  stockPerYear: null,
  allowanceUnits: 0,
  questions: {
    sections: [
      {
        key: 'pages',
        title: {
          zh: '待识别的材料',
          en: 'What you will read',
        },
        questions: [
          {
            key: 'material',
            type: 'choice',
            label: {
              zh: '主要识别什么',
              en: 'What kind of material it is',
            },
            options: [
              {
                value: 'forms',
                label: {
                  zh: '登记表',
                  en: 'Registers',
                },
              },
              {
                value: 'books',
                label: {
                  zh: '书刊',
                  en: 'Books',
                },
              },
              {
                value: 'screens',
                label: {
                  zh: '截图',
                  en: 'Screenshots',
                },
              },
            ],
          },
          {
            key: 'pageCount',
            type: 'number',
            label: {
              zh: '估计有多少页',
              en: 'Pages at a guess',
            },
            min: 1,
            max: 100000,
            unit: {
              zh: '页',
              en: 'pages',
            },
          },
        ],
      },
    ],
  },
  termMonths: null,
  activation: {
    kind: 'steps',
    link: 'https://github.com/hiroi-sora/Umi-OCR/releases',
    steps: [
      {
        zh: '从上面的链接下载，解压后在全局设置里选简体中文识别库。',
        en: 'Download it from the link above, unpack it and choose the library for simplified Chinese in the settings.',
      },
      {
        zh: '拖入一页试识别，核对数字和姓名最容易错的地方。',
        en: 'Drag one page in and check figures and names, where errors hide.',
      },
    ],
  },
  reviewedOn: '2026-08-28',
}
