import type { DemoTool } from '../demo-types.ts'

export const odk: DemoTool = {
  number: 1011,
  name: {
    zh: 'ODK 手机采集',
    en: 'ODK',
  },
  tagline: {
    zh: '用安卓手机替代纸质登记本，逻辑校验在填写时就做',
    en: 'Android phones instead of paper registers, with checks while you type',
  },
  description: [
    {
      zh: 'ODK 由手机端 Collect 和服务器 Central 组成，许多公共卫生调查用它收数。表单写在 Excel 里，能限制数值范围、按前面的回答跳题，还能挂载名册供选择。',
      en: 'ODK consists of Collect on the phone and Central on the server, and many public-health studies rely on it. Forms are written in Excel, limit values, branch on earlier answers and offer lists to pick from.',
    },
    {
      zh: '新版支持“实体”：今天登记的一户人家，下个月回访时会自动出现在采集员的名单里。',
      en: "Newer versions know entities: a household registered today shows up in the collector's list at next month's visit.",
    },
    {
      zh: '捐赠额度含一台 2 核服务器、50 GB 存储，以及对首张表单的逐题审阅。',
      en: 'The gift is a 2-core server, 50 GB of storage and a question-by-question review of your first form.',
    },
  ],
  audience: {
    zh: '适合要长期追踪同一批人或样地、并且愿意学一点表单语法的团队。完全不想碰表格语法的，选拖拽式的采集工具会轻松些。',
    en: 'For teams that follow the same people or plots for years and will learn some form syntax. If you prefer to drag and drop, another collector in this toolbox is gentler.',
  },
  fields: ['health', 'rural', 'environment'],
  needs: ['dataCollection'],
  kind: 'mobileApp',
  cost: 'donatedQuota',
  keywords: {
    zh: '数据采集，随访，登记，XLSForm，安卓，追踪调查',
    en: 'data collection, follow-up, XLSForm, Android, longitudinal, ODK Central, ODK Collect',
  },
  licence: 'Apache-2.0',
  homepage: 'https://getodk.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'registeredYears',
      atLeast: 1,
    },
    {
      kind: 'declared',
      key: 'deviceLock',
      statement: {
        zh: '采集手机都设锁屏密码，遗失后 24 小时内停用其账号。',
        en: 'Every collecting phone has a lock code, and the account of a lost phone is disabled within 24 hours.',
      },
    },
  ],
  papers: [
    {
      zh: '登记证书扫描件',
      en: 'Scan of the registration certificate',
    },
    {
      zh: '调查方案',
      en: 'Study plan',
    },
  ],
  replyWorkingDays: 5,
  claimSteps: [
    {
      zh: '画出随访流程：第一次问什么，以后每次问什么。',
      en: 'Sketch the visits: what is asked first, and what at every return.',
    },
    {
      zh: '提交调查方案，三天内收到表单建议。',
      en: 'Send the study plan; advice on the form comes in three days.',
    },
    {
      zh: '用激活码创建服务器，加入采集员账号。',
      en: 'Create the server with the activation code and add accounts for the data collectors.',
    },
  ],
  exitRoute: {
    zh: 'Central 可随时下载全部提交、附件和表单；它还有开放的 OData 接口，Excel 和 R 能直接连。',
    en: 'Central downloads all submissions, attachments and forms at any time, and its OData interface feeds Excel and R directly.',
  },
  costAfter: {
    zh: '额度为 18 个月。到期后同等配置的服务器按月付费，约 90 元。',
    en: 'The quota covers 18 months; a server of that size then costs about 90 yuan a month.',
  },
  stockPerYear: 35,
  allowanceUnits: 2,
  questions: {
    sections: [
      {
        key: 'study',
        title: {
          zh: '调查方案',
          en: 'The study',
        },
        questions: [
          {
            key: 'studyName',
            type: 'text',
            label: {
              zh: '调查或项目简称',
              en: 'Short name of the study',
            },
            maxLength: 80,
          },
          {
            key: 'visitRhythm',
            type: 'choice',
            label: {
              zh: '多久回访一次',
              en: 'How often people are visited again',
            },
            options: [
              {
                value: 'once',
                label: {
                  zh: '不回访',
                  en: 'Never',
                },
              },
              {
                value: 'monthly',
                label: {
                  zh: '每月',
                  en: 'Monthly',
                },
              },
              {
                value: 'quarterly',
                label: {
                  zh: '每季度',
                  en: 'Quarterly',
                },
              },
              {
                value: 'yearly',
                label: {
                  zh: '每年',
                  en: 'Yearly',
                },
              },
            ],
          },
          {
            key: 'followed',
            type: 'number',
            label: {
              zh: '要追踪多少户或多少个样地',
              en: 'Households or plots to follow',
            },
            min: 10,
            max: 20000,
            unit: {
              zh: '个',
              en: 'units',
            },
          },
        ],
      },
      {
        key: 'field',
        title: {
          zh: '人员与设备',
          en: 'People and devices',
        },
        questions: [
          {
            key: 'phones',
            type: 'number',
            label: {
              zh: '有几部可用的安卓手机',
              en: 'Android phones at hand',
            },
            min: 1,
            max: 150,
            unit: {
              zh: '部',
              en: 'phones',
            },
          },
          {
            key: 'safety',
            type: 'longText',
            label: {
              zh: '怎样保管受访者的隐私',
              en: 'How respondents are kept private',
            },
            minLength: 50,
            maxLength: 500,
          },
          {
            key: 'studyPlan',
            type: 'file',
            label: {
              zh: '调查方案文件',
              en: 'Study plan as a file',
            },
            accept: ['pdf'],
            atMost: 1,
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我们接受捐赠协议，并对采集到的个人信息负责',
              en: 'We accept the donation agreement and answer for the personal data we record',
            },
            article: 'toolDonationAgreement',
            version: 1,
          },
        ],
      },
    ],
  },
  termMonths: 18,
  activation: {
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '打开上面的额度页，用激活码新建 Central，并记下它的网址。',
        en: 'Open the credit page above, create Central with the code and note its address.',
      },
      {
        zh: '上传审阅过的表单，给采集员生成各自的扫码配置。',
        en: 'Upload the reviewed form and make a setup code for each collector.',
      },
      {
        zh: '每部手机完成一条演练数据后再出发。',
        en: 'Send nobody out before their phone has delivered one rehearsal record.',
      },
    ],
  },
  reviewedOn: '2026-09-21',
}
