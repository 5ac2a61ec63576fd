import type { DemoTool } from '../demo-types.ts'

export const dataease: DemoTool = {
  number: 1020,
  name: {
    zh: 'DataEase 可视化大屏',
    en: 'DataEase',
  },
  tagline: {
    zh: '中文界面的报表和大屏，向理事会汇报一目了然',
    en: 'Reports and wall displays with a Chinese interface for board meetings',
  },
  description: [
    {
      zh: 'DataEase 是国内团队开发的数据分析工具，拖动字段就能做图，地图组件自带省市县边界，做服务分布图很省事。',
      en: 'DataEase comes from a team in China: drag fields to draw, and use built-in boundaries of provinces, cities and counties for maps of where you serve.',
    },
    {
      zh: '同一份看板可以投在值班室大屏，也能用手机打开，公开链接能加密码和有效期。',
      en: 'One board serves the wall of a duty room and a phone alike, and public links take a password and an end date.',
    },
    {
      zh: '捐赠额度是一台 4 核 16 GB 服务器使用 12 个月，已按离线方式装好。',
      en: 'The quota is a 4-core, 16 GB server for 12 months, installed to run offline.',
    },
  ],
  audience: {
    zh: '适合需要中文图表、常对外展示数据的机构，如应急值守和养老服务中心。只看几张统计表的团队用电子表格就够。',
    en: 'For organisations that show data in Chinese, such as duty rooms and centres for older people. Two or three tables need nothing more than a spreadsheet.',
  },
  fields: ['emergency', 'elderly', 'children'],
  needs: ['dataAnalysis', 'communication'],
  kind: 'selfHosted',
  cost: 'donatedQuota',
  keywords: {
    zh: '大屏，数据可视化，报表，国产软件，驾驶舱',
    en: 'data visualisation, dashboard, wall display, FIT2CLOUD, charts',
  },
  licence: 'GPL-3.0-only',
  homepage: 'https://dataease.io/',
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
      zh: '展示场景说明',
      en: 'Note on where it will be shown',
    },
  ],
  replyWorkingDays: 6,
  claimSteps: [
    {
      zh: '说明大屏放在哪里、给谁看、多久更新。',
      en: 'Say where the display hangs, who looks and how often it changes.',
    },
    {
      zh: '两名工程师远程核对屏幕分辨率和数据来源。',
      en: 'Two engineers check resolution and sources remotely.',
    },
    {
      zh: '领取服务器激活码，导入示例模板。',
      en: 'Receive the server code and load the sample boards.',
    },
  ],
  exitRoute: {
    zh: '模板与数据集定义可以打包导出，图表存为图片或 PDF；原数据库不受影响。',
    en: 'Boards and data sets export as a package, charts as pictures or PDF, and your own databases stay as they are.',
  },
  costAfter: {
    zh: '到期后可换成 8 GB 内存的机器继续运行，每年约 2,000 元，社区版许可不收费。',
    en: 'Afterwards 8 GB of memory will do for about 2,000 yuan a year; the community licence is free.',
  },
  stockPerYear: 18,
  allowanceUnits: 2,
  questions: {
    sections: [
      {
        key: 'display',
        title: {
          zh: '展示',
          en: 'The display',
        },
        questions: [
          {
            key: 'screen',
            type: 'choice',
            label: {
              zh: '主要在哪里展示',
              en: 'Main place of display',
            },
            options: [
              {
                value: 'wall',
                label: {
                  zh: '值班室或展厅大屏',
                  en: 'A wall in a duty room or hall',
                },
              },
              {
                value: 'phone',
                label: {
                  zh: '手机',
                  en: 'Phones',
                },
              },
              {
                value: 'print',
                label: {
                  zh: '打印的报告',
                  en: 'Printed reports',
                },
              },
            ],
          },
          {
            key: 'refresh',
            type: 'number',
            label: {
              zh: '隔多少分钟刷新一次数据',
              en: 'Minutes between refreshes',
            },
            min: 1,
            max: 1440,
            unit: {
              zh: '分钟',
              en: 'minutes',
            },
          },
          {
            key: 'indicators',
            type: 'longText',
            label: {
              zh: '要展示哪些指标',
              en: 'Indicators to be shown',
            },
            minLength: 40,
            maxLength: 500,
          },
          {
            key: 'sketch',
            type: 'file',
            label: {
              zh: '手绘草图',
              en: 'A sketch by hand',
            },
            isOptional: true,
            accept: ['image'],
            atMost: 2,
          },
          {
            key: 'owner',
            type: 'text',
            label: {
              zh: '谁负责数据准确',
              en: 'Who answers for the figures',
            },
            maxLength: 40,
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
        zh: '在上面的链接里凭激活码启动服务器，第一次登录时更换管理员密码。',
        en: 'Start the server with the code at the link above and change the admin password at the first login.',
      },
      {
        zh: '连接数据源，核对三个指标与原表一致。',
        en: 'Connect a source and compare three indicators with the original table.',
      },
    ],
  },
  reviewedOn: '2026-09-18',
}
