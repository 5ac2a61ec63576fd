import type { DemoTool } from '../demo-types.ts'

export const cryptpad: DemoTool = {
  number: 1031,
  name: {
    zh: 'CryptPad 加密文档',
    en: 'CryptPad',
  },
  tagline: {
    zh: '连托管方也看不到内容的协作文档和表格',
    en: 'Shared documents and sheets that even the host cannot read',
  },
  description: [
    {
      zh: 'CryptPad 在你的浏览器里加密，服务器上只有密文。文档、表格、看板、表单和白板都能多人同时编辑，链接里带着钥匙。',
      en: 'CryptPad encrypts in your browser, so the server holds ciphertext alone. Documents, sheets, boards, forms and whiteboards are shared live, with the key inside the link.',
    },
    {
      zh: '保护个案记录、受助人名单时，这一点很重要；忘记密码没有任何人能找回，也同样重要。',
      en: 'That matters for case notes and lists of people in need; it matters just as much that nobody can restore a forgotten password.',
    },
    {
      zh: '每个团队空间 10 GB，文档可设为到期自毁。',
      en: 'A team has 10 GB, and documents can be set to vanish on a date.',
    },
  ],
  audience: {
    zh: '适合处理敏感个案的社工、心理援助和反家暴团队。若要在几百页表格里做复杂公式，它会慢。',
    en: 'For social workers, counsellors and shelters with delicate cases. Complex formulas over hundreds of pages make it slow.',
  },
  fields: ['health', 'children', 'disability'],
  needs: ['security', 'collaboration', 'dataCollection'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '加密，隐私，协作文档，个案，端到端',
    en: 'encryption, privacy, collaborative documents, end-to-end, case notes',
  },
  licence: 'AGPL-3.0-or-later',
  homepage: 'https://cryptpad.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'declared',
      key: 'keyCustody',
      statement: {
        zh: '至少两名负责人分别保管团队恢复密钥。',
        en: "At least two responsible people each hold the team's recovery key.",
      },
    },
  ],
  papers: [
    {
      zh: '个案保密制度',
      en: 'Rules on confidential cases',
    },
  ],
  replyWorkingDays: 4,
  claimSteps: [
    {
      zh: '读完一页“密码丢了会怎样”，再决定申领。',
      en: 'Read one page on what a lost password means before you decide.',
    },
    {
      zh: '填表，并写明两位密钥保管人。',
      en: 'Fill in the form and name two key holders.',
    },
    {
      zh: '开通当天在申请页留言，告诉我们恢复密钥已经打印。',
      en: 'On the first day, tell us in a message on your application that the recovery key has been printed.',
    },
  ],
  exitRoute: {
    zh: '云盘页可以把整个空间下载为 ZIP，文档分别转成 DOCX、XLSX 等常见格式。',
    en: 'The drive page downloads the whole space as ZIP, with documents turned into DOCX, XLSX and the like.',
  },
  costAfter: {
    zh: '三年免费。自建用最小的云主机就够，每年约 500 元。',
    en: 'Three years free; the smallest cloud machine, about 500 yuan a year, suffices for your own.',
  },
  stockPerYear: 40,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'confidentiality',
        title: {
          zh: '保密',
          en: 'Confidentiality',
        },
        questions: [
          {
            key: 'caseKind',
            type: 'choice',
            label: {
              zh: '主要处理哪类内容',
              en: 'Which content it is for',
            },
            options: [
              {
                value: 'cases',
                label: {
                  zh: '个案记录',
                  en: 'Case notes',
                },
              },
              {
                value: 'governance',
                label: {
                  zh: '理事会文件',
                  en: 'Board papers',
                },
              },
              {
                value: 'investigation',
                label: {
                  zh: '调查材料',
                  en: 'Research material',
                },
              },
            ],
          },
          {
            key: 'firstHolder',
            type: 'text',
            label: {
              zh: '第一位密钥保管人',
              en: 'First key holder',
            },
            maxLength: 40,
          },
          {
            key: 'secondHolder',
            type: 'text',
            label: {
              zh: '第二位密钥保管人',
              en: 'Second key holder',
            },
            maxLength: 40,
          },
          {
            key: 'rules',
            type: 'file',
            label: {
              zh: '保密制度文件',
              en: 'The rules as a file',
            },
            accept: ['pdf'],
            atMost: 1,
          },
          {
            key: 'offboarding',
            type: 'longText',
            label: {
              zh: '有人离职时怎样收回权限',
              en: 'How access is withdrawn when someone leaves',
            },
            minLength: 30,
            maxLength: 400,
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
        zh: '从上面的邀请链接注册，立刻打印恢复密钥并锁进柜子。',
        en: 'Register with the invitation link above, print the recovery key at once and lock it away.',
      },
      {
        zh: '建一个团队，把两位保管人设为所有者。',
        en: 'Make a team with both key holders as owners.',
      },
      {
        zh: '新建一份文档，试一次“到期自毁”。',
        en: 'Write a test document and let it expire.',
      },
    ],
  },
  reviewedOn: '2026-10-22',
}
