import type { DemoTool } from '../demo-types.ts'

export const libretranslate: DemoTool = {
  number: 1037,
  name: {
    zh: 'LibreTranslate 机器翻译',
    en: 'LibreTranslate',
  },
  tagline: {
    zh: '不上传到商业公司的翻译，内部文件先看个大意',
    en: 'Translation without commercial clouds, to get the gist of internal papers',
  },
  description: [
    {
      zh: 'LibreTranslate 用开放模型在自己的机器上翻译三十多种语言，有网页也有接口，可以直接拖入 DOCX 和 PPTX。',
      en: 'LibreTranslate uses open models on our own machines for more than thirty languages, by page or interface, and takes whole DOCX and PPTX files.',
    },
    {
      zh: '译文质量不如大型商业服务，好处是原文不落第三方，且术语可以预先替换。',
      en: 'Its quality is below the big commercial services; what you gain is that texts reach no third party and terms can be fixed beforehand.',
    },
    {
      zh: '托管版每个团队每天可译二十万字符，日志不记录原文。',
      en: 'Our copy gives each team two hundred thousand characters a day and logs no text.',
    },
  ],
  audience: {
    zh: '适合涉外救援、难民服务和要读外文资料的团队。正式出版物和法律文件请找译者。',
    en: 'For international relief, refugee services and reading foreign sources. Publications and contracts need a human translator.',
  },
  fields: ['emergency', 'education', 'health'],
  needs: ['communication', 'accessibility'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '翻译，机器翻译，多语言，外文，接口',
    en: 'machine translation, languages, API, Argos, offline translation',
  },
  licence: 'AGPL-3.0-only',
  homepage: 'https://libretranslate.com/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
  ],
  papers: [],
  replyWorkingDays: 3,
  claimSteps: [
    {
      zh: '填写常用语种和每天大约的字数。',
      en: 'State your languages and the daily amount of text.',
    },
    {
      zh: '技术同事会问你是否要接入网站。',
      en: 'A colleague asks whether you will connect a website.',
    },
    {
      zh: '收到激活码，在网页上也能直接使用。',
      en: 'Get the activation code; it works on the web page as well.',
    },
  ],
  exitRoute: {
    zh: '译文由你自己保存，服务端不留存任何内容；接口与公开版本一致，换一台服务器只改一个网址。',
    en: 'You keep the translations yourself, the server stores none; the interface equals the public one, so changing servers means changing one address.',
  },
  costAfter: {
    zh: '没有期限。若每天超过限额，可自建，带 8 GB 内存的机器一年约 1,600 元。',
    en: 'No end is set. Beyond the daily limit run your own on 8 GB of memory, about 1,600 yuan a year.',
  },
  stockPerYear: null,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'languages',
        title: {
          zh: '语种',
          en: 'Languages',
        },
        questions: [
          {
            key: 'pairs',
            type: 'choices',
            label: {
              zh: '中文与哪些语言互译',
              en: 'Languages to and from Chinese',
            },
            options: [
              {
                value: 'english',
                label: {
                  zh: '英语',
                  en: 'English',
                },
              },
              {
                value: 'russian',
                label: {
                  zh: '俄语',
                  en: 'Russian',
                },
              },
              {
                value: 'arabic',
                label: {
                  zh: '阿拉伯语',
                  en: 'Arabic',
                },
              },
              {
                value: 'japanese',
                label: {
                  zh: '日语',
                  en: 'Japanese',
                },
              },
              {
                value: 'french',
                label: {
                  zh: '法语',
                  en: 'French',
                },
              },
            ],
            atMost: 3,
          },
          {
            key: 'dailyCharacters',
            type: 'number',
            label: {
              zh: '每天大约多少字符',
              en: 'Characters a day',
            },
            min: 1000,
            max: 200000,
            unit: {
              zh: '字符',
              en: 'characters',
            },
          },
          {
            key: 'confidentialTexts',
            type: 'longText',
            label: {
              zh: '哪些文字绝不能外传',
              en: 'Texts that must never leave your hands',
            },
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
        zh: '打开上面的翻译页，把激活码贴进设置。',
        en: 'Open the translation page above and paste the code into its settings.',
      },
      {
        zh: '译一段你熟悉的文字，判断质量够不够用。',
        en: 'Translate a passage you know well and judge whether it serves.',
      },
    ],
  },
  reviewedOn: '2026-09-12',
}
