import type { DemoTool } from '../demo-types.ts'

export const kolibri: DemoTool = {
  number: 1045,
  name: {
    zh: 'Kolibri 离线课堂',
    en: 'Kolibri',
  },
  tagline: {
    zh: '老师按班级布置练习，学生在局域网里自学',
    en: 'Teachers set exercises by class and pupils learn on a local network',
  },
  description: [
    {
      zh: 'Kolibri 让一台旧电脑变成教室服务器，学生用平板或手机连上就能看视频、做题，进度记在各自名下。联网一次更新内容，此后全程离线。',
      en: 'Kolibri turns an old computer into a classroom server: pupils join by tablet or phone to watch and practise, each with their own progress. Update once online, then stay offline.',
    },
    {
      zh: '老师能看到哪道题全班都错，第二天先讲它。',
      en: 'Teachers see the question everyone missed and begin with it the next day.',
    },
    {
      zh: '我们提供两天的到校安装，并为每校培养两名种子教师；差旅由我们承担。',
      en: 'We come to the school for two days, install it and train two teachers; our travel is on us.',
    },
  ],
  audience: {
    zh: '适合有十台以上设备的乡村学校和课后中心。小学低年级需要成人陪同。',
    en: 'For village schools and after-school centres with ten devices or more. The youngest need an adult beside them.',
  },
  fields: ['education', 'rural', 'children'],
  needs: ['learning'],
  kind: 'selfHosted',
  cost: 'free',
  keywords: {
    zh: '离线学习，乡村学校，课后，平板，自学',
    en: 'offline learning, school server, Learning Equality, exercises, classroom',
  },
  licence: 'MIT',
  homepage: 'https://learningequality.org/kolibri/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'entityType',
      anyOf: ['publicInstitution', 'socialServiceAgency', 'foundation', 'association'],
    },
    {
      kind: 'declared',
      key: 'seedTeachers',
      statement: {
        zh: '学校指定两名教师全程参加培训，并留任至少一学年。',
        en: 'The school names two teachers who attend throughout and stay for at least a school year.',
      },
    },
  ],
  papers: [
    {
      zh: '学校同意函',
      en: 'Letter of consent from the school',
    },
    {
      zh: '设备清单',
      en: 'List of devices',
    },
  ],
  replyWorkingDays: 6,
  claimSteps: [
    {
      zh: '与学校一起清点设备并拍照。',
      en: 'Count and photograph the devices together with the school.',
    },
    {
      zh: '上传校方同意函。',
      en: "Upload the school's letter.",
    },
    {
      zh: '在申请页留言沟通课程表，确定到校的两天。',
      en: 'Settle the timetable by messages on your application and choose the two days of the visit.',
    },
    {
      zh: '三个月后线上回访一次。',
      en: 'After three months we talk online.',
    },
  ],
  exitRoute: {
    zh: '学习记录可按班级导出 CSV，内容频道能用 U 盘拷到别的 Kolibri。',
    en: 'Records export to CSV by class, and channels copy to another Kolibri by memory stick.',
  },
  costAfter: {
    zh: '没有后续费用；硬盘坏了要自己换，约 300 元。',
    en: 'No further cost; a broken disk is yours to replace, about 300 yuan.',
  },
  stockPerYear: 25,
  allowanceUnits: 2,
  questions: {
    sections: [
      {
        key: 'school',
        title: {
          zh: '学校',
          en: 'The school',
        },
        questions: [
          {
            key: 'schoolName',
            type: 'text',
            label: {
              zh: '学校或中心全称',
              en: 'Full name of the school or centre',
            },
            maxLength: 80,
          },
          {
            key: 'devices',
            type: 'number',
            label: {
              zh: '可用设备多少台',
              en: 'Devices that work',
            },
            min: 10,
            max: 300,
            unit: {
              zh: '台',
              en: 'devices',
            },
          },
          {
            key: 'grades',
            type: 'choices',
            label: {
              zh: '哪些年级使用',
              en: 'Grades that will use it',
            },
            options: [
              {
                value: 'lower',
                label: {
                  zh: '一至三年级',
                  en: 'Grades 1 to 3',
                },
              },
              {
                value: 'upper',
                label: {
                  zh: '四至六年级',
                  en: 'Grades 4 to 6',
                },
              },
              {
                value: 'middle',
                label: {
                  zh: '初中',
                  en: 'Lower secondary',
                },
              },
              {
                value: 'high',
                label: {
                  zh: '高中',
                  en: 'Upper secondary',
                },
              },
            ],
            atMost: 3,
          },
          {
            key: 'visitFrom',
            type: 'date',
            label: {
              zh: '最早哪天可以到校',
              en: 'Earliest day for our visit',
            },
            from: 'today',
          },
        ],
      },
      {
        key: 'support',
        title: {
          zh: '配合',
          en: 'Support',
        },
        questions: [
          {
            key: 'teacherOne',
            type: 'text',
            label: {
              zh: '第一位种子教师',
              en: 'First teacher',
            },
            maxLength: 40,
          },
          {
            key: 'teacherTwo',
            type: 'text',
            label: {
              zh: '第二位种子教师',
              en: 'Second teacher',
            },
            maxLength: 40,
          },
          {
            key: 'consentLetter',
            type: 'file',
            label: {
              zh: '校方同意函',
              en: "The school's letter",
            },
            accept: ['pdf', 'image'],
            atMost: 1,
          },
          {
            key: 'agreement',
            type: 'agreement',
            label: {
              zh: '校方和我机构都接受捐赠协议',
              en: 'The school and our organisation accept the donation agreement',
            },
            article: 'toolDonationAgreement',
            version: 1,
          },
        ],
      },
    ],
  },
  termMonths: null,
  activation: {
    kind: 'steps',
    link: 'https://learningequality.org/kolibri/',
    steps: [
      {
        zh: '到校前一天，从上面的链接下载安装包，并给所有设备充满电。',
        en: 'The day before the visit, download the installer from the link above and charge every device.',
      },
      {
        zh: '安装后让三名学生试做一套练习。',
        en: 'After the installation have three pupils work through one exercise.',
      },
      {
        zh: '教师在“教练”页看到成绩，即为可用。',
        en: 'When teachers see the results on the coach page, it is ready.',
      },
    ],
  },
  reviewedOn: '2026-09-06',
}
