import type { DemoTool } from '../demo-types.ts'

export const qgis: DemoTool = {
  number: 1010,
  name: {
    zh: 'QGIS 地图分析',
    en: 'QGIS',
  },
  tagline: {
    zh: '把服务点、河流和受灾范围叠在一张图上看',
    en: 'See service points, rivers and flooded land on one map',
  },
  description: [
    {
      zh: 'QGIS 是功能完整的地理信息软件，可读入表格坐标、卫星影像和无人机正射图，做缓冲区、叠加和变化分析，最后排版成可打印的地图。',
      en: 'QGIS is a full geographic information system: it reads coordinates from tables, satellite and drone images, computes buffers, overlays and change, and lays out maps for print.',
    },
    {
      zh: '软件人人可下载，我们提供的是一个入门班名额：六节录播课、两次答疑和一套河流巡护的练习数据。',
      en: "Anyone may download the program; what we add is a seat in a beginners' class with six recorded lessons, two question hours and practice data from a river patrol.",
    },
  ],
  audience: {
    zh: '适合环保、救灾和乡村规划项目里要画图的人。只想在网页上标几个点，用在线地图工具更快。对外公开地图时，请使用带审图号的底图。',
    en: 'For people in conservation, relief and village planning who have to draw maps. To mark a few points on a web page an online tool is faster. Maps made public in China need a base map with an approval number.',
  },
  fields: ['environment', 'emergency', 'rural'],
  needs: ['mapping', 'dataAnalysis'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '地图，地理信息，遥感，制图，巡护，GIS，空间分析',
    en: 'GIS, map, remote sensing, cartography, spatial analysis, shapefile',
  },
  licence: 'GPL-2.0-or-later',
  homepage: 'https://qgis.org/',
  rules: [
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation', 'publicInstitution', 'volunteerTeam'],
    },
    {
      kind: 'declared',
      key: 'mapLaw',
      statement: {
        zh: '我们不采集、不公开涉密地理信息，公开地图时用有审图号的底图。',
        en: 'We neither collect nor publish classified geographic data, and use approved base maps in public.',
      },
    },
  ],
  papers: [],
  replyWorkingDays: 3,
  claimSteps: [
    {
      zh: '选一期入门班，每期 40 个座位，满了自动排到下一期。',
      en: 'Choose a class of 40 seats; when it is full you move to the next one.',
    },
    {
      zh: '交代你要解决的那张图，老师会按题目分组。',
      en: 'Describe the map that you need, and teachers group learners by topic.',
    },
    {
      zh: '凭激活码进入课堂，完成三份作业就能拿到练习数据的完整版。',
      en: 'Enter the class with your activation code; three assignments earn you the full practice data.',
    },
  ],
  exitRoute: {
    zh: '工程文件是公开的 QGZ 格式，图层存成 GeoPackage，任何 GIS 软件都读得了。',
    en: 'Projects are open QGZ files and layers are GeoPackage, readable by any GIS.',
  },
  costAfter: {
    zh: '软件永远免费，听课名额不收钱；卫星影像如需购买，由你与供应方另行结算。',
    en: 'The program is always free and the seat costs nothing; images that have to be bought are settled between you and their supplier.',
  },
  stockPerYear: 120,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'map',
        title: {
          zh: '要画的图',
          en: 'The map you need',
        },
        questions: [
          {
            key: 'mapQuestion',
            type: 'longText',
            label: {
              zh: '这张图要回答什么问题',
              en: 'Which question should the map answer',
            },
            minLength: 30,
            maxLength: 400,
          },
          {
            key: 'gisLevel',
            type: 'choice',
            label: {
              zh: '地理信息基础',
              en: 'How much GIS you know',
            },
            options: [
              {
                value: 'none',
                label: {
                  zh: '没接触过',
                  en: 'None at all',
                },
              },
              {
                value: 'some',
                label: {
                  zh: '用过在线标图',
                  en: 'Used web maps',
                },
              },
              {
                value: 'regular',
                label: {
                  zh: '做过专题图',
                  en: 'Made thematic maps',
                },
              },
            ],
          },
          {
            key: 'classFrom',
            type: 'date',
            label: {
              zh: '最早哪天能上课',
              en: 'Earliest day for lessons',
            },
            from: 'today',
          },
        ],
      },
    ],
  },
  termMonths: null,
  activation: {
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '点上面的链接进入课堂，输入激活码，选好座位所在的期次。',
        en: 'Enter the classroom with the link above, type the code and choose the course your seat is in.',
      },
      {
        zh: '上课前装好长期支持版，并下载练习数据。',
        en: 'Install the long-term release and download the practice data before lesson one.',
      },
    ],
  },
  reviewedOn: '2026-09-05',
}
