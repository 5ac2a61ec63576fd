import type { DemoTool } from '../demo-types.ts'

export const matomo: DemoTool = {
  number: 1018,
  name: {
    zh: 'Matomo 网站统计',
    en: 'Matomo',
  },
  tagline: {
    zh: '看懂网站访问情况，又不把访客数据交给别人',
    en: "Understand your website's visits without giving visitors' data away",
  },
  description: [
    {
      zh: 'Matomo 统计访问量、来源和最常看的页面，可以设为不用 Cookie、匿名保存网络地址，访客不必看弹窗。',
      en: 'Matomo counts visits, sources and favourite pages, and can do so without cookies and with shortened network addresses, so no banner is needed.',
    },
    {
      zh: '你能设定目标，比如“点了志愿者报名”，看清哪篇文章带来了行动。',
      en: 'You can set goals, such as a click on volunteering, and learn which article led to action.',
    },
    {
      zh: '托管版每月处理 50 万次浏览，原始记录保存 13 个月，之后只留汇总。',
      en: 'Our hosting takes 500,000 views a month and keeps raw records for 13 months, then totals alone.',
    },
  ],
  audience: {
    zh: '适合已有网站、想用数字改进它的机构。公众号和小程序里的阅读量，它统计不到。',
    en: 'For organisations with a website that they want to improve by figures. Reads inside chat apps and mini programs cannot be counted.',
  },
  fields: ['education', 'health', 'disability', 'environment'],
  needs: ['dataAnalysis', 'website', 'security'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '访问统计，流量分析，网站分析，埋点',
    en: 'web analytics, statistics, visits, Piwik, privacy',
  },
  licence: 'GPL-3.0-or-later',
  homepage: 'https://matomo.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
  ],
  papers: [
    {
      zh: '网站备案号',
      en: 'ICP filing number of the site',
    },
  ],
  replyWorkingDays: 3,
  claimSteps: [
    {
      zh: '报上网址，备好网站备案号。',
      en: 'Give the address of your site and have its filing number at hand.',
    },
    {
      zh: '收到站点代码，请建站的人贴进网页模板。',
      en: 'Receive the snippet and have it put into the page template.',
    },
    {
      zh: '第二天看到第一份数据，我们电话讲解半小时。',
      en: 'Figures appear the next day, and we explain them by phone for half an hour.',
    },
  ],
  exitRoute: {
    zh: '报表可按日导出 CSV，原始访问记录也能通过接口取走；停用时可要一份数据库副本。',
    en: 'Reports export to CSV by day, raw visits come through the interface, and on leaving you may have a copy of the database.',
  },
  costAfter: {
    zh: '两年后转自建，装在现有网站的主机上即可，一般不产生新费用。',
    en: 'After two years install it beside your site on the same hosting, as a rule at no extra cost.',
  },
  stockPerYear: 90,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'site',
        title: {
          zh: '网站信息',
          en: 'The website',
        },
        questions: [
          {
            key: 'address',
            type: 'text',
            label: {
              zh: '网站地址',
              en: 'Website address',
            },
            maxLength: 200,
            format: 'url',
          },
          {
            key: 'monthlyViews',
            type: 'number',
            label: {
              zh: '每月大约多少次浏览',
              en: 'Views a month, roughly',
            },
            min: 100,
            max: 500000,
            unit: {
              zh: '次',
              en: 'views',
            },
          },
          {
            key: 'questions',
            type: 'choices',
            label: {
              zh: '想弄清哪些问题',
              en: 'What you would like to find out',
            },
            options: [
              {
                value: 'who',
                label: {
                  zh: '访客从哪里来',
                  en: 'Where visitors come from',
                },
              },
              {
                value: 'read',
                label: {
                  zh: '他们读什么',
                  en: 'What they read',
                },
              },
              {
                value: 'act',
                label: {
                  zh: '谁采取了行动',
                  en: 'Who takes action',
                },
              },
              {
                value: 'leave',
                label: {
                  zh: '在哪一页离开',
                  en: 'Where they leave',
                },
              },
            ],
            atMost: 3,
          },
        ],
      },
    ],
  },
  termMonths: 24,
  activation: {
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '打开上面的统计后台，用激活码认领站点编号和一段代码。',
        en: 'Open the statistics page above and take your site number and its snippet with the code.',
      },
      {
        zh: '把代码贴到网站模板的末尾，刷新后看实时访客里有没有自己。',
        en: 'Paste the snippet at the end of the template, reload, and look for yourself among the live visitors.',
      },
    ],
  },
  reviewedOn: '2026-09-10',
}
