import type { DemoTool } from '../demo-types.ts'

export const hugo: DemoTool = {
  number: 1017,
  name: {
    zh: 'Hugo 静态网站模板',
    en: 'Hugo site template',
  },
  tagline: {
    zh: '一套填空式的年报网站模板，几乎不用维护',
    en: 'A fill-in template for annual report sites that hardly needs upkeep',
  },
  description: [
    {
      zh: 'Hugo 把一组文本文件变成完整的网站，没有数据库，也就没有后台被攻破的风险。打开速度快，放在免费的静态托管上就能用。',
      en: 'Hugo turns text files into a finished site; without a database there is no back office to break into. Pages open fast and free static hosting is enough.',
    },
    {
      zh: '我们在它之上做了“年报”模板：数字、故事、财务、致谢四章，键盘和读屏都测过，打印出来是一本十六页的小册子。',
      en: 'On top of it we made an annual report template: figures, stories, accounts and thanks, tested with keyboard and screen reader, and printing as a booklet of sixteen pages.',
    },
  ],
  audience: {
    zh: '适合团队里有一个人愿意学一点 Markdown 的机构。每天都要更新新闻的，用 WordPress 更方便。',
    en: 'For teams where one person will learn a little Markdown. If you post news daily, WordPress is handier.',
  },
  fields: ['environment', 'education', 'disability'],
  needs: ['website', 'accessibility'],
  kind: 'template',
  cost: 'free',
  keywords: {
    zh: '静态网站，年报，模板，建站，生成器',
    en: 'static site generator, annual report, template, Markdown, Jamstack',
  },
  licence: 'Apache-2.0',
  homepage: 'https://gohugo.io/',
  rules: [],
  papers: [],
  replyWorkingDays: 2,
  claimSteps: [
    {
      zh: '填写要做哪一年的报告。',
      en: 'Say which year the report is for.',
    },
    {
      zh: '从申领页下载模板包和填写说明。',
      en: 'Take the template and its instructions from the page of your application.',
    },
    {
      zh: '完成后可以把网址发来，请我们做一次无障碍检查。',
      en: 'When it is done, send the address for an accessibility check.',
    },
  ],
  exitRoute: {
    zh: '内容就是你电脑里的文本文件和图片，换任何生成器都能继续用。',
    en: 'The content is text and pictures on your own computer, ready for any other generator.',
  },
  costAfter: {
    zh: '模板和软件都不要钱，静态托管通常也免费，只有域名每年几十元。',
    en: 'Template and program are free, static hosting mostly is, and only the domain costs a few dozen yuan a year.',
  },
  stockPerYear: null,
  allowanceUnits: 0,
  questions: {
    sections: [
      {
        key: 'report',
        title: {
          zh: '报告',
          en: 'The report',
        },
        questions: [
          {
            key: 'reportYear',
            type: 'number',
            label: {
              zh: '哪一年的年报',
              en: 'Year of the report',
            },
            min: 2015,
            max: 2026,
            unit: {
              zh: '年',
              en: 'year',
            },
          },
          {
            key: 'markdown',
            type: 'choice',
            label: {
              zh: '会写 Markdown 吗',
              en: 'Do you know Markdown',
            },
            options: [
              {
                value: 'yes',
                label: {
                  zh: '会',
                  en: 'Yes',
                },
              },
              {
                value: 'learning',
                label: {
                  zh: '愿意学',
                  en: 'Willing to learn',
                },
              },
              {
                value: 'no',
                label: {
                  zh: '不会，希望有人帮',
                  en: 'No, we need help',
                },
              },
            ],
          },
          {
            key: 'publishOn',
            type: 'date',
            label: {
              zh: '计划发布的日子',
              en: 'Planned day of publishing',
            },
            isOptional: true,
            from: 'today',
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
        zh: '从上面的链接取模板包，解压后照着“五步填空”改文字和图片。',
        en: 'Take the template from the link above, unpack it and replace words and pictures in the five places marked.',
      },
      {
        zh: '在本机预览无误后，把生成的文件夹传到托管空间。',
        en: 'Preview it on your computer, then upload the folder that was generated.',
      },
    ],
  },
  reviewedOn: '2026-11-05',
}
