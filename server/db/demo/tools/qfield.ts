import type { DemoTool } from '../demo-types.ts'

export const qfield: DemoTool = {
  number: 1022,
  name: {
    zh: 'QField 野外制图',
    en: 'QField',
  },
  tagline: {
    zh: '把桌面地图工程带到野外，离线采点回来同步',
    en: 'Take a desktop map project outdoors, record offline, sync on return',
  },
  description: [
    {
      zh: 'QField 把 QGIS 工程原样装进手机或平板：图层、样式和表单都不用重做，巡护员在没有网络的林子里照样采点、画线和拍照。',
      en: 'QField puts a QGIS project on a phone or tablet with layers, styles and forms unchanged, so rangers record points, lines and photographs in woods without a network.',
    },
    {
      zh: '接上厘米级定位外设后，可以用来量田块、标树位。',
      en: 'With an external receiver it measures fields and marks trees to the centimetre.',
    },
    {
      zh: '我们借出定位外设，一次两台、最长六周，押金免除，只付来回快递费。',
      en: 'We lend two receivers at a time for up to six weeks without deposit, and you pay only the courier.',
    },
  ],
  audience: {
    zh: '适合已经会用 QGIS 的团队。没有人懂地图软件时，先派一人去上入门班。',
    en: "For teams that already use QGIS. If nobody does, send one person to the beginners' class first.",
  },
  fields: ['environment', 'rural', 'emergency'],
  needs: ['mapping', 'dataCollection'],
  kind: 'mobileApp',
  cost: 'free',
  keywords: {
    zh: '野外调查，巡护，采点，离线地图，定位',
    en: 'field mapping, GPS, offline, survey, QGIS mobile, GNSS',
  },
  licence: 'GPL-2.0-or-later',
  homepage: 'https://qfield.org/',
  rules: [
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation', 'publicInstitution', 'volunteerTeam'],
    },
    {
      kind: 'declared',
      key: 'returnDevice',
      statement: {
        zh: '借用的定位外设按时归还，损坏时照价协商赔偿。',
        en: 'Borrowed receivers come back on time, and damage is settled at a price agreed with you.',
      },
    },
  ],
  papers: [
    {
      zh: '野外工作计划',
      en: 'Plan of the fieldwork',
    },
  ],
  replyWorkingDays: 3,
  claimSteps: [
    {
      zh: '填写野外日期和要采的内容。',
      en: 'Give the dates and what will be recorded.',
    },
    {
      zh: '需要外设的，勾选型号，我们核对库存。',
      en: 'If you want receivers, tick the model and we check the shelf.',
    },
    {
      zh: '凭激活码在快递柜取件。',
      en: 'Collect it from the parcel locker with the activation code.',
    },
    {
      zh: '归还后上传一段使用小结。',
      en: 'After returning it, upload a few lines on how it went.',
    },
  ],
  exitRoute: {
    zh: '采集结果就是 GeoPackage 文件，拷回电脑由 QGIS 直接打开。',
    en: 'Results are GeoPackage files that QGIS opens as they are.',
  },
  costAfter: {
    zh: '应用本身长期免费；外设到期不还，每天收 10 元保管费。',
    en: 'The app stays free; receivers kept too long cost 10 yuan a day.',
  },
  stockPerYear: 40,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'trip',
        title: {
          zh: '野外安排',
          en: 'The trip',
        },
        questions: [
          {
            key: 'tripStart',
            type: 'date',
            label: {
              zh: '出发日期',
              en: 'Day of departure',
            },
            from: 'today',
          },
          {
            key: 'tripDays',
            type: 'number',
            label: {
              zh: '在外多少天',
              en: 'Days in the field',
            },
            min: 1,
            max: 42,
            unit: {
              zh: '天',
              en: 'days',
            },
          },
          {
            key: 'receiver',
            type: 'choice',
            label: {
              zh: '需要定位外设吗',
              en: 'Do you want receivers',
            },
            options: [
              {
                value: 'two',
                label: {
                  zh: '借两台',
                  en: 'Two of them',
                },
              },
              {
                value: 'one',
                label: {
                  zh: '借一台',
                  en: 'One only',
                },
              },
              {
                value: 'none',
                label: {
                  zh: '不借',
                  en: 'No need',
                },
              },
            ],
          },
          {
            key: 'target',
            type: 'longText',
            label: {
              zh: '采集什么、在哪片区域',
              en: 'What is recorded and in which area',
            },
            minLength: 30,
            maxLength: 400,
          },
          {
            key: 'contactPhone',
            type: 'text',
            label: {
              zh: '联系电话',
              en: 'Contact phone',
            },
            hint: {
              zh: '快递员会联系这个号码。',
              en: 'The courier will use this number.',
            },
            maxLength: 20,
            prefill: 'contactPhone',
            format: 'phone',
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
        zh: '从上面的链接预约取件，凭激活码打开快递柜，取出设备并拍照留底。',
        en: 'Book the collection with the link above, open the locker with the code and photograph the device as you take it.',
      },
      {
        zh: '把工程文件拷进平板，在院子里先采三个点。',
        en: 'Copy the project to the tablet and record three points in the yard first.',
      },
    ],
  },
  reviewedOn: '2026-08-25',
}
