import type { DemoTool } from '../demo-types.ts'

export const openproject: DemoTool = {
  number: 1038,
  name: {
    zh: 'OpenProject 项目管理',
    en: 'OpenProject',
  },
  tagline: {
    zh: '甘特图、任务、会议纪要和工时，跟着项目走',
    en: 'Gantt chart, tasks, minutes and hours, all beside the project',
  },
  description: [
    {
      zh: 'OpenProject 以“工作包”串起整个项目：任务、里程碑、风险都能排期、分派和关联，甘特图随进度自动移动。',
      en: 'OpenProject strings a project on work packages: tasks, milestones and risks are dated, assigned and linked, and the Gantt chart moves with them.',
    },
    {
      zh: '工时登记能按资助项目出汇总，写中期报告时直接引用。',
      en: 'Hours add up by grant, ready to quote in the mid-term report.',
    },
    {
      zh: '我们按运行成本的一半收费：每个账号每月 4 元，最少十个账号，含三小时设置辅导。',
      en: 'You pay half of what running it costs: 4 yuan an account each month, from ten accounts, with three hours of set-up help.',
    },
  ],
  audience: {
    zh: '适合周期半年以上、多方协作的项目。只有三五个人的日常任务，用看板更轻快。',
    en: 'For projects of half a year or longer with several partners. For daily tasks of a handful of people, a board is quicker.',
  },
  fields: ['health', 'emergency', 'environment'],
  needs: ['projectManagement', 'collaboration'],
  kind: 'cloudService',
  cost: 'discounted',
  keywords: {
    zh: '项目管理，甘特图，任务，里程碑，工时，排期',
    en: 'project management, Gantt, milestones, tasks, time tracking, work packages',
  },
  licence: 'GPL-3.0-only',
  homepage: 'https://www.openproject.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'registeredYears',
      atLeast: 1,
    },
    {
      kind: 'teamAdmin',
    },
  ],
  papers: [
    {
      zh: '项目计划书',
      en: 'Project plan',
    },
    {
      zh: '登记证书扫描件',
      en: 'Scan of the registration certificate',
    },
  ],
  replyWorkingDays: 8,
  claimSteps: [
    {
      zh: '选一个刚启动或即将启动的项目作试点。',
      en: 'Pick a project that has just begun or soon will.',
    },
    {
      zh: '上传计划书，辅导员把它拆成初始工作包。',
      en: 'Upload the plan, and a coach splits it into the first work packages.',
    },
    {
      zh: '确认账号数和半价账单。',
      en: 'Confirm the number of accounts and the halved bill.',
    },
    {
      zh: '辅导三小时，分两次完成。',
      en: 'Three hours of help follow in two sittings.',
    },
  ],
  exitRoute: {
    zh: '工作包导出 Excel 或 PDF，整库备份可恢复到任何自建的 OpenProject。',
    en: 'Work packages export to Excel or PDF, and a full backup restores on any OpenProject of your own.',
  },
  costAfter: {
    zh: '半价保留三年，之后按全价每账号每月 8 元，或自建，软件免费。',
    en: 'Half price holds for three years, then it is 8 yuan an account each month, or run the free software yourself.',
  },
  stockPerYear: 28,
  allowanceUnits: 3,
  questions: {
    sections: [
      {
        key: 'project',
        title: {
          zh: '试点项目',
          en: 'Pilot project',
        },
        questions: [
          {
            key: 'projectName',
            type: 'text',
            label: {
              zh: '项目名称',
              en: 'Name of the project',
            },
            maxLength: 80,
          },
          {
            key: 'projectStart',
            type: 'date',
            label: {
              zh: '项目开始日期',
              en: 'First day of the project',
            },
          },
          {
            key: 'projectEnd',
            type: 'date',
            label: {
              zh: '项目结束日期',
              en: 'Last day of the project',
            },
            from: 'today',
          },
          {
            key: 'partners',
            type: 'number',
            label: {
              zh: '有几家合作方参与',
              en: 'Partners taking part',
            },
            min: 1,
            max: 50,
            unit: {
              zh: '家',
              en: 'partners',
            },
          },
        ],
      },
      {
        key: 'people',
        title: {
          zh: '账号与付款',
          en: 'Accounts and payment',
        },
        questions: [
          {
            key: 'seats',
            type: 'number',
            label: {
              zh: '需要几个账号',
              en: 'Accounts wanted',
            },
            min: 10,
            max: 200,
            unit: {
              zh: '个',
              en: 'accounts',
            },
          },
          {
            key: 'invoice',
            type: 'choice',
            label: {
              zh: '需要哪种票据',
              en: 'Kind of invoice',
            },
            options: [
              {
                value: 'normal',
                label: {
                  zh: '普通发票',
                  en: 'Ordinary',
                },
              },
              {
                value: 'receipt',
                label: {
                  zh: '收据即可',
                  en: 'A receipt will do',
                },
              },
            ],
          },
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
            key: 'projectPlan',
            type: 'file',
            label: {
              zh: '项目计划书文件',
              en: 'Plan as PDF',
            },
            accept: ['pdf'],
            atMost: 2,
          },
        ],
      },
    ],
  },
  termMonths: 36,
  activation: {
    kind: 'steps',
    link: 'demoSpace',
    steps: [
      {
        zh: '付清首期账单后，从上面的链接用联系邮箱设密码。',
        en: 'After the first bill is paid, set a password with your contact address at the link above.',
      },
      {
        zh: '与辅导员一起核对甘特图上的关键日期。',
        en: 'Go over the key dates in the chart with your coach.',
      },
      {
        zh: '请每位成员登记一天工时，确认汇总正确。',
        en: 'Have each member log one day and check the total.',
      },
    ],
  },
  reviewedOn: '2026-10-04',
}
