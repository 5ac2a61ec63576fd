import type { DemoTool } from '../demo-types.ts'

export const onlyofficeDocs: DemoTool = {
  number: 1030,
  name: {
    zh: 'ONLYOFFICE 协同文档',
    en: 'ONLYOFFICE Docs',
  },
  tagline: {
    zh: '多人同时改一份 Word、Excel，格式不走样',
    en: 'Several people in one Word or Excel file, and the format holds',
  },
  description: [
    {
      zh: 'ONLYOFFICE Docs 在浏览器里编辑 DOCX、XLSX 和 PPTX，与微软格式的兼容度很高，批注、修订和版本比较都有。',
      en: "ONLYOFFICE Docs edits DOCX, XLSX and PPTX in the browser and keeps close to Microsoft's formats, with comments, tracked changes and comparison.",
    },
    {
      zh: '它需要一处放文件的地方，我们默认接到你的团队网盘，也能接 Moodle 和 WordPress。',
      en: 'It needs a place for the files: by default your Nextcloud space, or Moodle and WordPress if you prefer.',
    },
    {
      zh: '托管名额保证二十人同时编辑不卡顿，文件本身不存在编辑服务器上。',
      en: 'A place guarantees smooth work for twenty editors at a time, and files are not stored on the editing server.',
    },
  ],
  audience: {
    zh: '适合要与政府、资助方来回改 Office 文件的团队。只写内部笔记，用 BookStack 更清爽。',
    en: 'For teams that pass Office files to and fro with authorities and funders. For internal notes, BookStack is lighter.',
  },
  fields: ['education', 'health', 'emergency'],
  needs: ['collaboration', 'projectManagement'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '在线文档，协同编辑，表格，文档，Word，Excel',
    en: 'online office, co-editing, documents, spreadsheet, Google Docs alternative',
  },
  licence: 'AGPL-3.0-only',
  homepage: 'https://www.onlyoffice.com/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'teamAdmin',
    },
  ],
  papers: [
    {
      zh: '已开通的网盘地址',
      en: 'Address of your file space',
    },
  ],
  replyWorkingDays: 5,
  claimSteps: [
    {
      zh: '确认文件放在哪个系统里。',
      en: 'Settle which system holds the files.',
    },
    {
      zh: '提交申请，通过后拿到激活码。',
      en: 'Submit the application; the activation code comes with the approval.',
    },
    {
      zh: '管理员在网盘设置里填入激活码。',
      en: 'Let the admin enter the activation code in the settings of the drive.',
    },
    {
      zh: '打开一份旧文件，核对版式。',
      en: 'Open an older file and check how it looks.',
    },
  ],
  exitRoute: {
    zh: '文件从头到尾都是标准 Office 格式，断开连接后仍在你的网盘里，无需迁移。',
    en: 'Files are standard Office formats throughout and remain in your own space after disconnecting.',
  },
  costAfter: {
    zh: '随网盘托管期一同免费；单独自建需 2 核 4 GB 内存，年费千元以内。',
    en: 'Free as long as your hosted space; on its own it needs 2 cores and 4 GB, under a thousand yuan a year.',
  },
  stockPerYear: 55,
  allowanceUnits: 2,
  questions: {
    sections: [
      {
        key: 'connect',
        title: {
          zh: '连接',
          en: 'Connection',
        },
        questions: [
          {
            key: 'storage',
            type: 'choice',
            label: {
              zh: '文件放在哪里',
              en: 'Where your files live',
            },
            options: [
              {
                value: 'nextcloud',
                label: {
                  zh: '本项目的团队网盘',
                  en: 'Our team drive from this programme',
                },
              },
              {
                value: 'ownNextcloud',
                label: {
                  zh: '自建 Nextcloud',
                  en: 'Our own Nextcloud',
                },
              },
              {
                value: 'moodle',
                label: {
                  zh: 'Moodle 课程',
                  en: 'Moodle',
                },
              },
            ],
          },
          {
            key: 'storageAddress',
            type: 'text',
            label: {
              zh: '该系统的网址',
              en: 'Web address of that system',
            },
            maxLength: 200,
            format: 'url',
          },
          {
            key: 'editors',
            type: 'number',
            label: {
              zh: '最多几个人同时编辑',
              en: 'People editing at once, at most',
            },
            min: 2,
            max: 20,
            unit: {
              zh: '人',
              en: 'people',
            },
          },
          {
            key: 'contactEmail',
            type: 'text',
            label: {
              zh: '联系邮箱',
              en: 'Contact e-mail',
            },
            maxLength: 120,
            prefill: 'contactEmail',
            format: 'email',
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我同意按捐赠协议使用协同编辑服务',
              en: 'I accept the donation agreement for the editing service',
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
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '在网盘的管理页选“文档编辑”，填入上面的服务地址和激活码并保存。',
        en: 'On the admin page of your drive choose document editing, enter the link above and the code, and save.',
      },
      {
        zh: '两个人同时打开一份表格，互相看得到光标即成功。',
        en: "Let two people open one sheet: when each sees the other's cursor, it works.",
      },
    ],
  },
  reviewedOn: '2026-10-18',
}
