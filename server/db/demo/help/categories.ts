import type { DemoHelpCategory } from '../demo-types.ts'

/** The topics of the help centre, in their order. */
export const demoHelpCategories: DemoHelpCategory[] = [
  {
    number: 11,
    alias: 'account',
    name: { zh: '登录与账户', en: 'Sign-in and account' },
    summary: {
      zh: '验证码、设备、被要求重新登录。',
      en: 'Codes, devices, and being asked to sign in again.',
    },
  },
  {
    number: 12,
    alias: 'teams',
    name: { zh: '团队与机构认证', en: 'Teams and verification' },
    summary: {
      zh: '选身份、备材料、看懂认证结果。',
      en: 'Choosing a kind, the papers, and what the result means.',
    },
  },
  {
    number: 13,
    alias: 'tools',
    name: { zh: '找工具', en: 'Finding tools' },
    summary: { zh: '怎么搜，条件和名额怎么看。', en: 'How to search, and how to read conditions and stock.' },
  },
  {
    number: 14,
    alias: 'applying',
    name: { zh: '申领与进度', en: 'Applying and following' },
    summary: { zh: '从草稿到结果，每一步轮到谁。', en: 'From draft to outcome, and whose turn it is.' },
  },
  {
    number: 15,
    alias: 'using',
    name: { zh: '开通与使用', en: 'Starting and using' },
    summary: { zh: '激活码、约定和到期以后。', en: 'Codes, what you agreed to, and the end of a grant.' },
  },
  {
    number: 16,
    alias: 'privacy',
    name: { zh: '隐私与消息', en: 'Privacy and messages' },
    summary: {
      zh: '谁看得到、留多久、通知发到哪。',
      en: 'Who sees what, how long it stays, where messages go.',
    },
  },
  {
    number: 17,
    alias: 'reading',
    name: { zh: '阅读与操作', en: 'Reading and using the site' },
    summary: {
      zh: '字号、朗读、语言、打不开的页面。',
      en: 'Text size, reading aloud, languages, pages that fail.',
    },
  },
  {
    number: 19,
    alias: 'visiting',
    name: { zh: '项目、资源与志愿', en: 'Projects, resources, volunteering' },
    summary: {
      zh: '怎么参加、怎么拿来用、这家机构是谁。',
      en: 'How to join, how to take it along, and who an organisation is.',
    },
  },
  {
    number: 18,
    alias: 'staff',
    name: { zh: '写给工作人员', en: 'For staff' },
    summary: {
      zh: '工作台里的审核、发布和管理。',
      en: 'Reviewing, publishing and administering in the console.',
    },
  },
]
