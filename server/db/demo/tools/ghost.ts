import type { DemoTool } from '../demo-types.ts'

export const ghost: DemoTool = {
  number: 1016,
  name: {
    zh: 'Ghost 通讯与博客',
    en: 'Ghost',
  },
  tagline: {
    zh: '写文章、发邮件通讯、管订阅者，一处完成',
    en: 'Write posts, send newsletters and look after readers in one place',
  },
  description: [
    {
      zh: 'Ghost 专注于写作和订阅：一篇文章同时成为网页和邮件，读者留下邮箱就能定期收到。打开率和退订在后台一眼可见。',
      en: 'Ghost is about writing and subscribing: one text becomes a page and a mail, and readers leave an address to receive it. Opens and goodbyes are plain to see.',
    },
    {
      zh: '写作界面干净，没有插件要更新，页面加载很快，适合以内容倡导为主的团队。',
      en: 'The editor is calm, there are no plugins to update and pages load fast, which suits teams whose work is advocacy by writing.',
    },
    {
      zh: '捐赠的是一年的主机额度，外加每月 20,000 封的邮件投递量。',
      en: 'The gift is hosting for a year and 20,000 mails a month.',
    },
  ],
  audience: {
    zh: '适合每月至少发两篇文章的机构。若一年只更新几次，静态网站更省心。',
    en: 'For those who publish at least twice a month. With a few updates a year a static site is less bother.',
  },
  fields: ['environment', 'elderly', 'health'],
  needs: ['website', 'communication', 'fundraising'],
  kind: 'selfHosted',
  cost: 'donatedQuota',
  keywords: {
    zh: '博客，邮件通讯，电子报，订阅，内容，专栏',
    en: 'blog, newsletter, subscription, publishing, membership',
  },
  licence: 'MIT',
  homepage: 'https://ghost.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'teamAdmin',
    },
    {
      kind: 'declared',
      key: 'ownWords',
      statement: {
        zh: '发布的内容由我们自己撰写，或已取得作者授权。',
        en: "What we publish is our own writing or used with the author's leave.",
      },
    },
  ],
  papers: [
    {
      zh: '近三篇已发布的文章',
      en: 'Three texts published lately',
    },
  ],
  replyWorkingDays: 6,
  claimSteps: [
    {
      zh: '附上一篇代表作的链接。',
      en: 'Give the link of one piece that stands for your work.',
    },
    {
      zh: '编辑顾问回信，谈谈栏目和更新频率。',
      en: 'An editor writes back about columns and rhythm.',
    },
    {
      zh: '主机备好后导入旧文，校对图片。',
      en: 'When hosting is ready, import older posts and check the pictures.',
    },
  ],
  exitRoute: {
    zh: '文章与设置导出为 JSON，订阅者导出为 CSV，图片随整站备份下载。',
    en: 'Posts and settings export as JSON, subscribers as CSV, and pictures come with the site backup.',
  },
  costAfter: {
    zh: '第二年起主机约 480 元一年，邮件按每千封 6 元左右计，不发不花钱。',
    en: 'From year two hosting is about 480 yuan, and mail about 6 yuan a thousand, nothing if you send none.',
  },
  stockPerYear: 25,
  allowanceUnits: 2,
  questions: {
    sections: [
      {
        key: 'writing',
        title: {
          zh: '写作',
          en: 'Writing',
        },
        questions: [
          {
            key: 'postsPerMonth',
            type: 'number',
            label: {
              zh: '每月发几篇',
              en: 'Posts in a month',
            },
            min: 1,
            max: 60,
            unit: {
              zh: '篇',
              en: 'posts',
            },
          },
          {
            key: 'column',
            type: 'text',
            label: {
              zh: '栏目名称',
              en: 'Title of the column',
            },
            maxLength: 60,
          },
          {
            key: 'sample',
            type: 'text',
            label: {
              zh: '代表作链接',
              en: 'Link to a piece you are proud of',
            },
            isOptional: true,
            maxLength: 200,
            format: 'url',
          },
          {
            key: 'readers',
            type: 'longText',
            label: {
              zh: '谁会来读，他们现在从哪里得知你们的消息',
              en: 'Who will read it, and where they hear of you now',
            },
            minLength: 30,
            maxLength: 400,
          },
          {
            key: 'subscribers',
            type: 'number',
            label: {
              zh: '已有订阅者',
              en: 'Subscribers so far',
            },
            min: 0,
            max: 50000,
            unit: {
              zh: '位',
              en: 'readers',
            },
          },
        ],
      },
    ],
  },
  termMonths: 12,
  activation: {
    kind: 'steps',
    link: 'demoSpace',
    steps: [
      {
        zh: '点上面的链接登录后台，把机构标识和发件人名称设好。',
        en: 'Log in with the link above and set your logo and the name of the sender.',
      },
      {
        zh: '按后台“邮件”页列出的三条记录完成域名验证，避免进垃圾箱。',
        en: 'Verify your domain with the three records that the mail page lists, so that nothing lands in spam.',
      },
      {
        zh: '先给自己和同事发一期测试通讯。',
        en: 'Send a trial issue to yourself and colleagues.',
      },
    ],
  },
  reviewedOn: '2026-08-27',
}
