import type { DemoTool } from '../demo-types.ts'

export const penpot: DemoTool = {
  number: 1023,
  name: {
    zh: 'Penpot 协作设计',
    en: 'Penpot',
  },
  tagline: {
    zh: '海报、页面和小程序原型，几个人同时画',
    en: 'Posters, pages and prototypes, drawn by several people at once',
  },
  description: [
    {
      zh: 'Penpot 在浏览器里完成界面和平面设计，多人光标同屏，可以在任意位置留言。设计规范里的颜色和字体改一处，全部稿子跟着变。',
      en: "Penpot does interface and graphic design in the browser, with everyone's cursor in view and comments anywhere. Change a colour or typeface in the shared library and all drafts follow.",
    },
    {
      zh: '画好的原型能点着走流程，发给服务对象试用，再把修改意见钉在画面上。',
      en: 'A prototype can be clicked through by the people you serve, and their remarks are pinned to the screen.',
    },
    {
      zh: '空间里已放好三套免费可商用的中文字体，以及公众号头图、横幅和名片的尺寸模板。',
      en: 'The space already holds three Chinese typefaces free for any use, and frames for article covers, banners and cards.',
    },
  ],
  audience: {
    zh: '适合自己出图、又要和外部志愿设计师配合的团队。要精修照片，请配合 GIMP。',
    en: 'For teams that design for themselves together with volunteer designers. To retouch photographs, add GIMP.',
  },
  fields: ['education', 'environment', 'children'],
  needs: ['design', 'collaboration'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '设计，原型，海报，界面，协作设计，矢量',
    en: 'UI design, prototype, poster, Figma alternative, vector, mock-up',
  },
  licence: 'MPL-2.0',
  homepage: 'https://penpot.app/',
  rules: [
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation', 'publicInstitution', 'volunteerTeam'],
    },
  ],
  papers: [
    {
      zh: '标志源文件',
      en: 'Source file of your logo',
    },
  ],
  replyWorkingDays: 4,
  claimSteps: [
    {
      zh: '挑一件真实的设计任务作为第一个文件。',
      en: 'Take one real design task as the first file.',
    },
    {
      zh: '申领后收到空间激活码和字体清单。',
      en: 'The code for your space comes with a list of typefaces.',
    },
    {
      zh: '请设计志愿者用自己的邮箱加入。',
      en: 'Ask design volunteers to join with their own mailbox.',
    },
  ],
  exitRoute: {
    zh: '每个文件可下载为开放的 PENPOT 包，画板另能导出 SVG、PNG 和 PDF。',
    en: 'Each file downloads as an open PENPOT package, and boards as SVG, PNG or PDF.',
  },
  costAfter: {
    zh: '本项目承诺托管至 2028 年底；之后可转到官方免费空间，或自建。',
    en: "We host it until the end of 2028; later use the maker's free space or a server of your own.",
  },
  stockPerYear: 45,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'design',
        title: {
          zh: '设计需求',
          en: 'What you design',
        },
        questions: [
          {
            key: 'products',
            type: 'choices',
            label: {
              zh: '常做哪些设计',
              en: 'What you design most',
            },
            options: [
              {
                value: 'poster',
                label: {
                  zh: '海报',
                  en: 'Posters',
                },
              },
              {
                value: 'social',
                label: {
                  zh: '公众号配图',
                  en: 'Pictures for posts',
                },
              },
              {
                value: 'interface',
                label: {
                  zh: '网页或小程序',
                  en: 'Web or app screens',
                },
              },
              {
                value: 'annual',
                label: {
                  zh: '年报版面',
                  en: 'Pages of the annual report',
                },
              },
            ],
            atMost: 3,
          },
          {
            key: 'designers',
            type: 'number',
            label: {
              zh: '几个人会动手画',
              en: 'People who will draw',
            },
            min: 1,
            max: 30,
            unit: {
              zh: '人',
              en: 'people',
            },
          },
          {
            key: 'logo',
            type: 'file',
            label: {
              zh: '机构标志',
              en: 'Your logo',
            },
            isOptional: true,
            accept: ['image'],
            atMost: 1,
          },
        ],
      },
    ],
  },
  termMonths: 24,
  activation: {
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '点上面的链接，用激活码进入空间，把成员分成“可编辑”和“可评论”。',
        en: 'Enter the space at the link above with the code and say who may edit and who may comment.',
      },
      {
        zh: '打开示例文件，把共享颜色换成你们的标准色。',
        en: 'Open the sample and replace the shared colours with yours.',
      },
    ],
  },
  reviewedOn: '2026-10-10',
}
