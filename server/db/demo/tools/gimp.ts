import type { DemoTool } from '../demo-types.ts'

export const gimp: DemoTool = {
  number: 1025,
  name: {
    zh: 'GIMP 图像处理',
    en: 'GIMP',
  },
  tagline: {
    zh: '修照片、抠图、调色，老电脑也能用',
    en: 'Retouch, cut out and correct photographs, even on old computers',
  },
  description: [
    {
      zh: 'GIMP 处理位图照片：裁切、去杂物、调整曝光、批量缩小，图层和蒙版一应俱全，也认得 PSD 文件。',
      en: 'GIMP works on photographs: crop, remove clutter, correct exposure, shrink in bulk, with layers and masks, and it reads PSD.',
    },
    {
      zh: '随附的是一个“给孩子打码”的动作脚本，框选人脸后一键模糊，并同时抹去照片里的拍摄位置。',
      en: "With it comes a script that blurs a child's face inside a selection and strips the place from the picture in the same step.",
    },
  ],
  audience: {
    zh: '适合负责传播、手上有很多活动照片的同事。只需要拼图加字的，用在线设计工具更快。',
    en: 'For those who do communication and sit on many event pictures. To combine pictures with text, an online design tool is quicker.',
  },
  fields: ['children', 'rural', 'elderly'],
  needs: ['design', 'communication'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '修图，抠图，照片，图片处理，打码，PS',
    en: 'photo editing, retouch, image, mask, blur faces, Photoshop alternative',
  },
  licence: 'GPL-3.0-or-later',
  homepage: 'https://www.gimp.org/',
  rules: [],
  papers: [],
  replyWorkingDays: 1,
  claimSteps: [
    {
      zh: '答完两个问题，通过后在申请页下载脚本。',
      en: 'Answer two questions; once approved, download the script from your application.',
    },
    {
      zh: '装好软件，把脚本拖进脚本文件夹。',
      en: 'Install the program and drag the script into its scripts folder.',
    },
    {
      zh: '用一张自己拍的照片试一遍打码。',
      en: 'Try the blur on a picture you took yourself.',
    },
  ],
  exitRoute: {
    zh: '工程存为 XCF，成品导出 JPG、PNG 或 TIFF；照片始终在自己的硬盘里。',
    en: 'Projects are XCF, results JPG, PNG or TIFF, and the pictures never leave your disk.',
  },
  costAfter: {
    zh: '一分钱不用付，脚本以后更新也照样领取。',
    en: 'Nothing to pay, and later versions of the script come the same way.',
  },
  stockPerYear: null,
  allowanceUnits: 0,
  questions: {
    sections: [
      {
        key: 'photos',
        title: {
          zh: '照片',
          en: 'Pictures',
        },
        questions: [
          {
            key: 'monthlyPhotos',
            type: 'number',
            label: {
              zh: '每个月要处理多少张照片',
              en: 'Pictures to handle in a month',
            },
            min: 1,
            max: 5000,
            unit: {
              zh: '张',
              en: 'pictures',
            },
          },
          {
            key: 'childrenShown',
            type: 'choice',
            label: {
              zh: '照片里有孩子吗',
              en: 'Do the pictures show children',
            },
            options: [
              {
                value: 'often',
                label: {
                  zh: '经常有',
                  en: 'Often',
                },
              },
              {
                value: 'seldom',
                label: {
                  zh: '偶尔有',
                  en: 'Seldom',
                },
              },
              {
                value: 'never',
                label: {
                  zh: '没有',
                  en: 'Never',
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
        zh: '从上面的链接取脚本，装好后“滤镜”菜单里会出现“保护人脸”。',
        en: 'Take the script from the link above; once installed, it appears in the Filters menu as face protection.',
      },
      {
        zh: '处理前先复制一份原图，另存到“原始”文件夹。',
        en: 'Copy the original into a folder of its own before you change it.',
      },
    ],
  },
  reviewedOn: '2026-08-14',
}
