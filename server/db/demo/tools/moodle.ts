import type { DemoTool } from '../demo-types.ts'

export const moodle: DemoTool = {
  number: 1006,
  name: {
    zh: 'Moodle 在线课程',
    en: 'Moodle',
  },
  tagline: {
    zh: '把线下培训搬上网，谁学到哪一步一目了然',
    en: 'Put your training online and see how far each learner has come',
  },
  description: [
    {
      zh: 'Moodle 支持课件、视频、测验、作业和讨论区，学完自动发结课证书。乡村教师培训、志愿者上岗培训和照护者课程都有现成的做法。',
      en: 'Moodle has lessons, videos, quizzes, assignments and forums, and issues certificates at the end. There are proven patterns for rural teachers, new volunteers and carers.',
    },
    {
      zh: '手机 App 可以提前下载课程，适合白天没网、晚上回镇上才有网的学员。',
      en: 'The phone app downloads a course ahead of time, which helps learners who are online only in the evening.',
    },
    {
      zh: '本项目捐出的额度是一台 4 核 8 GB 云服务器和 500 GB 流量，装好中文语言包后交给你管理。',
      en: 'Our donated quota is a 4-core, 8 GB cloud server with 500 GB of traffic, handed over to you with Chinese installed.',
    },
  ],
  audience: {
    zh: '适合一年开课三次以上、每次三十人以上的机构。只办一场讲座，用会议工具录下来就够了。',
    en: 'For organisations that teach at least three times a year with thirty learners or more. For a single talk, a recorded meeting is enough.',
  },
  fields: ['education', 'children', 'rural', 'health'],
  needs: ['learning', 'volunteerManagement'],
  kind: 'selfHosted',
  cost: 'donatedQuota',
  keywords: {
    zh: '网课，慕课，培训平台，学习管理，课程，证书，教师培训',
    en: 'LMS, e-learning, course, training, certificate, quiz',
  },
  licence: 'GPL-3.0-or-later',
  homepage: 'https://moodle.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'registeredYears',
      atLeast: 1,
    },
    {
      kind: 'teamAdmin',
    },
  ],
  papers: [
    {
      zh: '课程大纲',
      en: 'Course outline',
    },
    {
      zh: '登记证书扫描件',
      en: 'Scan of the registration certificate',
    },
  ],
  replyWorkingDays: 7,
  claimSteps: [
    {
      zh: '选一门最成熟的课做试点，列出章节。',
      en: 'Pick your most mature course as the pilot and list its chapters.',
    },
    {
      zh: '提交课程大纲，教学设计师会看一遍结构。',
      en: 'Submit the outline; a learning designer looks through its structure.',
    },
    {
      zh: '用激活码开通服务器，24 小时内装好。',
      en: 'Open the server with the activation code; it is ready within 24 hours.',
    },
    {
      zh: '请五位学员试学，再公开报名。',
      en: 'Let five learners try it before you open enrolment.',
    },
  ],
  exitRoute: {
    zh: '每门课可备份成 MBZ 文件，成绩和名单导出为 CSV。服务器镜像可以整机导出，换一家云厂商照样启动。',
    en: 'Every course backs up to an MBZ file, grades and lists to CSV. The server image can be exported whole and started with another provider.',
  },
  costAfter: {
    zh: '额度用满 12 个月后按原价续费，同样配置一年约 3,200 元；学员少于一百人时可降到 2 核，约 1,500 元。',
    en: 'After 12 months the same server costs about 3,200 yuan a year; with fewer than a hundred learners a 2-core machine at about 1,500 is enough.',
  },
  stockPerYear: 30,
  allowanceUnits: 3,
  questions: {
    sections: [
      {
        key: 'course',
        title: {
          zh: '试点课程',
          en: 'The pilot course',
        },
        questions: [
          {
            key: 'courseName',
            type: 'text',
            label: {
              zh: '试点课程叫什么',
              en: 'What the pilot course is called',
            },
            maxLength: 60,
          },
          {
            key: 'learners',
            type: 'number',
            label: {
              zh: '第一年预计多少学员',
              en: 'Learners expected in the first year',
            },
            min: 30,
            max: 5000,
            unit: {
              zh: '人',
              en: 'learners',
            },
          },
          {
            key: 'materials',
            type: 'choices',
            label: {
              zh: '手上已有哪些素材',
              en: 'Which materials exist already',
            },
            options: [
              {
                value: 'slides',
                label: {
                  zh: '课件',
                  en: 'Slides',
                },
              },
              {
                value: 'video',
                label: {
                  zh: '录像',
                  en: 'Recordings',
                },
              },
              {
                value: 'exercises',
                label: {
                  zh: '习题',
                  en: 'Exercises',
                },
              },
              {
                value: 'nothing',
                label: {
                  zh: '还没有',
                  en: 'Nothing yet',
                },
              },
            ],
          },
          {
            key: 'syllabus',
            type: 'file',
            label: {
              zh: '课程大纲文件',
              en: 'The outline as a file',
            },
            accept: ['pdf'],
            atMost: 2,
          },
        ],
      },
      {
        key: 'running',
        title: {
          zh: '运营',
          en: 'Running it',
        },
        questions: [
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
            key: 'contactPhone',
            type: 'text',
            label: {
              zh: '联系电话',
              en: 'Contact phone',
            },
            maxLength: 20,
            prefill: 'contactPhone',
            format: 'phone',
          },
          {
            key: 'weeklyHours',
            type: 'number',
            label: {
              zh: '专人每周能投入多少小时',
              en: 'Hours a week that one person can give',
            },
            min: 1,
            max: 40,
            unit: {
              zh: '小时',
              en: 'hours',
            },
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '我同意捐赠协议中关于云额度的条款',
              en: 'I agree to the donation agreement and its terms on cloud quota',
            },
            article: 'toolDonationAgreement',
            version: 1,
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
        zh: '从上面的链接打开“云额度”页，输入激活码，选择离学员最近的机房。',
        en: 'Open the credit page with the link above, type the code and choose the data centre nearest to your learners.',
      },
      {
        zh: '服务器地址会显示在同一页，登录后先给初始管理员改名。',
        en: 'The address of the server appears on that same page; log in and rename the first admin.',
      },
      {
        zh: '导入我们提供的示例课程，照着它搭自己的第一章。',
        en: 'Import our sample course and build your first chapter after its pattern.',
      },
    ],
  },
  reviewedOn: '2026-09-15',
}
