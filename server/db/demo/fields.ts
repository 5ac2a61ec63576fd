import type { DemoField } from './demo-types.ts'

/** The fields of public benefit that tools, projects and resources are filed under. */
export const demoFields: DemoField[] = [
  {
    alias: 'education',
    name: { zh: '教育', en: 'Education' },
    summary: {
      zh: '课堂、助学、教师培训和终身学习，从备课到结课都有工具可用。',
      en: 'Classrooms, bursaries, teacher training and lifelong learning, with tools from lesson plan to certificate.',
    },
  },
  {
    alias: 'environment',
    name: { zh: '环境', en: 'Environment' },
    summary: {
      zh: '河流巡护、物种监测、垃圾分类与气候行动，重在采集数据和画清楚变化。',
      en: 'River patrols, wildlife counts, waste sorting and climate action: gather data and show what changes.',
    },
  },
  {
    alias: 'health',
    name: { zh: '健康', en: 'Health' },
    summary: {
      zh: '基层诊疗、患者互助、慢病随访和公共卫生，隐私保护排在第一位。',
      en: 'Primary care, patient groups, follow-up and public health, where privacy comes first.',
    },
  },
  {
    alias: 'elderly',
    name: { zh: '长者', en: 'Older people' },
    summary: {
      zh: '居家照护、日间中心、探访陪伴和数字学习，字要大，步骤要少。',
      en: 'Home care, day centres, visiting and digital learning: large letters and few steps.',
    },
  },
  {
    alias: 'disability',
    name: { zh: '助残', en: 'Disability' },
    summary: {
      zh: '读屏、字幕、沟通辅具和无障碍就业，由使用者参与挑选。',
      en: 'Screen readers, captions, communication aids and accessible work, chosen together with those who use them.',
    },
  },
  {
    alias: 'children',
    name: { zh: '儿童', en: 'Children' },
    summary: {
      zh: '困境儿童关爱、阅读、游戏与保护，凡涉及孩子信息都先问监护人。',
      en: 'Care, reading, play and protection; wherever a child is recorded, a guardian is asked first.',
    },
  },
  {
    alias: 'rural',
    name: { zh: '乡村', en: 'Rural areas' },
    summary: {
      zh: '合作社、乡村图书馆和返乡青年，工具要能离线、能在旧手机上跑。',
      en: 'Cooperatives, village libraries and young people who return, with tools for old phones and no signal.',
    },
  },
  {
    alias: 'emergency',
    name: { zh: '应急救灾', en: 'Emergency relief' },
    summary: {
      zh: '灾情登记、物资调度、志愿者派单和灾后重建，分秒必争时也要记得清楚。',
      en: 'Damage records, supplies, volunteer dispatch and rebuilding: clear notes even when minutes count.',
    },
  },
]
