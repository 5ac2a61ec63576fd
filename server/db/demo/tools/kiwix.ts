import type { DemoTool } from '../demo-types.ts'

export const kiwix: DemoTool = {
  number: 1044,
  name: {
    zh: 'Kiwix 离线图书馆',
    en: 'Kiwix',
  },
  tagline: {
    zh: '把百科、教科书和急救手册装进手机，没网也能查',
    en: 'Encyclopedia, schoolbooks and first aid on a phone without a network',
  },
  description: [
    {
      zh: 'Kiwix 阅读 ZIM 离线包：一整套维基百科、医疗手册或编程教程，装进一张存储卡。手机、电脑都有版本，也能让一台小主机给全班开热点。',
      en: 'Kiwix reads ZIM packages: a whole Wikipedia, medical manual or programming course on one card. It runs on phones and computers, and a small box can serve a class by its own hotspot.',
    },
    {
      zh: '我们可寄出装好内容的 256 GB 存储卡和一台小主机，借期一个学期。',
      en: 'We post a filled 256 GB card and a small server on loan for one term.',
    },
  ],
  audience: {
    zh: '适合没有稳定网络的学校、图书室和救灾帐篷。内容半年更新一次，时事新闻不在其中。',
    en: 'For schools, reading rooms and relief tents without steady internet. Content is renewed twice a year and holds no current news.',
  },
  fields: ['education', 'rural', 'children', 'emergency'],
  needs: ['learning', 'accessibility'],
  kind: 'mobileApp',
  cost: 'free',
  keywords: {
    zh: '离线，百科，图书馆，乡村学校，知识，维基',
    en: 'offline, Wikipedia, library, ZIM, rural school, hotspot',
  },
  licence: 'GPL-3.0-or-later',
  homepage: 'https://kiwix.org/',
  rules: [
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation', 'publicInstitution', 'volunteerTeam'],
    },
  ],
  papers: [
    {
      zh: '使用场所照片',
      en: 'Picture of the place of use',
    },
  ],
  replyWorkingDays: 4,
  claimSteps: [
    {
      zh: '告诉我们场所、学生人数和供电情况。',
      en: 'Tell us about the place, the pupils and the power supply.',
    },
    {
      zh: '选内容包，最多四个。',
      en: 'Choose up to four packages.',
    },
    {
      zh: '凭激活码确认收货地址，五天内寄出。',
      en: 'Confirm the delivery address with the activation code; it is sent within five days.',
    },
    {
      zh: '学期末寄回，或申请续借。',
      en: 'Send it back at the end of term or ask to keep it longer.',
    },
  ],
  exitRoute: {
    zh: '内容就是可复制的 ZIM 文件，归还设备前可以拷进自己的电脑。',
    en: 'Packages are ZIM files that you may copy to your own computer before returning the box.',
  },
  costAfter: {
    zh: '软件与内容免费；自备一套小主机约 400 元。',
    en: 'Program and content are free; a box of your own is about 400 yuan.',
  },
  stockPerYear: 60,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'place',
        title: {
          zh: '使用地点',
          en: 'Where it will be used',
        },
        questions: [
          {
            key: 'school',
            type: 'text',
            label: {
              zh: '学校或图书室名称',
              en: 'Name of the school or reading room',
            },
            maxLength: 80,
          },
          {
            key: 'readers',
            type: 'number',
            label: {
              zh: '多少人会用',
              en: 'People who will read',
            },
            min: 5,
            max: 2000,
            unit: {
              zh: '人',
              en: 'readers',
            },
          },
          {
            key: 'packages',
            type: 'choices',
            label: {
              zh: '要哪些内容',
              en: 'Packages wanted',
            },
            options: [
              {
                value: 'encyclopedia',
                label: {
                  zh: '中文百科',
                  en: 'Chinese encyclopedia',
                },
              },
              {
                value: 'medical',
                label: {
                  zh: '急救与医疗',
                  en: 'First aid and medicine',
                },
              },
              {
                value: 'science',
                label: {
                  zh: '科学实验',
                  en: 'Science experiments',
                },
              },
              {
                value: 'coding',
                label: {
                  zh: '编程入门',
                  en: 'Coding for beginners',
                },
              },
              {
                value: 'english',
                label: {
                  zh: '英语读物',
                  en: 'Readers in English',
                },
              },
            ],
            atMost: 4,
          },
          {
            key: 'power',
            type: 'choice',
            label: {
              zh: '当地供电',
              en: 'Power supply there',
            },
            options: [
              {
                value: 'stable',
                label: {
                  zh: '稳定',
                  en: 'Stable',
                },
              },
              {
                value: 'cuts',
                label: {
                  zh: '常停电',
                  en: 'Cut off often',
                },
              },
            ],
          },
          {
            key: 'placePhoto',
            type: 'file',
            label: {
              zh: '场所照片',
              en: 'A picture of it',
            },
            isOptional: true,
            accept: ['image'],
            atMost: 1,
          },
        ],
      },
    ],
  },
  termMonths: 6,
  activation: {
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '打开上面的收货页，输入激活码，核对地址与电话。',
        en: 'Open the delivery page above, type the code and check address and phone.',
      },
      {
        zh: '接通电源两分钟后，用手机连接名为 Kiwix 的热点。',
        en: 'Two minutes after plugging it in, join the hotspot called Kiwix by phone.',
      },
    ],
  },
  reviewedOn: '2026-09-23',
}
