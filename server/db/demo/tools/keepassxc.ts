import type { DemoTool } from '../demo-types.ts'

export const keepassxc: DemoTool = {
  number: 1033,
  name: {
    zh: 'KeePassXC 离线密码箱',
    en: 'KeePassXC',
  },
  tagline: {
    zh: '密码存成一个加密文件，不联网也能用',
    en: 'Passwords in one encrypted file that needs no network',
  },
  description: [
    {
      zh: 'KeePassXC 在本机保存密码，文件可放进 U 盘或网盘。它能生成随机密码、自动填表，还能当动态验证码器。',
      en: 'KeePassXC keeps passwords on the computer in a file for a memory stick or cloud drive. It makes random passwords, fills forms and shows one-time codes.',
    },
    {
      zh: '我们送一份中文的“机构密码制度”范本，以及离职交接的打勾表，A4 一页，可以直接贴在办公室。',
      en: 'With it you get model rules on passwords and a handover checklist, one page of A4 for the office wall.',
    },
  ],
  audience: {
    zh: '适合网络不稳的乡镇团队，以及单独一台的财务电脑。需要几个人同时改密码的，选团队密码库。',
    en: 'For village teams with shaky networks and for the one computer that does accounts. If several people change passwords, choose the team vault.',
  },
  fields: ['rural', 'emergency'],
  needs: ['security'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '密码，离线，加密，密码箱，动态验证码',
    en: 'password safe, offline, KeePass, encryption, TOTP',
  },
  licence: 'GPL-2.0-only OR GPL-3.0-only',
  homepage: 'https://keepassxc.org/',
  rules: [],
  papers: [],
  replyWorkingDays: 1,
  claimSteps: [
    {
      zh: '写明装在几台电脑上。',
      en: 'Say how many computers it goes on.',
    },
    {
      zh: '通过后在申请页拿到下载链接和步骤。',
      en: 'Once approved, find the download and the steps on your application.',
    },
    {
      zh: '一个月后可选做一次自查。',
      en: 'After a month you may check yourselves with the list.',
    },
  ],
  exitRoute: {
    zh: '数据库是公开的 KDBX 格式，十几种软件可读，也能导出 CSV。',
    en: 'The database is open KDBX, read by a dozen programs, and exports as CSV.',
  },
  costAfter: {
    zh: '免费，无需续期；请自己备好两份异地副本。',
    en: 'Free without renewal; keep two copies in different places yourself.',
  },
  stockPerYear: null,
  allowanceUnits: 0,
  questions: {
    sections: [
      {
        key: 'setup',
        title: {
          zh: '安装',
          en: 'Setup',
        },
        questions: [
          {
            key: 'machines',
            type: 'number',
            label: {
              zh: '装在几台电脑上',
              en: 'Computers to install it on',
            },
            min: 1,
            max: 50,
            unit: {
              zh: '台',
              en: 'computers',
            },
          },
          {
            key: 'backup',
            type: 'choice',
            label: {
              zh: '备份打算放在哪里',
              en: 'Where the backup will be',
            },
            options: [
              {
                value: 'usb',
                label: {
                  zh: '两个 U 盘',
                  en: 'Two memory sticks',
                },
              },
              {
                value: 'drive',
                label: {
                  zh: '网盘',
                  en: 'Cloud drive',
                },
              },
              {
                value: 'unsure',
                label: {
                  zh: '还没想好',
                  en: 'Undecided',
                },
              },
            ],
          },
        ],
      },
    ],
  },
  termMonths: null,
  activation: {
    kind: 'steps',
    link: 'https://keepassxc.org/download/',
    steps: [
      {
        zh: '从上面的链接下载安装，新建数据库，主密码用六个不相干的词拼成。',
        en: 'Install it from the link above, create a database and build the master password from six unrelated words.',
      },
      {
        zh: '把密钥文件和数据库分开存放。',
        en: 'Store key file and database apart.',
      },
    ],
  },
  reviewedOn: '2026-08-16',
}
