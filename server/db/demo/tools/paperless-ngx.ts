import type { DemoTool } from '../demo-types.ts'

export const paperlessNgx: DemoTool = {
  number: 1034,
  name: {
    zh: 'Paperless-ngx 档案室',
    en: 'Paperless-ngx',
  },
  tagline: {
    zh: '纸质合同和票据扫进来，几秒钟就能搜到',
    en: 'Scan contracts and receipts and find them in seconds',
  },
  description: [
    {
      zh: 'Paperless-ngx 对扫描件做文字识别，自动判断日期、来信方和类型，之后按任意一个字都能搜到。原件以 PDF/A 长期格式保存。',
      en: 'Paperless-ngx recognises the text of scans, guesses date, sender and kind, and finds any word later. Originals are kept in the archive format PDF/A.',
    },
    {
      zh: '五年前的资助协议、每年的审计、几百张发票，不用再翻铁皮柜。',
      en: 'The grant agreement of five years ago, every audit and hundreds of invoices come out of the steel cabinet.',
    },
    {
      zh: '捐赠包括一年服务器，和一台可借三十天的高速扫描仪，用来集中消化旧档案。',
      en: 'You are given a server for a year and may borrow a fast scanner for thirty days to work off the backlog.',
    },
  ],
  audience: {
    zh: '适合档案超过五百份的机构。涉密文件不要放进来；人事档案请单独设权限。',
    en: 'For archives of more than five hundred papers. Keep state secrets out of it, and give staff files their own rights.',
  },
  fields: ['health', 'education', 'elderly'],
  needs: ['collaboration', 'finance'],
  kind: 'selfHosted',
  cost: 'donatedQuota',
  keywords: {
    zh: '档案，扫描，票据，合同，无纸化，文字识别',
    en: 'archive, scanning, document management, OCR, receipts, paperless',
  },
  licence: 'GPL-3.0-only',
  homepage: 'https://docs.paperless-ngx.com/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'registeredYears',
      atLeast: 1,
    },
  ],
  papers: [
    {
      zh: '档案目录',
      en: 'Index of the archive',
    },
    {
      zh: '登记证书扫描件',
      en: 'Scan of the registration certificate',
    },
  ],
  replyWorkingDays: 5,
  claimSteps: [
    {
      zh: '数一数柜子：几个盒、大约几页。',
      en: 'Count the boxes and estimate the pages.',
    },
    {
      zh: '说明要不要借扫描仪，以及方便收货的日期。',
      en: 'Say whether you want the scanner and when it can arrive.',
    },
    {
      zh: '定好五个分类标签，再开始扫。',
      en: 'Settle five tags before scanning begins.',
    },
    {
      zh: '三十天内寄回扫描仪。',
      en: 'Return the scanner within thirty days.',
    },
  ],
  exitRoute: {
    zh: '内置的导出命令会给出全部原件、识别文字和一份清单，文件名按你定的规则排列。',
    en: 'A built-in command exports all originals, their text and a manifest, named by your own rule.',
  },
  costAfter: {
    zh: '第二年服务器约 700 元，也可搬到办公室的一台旧电脑上，电费而已。',
    en: "The second year's server costs about 700 yuan, or move it to an old office computer for the price of electricity.",
  },
  stockPerYear: 24,
  allowanceUnits: 2,
  questions: {
    sections: [
      {
        key: 'archive',
        title: {
          zh: '档案',
          en: 'The archive',
        },
        questions: [
          {
            key: 'pages',
            type: 'number',
            label: {
              zh: '大约多少页',
              en: 'Pages, roughly',
            },
            min: 500,
            max: 200000,
            unit: {
              zh: '页',
              en: 'pages',
            },
          },
          {
            key: 'paperKinds',
            type: 'choices',
            label: {
              zh: '主要是哪些文件',
              en: 'Main kinds of papers',
            },
            options: [
              {
                value: 'contracts',
                label: {
                  zh: '合同协议',
                  en: 'Contracts',
                },
              },
              {
                value: 'receipts',
                label: {
                  zh: '发票收据',
                  en: 'Receipts',
                },
              },
              {
                value: 'minutes',
                label: {
                  zh: '会议纪要',
                  en: 'Minutes',
                },
              },
              {
                value: 'letters',
                label: {
                  zh: '往来函件',
                  en: 'Letters',
                },
              },
            ],
            atMost: 3,
          },
          {
            key: 'scanner',
            type: 'choice',
            label: {
              zh: '需要借扫描仪吗',
              en: 'Should we lend a scanner',
            },
            options: [
              {
                value: 'yes',
                label: {
                  zh: '需要',
                  en: 'Yes',
                },
              },
              {
                value: 'no',
                label: {
                  zh: '已有',
                  en: 'We have one',
                },
              },
            ],
          },
          {
            key: 'scannerFrom',
            type: 'date',
            label: {
              zh: '扫描仪哪天送到合适',
              en: 'Day the scanner may arrive',
            },
            isOptional: true,
            from: 'today',
          },
          {
            key: 'access',
            type: 'longText',
            label: {
              zh: '哪些人能看哪些档案',
              en: 'Who may see which papers',
            },
            minLength: 30,
            maxLength: 400,
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我同意捐赠协议，并承诺不存放涉密文件',
              en: 'I accept the donation agreement and will store no state secrets',
            },
            article: 'toolDonationAgreement',
            version: 1,
          },
        ],
      },
    ],
  },
  termMonths: 12,
  activation: {
    kind: 'steps',
    link: 'demoSpace',
    steps: [
      {
        zh: '打开上面的服务器地址，先导入五份文件检查识别结果。',
        en: 'Open the server with the link above and import five documents first, to see how well they are recognised.',
      },
      {
        zh: '设好标签与匹配规则，让系统学两天再批量扫描。',
        en: 'Set tags and rules and let it learn for two days before bulk scanning.',
      },
    ],
  },
  reviewedOn: '2026-09-08',
}
