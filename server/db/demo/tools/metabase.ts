import type { DemoTool } from '../demo-types.ts'

export const metabase: DemoTool = {
  number: 1019,
  name: {
    zh: 'Metabase 数据看板',
    en: 'Metabase',
  },
  tagline: {
    zh: '点几下鼠标就能问数据库，图表每天自动更新',
    en: 'Ask your database with a few clicks, in charts that refresh daily',
  },
  description: [
    {
      zh: 'Metabase 连上你的 MySQL、PostgreSQL 或上传的表格后，不写代码也能筛选、分组和画图，懂 SQL 的人可以写得更深。',
      en: 'Once Metabase is connected to MySQL, PostgreSQL or an uploaded table, you filter, group and draw without code, and those who know SQL go deeper.',
    },
    {
      zh: '看板能定时发到邮箱，也能嵌进内部网页；每个人看到哪些数据由权限决定。',
      en: 'Dashboards go out by mail on schedule or sit inside an internal page, and rights decide who sees which data.',
    },
    {
      zh: '名额含一次两小时的梳理会：我们和你一起从三个真问题出发，做出第一块看板。',
      en: 'A place includes a two-hour session in which we start from three real questions and build the first dashboard together.',
    },
  ],
  audience: {
    zh: '适合已有一处结构化数据的团队。数据还散在各人表格里的，先用 Baserow 或采集工具收拢。',
    en: 'For teams whose data already sit in one structured place. If they are spread over spreadsheets, gather them first with Baserow or a collection tool.',
  },
  fields: ['health', 'education', 'emergency'],
  needs: ['dataAnalysis', 'projectManagement'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '看板，图表，商业智能，报表，可视化，BI',
    en: 'dashboard, BI, charts, SQL, reporting, visualisation',
  },
  licence: 'AGPL-3.0-only',
  homepage: 'https://www.metabase.com/',
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
      key: 'deidentify',
      statement: {
        zh: '接入的数据会先去掉姓名、证件号和联系方式。',
        en: 'Names, identity numbers and contact details are removed before data are connected.',
      },
    },
  ],
  papers: [
    {
      zh: '数据表结构说明',
      en: 'Description of the data tables',
    },
  ],
  replyWorkingDays: 7,
  claimSteps: [
    {
      zh: '写下三个最想每周看到答案的问题。',
      en: 'Write down three questions you want answered every week.',
    },
    {
      zh: '附上表结构，不要附真实数据。',
      en: 'Attach the structure of the tables, never real data.',
    },
    {
      zh: '参加梳理会，当场出第一块看板。',
      en: 'Come to the session and leave with your first dashboard.',
    },
  ],
  exitRoute: {
    zh: '问题与看板的定义可导出为 JSON，图表数据另存 CSV；源数据一直在你自己的库里。',
    en: 'Questions and dashboards export as JSON and their results as CSV, while the source data never left your own database.',
  },
  costAfter: {
    zh: '免费使用 24 个月，其后自建需 1 核 2 GB 服务器，年付约 600 元。',
    en: 'Two years are free; a 1-core, 2 GB server of your own costs about 600 yuan a year after that.',
  },
  stockPerYear: 20,
  allowanceUnits: 3,
  questions: {
    sections: [
      {
        key: 'data',
        title: {
          zh: '数据',
          en: 'Your data',
        },
        questions: [
          {
            key: 'source',
            type: 'choice',
            label: {
              zh: '数据存放在哪种系统里',
              en: 'Kind of system that holds the data',
            },
            options: [
              {
                value: 'mysql',
                label: {
                  zh: 'MySQL 或 MariaDB',
                  en: 'MySQL or MariaDB',
                },
              },
              {
                value: 'postgres',
                label: {
                  zh: 'PostgreSQL',
                  en: 'PostgreSQL',
                },
              },
              {
                value: 'files',
                label: {
                  zh: '定期上传的表格',
                  en: 'Tables uploaded regularly',
                },
              },
            ],
          },
          {
            key: 'threeQuestions',
            type: 'longText',
            label: {
              zh: '三个每周都想知道的问题',
              en: 'Three questions for every week',
            },
            minLength: 60,
            maxLength: 600,
          },
          {
            key: 'schema',
            type: 'file',
            label: {
              zh: '表结构说明',
              en: 'Structure of the tables',
            },
            accept: ['pdf', 'image'],
            atMost: 2,
          },
        ],
      },
      {
        key: 'people',
        title: {
          zh: '使用者',
          en: 'Who will use it',
        },
        questions: [
          {
            key: 'viewers',
            type: 'number',
            label: {
              zh: '看板给多少人看',
              en: 'People who will look at dashboards',
            },
            min: 1,
            max: 100,
            unit: {
              zh: '人',
              en: 'viewers',
            },
          },
          {
            key: 'contactEmail',
            type: 'text',
            label: {
              zh: '联系邮箱',
              en: 'Contact e-mail',
            },
            maxLength: 120,
            prefill: 'contactEmail',
            format: 'email',
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我确认接入前会去除个人信息，并接受捐赠协议',
              en: 'I confirm that personal data are removed first, and accept the donation agreement',
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
        zh: '建一个只读的数据库账号，打开上面的链接，填进连接向导。',
        en: 'Create a read-only database account, open the link above and enter it in the connection wizard.',
      },
      {
        zh: '和我们一起做第一块看板，把它设为首页。',
        en: 'Build the first dashboard with us and make it the front page.',
      },
      {
        zh: '设定每周一早上的邮件订阅。',
        en: 'Schedule the Monday morning mail.',
      },
    ],
  },
  reviewedOn: '2026-10-06',
}
