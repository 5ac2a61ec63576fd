import type { DemoTool } from '../demo-types.ts'

export const dhis2: DemoTool = {
  number: 1046,
  name: {
    zh: 'DHIS2 健康信息系统',
    en: 'DHIS2',
  },
  tagline: {
    zh: '多个基层站点按月上报，汇总成可追溯的健康指标',
    en: 'Monthly reports from many clinics, joined into health indicators',
  },
  description: [
    {
      zh: 'DHIS2 由奥斯陆大学牵头开发，许多国家的卫生部门用它汇总免疫、妇幼和疟疾数据。机构按层级组织，村卫生室报到乡镇，再汇到县。',
      en: 'DHIS2 is led by the University of Oslo, and health ministries of many countries gather immunisation, maternal and malaria data with it. Sites form a hierarchy from village post to township and county.',
    },
    {
      zh: '除了汇总表，它也能跟踪个人的多次就诊，指标、地图和数据质量检查都是内建的。',
      en: 'Besides totals it follows a person over several visits, with indicators, maps and quality checks built in.',
    },
    {
      zh: '一年只开放十个名额：专用服务器两年、顾问十五天、两地各一次培训。',
      en: 'Ten places a year, each with a server of its own for two years, fifteen days of consulting and training in two places.',
    },
  ],
  audience: {
    zh: '适合覆盖十个站点以上的公共卫生项目。单个诊所的病历管理，请看 OpenMRS。',
    en: 'For public-health programmes with ten sites or more. For records in one clinic see OpenMRS.',
  },
  fields: ['health', 'rural', 'children'],
  needs: ['dataCollection', 'dataAnalysis', 'mapping'],
  kind: 'selfHosted',
  cost: 'donatedQuota',
  keywords: {
    zh: '公共卫生，妇幼，免疫，上报，指标，健康数据',
    en: 'public health, HMIS, indicators, immunisation, maternal health, aggregate data',
  },
  licence: 'BSD-3-Clause',
  homepage: 'https://dhis2.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'entityType',
      anyOf: ['foundation', 'socialServiceAgency', 'association', 'publicInstitution'],
    },
    {
      kind: 'registeredYears',
      atLeast: 3,
    },
    {
      kind: 'teamAdmin',
    },
    {
      kind: 'declared',
      key: 'healthEthics',
      statement: {
        zh: '项目已获得伦理审查或主管部门的书面同意。',
        en: 'The programme has ethical approval or the written consent of its authority.',
      },
    },
  ],
  papers: [
    {
      zh: '伦理批件或主管部门同意函',
      en: 'Ethical approval or letter of the authority',
    },
    {
      zh: '指标清单',
      en: 'List of indicators',
    },
    {
      zh: '站点名录',
      en: 'List of sites',
    },
    {
      zh: '登记证书扫描件',
      en: 'Scan of the registration certificate',
    },
  ],
  replyWorkingDays: 15,
  claimSteps: [
    {
      zh: '先定十个以内的核心指标，写清分子与分母。',
      en: 'Fix up to ten core indicators with numerator and denominator.',
    },
    {
      zh: '分四页填写，预计一小时，可由几位同事接力。',
      en: 'Four pages take about an hour and may be shared among colleagues.',
    },
    {
      zh: '评审小组线上听你讲二十分钟。',
      en: 'A panel listens to you online for twenty minutes.',
    },
    {
      zh: '签约后六周内完成搭建和首轮培训。',
      en: 'Within six weeks of signing it is built and the first training held.',
    },
  ],
  exitRoute: {
    zh: '元数据和数值均可导出为 JSON、XML、CSV，开放的接口让任何统计软件直接读取。',
    en: 'Metadata and values export as JSON, XML and CSV, and the open interface lets statistics programs read them.',
  },
  costAfter: {
    zh: '两年后服务器与备份每年约 9,000 元，请写进下一期项目预算；顾问按天 1,200 元。',
    en: 'After two years server and backup cost about 9,000 yuan a year, to be put into your next budget; a consultant is 1,200 a day.',
  },
  stockPerYear: 10,
  allowanceUnits: 5,
  questions: {
    sections: [
      {
        key: 'programme',
        title: {
          zh: '项目',
          en: 'Your programme',
        },
        questions: [
          {
            key: 'programmeName',
            type: 'text',
            label: {
              zh: '公共卫生项目名称',
              en: 'Name of the health programme',
            },
            maxLength: 100,
          },
          {
            key: 'sites',
            type: 'number',
            label: {
              zh: '覆盖多少个站点',
              en: 'Sites covered',
            },
            min: 10,
            max: 2000,
            unit: {
              zh: '个',
              en: 'sites',
            },
          },
          {
            key: 'reporting',
            type: 'choice',
            label: {
              zh: '现在怎样上报',
              en: 'How reports travel today',
            },
            options: [
              {
                value: 'paper',
                label: {
                  zh: '纸质报表',
                  en: 'On paper',
                },
              },
              {
                value: 'excel',
                label: {
                  zh: '电子表格汇总',
                  en: 'In spreadsheets',
                },
              },
              {
                value: 'system',
                label: {
                  zh: '已有信息系统',
                  en: 'In a system',
                },
              },
            ],
          },
        ],
      },
      {
        key: 'indicators',
        title: {
          zh: '指标与数据',
          en: 'Indicators and data',
        },
        questions: [
          {
            key: 'coreIndicators',
            type: 'longText',
            label: {
              zh: '核心指标及算法',
              en: 'Core indicators and how they are computed',
            },
            minLength: 80,
            maxLength: 1000,
          },
          {
            key: 'dataTypes',
            type: 'choices',
            label: {
              zh: '会处理哪些数据',
              en: 'Data that will be handled',
            },
            options: [
              {
                value: 'totals',
                label: {
                  zh: '汇总数',
                  en: 'Totals',
                },
              },
              {
                value: 'visits',
                label: {
                  zh: '个人就诊记录',
                  en: 'Visits of individuals',
                },
              },
              {
                value: 'stock',
                label: {
                  zh: '药品库存',
                  en: 'Stock of medicines',
                },
              },
            ],
          },
          {
            key: 'indicatorList',
            type: 'file',
            label: {
              zh: '指标清单文件',
              en: 'List of indicators as PDF',
            },
            accept: ['pdf'],
            atMost: 1,
          },
        ],
      },
      {
        key: 'ethics',
        title: {
          zh: '伦理与隐私',
          en: 'Ethics and privacy',
        },
        questions: [
          {
            key: 'ethicsApproval',
            type: 'file',
            label: {
              zh: '批件或同意函',
              en: 'Approval or letter',
            },
            accept: ['pdf', 'image'],
            atMost: 2,
          },
          {
            key: 'accessRules',
            type: 'longText',
            label: {
              zh: '各级人员分别能看到什么',
              en: 'What each level may see',
            },
            minLength: 60,
            maxLength: 600,
          },
          {
            key: 'approvalUntil',
            type: 'date',
            label: {
              zh: '批件有效期至',
              en: 'Approval is valid until',
            },
            from: 'today',
          },
        ],
      },
      {
        key: 'people',
        title: {
          zh: '人员与承诺',
          en: 'People and commitment',
        },
        questions: [
          {
            key: 'contactName',
            type: 'text',
            label: {
              zh: '联系人',
              en: 'Contact person',
            },
            maxLength: 40,
            prefill: 'contactName',
          },
          {
            key: 'contactPhone',
            type: 'text',
            label: {
              zh: '联系电话',
              en: 'Contact phone',
            },
            maxLength: 20,
            prefill: 'contactPhone',
            format: 'phone',
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我代表机构同意捐赠协议及两年后的费用安排',
              en: 'For the organisation I agree to the donation agreement and the costs after two years',
            },
            article: 'toolDonationAgreement',
            version: 1,
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
        zh: '顾问交付后，从上面的链接登录培训环境，走完一个完整上报周期。',
        en: 'After the consultant hands over, log in to the training site with the link above and go through one whole reporting period.',
      },
      {
        zh: '清空演练数据，导入真实站点名录。',
        en: 'Clear the rehearsal data and bring in the real list of sites.',
      },
      {
        zh: '首月上报完成率达到八成，就在本页点“确认可以使用”。',
        en: "When four fifths of the first month's reports have come in, confirm on this page that it works.",
      },
    ],
  },
  reviewedOn: '2026-08-24',
}
