import type { DemoTool } from '../demo-types.ts'

export const cboard: DemoTool = {
  number: 1052,
  name: {
    zh: 'Cboard 沟通板',
    en: 'Cboard',
  },
  tagline: {
    zh: '点图片就能说话，给说话困难的孩子和大人',
    en: 'Tap pictures to speak, for children and adults who find speech hard',
  },
  description: [
    {
      zh: 'Cboard 是辅助沟通应用，把词语排成图片格子，点一下就读出来，几个格子连成一句话。平板、手机、电脑都能用，也支持单键扫描。',
      en: 'Cboard is for augmentative communication: words are pictures in a grid, spoken at a tap and joined into sentences. It works on tablets, phones and computers, with single-switch scanning too.',
    },
    {
      zh: '我们与言语治疗师一起做了三套中文沟通板：居家、学校、医院，共 420 个词，录有男女童声。',
      en: 'With speech therapists we made three Chinese boards for home, school and hospital: 420 words, recorded by children as well as adults.',
    },
    {
      zh: '可以借用防摔平板六个月，设备里已装好沟通板。',
      en: 'A sturdy tablet with the boards installed can be borrowed for six months.',
    },
  ],
  audience: {
    zh: '适合孤独症、脑瘫和失语症人士，以及陪伴他们的家庭和老师。第一次使用前，最好请治疗师评估一次。',
    en: 'For people with autism, cerebral palsy or aphasia, their families and teachers. Have a therapist look first, if at all possible.',
  },
  fields: ['disability', 'children', 'elderly'],
  needs: ['accessibility', 'communication'],
  kind: 'mobileApp',
  cost: 'free',
  keywords: {
    zh: '沟通板，孤独症，失语，脑瘫，图片交换，辅助沟通',
    en: 'AAC, autism, communication board, aphasia, symbols, speech',
  },
  licence: 'GPL-3.0-only',
  homepage: 'https://www.cboard.io/',
  rules: [
    {
      kind: 'declared',
      key: 'guardianAgree',
      statement: {
        zh: '使用者本人或监护人同意参加三个月后的回访。',
        en: 'The user or a guardian agrees to a talk after three months.',
      },
    },
  ],
  papers: [],
  replyWorkingDays: 2,
  claimSteps: [
    {
      zh: '写明使用者的年龄段和会用的词。',
      en: 'Give the age group and the words the person uses.',
    },
    {
      zh: '选择自带设备或借用平板。',
      en: 'Choose your own device or a borrowed tablet.',
    },
    {
      zh: '视频教家人和老师各一小时。',
      en: 'Family and teachers each have an hour by video.',
    },
  ],
  exitRoute: {
    zh: '沟通板导出为开放的 OBF 文件，别的沟通软件也能打开。',
    en: 'Boards export as open OBF files that other communication programs read.',
  },
  costAfter: {
    zh: '应用和词板免费；六个月后平板可以按 260 元买下，也可以寄回。',
    en: 'App and boards are free; after six months the tablet may be kept for 260 yuan or sent back.',
  },
  stockPerYear: 48,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'person',
        title: {
          zh: '使用者',
          en: 'The person',
        },
        questions: [
          {
            key: 'ageGroup',
            type: 'choice',
            label: {
              zh: '使用者的年龄',
              en: 'Age of the person',
            },
            options: [
              {
                value: 'preschool',
                label: {
                  zh: '3 至 6 岁',
                  en: '3 to 6',
                },
              },
              {
                value: 'school',
                label: {
                  zh: '7 至 17 岁',
                  en: '7 to 17',
                },
              },
              {
                value: 'adult',
                label: {
                  zh: '18 至 59 岁',
                  en: '18 to 59',
                },
              },
              {
                value: 'older',
                label: {
                  zh: '60 岁以上',
                  en: '60 and over',
                },
              },
            ],
          },
          {
            key: 'boards',
            type: 'choices',
            label: {
              zh: '想先用哪套板',
              en: 'Which board first',
            },
            options: [
              {
                value: 'home',
                label: {
                  zh: '居家',
                  en: 'Home',
                },
              },
              {
                value: 'school',
                label: {
                  zh: '学校',
                  en: 'School',
                },
              },
              {
                value: 'hospital',
                label: {
                  zh: '医院',
                  en: 'Hospital',
                },
              },
            ],
            atMost: 2,
          },
          {
            key: 'tablet',
            type: 'choice',
            label: {
              zh: '要借平板吗',
              en: 'Borrow a tablet',
            },
            options: [
              {
                value: 'yes',
                label: {
                  zh: '要',
                  en: 'Yes',
                },
              },
              {
                value: 'no',
                label: {
                  zh: '自己有',
                  en: 'We have one',
                },
              },
            ],
          },
          {
            key: 'habits',
            type: 'longText',
            label: {
              zh: '平时怎样表达，喜欢什么',
              en: 'How they express themselves and what they like',
            },
            minLength: 20,
            maxLength: 400,
          },
        ],
      },
    ],
  },
  termMonths: 6,
  activation: {
    kind: 'steps',
    link: 'https://app.cboard.io/',
    steps: [
      {
        zh: '点上面的链接打开应用，从“我的板”里载入选好的词板。',
        en: 'Open the app with the link above and load the chosen board from your boards.',
      },
      {
        zh: '把使用者最爱的三样东西拍成照片，加进第一页。',
        en: 'Photograph three favourite things and add them to the first page.',
      },
      {
        zh: '全家人也用它说一句话，让点图片变成平常事。',
        en: 'Let the whole family say something with it, so that it feels ordinary.',
      },
    ],
  },
  reviewedOn: '2026-10-27',
}
