import type { DemoNewsLabel } from './demo-types.ts'

/** The labels of the content centre, in the order in which they are shown. */
export const demoNewsLabels: DemoNewsLabel[] = [
  {
    number: 301,
    alias: 'guides',
    name: { zh: '指南', en: 'Guides' },
    summary: { zh: '一步一步的做法，照着就能动手。', en: 'Step by step, ready to be followed.' },
  },
  {
    number: 302,
    alias: 'programmeNews',
    name: { zh: '项目动态', en: 'Programme news' },
    summary: {
      zh: '开放报名、答复时间和规则的变化。',
      en: 'Openings, times of answering and changes to the rules.',
    },
  },
  {
    number: 303,
    alias: 'stories',
    name: { zh: '机构故事', en: 'Stories' },
    summary: {
      zh: '虚构的机构，常见的难处，可以照搬的办法。',
      en: 'Invented organisations, familiar troubles, ways out that can be copied.',
    },
  },
  {
    number: 304,
    alias: 'security',
    name: { zh: '安全与隐私', en: 'Security and privacy' },
    summary: {
      zh: '保护账号、资料和你服务的人。',
      en: 'Protecting accounts, records and the people you serve.',
    },
  },
  {
    number: 305,
    alias: 'accessibility',
    name: { zh: '无障碍', en: 'Accessibility' },
    summary: {
      zh: '让看不清、听不见、网络慢、识字少的人也用得上。',
      en: 'For people who see or hear badly, read little or have a slow connection.',
    },
  },
  {
    number: 306,
    alias: 'openness',
    name: { zh: '开放数据与开源', en: 'Open data, open source' },
    summary: {
      zh: '把能公开的公开，把别人公开的用好。',
      en: 'Publishing what can be published, and using well what others have.',
    },
  },
]
