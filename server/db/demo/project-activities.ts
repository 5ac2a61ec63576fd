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
    body: {
      zh: '集合时领一件救生衣、一块写字板，编进三人小组，组里至少一位巡过十次以上的老队员。\n## 三个点做什么\n第一个点看水色和气味，第二个点测透明度，第三个点数排口。卡片上的每一格都有样片，拿不准就拍照，回来一起判。\n十二岁以下的孩子请由家长牵着。下大雨会顺延一周，前一天晚上在报名的群里说。',
      en: 'You are given a life jacket and a clipboard and put in a group of three, one of whom has walked this river ten times or more.\n## What happens at the three points\nFirst the colour and smell of the water, then how far one sees into it, then the outlets are counted. Each box of the card has a picture to compare with; when in doubt take a photograph and we judge it together afterwards.\nChildren under twelve stay at the hand of a parent. Heavy rain moves it by a week; we write the evening before.',
    },
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
    body: {
      zh: '二十段录音各三十秒，来自今年秋天的四个点位。先静静听一遍，再听第二遍投票；两个人意见不同的那一段，全场一起放慢了听。\n当晚的票会并进核对名单，署两个人的名字。仓库里冷，备了热茶，没有暖气。',
      en: 'Each recording lasts thirty seconds and was made this autumn at one of four places. The first hearing is silent, after the second you vote; where two disagree, everybody hears it slowed down.\nThe votes of that evening go into the checked list under both names. There is hot tea in the store, and no heating.',
    },
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
    body: {
      zh: '第一天跟着村里的老人认墙、认桥墩，量高度、问年份；晚上把几个人的说法摆在一张桌上，对不上的标成虚线。第二天上午补走，下午定稿。\n## 要带什么\n卷尺、雨鞋、充好电的手机。住处是村小学的空教室，有床板和热水，被褥自己带。报名时写一句你听过的、关于水的老话。',
      en: 'On the first day old people of the village lead us along walls and piers: height is measured, years are asked for, and in the evening all versions lie on one table, with a dashed line where they differ. The second morning is for gaps, the afternoon for the final drawing.\n## What to bring\nA tape measure, rubber boots, a charged phone. We sleep in an empty classroom with boards and hot water; bedding is yours to bring. Tell us an old saying about water that you once heard when you write to join.',
    },
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
    body: {
      zh: '每份通知读十五分钟：审稿人念出声，卡住就举手，作者只许听，不许解释。读完再一起对照十二条规则改。\n到场的三位审稿人都拿劳务费。请把通知里的人名和电话先涂掉，改好的版本当天带走，三周后我们打电话问问有没有少接几个咨询电话。',
      en: 'Each notice gets a quarter of an hour: a reader reads aloud and raises a hand when stuck, while its author may listen and not explain. Then it is rewritten by the twelve rules, together.\nThe three readers are paid for coming. Black out names and numbers beforehand; you take the new text home, and three weeks later we ring to hear whether fewer people had to ask.',
    },
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
    body: {
      zh: '上午两人一台电脑，用五段不同口音的录音练断句：哪里换行，哪里宁可等半秒。中午看一场讲座的名单和术语表怎么准备。\n下午的讲座是真的，台下有听障观众。每人上屏二十分钟，旁边坐一位老字幕员，随时可以接手。结束后听观众打的分，也听他们说为什么。',
      en: 'In the morning two share a computer and practise on five recordings with different accents: where to break, and where half a second of waiting is worth it. Over lunch we look at how a list of guests and terms is made.\nThe talk in the afternoon is a real one, with deaf people in the front row. Everybody is on the screen for twenty minutes beside an old hand who can take over. At the end the audience says which mark it gives, and why.',
    },
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
    body: {
      zh: '那天没有讲座，只有六张小桌，每张坐一位受过训的邻居。聊的是同一个问题：要是有半天，你最想去哪里？\n写下来的答案里，理发和看牙最多，有人写“回一趟自己的单位门口”。最后投出的周三上午，从十一月起先开八个名额。错过的人可以在项目页上留话，明年春天还有一场。',
      en: 'There was no talk that day, only six small tables with a trained neighbour at each, and one question: with half a day, where would you go?\nMost wrote the hairdresser or the dentist; one wrote to stand once more at the gate of the old workplace. Wednesday morning won, and eight places have been open then since November. Whoever missed it can leave a line on the page of the project; another tea follows in spring.',
    },
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
    body: {
      zh: '三人一桌：一人装，一人照单子核对，一人刷卡试机。每台要通过三关，能开机、能连上三十部手机、拔掉电再插上还在。\n小学生也能来，贴封底和写收件人的活儿留给他们。工具够用，自己的螺丝刀别带，混了不好分。装完的二十台去哪二十所学校，墙上有一张地图。',
      en: 'Three to a table: one assembles, one checks against the sheet, one writes the card and tries the box. It has three tests to pass: it starts, thirty phones connect, and it comes back after the plug was pulled.\nChildren are welcome; the back covers and addresses are left for them. There are tools enough, so leave your own at home. A map on the wall shows which twenty schools are waiting.',
    },
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
    body: {
      zh: '第一位讲的是怎样挂号，第二位讲怎样给孙子剪一段三秒钟的视频，其余八位当天抽签。讲的人不用投影，手里只有那张学会的卡片。\n听的人可以带自己的手机，讲完就坐到那一桌去试。茶和花生管够，座位四十个，树下的石凳不算在内。',
      en: 'The first tells how to book a doctor, the second how to cut three seconds of film for a grandson; lots decide the order of the other eight. Nobody has slides, only the card with which they learnt it.\nBring your phone, and sit down at the table of whoever has just spoken to try it. Tea and peanuts are plenty; there are forty seats, stone benches under the tree not counted.',
    },
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
    body: {
      zh: '九点整，场馆的路由器当众拔掉。四家机构各守一处“村口”，按发到手里的情景条发短信：要水、退帐篷、报错一批发霉的面粉。\n十一点半停手，数实物。短信余数、纸质单、地上的箱子三样对不上的，当场倒查是哪一条短信写错了格式。观摩的人请提前把自己的老年机带来，智能手机这天用不上。',
      en: 'At nine sharp the router of the hall is unplugged before everybody. Four organisations each hold a village and send messages as their slips of paper say: water wanted, tents returned, a batch of mouldy flour reported.\nAt half past eleven all stop and count. Where messages, paper and boxes on the floor disagree, we search on the spot for the message with the wrong format. Bring an old phone with buttons; a smart one is of no use that morning.',
    },
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
    body: {
      zh: '抽签箱里是今年的全部编号，抽中的三位若在场，可以自己选要不要公开称呼。财务把采购单、验收照片和发放签收一页页投在墙上，看到哪里不明白就喊停。\n抽完以后留半小时给不好回答的问题，去年最难的一个是：“为什么运费比东西还贵？”会后的文字记录一周内放在项目页。',
      en: "The box holds every number of the year; those who are drawn and present choose whether they are named. Orders, photographs of what arrived and signatures of who received it go up on the wall page by page, and anybody may call a halt.\nHalf an hour at the end is for awkward questions; last year's hardest was why the carriage had cost more than the goods. What was said stands on the page of the project within a week.",
    },
  },
]
