import type { DemoTool } from '../demo-types.ts'

export const civicrm: DemoTool = {
  number: 1004,
  name: {
    zh: 'CiviCRM 联系人与捐款管理',
    en: 'CiviCRM',
  },
  tagline: {
    zh: '捐赠人、志愿者和活动记录放进同一本账，不再靠表格对',
    en: 'One record for donors, volunteers and events instead of matching spreadsheets',
  },
  description: [
    {
      zh: 'CiviCRM 专为非营利机构而写，围绕“人”来组织数据：一个人捐过多少、参加过什么、收过哪些邮件，一页看完。',
      en: 'CiviCRM was written for nonprofits and is organised around people: what someone gave, joined and was sent stands on one page.',
    },
    {
      zh: '它能记录线下与线上捐款、开出捐赠收据、管理会员年费，并按你设定的条件筛出要回访的人。可以嵌在 WordPress 或 Drupal 里使用。',
      en: 'It records gifts online and off, prints receipts, handles membership fees and lists the people you ought to call. It lives inside WordPress or Drupal.',
    },
    {
      zh: '我们的实施顾问按优惠价驻场两天，帮你清洗旧名单并导入，费用为市场价的三成。',
      en: 'Our consultants come for two days at thirty per cent of the usual price to clean your old lists and bring them in.',
    },
  ],
  audience: {
    zh: '适合有五百位以上联系人、至少一名专人维护数据的机构。小团队先把名单整理到一张表里，收益更大。面向公众募款前，请确认你有公开募捐资格并使用指定平台。',
    en: 'For organisations with more than five hundred contacts and somebody who tends the data. A small team gains more by tidying one spreadsheet. Before asking the public for money, make sure you hold the qualification for public fundraising and use a designated platform.',
  },
  fields: ['education', 'children', 'disability', 'environment'],
  needs: ['fundraising', 'volunteerManagement', 'communication'],
  kind: 'selfHosted',
  cost: 'discounted',
  keywords: {
    zh: '捐赠人管理，客户关系，会员，捐款收据，志愿者档案，客户管理',
    en: 'CRM, donor management, membership, receipts, constituent, supporters',
  },
  licence: 'AGPL-3.0-only',
  homepage: 'https://civicrm.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation'],
    },
    {
      kind: 'registeredYears',
      atLeast: 2,
    },
    {
      kind: 'teamAdmin',
    },
    {
      kind: 'declared',
      key: 'dataOfficer',
      statement: {
        zh: '我们指定了一名个人信息保护负责人。',
        en: 'We have named one person who is responsible for protecting personal data.',
      },
    },
  ],
  papers: [
    {
      zh: '登记证书扫描件',
      en: 'Scan of the registration certificate',
    },
    {
      zh: '最近一年的审计报告或财务报表',
      en: 'Audit report or accounts of the last year',
    },
    {
      zh: '个人信息保护负责人任命书',
      en: 'Letter naming the person responsible for personal data',
    },
  ],
  replyWorkingDays: 10,
  claimSteps: [
    {
      zh: '数一数现有名单：多少人、多少列、分在几个文件里。',
      en: 'Count what you have: how many people, how many columns, in how many files.',
    },
    {
      zh: '分四部分填写申领表，可以分几天填完，草稿会保存。',
      en: 'Fill in the four parts of the form, over several days if you like; the draft is kept.',
    },
    {
      zh: '与实施顾问开一次 40 分钟的需求会，确认范围和费用。',
      en: 'Meet a consultant for 40 minutes to settle scope and cost.',
    },
    {
      zh: '签订服务单并支付优惠后的实施费。',
      en: 'Sign the order and pay the reduced fee.',
    },
    {
      zh: '两天驻场后试运行一个月，再正式停用旧表。',
      en: 'After the two days on site, run both for a month before the old sheets are retired.',
    },
  ],
  exitRoute: {
    zh: '联系人、捐款、活动都能按任意字段导出 CSV；数据库本身是你服务器上的 MySQL，可以整体备份带走。',
    en: 'Contacts, gifts and events export to CSV by any field, and the database is MySQL on your own server, so a full backup goes with you.',
  },
  costAfter: {
    zh: '软件本身没有授权费。第二年起预留每年 3,000 元左右的服务器与升级费用，需要顾问时按 600 元一天计。',
    en: 'The software has no licence fee. From the second year set aside about 3,000 yuan for the server and upgrades, and 600 yuan a day when you need a consultant.',
  },
  stockPerYear: 20,
  allowanceUnits: 4,
  questions: {
    sections: [
      {
        key: 'organisation',
        title: {
          zh: '机构情况',
          en: 'Your organisation',
        },
        questions: [
          {
            key: 'organisationName',
            type: 'text',
            label: {
              zh: '机构名称',
              en: 'Name of your organisation',
            },
            maxLength: 120,
            prefill: 'organisationName',
          },
          {
            key: 'creditCode',
            type: 'text',
            label: {
              zh: '统一社会信用代码',
              en: 'Unified social credit code',
            },
            maxLength: 18,
            prefill: 'creditCode',
          },
          {
            key: 'staffSize',
            type: 'choice',
            label: {
              zh: '全职员工有多少人',
              en: 'How many full-time staff do you have',
            },
            options: [
              {
                value: 'upTo5',
                label: {
                  zh: '5 人以内',
                  en: 'Up to 5',
                },
              },
              {
                value: 'upTo20',
                label: {
                  zh: '6 至 20 人',
                  en: '6 to 20',
                },
              },
              {
                value: 'more',
                label: {
                  zh: '20 人以上',
                  en: 'Over 20',
                },
              },
            ],
          },
        ],
      },
      {
        key: 'contacts',
        title: {
          zh: '名单与募款',
          en: 'Contacts and gifts',
        },
        questions: [
          {
            key: 'contactTotal',
            type: 'number',
            label: {
              zh: '现有联系人总数',
              en: 'How many contacts do you hold',
            },
            min: 100,
            max: 200000,
            unit: {
              zh: '人',
              en: 'people',
            },
          },
          {
            key: 'contactKinds',
            type: 'choices',
            label: {
              zh: '名单里有哪些人',
              en: 'Which people are on the lists',
            },
            options: [
              {
                value: 'monthly',
                label: {
                  zh: '月捐人',
                  en: 'Monthly donors',
                },
              },
              {
                value: 'oneOff',
                label: {
                  zh: '单次捐赠人',
                  en: 'One-time donors',
                },
              },
              {
                value: 'companies',
                label: {
                  zh: '企业伙伴',
                  en: 'Company partners',
                },
              },
              {
                value: 'helpers',
                label: {
                  zh: '志愿者与会员',
                  en: 'Volunteers and members',
                },
              },
            ],
          },
          {
            key: 'yearlyGifts',
            type: 'number',
            label: {
              zh: '一年大约入账多少笔捐款',
              en: 'Roughly how many gifts arrive in a year',
            },
            min: 0,
            max: 100000,
            unit: {
              zh: '笔',
              en: 'gifts',
            },
          },
        ],
      },
      {
        key: 'people',
        title: {
          zh: '谁来维护',
          en: 'Who will run it',
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
            key: 'dataCare',
            type: 'longText',
            label: {
              zh: '现在怎样更新和核对联系人',
              en: 'How contacts are updated and checked today',
            },
            minLength: 60,
            maxLength: 800,
          },
          {
            key: 'consultant',
            type: 'date',
            label: {
              zh: '希望顾问哪一周到场（填周一日期）',
              en: 'In which week should the consultants come (give the Monday)',
            },
            from: 'today',
          },
        ],
      },
      {
        key: 'consent',
        title: {
          zh: '材料与确认',
          en: 'Papers and consent',
        },
        questions: [
          {
            key: 'appointment',
            type: 'file',
            label: {
              zh: '负责人任命书',
              en: 'Letter of appointment',
            },
            accept: ['pdf', 'image'],
            atMost: 1,
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我代表机构接受捐赠协议和优惠实施的付款约定',
              en: 'For the organisation I accept the donation agreement and the terms of payment',
            },
            article: 'toolDonationAgreement',
            version: 1,
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
        zh: '打开上面的装机单，照着准备一台服务器和一个域名。',
        en: 'Open the installation sheet above and prepare a server and a domain name by it.',
      },
      {
        zh: '在本页留言约定驻场日期，当天请数据维护人全程在场。',
        en: 'Agree on the visit by a message on this page; whoever keeps the data should be there all day.',
      },
      {
        zh: '试运行满一个月后，在本页点“确认可以使用”。',
        en: 'After a month of trial, confirm on this page that it works.',
      },
    ],
  },
  reviewedOn: '2026-08-30',
}
