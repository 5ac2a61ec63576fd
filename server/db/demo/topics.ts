import type { DemoTopic } from './demo-types.ts'

/** Selections of tools around one question; `prefix` is the short line above the topic's name. */
export const demoTopics: DemoTopic[] = [
  {
    number: 2001,
    name: { zh: '第一年的五件数字小事', en: 'Five small digital steps for year one' },
    prefix: { zh: '刚起步', en: 'Just starting' },
    summary: {
      zh: '机构刚成立，先把文件、密码、账本、会议和官网各安顿好，五样加起来一周可以做完。',
      en: 'A young organisation first settles files, passwords, books, meetings and a website; all five fit into a week.',
    },
    tools: [1001, 1032, 1040, 1007, 1005],
  },
  {
    number: 2002,
    name: { zh: '没有信号也能采数据', en: 'Gathering data without a signal' },
    prefix: { zh: '下乡之前', en: 'Before you leave' },
    summary: {
      zh: '山里、河上和灾区的登记方法：手机离线填，回到有网处再合并，并附上地图核对。',
      en: 'How to record in hills, on rivers and after disasters: fill in offline, merge when online, check against a map.',
    },
    tools: [1003, 1011, 1022, 1010, 1044],
  },
  {
    number: 2003,
    name: { zh: '人人都能用：无障碍工具', en: 'Tools that everyone can use' },
    prefix: { zh: '无障碍', en: 'Accessibility' },
    summary: {
      zh: '从读屏、沟通板、眼控到字幕，由视障、听障和肢体障碍同事试用后挑出的六件。',
      en: 'Screen reader, communication board, eye control, captions: six picked after trials by disabled colleagues.',
    },
    tools: [1009, 1052, 1053, 1055, 1036, 1035],
  },
  {
    number: 2004,
    name: { zh: '把志愿者管起来，而不是管死', en: 'Volunteers: organised, not overruled' },
    prefix: { zh: '一百人以上', en: 'Over a hundred people' },
    summary: {
      zh: '报名、排班、沟通、培训四个环节各有一件工具，数据之间用表格就能互通。',
      en: 'One tool each for signing up, shifts, talking and training, joined by plain tables.',
    },
    tools: [1051, 1043, 1014, 1006, 1039],
  },
  {
    number: 2005,
    name: { zh: '守住个人信息', en: 'Guarding personal data' },
    prefix: { zh: '先保护，再使用', en: 'Protect first' },
    summary: {
      zh: '个案、捐赠人和孩子的资料该放在哪里？这里按敏感程度由高到低排列。',
      en: 'Where do cases, donors and children belong? Listed from the most delicate downwards.',
    },
    tools: [1031, 1047, 1032, 1033, 1018],
  },
  {
    number: 2006,
    name: { zh: '年报季：从数字到成书', en: 'Report season: from figures to book' },
    prefix: { zh: '每年一至三月', en: 'January to March' },
    summary: {
      zh: '先做图表，再写故事，最后选网页还是纸本；每一步留一周，四周成稿。',
      en: 'Charts first, then stories, then web or paper; a week for each step makes four weeks.',
    },
    tools: [1019, 1020, 1017, 1029, 1024, 1013],
  },
  {
    number: 2007,
    name: { zh: '乡村课堂工具包', en: 'A kit for village classrooms' },
    prefix: { zh: '旧电脑也行', en: 'Old computers welcome' },
    summary: {
      zh: '为网络慢、设备旧、老师少的学校准备，装好之后大部分时间不需要上网。',
      en: 'For schools with slow networks, old machines and few teachers; once installed most of it runs offline.',
    },
    tools: [1045, 1044, 1054, 1008, 1015],
  },
  {
    number: 2008,
    name: { zh: '做好一期内容', en: 'Making one good story' },
    prefix: { zh: '传播同事看这里', en: 'For communicators' },
    summary: {
      zh: '录音、剪片、修图、设计到发信，一个人用一台普通电脑就能走完全程。',
      en: 'Sound, film, pictures, layout and mailing, all by one person on one ordinary computer.',
    },
    tools: [1026, 1028, 1025, 1023, 1016, 1041],
  },
]
