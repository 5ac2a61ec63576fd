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
    advice: {
      zh: '五样里最先做密码：别的都能补，账号丢了最难找回。',
      en: 'Begin with the passwords: the rest can be made up for, a lost login hardly.',
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
    advice: {
      zh: '出发前在没有信号的地下室先试填一张表，地图也要提前离线存好。',
      en: 'Fill in one form in a cellar without signal before you leave, and save the map offline.',
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
    advice: {
      zh: '别替别人决定用哪一件，让使用者本人试满一周再选。',
      en: 'Never choose for somebody else; let the person try for a full week.',
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
    advice: {
      zh: '先停掉旧的微信接龙，再开新的报名表，两套并行最容易漏人。',
      en: 'Close the old sign-up chat before the new form opens; people get lost between two lists.',
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
    advice: {
      zh: '工具再安全，也要先少收：没有收的信息永远不会泄露。',
      en: 'However safe a tool is, collect less first: what was never gathered cannot leak.',
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
    advice: {
      zh: '图表先定数字口径再画，免得同一个“服务人次”出现三个值。',
      en: 'Agree on what is counted before drawing, or one figure will appear with three values.',
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
    advice: {
      zh: '到校之前把内容包下载到硬盘，学校的网一天也下不完。',
      en: 'Bring the content on a disk; a school line would take more than a day.',
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
    advice: {
      zh: '先写一句话“看完之后希望谁做什么”，再打开录音键。',
      en: 'Write down who should do what after watching, and only then press record.',
    },
    tools: [1026, 1028, 1025, 1023, 1016, 1041],
  },
]
