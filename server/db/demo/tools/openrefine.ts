import { listedTool } from './listed-tool.ts'

export const openrefine = listedTool({
  number: 1058,
  name: { zh: 'OpenRefine 数据清洗', en: 'OpenRefine' },
  tagline: {
    zh: '同一个县写了五种名字？几下点选就合成一种',
    en: 'One county spelt five ways? Make them one with a few clicks',
  },
  description: [
    {
      zh: '打开一份乱糟糟的表，OpenRefine 会把写法相近的值归成一堆堆，你确认以后一次改完：空格、繁简混用、多打的括号都在里面。',
      en: 'Open a messy table and OpenRefine heaps values that look alike: stray spaces, brackets, two scripts in one column. You confirm, and all of them change at once.',
    },
    {
      zh: '一格里挤着三个电话，能按分隔符拆成三列。每一步都记在历史里，随时退回；明年收到同样格式的表，把这份历史再跑一遍就行。',
      en: 'Three numbers squeezed into one cell split into columns. Every step stands in a history that can be undone, and that runs again over the same table next year.',
    },
  ],
  audience: {
    zh: '适合汇总各地上报表格的枢纽机构，以及要把旧台账搬进新系统的团队。行数上百万时，改用数据库。',
    en: 'For umbrella organisations that gather tables from many places, and for teams that move old ledgers into a new system. Beyond a million rows take a database.',
  },
  fields: ['rural', 'health', 'emergency'],
  needs: ['dataAnalysis', 'dataCollection'],
  kind: 'desktopApp',
  keywords: {
    zh: '清洗，去重，台账，表格，合并，数据整理',
    en: 'data cleaning, deduplicate, clustering, spreadsheet, Google Refine',
  },
  licence: 'BSD-3-Clause',
  homepage: 'https://openrefine.org/',
  exitRoute: {
    zh: '理好的表存成 CSV、Excel 或 ODS，操作历史另存一份 JSON。',
    en: 'The tidy table is saved as CSV, Excel or ODS, the steps beside it as JSON.',
  },
  costAfter: {
    zh: '在自己的电脑上运行，没有账号，也没有收费版。',
    en: 'It runs on your own computer, with no account and no paid edition.',
  },
  reviewedOn: '2026-11-10',
})
