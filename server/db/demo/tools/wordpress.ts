import type { DemoTool } from '../demo-types.ts'

export const wordpress: DemoTool = {
  number: 1005,
  name: {
    zh: 'WordPress 机构网站',
    en: 'WordPress',
  },
  tagline: {
    zh: '三天上线一个机构官网，之后自己改文字和图片',
    en: 'An official website in three days that you then edit yourself',
  },
  description: [
    {
      zh: 'WordPress 是全球用得最多的建站软件，发文章、换首页图、加一个项目页面都在浏览器里完成。会用公众号编辑器的人，一小时就能上手。',
      en: 'WordPress runs more websites than any other software, and posts, pictures and new pages are all done in the browser. Anyone who has edited a newsletter learns it in an hour.',
    },
    {
      zh: '我们准备了四套通过无障碍检查的主题，自带信息公开栏目：年报、审计、理事会名单各有固定位置。',
      en: 'We offer four themes that passed an accessibility check and come with disclosure pages, so annual reports, audits and the board each have their place.',
    },
    {
      zh: '托管包含 HTTPS 证书、每日备份和安全更新，每个网站 10 GB 空间，月访问量 10 万次以内不限速。',
      en: 'Hosting covers the HTTPS certificate, daily backups and security updates, with 10 GB a site and full speed up to 100,000 visits a month.',
    },
  ],
  audience: {
    zh: '适合还没有官网，或旧网站已经没人会改的机构。需要在线商城或复杂会员系统的，请先和我们谈需求。',
    en: 'For organisations without a website, or with one that nobody can edit any more. If you need a shop or elaborate membership, talk to us first.',
  },
  fields: ['education', 'environment', 'children', 'elderly', 'disability', 'rural'],
  needs: ['website', 'communication'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '官网，建站，网站，主页，博客，信息公开，备案',
    en: 'website, CMS, blog, homepage, disclosure, theme',
  },
  licence: 'GPL-2.0-or-later',
  homepage: 'https://wordpress.org/',
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
      zh: '域名证书',
      en: 'Domain name certificate',
    },
    {
      zh: '登记证书扫描件',
      en: 'Scan of the registration certificate',
    },
    {
      zh: '网站负责人身份证明（备案用）',
      en: "Identity document of the site's responsible person (for the ICP filing)",
    },
  ],
  replyWorkingDays: 6,
  claimSteps: [
    {
      zh: '准备好域名；没有域名的，在表里选“需要协助注册”。',
      en: 'Have a domain name ready, or choose help with registering one.',
    },
    {
      zh: '上传首页要用的机构简介和三张照片。',
      en: 'Upload an introduction of the organisation and three photographs for the front page.',
    },
    {
      zh: '我们协助你完成 ICP 备案，通常 10 到 20 天，期间先给预览地址。',
      en: 'We help with the ICP filing, usually 10 to 20 days, and give you a preview address meanwhile.',
    },
    {
      zh: '备案下来后切换域名，正式上线。',
      en: 'When the filing is granted, the domain is switched and the site is public.',
    },
  ],
  exitRoute: {
    zh: '后台“导出”给出全部文章的 XML，整站另有一键备份包，可搬到任何支持 PHP 的主机。域名始终登记在你的名下。',
    en: 'The export page gives all posts as XML, and a backup of the whole site moves to any host with PHP. The domain is registered in your name throughout.',
  },
  costAfter: {
    zh: '托管期三年。之后换成普通虚拟主机，每年 300 到 600 元，域名续费另计约 70 元。',
    en: 'Hosting lasts three years. Ordinary web hosting afterwards costs 300 to 600 yuan a year, plus about 70 for the domain.',
  },
  stockPerYear: 100,
  allowanceUnits: 2,
  questions: {
    sections: [
      {
        key: 'site',
        title: {
          zh: '网站',
          en: 'The site',
        },
        questions: [
          {
            key: 'domainState',
            type: 'choice',
            label: {
              zh: '域名准备得怎样',
              en: 'How far are you with a domain name',
            },
            options: [
              {
                value: 'own',
                label: {
                  zh: '已有域名并备案',
                  en: 'We own one and it is filed',
                },
              },
              {
                value: 'unfiled',
                label: {
                  zh: '有域名，未备案',
                  en: 'We own one, not yet filed',
                },
              },
              {
                value: 'none',
                label: {
                  zh: '没有，需要协助注册',
                  en: 'None, please help to register',
                },
              },
            ],
          },
          {
            key: 'presentSite',
            type: 'text',
            label: {
              zh: '现有网站的地址',
              en: 'Address of the present website',
            },
            isOptional: true,
            maxLength: 200,
            format: 'url',
          },
          {
            key: 'columns',
            type: 'choices',
            label: {
              zh: '需要哪些栏目',
              en: 'Which sections do you need',
            },
            options: [
              {
                value: 'projects',
                label: {
                  zh: '项目介绍',
                  en: 'Projects',
                },
              },
              {
                value: 'stories',
                label: {
                  zh: '一线故事',
                  en: 'Stories',
                },
              },
              {
                value: 'disclosure',
                label: {
                  zh: '信息公开',
                  en: 'Disclosure',
                },
              },
              {
                value: 'join',
                label: {
                  zh: '志愿者招募',
                  en: 'Join as a volunteer',
                },
              },
              {
                value: 'english',
                label: {
                  zh: '英文页面',
                  en: 'English pages',
                },
              },
            ],
            atMost: 4,
          },
          {
            key: 'introduction',
            type: 'longText',
            label: {
              zh: '机构简介，将放在首页',
              en: 'Introduction for the front page',
            },
            minLength: 80,
            maxLength: 800,
          },
          {
            key: 'photos',
            type: 'file',
            label: {
              zh: '首页照片',
              en: 'Photographs for the front page',
            },
            hint: {
              zh: '请确认照片里的人同意公开。',
              en: 'Make sure that the people shown have agreed.',
            },
            isOptional: true,
            accept: ['image'],
            atMost: 3,
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
        zh: '从上面的链接登录网站后台，换上自己的标志和颜色。',
        en: 'Log in to the back office of the site with the link above and put in your own logo and colours.',
      },
      {
        zh: '照着“上线前检查单”逐项勾选，缺的栏目先补齐。',
        en: 'Go through the checklist before launch and fill the sections that are missing.',
      },
      {
        zh: '备案通过后，把域名解析指到上面链接所在的主机。',
        en: 'Once the filing is through, point your domain at the host of the link above.',
      },
    ],
  },
  reviewedOn: '2026-11-02',
}
