import type { DemoTool } from '../demo-types.ts'

export const bigbluebutton: DemoTool = {
  number: 1015,
  name: {
    zh: 'BigBlueButton 在线教室',
    en: 'BigBlueButton',
  },
  tagline: {
    zh: '为上课而做的直播间：白板、点名、小组、回放',
    en: 'A room made for teaching: whiteboard, roll call, groups, recording',
  },
  description: [
    {
      zh: 'BigBlueButton 不同于一般会议软件：老师上传课件后可在上面写画，学生共用一块白板，分组讨论到点自动收回。',
      en: 'BigBlueButton differs from a meeting program: teachers draw on their slides, pupils share a whiteboard, and group work ends by itself on time.',
    },
    {
      zh: '它自带学习看板，显示谁发过言、谁举过手、答题情况怎样。课后回放带章节，可放进 Moodle 课程。',
      en: 'A learning dashboard shows who spoke, raised a hand or answered. Recordings have chapters and can be placed into a Moodle course.',
    },
    {
      zh: '我们的机房每晚同时承载 20 间教室，每间 60 人；排课时间需要提前三天预约。',
      en: 'Our machines carry 20 rooms of 60 people each evening, and times are booked three days ahead.',
    },
  ],
  audience: {
    zh: '适合支教、线上辅导和手语课堂。平板也能进教室，但请给主讲老师配一台电脑。',
    en: 'For tutoring, distance teaching and lessons in sign language. Pupils may use tablets, while the teacher should have a computer.',
  },
  fields: ['education', 'children', 'rural', 'disability'],
  needs: ['learning', 'communication'],
  kind: 'cloudService',
  cost: 'hostedByProgramme',
  keywords: {
    zh: '直播课，网课，双师课堂，白板，支教，在线辅导',
    en: 'virtual classroom, whiteboard, tutoring, webinar, BBB, live lesson',
  },
  licence: 'LGPL-3.0-or-later',
  homepage: 'https://bigbluebutton.org/',
  rules: [
    {
      kind: 'verifiedOrganisation',
    },
    {
      kind: 'entityType',
      anyOf: ['socialServiceAgency', 'foundation', 'association', 'publicInstitution'],
    },
    {
      kind: 'declared',
      key: 'childSafeguard',
      statement: {
        zh: '有未成年人参加时，课堂里始终有两名成年人，回放仅限学员观看。',
        en: 'With minors present there are always two adults in the room, and recordings are for the learners alone.',
      },
    },
  ],
  papers: [
    {
      zh: '课程表',
      en: 'Timetable',
    },
    {
      zh: '儿童保护政策',
      en: 'Child protection policy',
    },
  ],
  replyWorkingDays: 6,
  claimSteps: [
    {
      zh: '选好要用的晚上，备好未来一个学期的课程表。',
      en: 'Choose the evenings you need and have the timetable of the coming term at hand.',
    },
    {
      zh: '我们核对时段，有冲突的当天回电协调。',
      en: 'We check the hours and ring the same day if some clash.',
    },
    {
      zh: '主讲老师参加一次 45 分钟的试课。',
      en: 'Teachers take part in a 45-minute rehearsal.',
    },
    {
      zh: '收到固定教室链接后开课。',
      en: 'Teaching starts when the permanent room links arrive.',
    },
  ],
  exitRoute: {
    zh: '回放可下载为 MP4 和课件 PDF，点名记录导出 CSV。学期结束 90 天后，服务器上的回放会删除。',
    en: 'Recordings download as MP4 with the slides as PDF, the roll as CSV. They are erased from the server 90 days after term.',
  },
  costAfter: {
    zh: '每学期重新申领一次，不收费。要独立机房的，一台 8 核服务器一年约 6,500 元。',
    en: 'Apply again each term at no cost. An 8-core server of your own is about 6,500 yuan a year.',
  },
  stockPerYear: 50,
  allowanceUnits: 2,
  questions: {
    sections: [
      {
        key: 'lessons',
        title: {
          zh: '课程',
          en: 'Lessons',
        },
        questions: [
          {
            key: 'subject',
            type: 'text',
            label: {
              zh: '教哪门课',
              en: 'Subject taught',
            },
            maxLength: 60,
          },
          {
            key: 'pupils',
            type: 'number',
            label: {
              zh: '每间教室最多几名学生',
              en: 'Pupils in the largest room',
            },
            min: 1,
            max: 60,
            unit: {
              zh: '人',
              en: 'pupils',
            },
          },
          {
            key: 'evenings',
            type: 'choices',
            label: {
              zh: '需要哪几天的晚上',
              en: 'Which evenings you need',
            },
            options: [
              {
                value: 'mon',
                label: {
                  zh: '周一',
                  en: 'Monday',
                },
              },
              {
                value: 'tue',
                label: {
                  zh: '周二',
                  en: 'Tuesday',
                },
              },
              {
                value: 'wed',
                label: {
                  zh: '周三',
                  en: 'Wednesday',
                },
              },
              {
                value: 'thu',
                label: {
                  zh: '周四',
                  en: 'Thursday',
                },
              },
              {
                value: 'fri',
                label: {
                  zh: '周五',
                  en: 'Friday',
                },
              },
              {
                value: 'weekend',
                label: {
                  zh: '周末',
                  en: 'The weekend',
                },
              },
            ],
            atMost: 4,
          },
          {
            key: 'termStart',
            type: 'date',
            label: {
              zh: '开学日期',
              en: 'First day of term',
            },
            from: 'today',
          },
        ],
      },
      {
        key: 'safety',
        title: {
          zh: '学生保护',
          en: 'Protecting pupils',
        },
        questions: [
          {
            key: 'minors',
            type: 'choice',
            label: {
              zh: '学生是否未成年',
              en: 'Are the pupils under eighteen',
            },
            options: [
              {
                value: 'all',
                label: {
                  zh: '全部是',
                  en: 'All of them',
                },
              },
              {
                value: 'some',
                label: {
                  zh: '部分是',
                  en: 'Some of them',
                },
              },
              {
                value: 'none',
                label: {
                  zh: '都已成年',
                  en: 'None',
                },
              },
            ],
          },
          {
            key: 'protectionPolicy',
            type: 'file',
            label: {
              zh: '保护政策文件',
              en: 'The protection policy',
            },
            accept: ['pdf'],
            atMost: 1,
          },
        ],
      },
    ],
  },
  termMonths: 6,
  activation: {
    kind: 'steps',
    link: 'demoSpace',
    steps: [
      {
        zh: '把上面的固定教室链接发给主讲老师，主持密码由老师进教室后自己设。',
        en: 'Give the link above, which is your fixed classroom, to the teachers; they set the host password inside.',
      },
      {
        zh: '上课前一天把课件传进教室，翻一遍看版式。',
        en: 'Load the slides a day ahead and leaf through them.',
      },
      {
        zh: '第一节课结束后看学习看板，确认点名记录正常。',
        en: 'Open the dashboard after lesson one and check the roll.',
      },
    ],
  },
  reviewedOn: '2026-09-30',
}
