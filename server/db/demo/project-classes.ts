import type { DemoProjectClass, DemoProjectSet } from './demo-types.ts'

/** How the project library is filed. */
export const demoProjectClasses: DemoProjectClass[] = [
  {
    number: 301,
    alias: 'data',
    name: { zh: '采集数据', en: 'Gathering data' },
    summary: {
      zh: '表单、录音和传感器：先想好要回答什么，再决定记下什么。',
      en: 'Forms, recordings and sensors: decide what to answer before deciding what to note.',
    },
  },
  {
    number: 302,
    alias: 'volunteers',
    name: { zh: '志愿者与排班', en: 'Volunteers and rotas' },
    summary: {
      zh: '谁哪天来、谁能替、来了做什么，少打几个电话就能安排好。',
      en: 'Who comes when, who can stand in and what there is to do, settled with fewer calls.',
    },
  },
  {
    number: 303,
    alias: 'access',
    name: { zh: '信息无障碍', en: 'Access for all' },
    summary: {
      zh: '字幕、读屏、大字和手语，由要用的人来验收。',
      en: 'Captions, screen readers, large print and sign, accepted by those who use them.',
    },
  },
  {
    number: 304,
    alias: 'teaching',
    name: { zh: '教与学', en: 'Teaching and learning' },
    summary: {
      zh: '教案、伴读和技能课，拿到就能上第一节。',
      en: 'Lesson plans, reading partners and courses, ready for the first session.',
    },
  },
  {
    number: 305,
    alias: 'care',
    name: { zh: '照护与探访', en: 'Care and visiting' },
    summary: {
      zh: '记住一个人的习惯，换了照护的人也接得上。',
      en: "Keeping a person's habits in mind, also when somebody else takes over.",
    },
  },
  {
    number: 306,
    alias: 'response',
    name: { zh: '物资与应急', en: 'Supplies and response' },
    summary: {
      zh: '东西在哪、谁去送、路通不通，断电断网时也查得到。',
      en: 'Where things are, who takes them and which road is open, even without power or signal.',
    },
  },
  {
    number: 307,
    alias: 'books',
    name: { zh: '账目与公开', en: 'Open books' },
    summary: {
      zh: '每一笔从哪来、到哪去，让捐款人和受助人都看得懂。',
      en: 'Where each yuan comes from and goes to, clear to those who give and those who receive.',
    },
  },
  {
    number: 308,
    alias: 'maps',
    name: { zh: '地图与环境', en: 'Maps and surroundings' },
    summary: {
      zh: '把脚走出来的知识画到图上，年年更新。',
      en: 'What feet have learnt, drawn on a map and renewed each year.',
    },
  },
]

/** Projects gathered around one question. */
export const demoProjectSets: DemoProjectSet[] = [
  {
    number: 31,
    alias: 'water',
    title: { zh: '家门口的水土', en: 'Water and land at the door' },
    summary: {
      zh: '不等专家来，住在旁边的人自己量、自己记、自己改。',
      en: 'Those who live beside it measure, note and mend, without waiting for experts.',
    },
    body: {
      zh: `环境监测听起来要有仪器，这一集里的项目大多只用旧手机、卷尺和纸。它们的共同点是先定下几个固定的地方，再用很长的时间去看。
## 怎么挑
一年能来几次，就挑几次的项目：每月来得了选巡河卡，一年一次选树荫路线图，只有一个班的学生选池塘课。`,
      en: `Monitoring sounds like instruments; most of these need an old phone, a tape or paper. What they share is a few fixed places, looked at for a long time.
## How to choose
Let it depend on how often you can come: monthly, take the river card; once a year, the shade map; with one class of pupils, the pond.`,
    },
  },
  {
    number: 32,
    alias: 'everyone',
    title: { zh: '看得见，听得到，坐得下', en: 'Seen, heard and seated' },
    summary: {
      zh: '让残障人士和长者参加同一场活动、读同一份通知。',
      en: 'So that disabled and older people join the same event and read the same notice.',
    },
    body: {
      zh: `这些项目都由使用者验收：盲人读者说读不通，就算没做完。它们从一份通知、一场活动、一张菜单这样的小事做起。
## 先做哪个
还没有任何无障碍做法的机构，从读得懂的通知开始，当天能用；有固定活动的，接着做现场字幕。`,
      en: `Each of these is accepted by those who use it: when a blind reader says it cannot be read, it is not finished. They begin with small things, a notice, an event, a menu.
## Which first
With nothing in place yet, begin with plain notices, usable the same day; with regular events, go on to live captions.`,
    },
  },
  {
    number: 33,
    alias: 'phone',
    title: { zh: '一部旧手机就够', en: 'One old phone is enough' },
    summary: {
      zh: '不买新设备、不装大软件，在信号差的地方照样能用。',
      en: 'No new devices, no heavy software, and it works where the signal is poor.',
    },
    body: {
      zh: `乡下的手机常是儿女换下来的，内存只剩一点。这一集收的项目都在六年以上的旧机型上试过，安装包不超过二十兆，没网时能存着。
## 共同的经验
语音比打字容易，图片比菜单容易，打电话比什么都容易。几家机构都说，最后留下来的功能只有一两个。`,
      en: `Phones in the country were often handed down and are nearly full. All of these were tried on models at least six years old, take no more than 20 MB, and keep what they know until there is a signal.
## What they learnt
Speaking is easier than typing, pictures easier than menus, a call easier than anything. Several makers found that in the end one or two functions remained.`,
    },
  },
  {
    number: 34,
    alias: 'offline',
    title: { zh: '断网的那几天', en: 'The days without a network' },
    summary: {
      zh: '灾害来时先断的是网：名单、物资和人，用纸和短信也能对上。',
      en: 'In a disaster the network goes first: lists, supplies and people matched by paper and text message.',
    },
    body: {
      zh: `这一集的项目都在真正断过网的地方用过，或者演练过至少两次。手册里写着哪一步用纸、哪一步等信号回来，谁来对账。
## 平时就要做的
每个项目都有“平时”一页：每季度打印一次名单，每半年数一次库房。没做这一页的，灾时多半用不上。`,
      en: `All of these were used where the network did fail, or were rehearsed at least twice. Their manuals say which step is paper, which waits for the signal, and who reconciles.
## What to do beforehand
Each has a page for ordinary days: print the lists every quarter, count the store twice a year. Where that page is skipped, the rest seldom works.`,
    },
  },
]
