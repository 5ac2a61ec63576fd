import type { DemoTool } from '../demo-types.ts'

export const thoriumReader: DemoTool = {
  number: 1055,
  name: {
    zh: 'Thorium 有声电子书阅读器',
    en: 'Thorium Reader',
  },
  tagline: {
    zh: '读 EPUB 和有声书，配合读屏和大字都顺手',
    en: 'Reads EPUB and audio books, at ease with screen readers and large print',
  },
  description: [
    {
      zh: 'Thorium 由欧洲数字阅读实验室开发，能打开 EPUB、DAISY 有声书和 PDF，朗读、变速、换字体和反色样样都有，读屏用户可全程用键盘。',
      en: 'Thorium comes from the European Digital Reading Lab and opens EPUB, DAISY and PDF with read-aloud, speed, typefaces and inverted colours, all by keyboard.',
    },
    {
      zh: '名额是一份“无障碍书包”：两百本已取得授权的有声书和大字书，仅供阅读障碍者使用。',
      en: 'What we grant is an accessible book bag: two hundred licensed audio and large-print books, for people with a print disability only.',
    },
  ],
  audience: {
    zh: '适合视障、读写障碍和手部不便的读者，以及为他们服务的图书室。扫描版图片书无法朗读，需先做文字识别。',
    en: 'For readers who are blind, dyslexic or cannot hold a book, and for libraries that serve them. Scanned books have to be recognised before they can be read aloud.',
  },
  fields: ['disability', 'elderly', 'education'],
  needs: ['accessibility', 'learning'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '电子书，有声书，大字书，读写障碍，无障碍阅读',
    en: 'EPUB, DAISY, audio book, dyslexia, print disability, ebook reader',
  },
  licence: 'BSD-3-Clause',
  homepage: 'https://www.edrlab.org/software/thorium-reader/',
  rules: [
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation', 'publicInstitution', 'volunteerTeam'],
    },
    {
      kind: 'declared',
      key: 'printDisability',
      statement: {
        zh: '书包只提供给阅读障碍者，不复制、不上网传播。',
        en: 'The bag is given to people with a print disability alone, and is neither copied nor put online.',
      },
    },
  ],
  papers: [
    {
      zh: '服务说明',
      en: 'Note on the service',
    },
  ],
  replyWorkingDays: 3,
  claimSteps: [
    {
      zh: '说明为哪些读者服务，不需要他们的姓名。',
      en: 'Describe your readers; names are not needed.',
    },
    {
      zh: '阅读书包的使用约定。',
      en: 'Read the terms of the book bag.',
    },
    {
      zh: '领取激活码，装好软件后导入书包。',
      en: 'Get the activation code, install the reader and import the book bag.',
    },
  ],
  exitRoute: {
    zh: '软件里自己的书随时可另存；书包到期后自动锁定，笔记能导出为网页。',
    en: 'Your own books can be saved anywhere; the bag locks when it ends, and notes export as a web page.',
  },
  costAfter: {
    zh: '软件不收费，书包一年一领，同样不收费。',
    en: 'The program is free and so is the bag, applied for anew each year.',
  },
  stockPerYear: 100,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'readers',
        title: {
          zh: '读者',
          en: 'Readers',
        },
        questions: [
          {
            key: 'readerCount',
            type: 'number',
            label: {
              zh: '服务多少位读者',
              en: 'Readers you serve',
            },
            min: 1,
            max: 2000,
            unit: {
              zh: '位',
              en: 'readers',
            },
          },
          {
            key: 'readerKinds',
            type: 'choices',
            label: {
              zh: '主要是哪些读者',
              en: 'Who most of them are',
            },
            options: [
              {
                value: 'blind',
                label: {
                  zh: '视障',
                  en: 'Blind or low vision',
                },
              },
              {
                value: 'dyslexia',
                label: {
                  zh: '读写障碍',
                  en: 'Dyslexia',
                },
              },
              {
                value: 'motor',
                label: {
                  zh: '手部不便',
                  en: 'Motor impairment',
                },
              },
            ],
            atMost: 2,
          },
          {
            key: 'reading',
            type: 'longText',
            label: {
              zh: '阅读活动怎样开展',
              en: 'How reading takes place',
            },
            minLength: 20,
            maxLength: 400,
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我同意捐赠协议和书包的使用约定',
              en: 'I accept the donation agreement and the terms of the bag',
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
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '从上面的链接下载书包，在“导入”里选择它，输入激活码解锁。',
        en: 'Download the book bag from the link above, choose it under Import and unlock it with the code.',
      },
      {
        zh: '打开一本有声书，试试快捷键调语速。',
        en: 'Open an audio book and change its speed by shortcut.',
      },
    ],
  },
  reviewedOn: '2026-10-11',
}
