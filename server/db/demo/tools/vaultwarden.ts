import type { DemoTool } from '../demo-types.ts'

export const vaultwarden: DemoTool = {
  number: 1032,
  name: {
    zh: 'Vaultwarden 团队密码库',
    en: 'Vaultwarden',
  },
  tagline: {
    zh: '公众号、邮箱、网银的密码不再贴在便签上',
    en: 'Passwords for accounts and mailboxes, no longer on sticky notes',
  },
  description: [
    {
      zh: 'Vaultwarden 是与 Bitwarden 客户端兼容的轻量服务器。每人一个主密码，团队共用的账号放进集合，按岗位分配。',
      en: "Vaultwarden is a small server that works with Bitwarden's clients. Each person has one master password, and shared logins sit in collections by role.",
    },
    {
      zh: '有人离职，把他移出集合，再逐个换密码即可，交接从几天缩短到一小时。',
      en: 'When somebody leaves, remove them and change those passwords: a handover of days becomes an hour.',
    },
    {
      zh: '密文每六小时异地备份一次，主密码我们不知道，也无法重置。',
      en: 'The ciphertext is copied elsewhere every six hours; we know no master password and cannot reset one.',
    },
  ],
  audience: {
    zh: '凡是三个人以上共用账号的机构都该有一套。不允许连外网的财务电脑，请用 KeePassXC。',
    en: 'Every organisation where three people share logins should have one. For accounting computers kept offline, use KeePassXC.',
  },
  fields: ['education', 'health', 'environment', 'elderly'],
  needs: ['security'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '密码管理，密码箱，账号交接，双重验证，密码本',
    en: 'password manager, Bitwarden, shared vault, two-factor, handover',
  },
  licence: 'AGPL-3.0-only',
  homepage: 'https://github.com/dani-garcia/vaultwarden',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'teamAdmin',
    },
    {
      kind: 'declared',
      key: 'masterRule',
      statement: {
        zh: '主密码至少十四个字符，且不与其他网站相同。',
        en: 'Master passwords have at least fourteen characters and are used nowhere else.',
      },
    },
  ],
  papers: [],
  replyWorkingDays: 2,
  claimSteps: [
    {
      zh: '列一张共用账号清单，不要写密码。',
      en: 'List the shared logins, without their passwords.',
    },
    {
      zh: '申领表三道题，通过后发给管理员激活码。',
      en: 'Three questions, then the admin receives a code.',
    },
    {
      zh: '全员半小时小课：怎么起一个记得住的主密码。',
      en: 'Half an hour for everyone on master passwords that can be remembered.',
    },
  ],
  exitRoute: {
    zh: '每个人能导出自己的库，组织管理员能导出共用库，格式为 JSON 或 CSV，多数密码软件都能导入。',
    en: 'Members export their own vault and admins the shared one as JSON or CSV, which most password managers read.',
  },
  costAfter: {
    zh: '承诺托管五年；之后可转至 Bitwarden 付费版，或在小型主机上自建，一年约 260 元。',
    en: "Hosting is promised for five years; afterwards pay for Bitwarden's own plan or run it on a small machine for about 260 yuan a year.",
  },
  stockPerYear: 100,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'vault',
        title: {
          zh: '密码库',
          en: 'The vault',
        },
        questions: [
          {
            key: 'seats',
            type: 'number',
            label: {
              zh: '多少人要用密码库',
              en: 'People who need the vault',
            },
            min: 2,
            max: 80,
            unit: {
              zh: '人',
              en: 'people',
            },
          },
          {
            key: 'sharedLogins',
            type: 'number',
            label: {
              zh: '共用账号有多少个',
              en: 'Shared logins in total',
            },
            min: 1,
            max: 500,
            unit: {
              zh: '个',
              en: 'logins',
            },
          },
          {
            key: 'twoFactor',
            type: 'choice',
            label: {
              zh: '是否都能开启双重验证',
              en: 'Can everyone use two-factor sign-in',
            },
            options: [
              {
                value: 'yes',
                label: {
                  zh: '都可以',
                  en: 'Everyone',
                },
              },
              {
                value: 'partly',
                label: {
                  zh: '部分人可以',
                  en: 'Some',
                },
              },
              {
                value: 'no',
                label: {
                  zh: '暂时不行',
                  en: 'Not yet',
                },
              },
            ],
          },
        ],
      },
    ],
  },
  termMonths: 60,
  activation: {
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '打开上面的密码库地址，用激活码创建组织并邀请同事。',
        en: 'Open the vault with the link above, create your organisation with the code and invite your colleagues.',
      },
      {
        zh: '手机和浏览器装上 Bitwarden 客户端，自建地址填同一个网址。',
        en: 'Install the Bitwarden apps on phones and in browsers and enter that same link as the self-hosted server.',
      },
      {
        zh: '先迁入三个最要紧的账号，改掉旧密码。',
        en: 'Move the three most important logins first and change their passwords.',
      },
    ],
  },
  reviewedOn: '2026-10-30',
}
