import type { DemoTool } from '../demo-types.ts'

export const nextcloud: DemoTool = {
  number: 1001,
  name: {
    zh: 'Nextcloud 团队网盘',
    en: 'Nextcloud',
  },
  tagline: {
    zh: '团队的文件、日历和通讯录放在同一处，权限自己定',
    en: 'Files, calendars and contacts of one team in one place, with rights you set',
  },
  description: [
    {
      zh: 'Nextcloud 把散在个人微信、U 盘和几台电脑里的文件收到一个团队空间。手机和电脑都能同步，断网时照样打开最近用过的文件。',
      en: 'Nextcloud gathers files scattered over personal chats, memory sticks and office computers into one team space. Phones and computers stay in sync, and recent files open without a connection.',
    },
    {
      zh: '每个文件夹可以单独设置谁能看、谁能改，外部合作方用带密码和到期日的链接取件。误删的文件 30 天内可从回收站找回，历史版本也留着。',
      en: 'Each folder has its own readers and editors, and partners collect files through links with a password and an expiry date. Deleted files can be fetched back within 30 days, and earlier versions are kept.',
    },
    {
      zh: '我们托管的版本预装了日历、通讯录和表单，每个团队 200 GB、最多 50 个账号，每天凌晨备份。',
      en: 'The copy we host comes with calendar, contacts and forms: 200 GB and up to 50 accounts a team, backed up every night.',
    },
  ],
  audience: {
    zh: '适合三人以上、经常交接资料的团队，尤其是项目人员常在外地的机构。如果你主要存放几 TB 的原始视频，请先看备份盘方案，这里的空间不够。',
    en: 'It suits teams of three or more who hand over papers often, above all those with staff in the field. If you mainly keep terabytes of raw video, look at a backup disk first: the space here will not do.',
  },
  fields: ['education', 'environment', 'rural'],
  needs: ['collaboration', 'security'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '网盘，云盘，文件共享，文件同步，共享文件夹，私有云，资料库',
    en: 'cloud drive, file sharing, sync, shared folder, Owncloud, private cloud',
  },
  licence: 'AGPL-3.0-or-later',
  homepage: 'https://nextcloud.com/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'teamAdmin',
    },
    {
      kind: 'declared',
      key: 'noResale',
      statement: {
        zh: '账号只给本机构的员工和志愿者使用，不转让、不收费。',
        en: 'The accounts are for our own staff and volunteers, and are neither passed on nor charged for.',
      },
    },
  ],
  papers: [
    {
      zh: '登记证书扫描件',
      en: 'Scan of the registration certificate',
    },
    {
      zh: '账号名单（姓名与邮箱）',
      en: 'List of account holders with e-mail addresses',
    },
  ],
  replyWorkingDays: 5,
  claimSteps: [
    {
      zh: '估一下现有资料有多大，再确定要几个账号。',
      en: 'Estimate how much you store today, then decide how many accounts you need.',
    },
    {
      zh: '填写申领表并上传账号名单。',
      en: 'Fill in the application form and attach the list of account holders.',
    },
    {
      zh: '收到开通消息后，超管登录并建好第一批文件夹。',
      en: 'When the message about opening arrives, the super admin signs in and sets up the first folders.',
    },
    {
      zh: '两周后我们回访一次，帮你检查备份和权限。',
      en: 'Two weeks later we call once to check backups and rights with you.',
    },
  ],
  exitRoute: {
    zh: '管理员可以随时用同步客户端把全部文件原样下载到本地，日历导出为 ICS，通讯录导出为 VCF。停用后数据再保留 60 天，然后清除并给你一份清除记录。',
    en: 'An admin can download every file unchanged with the sync client at any time, calendars as ICS and contacts as VCF. After closing, the data stays for 60 days, then it is erased and you receive a record of that.',
  },
  costAfter: {
    zh: '捐赠期 24 个月。期满后自行托管，一台 2 核 4 GB 的云服务器加 200 GB 硬盘，每年大约 1,800 元。',
    en: 'The donation runs 24 months. Hosting it yourself afterwards on a 2-core, 4 GB cloud server with a 200 GB disk costs about 1,800 yuan a year.',
  },
  stockPerYear: 60,
  allowanceUnits: 2,
  questions: {
    sections: [
      {
        key: 'team',
        title: {
          zh: '团队与联系人',
          en: 'Team and contact',
        },
        questions: [
          {
            key: 'organisationName',
            type: 'text',
            label: {
              zh: '机构名称',
              en: 'Name of your organisation',
            },
            maxLength: 120,
            prefill: 'organisationName',
          },
          {
            key: 'contactName',
            type: 'text',
            label: {
              zh: '联系人',
              en: 'Contact person',
            },
            maxLength: 40,
            prefill: 'contactName',
          },
          {
            key: 'contactEmail',
            type: 'text',
            label: {
              zh: '联系邮箱',
              en: 'Contact e-mail',
            },
            hint: {
              zh: '开通消息和管理员账号会发到这里。',
              en: 'The opening message and the admin account go here.',
            },
            maxLength: 120,
            prefill: 'contactEmail',
            format: 'email',
          },
        ],
      },
      {
        key: 'use',
        title: {
          zh: '怎么用',
          en: 'How you will use it',
        },
        questions: [
          {
            key: 'accountCount',
            type: 'number',
            label: {
              zh: '需要多少个网盘账号',
              en: 'How many drive accounts do you need',
            },
            min: 3,
            max: 50,
            unit: {
              zh: '个',
              en: 'accounts',
            },
          },
          {
            key: 'presentStore',
            type: 'choice',
            label: {
              zh: '资料现在主要存在哪里',
              en: 'Where do you keep most papers today',
            },
            options: [
              {
                value: 'chat',
                label: {
                  zh: '聊天群和个人手机',
                  en: 'Chat groups and phones',
                },
              },
              {
                value: 'pcs',
                label: {
                  zh: '办公室电脑',
                  en: 'Office computers',
                },
              },
              {
                value: 'otherCloud',
                label: {
                  zh: '别家网盘',
                  en: 'Another cloud drive',
                },
              },
              {
                value: 'paper',
                label: {
                  zh: '大部分还是纸质',
                  en: 'Mostly on paper',
                },
              },
            ],
          },
          {
            key: 'folderPlan',
            type: 'longText',
            label: {
              zh: '打算先建哪几个文件夹，各给谁看',
              en: 'Which folders will come first, and who may read them',
            },
            hint: {
              zh: '例如：项目档案给全员，财务只给两人。',
              en: 'For example: project files for all, accounts for two people.',
            },
            minLength: 30,
            maxLength: 500,
          },
          {
            key: 'accountList',
            type: 'file',
            label: {
              zh: '账号名单',
              en: 'List of account holders',
            },
            accept: ['pdf', 'image'],
            atMost: 2,
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我已阅读捐赠协议，并同意按其中的约定使用团队网盘',
              en: 'I have read the donation agreement and will use the team drive as it says',
            },
            article: 'toolDonationAgreement',
            version: 1,
          },
        ],
      },
    ],
  },
  termMonths: 24,
  activation: {
    kind: 'steps',
    link: 'demoSpace',
    steps: [
      {
        zh: '点上面的链接进入你们的专属网盘，用申请里的联系邮箱设置管理员密码。',
        en: 'Follow the link above to your own cloud drive and set the admin password with the contact address of your application.',
      },
      {
        zh: '在“用户”页导入账号名单，给每人分好组。',
        en: 'Import your list on the Users page and put everyone into a group.',
      },
      {
        zh: '在常用电脑上装好同步客户端，先同步一个小文件夹试一试。',
        en: 'Install the sync client on the computers you use most and try it with one small folder.',
      },
    ],
  },
  reviewedOn: '2026-10-12',
}
