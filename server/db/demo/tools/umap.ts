import type { DemoTool } from '../demo-types.ts'

export const umap: DemoTool = {
  number: 1021,
  name: {
    zh: 'uMap 在线标图',
    en: 'uMap',
  },
  tagline: {
    zh: '十分钟做一张能分享的服务点地图',
    en: 'A map of service points to share, made in ten minutes',
  },
  description: [
    {
      zh: 'uMap 让你在地图上放图标、画路线和区域，给每个点写说明、配照片，然后用一个链接发出去，或嵌进自己的网页。',
      en: 'With uMap you place symbols, draw routes and areas, add words and pictures to each, and share one link or embed it in your own page.',
    },
    {
      zh: '托管版换成了国家公开服务的底图，页面上自动显示审图号，可以放心对外发布。',
      en: 'Our copy uses base maps of the national public service and shows their approval number, so maps may be published.',
    },
  ],
  audience: {
    zh: '适合标注助餐点、无障碍厕所和避险场所。超过一千个点或需要空间分析时，请换用桌面地图软件。',
    en: 'For meal points, accessible toilets and shelters. Beyond a thousand points, or for analysis, turn to desktop software.',
  },
  fields: ['rural', 'elderly', 'disability', 'emergency'],
  needs: ['mapping', 'communication'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '地图，标点，服务点，无障碍地图，分布图',
    en: 'map, points of interest, OpenStreetMap, markers, embed',
  },
  licence: 'AGPL-3.0-or-later',
  homepage: 'https://umap-project.org/',
  rules: [],
  papers: [],
  replyWorkingDays: 2,
  claimSteps: [
    {
      zh: '说一声地图的主题，我们替你建好空白图。',
      en: 'Name the theme and we set up an empty map.',
    },
    {
      zh: '用编辑链接添加地点，最多五人同时编辑。',
      en: 'Add places with the editing link, up to five people at once.',
    },
    {
      zh: '发布前按检查单看一遍个人住址有没有误标。',
      en: 'Before publishing, go through the list to see that no private home is marked.',
    },
  ],
  exitRoute: {
    zh: '地图能整份导出为 uMap 文件，点位另有 GeoJSON、KML 和 CSV 三种格式。',
    en: 'A map exports whole as a uMap file, its points as GeoJSON, KML and CSV.',
  },
  costAfter: {
    zh: '没有费用，也没有到期日；三年没有打开过的地图，会先写信再归档。',
    en: 'There is no cost and no end; maps unopened for three years are archived after a letter to you.',
  },
  stockPerYear: null,
  allowanceUnits: 0,
  questions: {
    sections: [
      {
        key: 'map',
        title: {
          zh: '地图主题',
          en: 'Theme of the map',
        },
        questions: [
          {
            key: 'mapTheme',
            type: 'text',
            label: {
              zh: '地图叫什么名字',
              en: 'Title of the map',
            },
            maxLength: 60,
          },
          {
            key: 'places',
            type: 'number',
            label: {
              zh: '大约有多少个地点',
              en: 'Places to mark, roughly',
            },
            min: 1,
            max: 1000,
            unit: {
              zh: '个',
              en: 'places',
            },
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
        zh: '上面就是编辑链接，它等同于钥匙，保存好，不要发到公开的群里。',
        en: 'The link above lets anyone edit: keep it like a key and out of public groups.',
      },
      {
        zh: '加上前三个地点，用手机打开分享链接看效果。',
        en: 'Add three places and open the shared link on a phone.',
      },
    ],
  },
  reviewedOn: '2026-10-28',
}
