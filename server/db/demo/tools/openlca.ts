import type { DemoTool } from '../demo-types.ts'

export const openlca: DemoTool = {
  number: 1056,
  name: {
    zh: 'openLCA 碳足迹核算',
    en: 'openLCA',
  },
  tagline: {
    zh: '算清一件产品或一场活动从头到尾的环境影响',
    en: 'Work out what a product or event costs the environment from start to end',
  },
  description: [
    {
      zh: 'openLCA 是生命周期评价软件，把原料、运输、使用和废弃连成模型，算出碳排放、用水和污染。结果能追到是哪一步造成的。',
      en: 'openLCA assesses life cycles: materials, transport, use and waste become a model that gives carbon, water and pollution, traced to the step that causes them.',
    },
    {
      zh: '软件免费，贵的是背景数据库。我们捐出的是一年的教学用数据许可，和一位环境工程师两次共四小时的辅导。',
      en: "The program is free while background data are dear: we give a year's licence of teaching data and four hours with an environmental engineer in two sittings.",
    },
  ],
  audience: {
    zh: '适合做低碳活动、农产品和循环再用项目的团队。得出的数字可用于内部改进和科普，对外声明减排量需要第三方核证。',
    en: 'For low-carbon events, farm produce and reuse. Figures serve improvement and education; public claims of savings need a third-party check.',
  },
  fields: ['environment', 'rural', 'education'],
  needs: ['dataAnalysis', 'projectManagement'],
  kind: 'desktopApp',
  cost: 'donatedQuota',
  keywords: {
    zh: '碳足迹，生命周期，碳排放，环境影响，低碳',
    en: 'LCA, carbon footprint, life cycle assessment, emissions, sustainability',
  },
  licence: 'MPL-2.0',
  homepage: 'https://www.openlca.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation', 'publicInstitution'],
    },
  ],
  papers: [
    {
      zh: '核算对象说明',
      en: 'Note on what is assessed',
    },
  ],
  replyWorkingDays: 11,
  claimSteps: [
    {
      zh: '选一个边界清楚的对象，比如一场千人活动。',
      en: 'Choose something with clear limits, say an event for a thousand people.',
    },
    {
      zh: '收集用电、运输和物料的票据。',
      en: 'Gather bills for power, transport and materials.',
    },
    {
      zh: '提交后，工程师判断数据够不够。',
      en: 'Submit, and the engineer judges whether the data suffice.',
    },
    {
      zh: '输入激活码，完成两次辅导。',
      en: 'Enter the activation code and take both coaching sessions.',
    },
  ],
  exitRoute: {
    zh: '模型可存为 JSON-LD 或 ZOLCA，结果表导出 Excel；许可到期后模型仍在，只是背景数据不可再更新。',
    en: 'Models save as JSON-LD or ZOLCA and results as Excel; when the licence ends the model stays, though its background data no longer update.',
  },
  costAfter: {
    zh: '次年续用教学数据约 900 元，也可换成免费的公开数据库，精度略低。',
    en: 'Another year of teaching data is about 900 yuan, or take free public data at slightly lower precision.',
  },
  stockPerYear: 22,
  allowanceUnits: 2,
  questions: {
    sections: [
      {
        key: 'object',
        title: {
          zh: '核算对象',
          en: 'What is assessed',
        },
        questions: [
          {
            key: 'objectKind',
            type: 'choice',
            label: {
              zh: '要核算什么',
              en: 'Kind of thing',
            },
            options: [
              {
                value: 'product',
                label: {
                  zh: '产品',
                  en: 'A product',
                },
              },
              {
                value: 'event',
                label: {
                  zh: '活动',
                  en: 'An event',
                },
              },
              {
                value: 'service',
                label: {
                  zh: '服务',
                  en: 'A service',
                },
              },
            ],
          },
          {
            key: 'objectName',
            type: 'text',
            label: {
              zh: '名称与数量单位',
              en: 'Name and unit',
            },
            maxLength: 80,
          },
          {
            key: 'boundary',
            type: 'longText',
            label: {
              zh: '从哪一步算到哪一步',
              en: 'Where it begins and ends',
            },
            minLength: 50,
            maxLength: 600,
          },
          {
            key: 'evidence',
            type: 'choices',
            label: {
              zh: '已有哪些凭据',
              en: 'Evidence at hand',
            },
            options: [
              {
                value: 'power',
                label: {
                  zh: '电费单',
                  en: 'Power bills',
                },
              },
              {
                value: 'transport',
                label: {
                  zh: '运输记录',
                  en: 'Transport',
                },
              },
              {
                value: 'materials',
                label: {
                  zh: '采购清单',
                  en: 'Purchases',
                },
              },
              {
                value: 'waste',
                label: {
                  zh: '废弃物记录',
                  en: 'Waste',
                },
              },
            ],
            atMost: 3,
          },
          {
            key: 'resultBy',
            type: 'date',
            label: {
              zh: '哪天之前需要结果',
              en: 'Results are needed by',
            },
            from: 'today',
          },
          {
            key: 'bills',
            type: 'file',
            label: {
              zh: '凭据样例',
              en: 'Sample of the evidence',
            },
            accept: ['pdf', 'image'],
            atMost: 5,
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我同意捐赠协议，数据许可只用于公益与教学',
              en: 'I accept the donation agreement and use the data only for public benefit and teaching',
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
        zh: '打开上面的数据页，输入激活码，下载并导入背景数据。',
        en: 'Open the data page above, type the code, then download and import the background data.',
      },
      {
        zh: '照教程做完“一杯豆浆”的练习模型。',
        en: 'Finish the practice model of a cup of soy milk.',
      },
      {
        zh: '建自己的模型，第一次辅导前保存一份副本。',
        en: 'Build your own model and keep a copy before the first sitting.',
      },
    ],
  },
  reviewedOn: '2026-09-14',
}
