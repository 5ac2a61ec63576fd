import type { DemoTool } from '../demo-types.ts'

export const limesurvey: DemoTool = {
  number: 1002,
  name: {
    zh: 'LimeSurvey 问卷',
    en: 'LimeSurvey',
  },
  tagline: {
    zh: '做严谨的多语言问卷，数据留在机构自己手里',
    en: 'Careful questionnaires in many languages, with the data in your own hands',
  },
  description: [
    {
      zh: 'LimeSurvey 有近三十种题型，支持跳转、配额和随机分组，适合做基线调查和满意度回访。受访者用手机打开链接就能填，不需要注册。',
      en: 'LimeSurvey has nearly thirty kinds of questions with branching, quotas and random groups, which suits baseline studies and follow-up calls. Respondents open a link on their phone and need no account.',
    },
    {
      zh: '封闭问卷会给每位受访者一个专用链接，同一个人只能答一次，答案可以与身份分开存放。',
      en: 'A closed survey gives each respondent a personal link that works once, and answers can be stored apart from identities.',
    },
    {
      zh: '托管版每份问卷最多收 5,000 份答卷，服务器在中国境内，停用的问卷自动归档。',
      en: 'The hosted edition takes up to 5,000 responses a survey, runs in mainland China and archives surveys that have ended.',
    },
  ],
  audience: {
    zh: '适合要做项目评估、需求调研或服务满意度的机构。只想收一次活动报名的话，用更轻的表单工具更省事。',
    en: 'For organisations that evaluate projects, study needs or ask how a service was received. To collect sign-ups for one event, a lighter form tool is less work.',
  },
  fields: ['education', 'health', 'children', 'elderly'],
  needs: ['dataCollection', 'dataAnalysis'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '问卷，调查，调研，满意度，评估，量表，在线表单',
    en: 'survey, questionnaire, poll, evaluation, Likert scale',
  },
  licence: 'GPL-2.0-or-later',
  homepage: 'https://www.limesurvey.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'declared',
      key: 'consentAsked',
      statement: {
        zh: '我们会在问卷开头说明用途，并征得受访者同意；涉及未满十四周岁的孩子时，先征得监护人同意。',
        en: 'Our questionnaires open with their purpose and ask for consent, and for children under fourteen we ask a guardian first.',
      },
    },
  ],
  papers: [
    {
      zh: '问卷草稿或提纲',
      en: 'Draft or outline of the questionnaire',
    },
  ],
  replyWorkingDays: 4,
  claimSteps: [
    {
      zh: '先把问卷提纲写好，说明要向谁收集什么。',
      en: 'Write the outline first: what you want to learn, and from whom.',
    },
    {
      zh: '在线提交申领，方法顾问会就抽样和措辞给一次书面意见。',
      en: 'Submit the application; a methods adviser answers once in writing about sampling and wording.',
    },
    {
      zh: '用激活码开通空间，复制示例问卷改成自己的。',
      en: 'Open your space with the activation code and turn the sample survey into your own.',
    },
  ],
  exitRoute: {
    zh: '答卷可导出为 CSV、Excel、SPSS 和 R 格式，问卷结构另存为 LSS 文件，能直接导入任何一套 LimeSurvey。',
    en: 'Responses export as CSV, Excel, SPSS and R; the survey itself is saved as an LSS file that any other LimeSurvey can read.',
  },
  costAfter: {
    zh: '使用期 12 个月，项目仍在进行的可续一次。之后可买官方云服务，也可以装在普通虚拟主机上，后者一年约 400 元。',
    en: "It is yours for 12 months, and once more while the project is running. Later you may buy the maker's cloud plan or install it on ordinary web hosting for about 400 yuan a year.",
  },
  stockPerYear: 80,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'survey',
        title: {
          zh: '你的调查',
          en: 'Your survey',
        },
        questions: [
          {
            key: 'surveyTitle',
            type: 'text',
            label: {
              zh: '问卷的名称',
              en: 'Name of the questionnaire',
            },
            maxLength: 80,
          },
          {
            key: 'expectedAnswers',
            type: 'number',
            label: {
              zh: '预计回收多少份答卷',
              en: 'How many responses do you expect',
            },
            min: 20,
            max: 5000,
            unit: {
              zh: '份',
              en: 'responses',
            },
          },
          {
            key: 'firstDay',
            type: 'date',
            label: {
              zh: '希望哪天开始收集',
              en: 'On which day should collecting begin',
            },
            from: 'today',
          },
          {
            key: 'respondentGroups',
            type: 'choices',
            label: {
              zh: '向哪些人收集',
              en: 'Who will be asked',
            },
            options: [
              {
                value: 'beneficiaries',
                label: {
                  zh: '服务对象',
                  en: 'People we serve',
                },
              },
              {
                value: 'parents',
                label: {
                  zh: '家长或照护者',
                  en: 'Parents or carers',
                },
              },
              {
                value: 'volunteers',
                label: {
                  zh: '志愿者',
                  en: 'Volunteers',
                },
              },
              {
                value: 'partners',
                label: {
                  zh: '学校、社区等合作方',
                  en: 'Schools and other partners',
                },
              },
            ],
            atMost: 3,
          },
          {
            key: 'outline',
            type: 'file',
            label: {
              zh: '问卷提纲',
              en: 'Outline of the survey',
            },
            hint: {
              zh: '一页也可以，PDF 不超过 10 MB。',
              en: 'One page will do; PDF up to 10 MB.',
            },
            accept: ['pdf'],
            atMost: 1,
          },
        ],
      },
    ],
  },
  termMonths: 12,
  activation: {
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '点上面的链接打开问卷平台，选“用激活码开通”。',
        en: 'Open the survey platform with the link above and choose to open a space with a code.',
      },
      {
        zh: '输入激活码，设置管理员邮箱与密码。',
        en: 'Type the code and choose an e-mail address and password for the admin.',
      },
      {
        zh: '从示例库复制一份问卷，自己先答一遍再发出去。',
        en: 'Copy a survey from the samples and answer it yourself before you send it out.',
      },
    ],
  },
  reviewedOn: '2026-09-28',
}
