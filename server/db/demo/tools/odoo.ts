import type { DemoTool } from '../demo-types.ts'

export const odoo: DemoTool = {
  number: 1012,
  name: {
    zh: 'Odoo 社区版',
    en: 'Odoo Community',
  },
  tagline: {
    zh: '采购、库存、会员和记账连成一条线的管理系统',
    en: 'Purchasing, stock, members and books joined in one system',
  },
  description: [
    {
      zh: 'Odoo 由几十个可以单独启用的模块拼成，社会企业和合作社常用其中的销售、库存、会计和活动报名。物资从入库到发放都有单据。',
      en: 'Odoo is built of dozens of modules that you switch on one by one; social enterprises and cooperatives mostly use sales, stock, accounting and events. Goods carry a paper trail from arrival to handing out.',
    },
    {
      zh: '社区版不含工资核算和部分报表，我们会在需求会上逐项说清哪些做得到。',
      en: 'Payroll and some reports are missing from the Community edition, and we go through what is possible item by item when we meet.',
    },
    {
      zh: '每年只接十家，配一位实施伙伴，十二周内上线，你承担实施费用的四成。',
      en: 'We take ten a year, each with an implementation partner for twelve weeks, and you carry forty per cent of the fee.',
    },
  ],
  audience: {
    zh: '适合有仓库、有销售或多个服务点的机构，并且能派一位主管全程参与。只需要记账的小机构请看 GnuCash。',
    en: 'For organisations with a warehouse, sales or several sites that can spare a manager for the whole project. If bookkeeping is all you need, see GnuCash.',
  },
  fields: ['rural', 'elderly', 'disability'],
  needs: ['finance', 'projectManagement', 'volunteerManagement'],
  kind: 'selfHosted',
  cost: 'discounted',
  keywords: {
    zh: '进销存，企业管理，ERP，库存，社会企业，合作社',
    en: 'ERP, inventory, point of sale, social enterprise, cooperative, OpenERP',
  },
  licence: 'LGPL-3.0-only',
  homepage: 'https://www.odoo.com/',
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
      atLeast: 3,
    },
    {
      kind: 'teamAdmin',
    },
  ],
  papers: [
    {
      zh: '登记证书扫描件',
      en: 'Scan of the registration certificate',
    },
    {
      zh: '业务流程图（手绘也可）',
      en: 'Sketch of how work flows, by hand if you like',
    },
    {
      zh: '理事会同意实施的决议',
      en: 'Board resolution to go ahead',
    },
  ],
  replyWorkingDays: 12,
  claimSteps: [
    {
      zh: '画出物资或订单的流转，标出最常出错的一步。',
      en: 'Draw how goods or orders move and mark the step that fails most often.',
    },
    {
      zh: '提交后安排两次现场访谈。',
      en: 'After submission we visit twice to listen.',
    },
    {
      zh: '伙伴给出模块清单、工期和你应付的四成报价。',
      en: 'The partner names modules, weeks and your forty per cent.',
    },
    {
      zh: '双方签字，第十二周末验收。',
      en: 'Both sign, and the work is accepted at the end of week twelve.',
    },
  ],
  exitRoute: {
    zh: '每个列表都能勾选字段导出 Excel，数据库可由管理员打包下载，里面含全部附件。',
    en: 'Every list exports the chosen columns to Excel, and an admin can download the database with all attachments.',
  },
  costAfter: {
    zh: '没有授权费；上线后按需付维护，伙伴给公益机构的价格是每月 500 元，可随时停。',
    en: "No licence fee; upkeep is optional at the partner's price for nonprofits of 500 yuan a month, ended whenever you wish.",
  },
  stockPerYear: 10,
  allowanceUnits: 5,
  questions: {
    sections: [
      {
        key: 'business',
        title: {
          zh: '业务',
          en: 'What you do',
        },
        questions: [
          {
            key: 'mainBusiness',
            type: 'text',
            label: {
              zh: '一句话说明主要业务',
              en: 'Your main work in one sentence',
            },
            maxLength: 120,
          },
          {
            key: 'modules',
            type: 'choices',
            label: {
              zh: '想先上哪些模块',
              en: 'Which modules should come first',
            },
            options: [
              {
                value: 'inventory',
                label: {
                  zh: '库存',
                  en: 'Stock',
                },
              },
              {
                value: 'sales',
                label: {
                  zh: '销售与收银',
                  en: 'Sales and till',
                },
              },
              {
                value: 'purchase',
                label: {
                  zh: '采购',
                  en: 'Purchasing',
                },
              },
              {
                value: 'accounting',
                label: {
                  zh: '会计',
                  en: 'Accounting',
                },
              },
              {
                value: 'events',
                label: {
                  zh: '活动报名',
                  en: 'Events',
                },
              },
              {
                value: 'members',
                label: {
                  zh: '会员',
                  en: 'Members',
                },
              },
            ],
            atMost: 4,
          },
          {
            key: 'sites',
            type: 'number',
            label: {
              zh: '有几个仓库或服务点',
              en: 'Warehouses or service points',
            },
            min: 1,
            max: 50,
            unit: {
              zh: '处',
              en: 'sites',
            },
          },
        ],
      },
      {
        key: 'now',
        title: {
          zh: '现状',
          en: 'Today',
        },
        questions: [
          {
            key: 'painPoint',
            type: 'longText',
            label: {
              zh: '现在最常出错的是哪一步，怎么补救',
              en: 'Which step goes wrong most often, and how you mend it',
            },
            minLength: 80,
            maxLength: 800,
          },
          {
            key: 'flowChart',
            type: 'file',
            label: {
              zh: '流程图',
              en: 'The sketch of your workflow',
            },
            accept: ['pdf', 'image'],
            atMost: 3,
          },
          {
            key: 'yearlyOrders',
            type: 'number',
            label: {
              zh: '一年大约处理多少张单据',
              en: 'Documents handled in a year',
            },
            min: 100,
            max: 100000,
            unit: {
              zh: '张',
              en: 'documents',
            },
          },
        ],
      },
      {
        key: 'commitment',
        title: {
          zh: '投入',
          en: 'Commitment',
        },
        questions: [
          {
            key: 'contactName',
            type: 'text',
            label: {
              zh: '联系人',
              en: 'Contact person',
            },
            hint: {
              zh: '请填全程参与的主管。',
              en: 'Name the manager who will take part throughout.',
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
            key: 'ownBudget',
            type: 'number',
            label: {
              zh: '可承担的实施费用',
              en: 'What you can pay towards the work',
            },
            min: 5000,
            max: 200000,
            unit: {
              zh: '元',
              en: 'yuan',
            },
          },
          {
            key: 'kickOff',
            type: 'date',
            label: {
              zh: '希望启动的日期',
              en: 'Preferred first day of the project',
            },
            from: 'today',
          },
          {
            key: 'resolution',
            type: 'file',
            label: {
              zh: '理事会决议',
              en: "The board's resolution",
            },
            accept: ['pdf'],
            atMost: 1,
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
        zh: '与伙伴在本页留言里定下上线计划，再从上面的链接登录系统。',
        en: 'Settle the plan for going live with the partner by messages on this page, then log in with the link above.',
      },
      {
        zh: '按计划导入物料、联系人和期初余额。',
        en: 'Bring in goods, contacts and opening balances as planned.',
      },
      {
        zh: '验收会上逐条走完流程图，全部通过再签字。',
        en: 'At acceptance walk through the whole sketch and sign only when every step works.',
      },
    ],
  },
  reviewedOn: '2026-08-22',
}
