import type { DemoTool } from '../demo-types.ts'

export const kobotoolbox: DemoTool = {
  number: 1003,
  name: {
    zh: 'KoboToolbox 现场采集',
    en: 'KoboToolbox',
  },
  tagline: {
    zh: '在没有信号的村里也能登记，回到有网处再上传',
    en: 'Record in villages without a signal and upload when you are back online',
  },
  description: [
    {
      zh: 'KoboToolbox 是为人道救援和田野调查做的表单工具，可以在网页上拖拽制表，用安卓手机离线填写。照片、定位、签名和录音都能随表保存。',
      en: 'KoboToolbox makes forms for relief work and field studies: build them in the browser, fill them in offline on Android phones. Photos, positions, signatures and sound are stored with the form.',
    },
    {
      zh: '管理员在网页上看到实时汇总和地图分布，发现错误可以退回单条记录让采集员重填。',
      en: 'Coordinators watch totals and a map as records arrive, and can send a single record back to be corrected.',
    },
    {
      zh: '本项目的服务器为每个机构留出 20 GB 附件空间，并为突发灾害保留一条 24 小时内开通的快速通道。',
      en: 'Our server keeps 20 GB of attachments for each organisation, with a fast lane that opens within 24 hours when disaster strikes.',
    },
  ],
  audience: {
    zh: '适合入户走访、物资发放登记、灾情摸排和生态监测。若采集员全部用苹果手机，离线功能只能靠浏览器，请先试用再决定。',
    en: 'Made for home visits, relief distribution, damage surveys and monitoring of wildlife. If your collectors all use iPhones, only the browser works offline, so try it before you decide.',
  },
  fields: ['rural', 'emergency', 'health', 'environment'],
  needs: ['dataCollection', 'mapping'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '入户，走访，灾情，登记，离线表单，定位，救灾，田野调查',
    en: 'fieldwork, offline form, household visit, relief, GPS, KoboCollect, humanitarian',
  },
  licence: 'AGPL-3.0-only',
  homepage: 'https://www.kobotoolbox.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation'],
    },
  ],
  papers: [
    {
      zh: '登记证书扫描件',
      en: 'Scan of the registration certificate',
    },
    {
      zh: '采集表样张',
      en: 'Sample of the collection form',
    },
  ],
  replyWorkingDays: 3,
  claimSteps: [
    {
      zh: '把现在的纸表拍照或扫描，作为建表的底稿。',
      en: 'Photograph or scan the paper form that you use now; it is the base for the new one.',
    },
    {
      zh: '提交申领时写明采集地点和人数，紧急救灾请勾选快速通道。',
      en: 'Say where and with how many people you will collect, and tick the fast lane in an emergency.',
    },
    {
      zh: '开通后参加 90 分钟线上带练，现场做出第一张表。',
      en: 'After opening, join a 90-minute online session and build your first form in it.',
    },
    {
      zh: '先用三部手机试采一天，再给全队铺开。',
      en: 'Try it for one day with three phones before the whole team starts.',
    },
  ],
  exitRoute: {
    zh: '数据可按项目导出为 Excel、CSV、GeoJSON 和 SPSS，附件打包为 ZIP，表单定义是通用的 XLSForm，换到 ODK 也能用。',
    en: 'Each project exports as Excel, CSV, GeoJSON or SPSS with attachments as ZIP, and forms are plain XLSForm files that ODK reads as well.',
  },
  costAfter: {
    zh: '免费托管两年。期满可迁到 KoboToolbox 的公共服务器，或按每年约 2,400 元自行租用一台 4 核服务器。',
    en: 'Hosting is free for two years. Then move to the public KoboToolbox server or rent a 4-core machine of your own for about 2,400 yuan a year.',
  },
  stockPerYear: 40,
  allowanceUnits: 2,
  questions: {
    sections: [
      {
        key: 'place',
        title: {
          zh: '在哪里采集',
          en: 'Where you collect',
        },
        questions: [
          {
            key: 'region',
            type: 'text',
            label: {
              zh: '采集地区（到县）',
              en: 'Region, down to the county',
            },
            maxLength: 100,
          },
          {
            key: 'network',
            type: 'choice',
            label: {
              zh: '当地的网络情况',
              en: 'What the network is like there',
            },
            options: [
              {
                value: 'none',
                label: {
                  zh: '大多没有信号',
                  en: 'Mostly no signal',
                },
              },
              {
                value: 'weak',
                label: {
                  zh: '时有时无',
                  en: 'It comes and goes',
                },
              },
              {
                value: 'good',
                label: {
                  zh: '基本稳定',
                  en: 'Mainly stable',
                },
              },
            ],
          },
          {
            key: 'collectors',
            type: 'number',
            label: {
              zh: '有多少位采集员',
              en: 'How many people will collect',
            },
            min: 1,
            max: 200,
            unit: {
              zh: '人',
              en: 'people',
            },
          },
        ],
      },
      {
        key: 'form',
        title: {
          zh: '表单与时间',
          en: 'Form and timing',
        },
        questions: [
          {
            key: 'purpose',
            type: 'longText',
            label: {
              zh: '采集哪些内容，结果给谁用',
              en: 'What you record and who uses the results',
            },
            minLength: 40,
            maxLength: 600,
          },
          {
            key: 'fieldStart',
            type: 'date',
            label: {
              zh: '第一次下乡或进场的日期',
              en: 'Date of the first day in the field',
            },
            from: 'today',
          },
          {
            key: 'fastLane',
            type: 'choice',
            label: {
              zh: '是否需要应急快速通道',
              en: 'Do you need the emergency lane',
            },
            options: [
              {
                value: 'yes',
                label: {
                  zh: '需要，正在响应灾害',
                  en: 'Yes, we are responding to a disaster',
                },
              },
              {
                value: 'no',
                label: {
                  zh: '不需要',
                  en: 'No',
                },
              },
            ],
          },
          {
            key: 'paperForm',
            type: 'file',
            label: {
              zh: '现用表格',
              en: 'The form in use today',
            },
            accept: ['pdf', 'image'],
            atMost: 3,
          },
        ],
      },
    ],
  },
  termMonths: 24,
  activation: {
    kind: 'steps',
    link: 'demoSpace',
    steps: [
      {
        zh: '从上面的链接登录网页端，用户名是申请编号，第一次登录时自己设密码。',
        en: 'Log in to the web page above: your user name is the reference of the application, and you choose a password the first time.',
      },
      {
        zh: '在安卓手机上安装 KoboCollect，服务器地址填上面的链接。',
        en: 'Install KoboCollect on the Android phones and enter the link above as their server.',
      },
      {
        zh: '填一条测试记录并上传，在地图上看到它就算接通了。',
        en: 'Fill in and upload one test record: when you see it on the map, you are connected.',
      },
    ],
  },
  reviewedOn: '2026-10-20',
}
