import type { DemoTool } from '../demo-types.ts'

export const ushahidi: DemoTool = {
  number: 1048,
  name: {
    zh: 'Ushahidi 众包地图',
    en: 'Ushahidi',
  },
  tagline: {
    zh: '群众用短信和网页上报，地图上看到求助与资源',
    en: 'People report by text or web, and a map shows needs and help',
  },
  description: [
    {
      zh: 'Ushahidi 源于肯尼亚，意为“证词”。它把网页、短信和邮件里的报告收进一处，由志愿者核实、归类、标到地图上。',
      en: 'Ushahidi began in Kenya, and its name means testimony. Reports by web, text message and mail come to one place, where volunteers verify, sort and map them.',
    },
    {
      zh: '每条报告都有状态：待核实、已核实、已处理，公众只看到核实过的内容。',
      en: 'Each report is awaiting, verified or handled, and the public sees only what was verified.',
    },
    {
      zh: '防汛季我们保留二十套热备空间，接到申请后四小时内可用，平日两天。',
      en: 'In flood season twenty spaces stand ready within four hours of a request, at other times within two days.',
    },
  ],
  audience: {
    zh: '适合救灾指挥、环境举报和无障碍地图征集。没有人手核实时不要开放，错误信息会害人。',
    en: 'For relief coordination, pollution reports and mapping of barriers. Without people to verify, do not open it: wrong reports do harm.',
  },
  fields: ['emergency', 'environment', 'rural'],
  needs: ['mapping', 'dataCollection', 'communication'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '众包，灾情，求助，地图，上报，志愿者核实',
    en: 'crowdsourcing, crisis map, reports, flood, verification',
  },
  licence: 'AGPL-3.0-only',
  homepage: 'https://www.ushahidi.com/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation', 'publicInstitution'],
    },
    {
      kind: 'declared',
      key: 'verifiers',
      statement: {
        zh: '开放期间每天至少有两名核实员在岗。',
        en: 'While it is open at least two people verify on every day.',
      },
    },
  ],
  papers: [
    {
      zh: '应急预案',
      en: 'Emergency plan',
    },
  ],
  replyWorkingDays: 2,
  claimSteps: [
    {
      zh: '写清收集哪几类信息，最多六类。',
      en: 'Name the kinds of reports, six at most.',
    },
    {
      zh: '排出核实员第一周的班次。',
      en: "Draw up the verifiers' shifts for the first week.",
    },
    {
      zh: '情况紧急的，在表里选最急的一档，我们先看。',
      en: 'Where it is urgent, choose the most urgent level in the form: we look at it first.',
    },
  ],
  exitRoute: {
    zh: '全部报告按 CSV 或 GeoJSON 导出，核实记录也在内；关闭后公开地图可留存为静态网页。',
    en: 'All reports with their checks export as CSV or GeoJSON, and the public map can stay as a static page.',
  },
  costAfter: {
    zh: '一次响应免费六个月，可续一次。长期使用自建，每年约 1,900 元。',
    en: 'One response is free for six months and once again; for lasting use your own server is about 1,900 yuan a year.',
  },
  stockPerYear: 20,
  allowanceUnits: 2,
  questions: {
    sections: [
      {
        key: 'response',
        title: {
          zh: '响应行动',
          en: 'The response',
        },
        questions: [
          {
            key: 'eventName',
            type: 'text',
            label: {
              zh: '事件或行动名称',
              en: 'Name of the event or action',
            },
            maxLength: 80,
          },
          {
            key: 'urgency',
            type: 'choice',
            label: {
              zh: '有多紧急',
              en: 'How urgent it is',
            },
            options: [
              {
                value: 'today',
                label: {
                  zh: '今天就要',
                  en: 'Today',
                },
              },
              {
                value: 'week',
                label: {
                  zh: '一周以内',
                  en: 'Within a week',
                },
              },
              {
                value: 'prepare',
                label: {
                  zh: '为以后准备',
                  en: 'To be prepared',
                },
              },
            ],
          },
          {
            key: 'reportKinds',
            type: 'choices',
            label: {
              zh: '收集哪些报告',
              en: 'Reports to collect',
            },
            options: [
              {
                value: 'need',
                label: {
                  zh: '求助',
                  en: 'Calls for help',
                },
              },
              {
                value: 'road',
                label: {
                  zh: '道路情况',
                  en: 'Roads',
                },
              },
              {
                value: 'supply',
                label: {
                  zh: '物资',
                  en: 'Supplies',
                },
              },
              {
                value: 'missing',
                label: {
                  zh: '寻人',
                  en: 'Missing people',
                },
              },
              {
                value: 'shelter',
                label: {
                  zh: '安置点',
                  en: 'Shelters',
                },
              },
            ],
            atMost: 4,
          },
          {
            key: 'verifierCount',
            type: 'number',
            label: {
              zh: '有多少名核实员',
              en: 'Verifiers at hand',
            },
            min: 2,
            max: 200,
            unit: {
              zh: '人',
              en: 'people',
            },
          },
          {
            key: 'emergencyPlan',
            type: 'file',
            label: {
              zh: '应急预案文件',
              en: 'The plan as a file',
            },
            accept: ['pdf', 'image'],
            atMost: 2,
          },
          {
            key: 'contactPhone',
            type: 'text',
            label: {
              zh: '联系电话',
              en: 'Contact phone',
            },
            hint: {
              zh: '值班员会直接拨打。',
              en: 'The duty officer rings this number.',
            },
            maxLength: 20,
            prefill: 'contactPhone',
            format: 'phone',
          },
        ],
      },
    ],
  },
  termMonths: 6,
  activation: {
    kind: 'steps',
    link: 'demoSpace',
    steps: [
      {
        zh: '点上面的链接进入地图后台，先建报告类别和核实流程。',
        en: 'Enter the back office of the map with the link above and set up categories and the way reports are verified.',
      },
      {
        zh: '用三条假报告演练一遍，确认公众页看不到未核实内容。',
        en: 'Rehearse with three invented reports and see that the public page hides what is unverified.',
      },
    ],
  },
  reviewedOn: '2026-10-26',
}
