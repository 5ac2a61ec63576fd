import type { DemoNewsLabel } from './demo-types.ts'

/** The labels of the content centre, in the order in which they are shown. */
export const demoNewsLabels: DemoNewsLabel[] = [
  { alias: 'guides', name: { zh: '指南', en: 'Guides' } },
  { alias: 'programmeNews', name: { zh: '项目动态', en: 'Programme news' } },
  { alias: 'stories', name: { zh: '机构故事', en: 'Stories' } },
  { alias: 'security', name: { zh: '安全与隐私', en: 'Security and privacy' } },
  { alias: 'accessibility', name: { zh: '无障碍', en: 'Accessibility' } },
  { alias: 'openness', name: { zh: '开放数据与开源', en: 'Open data and open source' } },
]
