import type { DemoProjectActivity } from './demo-types.ts'

/** What can be visited or joined around the projects. */
export const demoProjectActivities: DemoProjectActivity[] = [
  {
    number: 3201,
    project: 3001,
    startsOn: '2026-12-05',
    hours: '08:30–11:30',
    title: { zh: '十二月巡河开放日', en: 'December river patrol, open to visitors' },
    summary: {
      zh: '跟一组老巡河员走三个点位，亲手填一张卡；请穿防滑鞋。',
      en: 'Walk three points with an experienced pair and fill in a card yourself; bring shoes that grip.',
    },
    place: { zh: '青禾市三号码头', en: 'Pier 3, Qinghe' },
  },
  {
    number: 3202,
    project: 3003,
    startsOn: '2026-12-12',
    hours: '17:00–20:00',
    title: { zh: '听滩夜：一起辨认二十段录音', en: 'An evening of listening: twenty recordings' },
    summary: {
      zh: '不用认识鸟，带上耳机，两人一组投票。',
      en: 'No knowledge of birds needed; bring headphones and vote in pairs.',
    },
    place: { zh: '汐口镇渔港仓库', en: 'Harbour store, Xikou' },
  },
  {
    number: 3203,
    project: 3006,
    startsOn: '2027-01-09',
    hours: '',
    title: { zh: '水痕走访实习：两天走一个村', en: 'Two days of visits: one village, all its marks' },
    summary: {
      zh: '六个名额，食宿自理，结束时要交出一张能贴上墙的图。',
      en: 'Six places, at your own cost; at the end there must be a map to hang up.',
    },
    place: { zh: '澄江流域下渡村', en: 'Xiadu village on the Cheng' },
  },
  {
    number: 3204,
    project: 3009,
    startsOn: '2026-11-28',
    hours: '14:00–16:00',
    title: { zh: '改通知工作坊', en: 'Workshop: rewriting a notice' },
    summary: {
      zh: '带一份你们机构最近发出的通知来，现场请审稿人读。',
      en: 'Bring the last notice that you sent out; our readers will try it on the spot.',
    },
    place: { zh: '临安路 18 号二楼', en: '18 Linan Road, first floor' },
  },
  {
    number: 3205,
    project: 3010,
    startsOn: '2026-12-03',
    hours: '09:30–17:00',
    title: { zh: '现场字幕员一日训练', en: 'A day of training for live captioners' },
    summary: {
      zh: '上午练断句，下午跟一场真讲座，结束时知道自己适合哪个位置。',
      en: 'Line breaks in the morning, a real talk in the afternoon; you leave knowing which seat suits you.',
    },
    place: { zh: '远帆市图书馆报告厅', en: 'Lecture hall, Yuanfan Library' },
  },
  {
    number: 3206,
    project: 3012,
    startsOn: '2026-10-24',
    hours: '',
    title: { zh: '照护者茶会', en: 'Tea for carers' },
    summary: {
      zh: '三十二位照护者来了，选出最想出门的时段：周三上午。',
      en: 'Thirty-two came and voted for the half day they want most: Wednesday morning.',
    },
    place: { zh: '梧桐区老年大学', en: 'Wutong school for older people' },
  },
  {
    number: 3207,
    project: 3017,
    startsOn: '2026-12-19',
    hours: '13:30–16:30',
    title: { zh: '一起装二十台书包服务器', en: 'Twenty backpack servers in an afternoon' },
    summary: {
      zh: '会用螺丝刀就能来，装好的当天寄往教学点。',
      en: 'If you can hold a screwdriver you can come; the boxes leave for their schools the same day.',
    },
    place: { zh: '乌石岭县城老邮局', en: 'Old post office, Wushiling' },
  },
  {
    number: 3208,
    project: 3024,
    startsOn: '2026-11-25',
    hours: '15:00–17:00',
    title: { zh: '手机茶桌第二百次', en: 'The two hundredth phone table' },
    summary: {
      zh: '教过人的长者当主讲，每人讲五分钟自己学会的那一件。',
      en: 'Those who have taught others speak, five minutes each, about the one thing they learnt.',
    },
    place: { zh: '榕树头大榕树下', en: 'Under the banyan, Rongshutou' },
  },
  {
    number: 3209,
    project: 3025,
    startsOn: '2027-03-14',
    hours: '09:00–12:00',
    title: { zh: '关网演练：短信库房公开日', en: 'Router off: an open rehearsal of the store' },
    summary: {
      zh: '观摩的机构各领一项任务，中午当场对账。',
      en: 'Visiting organisations take one task each, and at noon the books are held against each other.',
    },
    place: { zh: '白堤县体育馆', en: 'Baidi sports hall' },
  },
  {
    number: 3210,
    project: 3028,
    startsOn: '2026-12-10',
    hours: '19:00–20:30',
    title: { zh: '捐款人看账之夜', en: 'A night with the books for donors' },
    summary: {
      zh: '随便抽三笔，财务当场从收据追到发放。',
      en: 'Three gifts are drawn, and the bookkeepers follow each from receipt to hand-out.',
    },
    place: { zh: '江澜市青年之家', en: 'Youth house, Jianglan' },
  },
]
