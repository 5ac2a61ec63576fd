import type { DemoProject } from '../demo-types.ts'

/** Projects of disaster response, volunteers and open books. */
export const responseAndBooksProjects: DemoProject[] = [
  {
    number: 3025,
    publishedOn: '2026-10-17',
    classes: ['response'],
    fields: ['emergency'],
    stage: 'spreading',
    sets: ['offline'],
    since: 2020,
    setupDays: 3,
    licence: 'MIT',
    code: 'https://code.yisun.example/sandbag/text-stock',
    documents: 'https://docs.yisun.example/text-stock',
    title: { zh: '短信库房：发一条短信查物资', en: 'Text-message store: ask by SMS what is left' },
    summary: {
      zh: '库房用一台旧手机收短信，发“水 东村”就知道还剩几箱、谁在路上。',
      en: 'One old phone answers text messages: send "water east" and learn how many crates are left and who is on the way.',
    },
    maker: { zh: '沙袋应急队', en: 'Sandbag Response' },
    place: { zh: '白堤县', en: 'Baidi County' },
    body: {
      zh: `大水那年网断了四天，库房的在线表格谁也打不开，有的村收到三车水，有的一瓶没有。沙袋队发现短信还通，于是把库房搬进了短信。
## 一台手机就是一个库
进货出货都发固定格式的短信，手机自动回余数。信号恢复后一键导出，和纸质出库单对账，差一件也要写原因。
演练过九次，用过三次。最大的教训是：格式印成卡片，人手一张，比培训管用。`,
      en: `In the year of the flood the network was gone for four days. Nobody could open the store's online table, and some villages got three lorries of water, others not a bottle. Text messages still worked, so the store moved there.
## A phone is a warehouse
Goods in and out are messages of a fixed form, and the phone answers what is left. When the signal returns everything is exported and held against the paper slips; one missing crate needs a reason.
Rehearsed nine times, used three times. The great lesson: print the form on a card for everyone, it beats training.`,
    },
    requirements: {
      zh: ['一台旧安卓手机和两张不同运营商的卡', '一个管库房的人和一个备份', '纸质出库单，一式两份'],
      en: [
        'An old Android phone and cards of two networks',
        'A storekeeper and a deputy',
        'Paper slips in duplicate',
      ],
    },
    reuseSteps: {
      zh: ['装好程序，把物资名改成你们常说的叫法', '印一百张格式卡', '关掉路由器演练一个下午，晚上对账'],
      en: [
        'Install it and use the words your people use',
        'Print a hundred cards',
        'Rehearse an afternoon without a router and reconcile at night',
      ],
    },
    contact: { zh: '值班手机由编辑转，desk@sandbag.example', en: 'The duty desk, desk@sandbag.example' },
  },
  {
    number: 3026,
    publishedOn: '2026-10-21',
    classes: ['response', 'volunteers'],
    fields: ['emergency', 'disability'],
    stage: 'pilot',
    sets: ['offline', 'everyone'],
    since: 2024,
    setupDays: 7,
    licence: 'AGPL 3.0',
    code: 'https://code.yisun.example/knock/door-list',
    title: { zh: '敲门名单：撤离时先敲谁家的门', en: 'The door list: whom to knock for first' },
    summary: {
      zh: '走不快、听不见、一个人住的，提前配好两位敲门人，名单每季度打印一次。',
      en: 'Those who walk slowly, cannot hear or live alone have two neighbours assigned; the list is printed every quarter.',
    },
    maker: { zh: '对门互助社', en: 'Across the Landing' },
    place: { zh: '临河新村', en: 'Linhe New Village' },
    body: {
      zh: `广播喊了三遍，听障的陈家没有人开门。对门互助社之后挨家问：要撤离的时候，你希望谁来敲门，怎么敲你才知道？
## 名单归本人
每个人的那一行由本人念定，写“需要两个人抬”，不写病名。名单只打印三份，锁在三个地方，平时没有电子版可以传。
两次夜间演练，平均十四分钟敲完四十一扇门。下一步是让聋人自己设计敲门灯。`,
      en: `The loudspeaker called three times, and the deaf family Chen did not open. Since then the neighbours go from door to door: when we have to leave, who shall knock for you, and how will you know?
## The line is your own
Each person words their own: "needs two to carry", never a diagnosis. Three printed copies are locked in three places, and there is no file to pass around.
Two rehearsals at night took fourteen minutes for 41 doors. Next, deaf residents design their own door light.`,
    },
    requirements: {
      zh: ['楼长或村组长带头', '三个能上锁的地方', '每年两次夜间演练的许可'],
      en: [
        'A building or village head who goes first',
        'Three places with a lock',
        'Permission for two rehearsals at night',
      ],
    },
    reuseSteps: {
      zh: [
        '和残障居民一起改好问话单',
        '一栋楼一栋楼地问，当场念给本人听',
        '演练以后当晚开会，改掉敲不到的那几家',
      ],
      en: [
        'Adapt the questions with disabled residents',
        'Go building by building and read each line back',
        'Meet the same night about the doors that were missed',
      ],
    },
    contact: { zh: '互助社，knock@landing.example', en: 'The neighbours, knock@landing.example' },
  },
  {
    number: 3027,
    publishedOn: '2026-10-25',
    classes: ['response', 'maps'],
    fields: ['emergency', 'rural'],
    stage: 'inUse',
    sets: ['offline'],
    since: 2023,
    setupDays: 5,
    licence: 'GPL 3.0',
    code: 'https://code.yisun.example/ridge/radio-map',
    title: { zh: '山脊电台：对讲机加一张格子图', en: 'Ridge radio: handsets and a grid' },
    summary: {
      zh: '全乡画成一百格，报“丙七塌方”，图上就亮，巡山人不用念经纬度。',
      en: 'The township in a hundred squares: call "C7, landslide" and it lights up, no coordinates to read out.',
    },
    maker: { zh: '山脊守夜人', en: 'Ridge Watch' },
    place: { zh: '棱山乡', en: 'Lengshan' },
    body: {
      zh: `没有手机信号的山里，对讲机最可靠，可是报位置要念十二位数字，雨里没人听得清。山脊守夜人把地图切成甲到癸、一到十的格子，一句话三个字。
## 值守台
台上的人听见格号，在屏幕上点一下，旁边自动列出那一格里住着谁、有没有桥。没电时换成墙上的塑封图和图钉。
两个汛期报了八十六次，最远的一格离台十九公里，中间靠三只中继，都用太阳能。`,
      en: `Where there is no signal a handset is best, but twelve digits in the rain are never understood. Ridge Watch cut the map into squares from A to K and 1 to 10: three words give a place.
## At the desk
Whoever hears the square presses it; beside it appears who lives there and whether there is a bridge. Without power a laminated map and pins take over.
Two flood seasons brought 86 calls, the farthest square 19 km away over three solar relays.`,
    },
    requirements: {
      zh: ['取得频率许可的对讲机六台', '一个高处的中继点', '会读图的值守人，轮班'],
      en: [
        'Six handsets with a licensed frequency',
        'A relay on high ground',
        'People at the desk who read maps, in shifts',
      ],
    },
    reuseSteps: {
      zh: ['用工具把你们的乡切成格子，打印两张', '带着对讲机走一圈，标出听不到的格', '每月第一天点名一次'],
      en: [
        'Cut your township into squares and print two maps',
        'Walk round with a handset and mark the deaf squares',
        'Hold a roll call on the first of the month',
      ],
    },
    contact: { zh: '台长，radio@ridge.example', en: 'The station head, radio@ridge.example' },
  },
  {
    number: 3028,
    publishedOn: '2026-10-29',
    classes: ['books'],
    fields: ['health', 'emergency'],
    stage: 'inUse',
    sets: ['offline'],
    since: 2022,
    setupDays: 4,
    licence: 'Apache 2.0',
    code: 'https://code.yisun.example/glass/receipt-wall',
    documents: 'https://docs.yisun.example/receipt-wall',
    title: { zh: '收据墙：每一笔捐款的去处', en: 'The receipt wall: where every gift went' },
    summary: {
      zh: '捐款人拿编号查，看到这笔钱变成了哪张采购单、哪次发放。',
      en: 'Donors look up a number and see which order and which hand-out their gift became.',
    },
    maker: { zh: '玻璃箱基金', en: 'Glass Box Fund' },
    place: { zh: '江澜市', en: 'Jianglan' },
    body: {
      zh: `年报写得再厚，捐十块钱的人也找不到自己的十块。玻璃箱把捐款、采购和发放三本账连在一起，一笔进来就有编号，花出去时编号跟着走。
## 看得见人，看不见名字
发放那一步只写地点、人数和照片里的手，不露脸、不写姓名。受助人可以要求撤下，二十四小时内生效。
最常被查的不是大额，是学生的零钱。查询页一年有四万多次，财务说自己因此更早发现了三笔记错。`,
      en: `However thick the report, whoever gave ten yuan cannot find those ten. Glass Box ties gifts, purchases and hand-outs together: a number comes in with the money and goes out with it.
## People, not names
A hand-out shows place, number of people and hands in a photograph, neither faces nor names. Anybody helped may have it taken down within 24 hours.
Looked up most are not the large gifts but pupils' coins. More than forty thousand look-ups a year, and the bookkeepers found three errors sooner.`,
    },
    requirements: {
      zh: ['能导出流水的财务软件', '一位每天对账半小时的同事', '理事会同意公开到每一笔'],
      en: [
        'Accounting software that exports entries',
        'A colleague with half an hour a day',
        'A board that agrees to show every entry',
      ],
    },
    reuseSteps: {
      zh: ['先拿一个小项目的账试接', '把编号印在感谢短信里', '请十位捐款人来查，看他们卡在哪里'],
      en: [
        'Connect the books of one small project',
        'Put the number in the thank-you message',
        'Watch ten donors look theirs up',
      ],
    },
    contact: { zh: '财务部，wall@glassbox.example', en: 'Finance, wall@glassbox.example' },
  },
  {
    number: 3029,
    publishedOn: '2026-11-02',
    classes: ['volunteers'],
    fields: ['emergency', 'health'],
    stage: 'pilot',
    sets: ['offline'],
    since: 2025,
    setupDays: 6,
    licence: 'MIT',
    code: 'https://code.yisun.example/relay/handover',
    title: { zh: '交班三问：救灾志愿者的换班单', en: 'Three questions at handover: shifts in a disaster' },
    summary: {
      zh: '做完了什么、没做完什么、别再做什么，一张纸交给下一班。',
      en: 'What is done, what is not, and what must not be done again: one sheet for the next shift.',
    },
    maker: { zh: '接力站', en: 'Relay Station' },
    place: { zh: '流动', en: 'Wherever needed' },
    body: {
      zh: `救灾第三天最容易乱：第一批人累倒了，第二批人把同一户又登记一遍。接力站从医院的交接班学来一张单子，只有三问。
## 第三问最要紧
“别再做什么”一栏写的都是教训：别再往小学送矿泉水，别再问刘家的房子。新来的人先读这一栏，再领背心。
试点跟了两次台风，重复登记少了一半。单子有纸的和手机的，手机版断网也能写，碰一下就传给下一班。`,
      en: `The third day is the worst: the first people are worn out, and the second register the same family again. Relay Station borrowed a sheet from hospitals, with three questions.
## The third one matters most
"Not again" holds the lessons: no more bottled water to the school, do not ask the Lius about their house. Newcomers read it before they get a vest.
Through two typhoons repeated registration fell by half. There is a paper and a phone version; the latter works without a network and passes on at a touch.`,
    },
    requirements: {
      zh: ['每班一位专门写单子的人', '塑封笔板二十块', '换班前十五分钟的重叠时间'],
      en: [
        'One person a shift who only writes',
        'Twenty clipboards under plastic',
        'Fifteen minutes in which shifts overlap',
      ],
    },
    reuseSteps: {
      zh: ['平时活动先用一次，改成你们的话', '把“别再做什么”放大一倍', '灾后把所有单子订在一起复盘'],
      en: [
        'Use it once at an ordinary event, in your words',
        'Print "not again" twice as large',
        'Bind all sheets afterwards and go through them',
      ],
    },
    contact: { zh: '培训师，hand@relay.example', en: 'The trainers, hand@relay.example' },
  },
  {
    number: 3030,
    publishedOn: '2026-11-06',
    classes: ['volunteers', 'data'],
    fields: ['children', 'disability'],
    stage: 'inUse',
    sets: [],
    since: 2022,
    setupDays: 3,
    licence: 'MIT',
    code: 'https://code.yisun.example/swing/rota',
    documents: 'https://docs.yisun.example/rota',
    title: { zh: '秋千排班：志愿者自己换班', en: 'Swing rota: volunteers swap by themselves' },
    summary: {
      zh: '来不了就把自己的班放到“秋千”上，谁接走谁负责，没人接才找协调员。',
      en: 'Cannot come? Put your shift on the swing; whoever takes it owns it, and only the rest reach the coordinator.',
    },
    maker: { zh: '融合游乐场', en: 'Playground for All' },
    place: { zh: '南湖公园', en: 'South Lake Park' },
    body: {
      zh: `游乐场每周要二十二位志愿者，协调员每周接六十个请假电话。秋千排班把替班交回给志愿者自己：放上去，接走，两个人各按一次就算数。
## 有一条不能换
陪伴孤独症孩子的固定搭档不上秋千，要换先问孩子的家人。系统里这类班是方框，普通班是圆圈，一眼分得清。
电话从六十个降到七个，缺岗从一成二降到百分之三。年纪大的志愿者用短信也能接班。`,
      en: `The playground needs 22 volunteers a week, and the coordinator used to take sixty calls. The rota hands that back: put it up, take it down, one press each.
## What cannot be swapped
Regular partners of autistic children stay off the swing; a change begins with the family. Those shifts are squares, the others circles.
Calls fell from sixty to seven, empty shifts from twelve in a hundred to three. Older volunteers take shifts by text message.`,
    },
    requirements: {
      zh: ['能发短信的账号，一个月约三十元', '一份写清每个岗位做什么的说明', '愿意放手的协调员'],
      en: [
        'An account for text messages, about 30 yuan a month',
        'A page that says what each post does',
        'A coordinator who lets go',
      ],
    },
    reuseSteps: {
      zh: ['先录入下个月的班，只开给五个人', '定好多久没人接就提醒协调员', '一个月后一起看缺了哪些岗'],
      en: [
        'Enter next month for five people',
        'Decide when the coordinator is told',
        'After a month look at the gaps together',
      ],
    },
    contact: { zh: '协调员，swing@playground.example', en: 'The coordinator, swing@playground.example' },
  },
  {
    number: 3031,
    publishedOn: '2026-11-10',
    classes: ['books', 'response'],
    fields: ['rural', 'health'],
    stage: 'pilot',
    sets: ['phone'],
    since: 2025,
    setupDays: 4,
    licence: 'CC BY 4.0',
    documents: 'https://docs.yisun.example/medicine-shelf',
    title: { zh: '药架子：村卫生室的近效期提醒', en: 'The medicine shelf: what runs out first' },
    summary: {
      zh: '每周拍一次药架，三个月内到期的用红夹子夹住，邻村缺的先调过去。',
      en: 'One photograph a week; what expires within three months gets a red clip and goes to the village that lacks it.',
    },
    maker: { zh: '九里卫生网', en: 'Nine Mile Health Net' },
    place: { zh: '九里片区', en: 'Jiuli' },
    body: {
      zh: `村卫生室一边扔过期药，一边缺同样的药。九里的十三位村医约定：每周五下班前拍药架，照片发到群里，由一位退休药师看。
## 为什么是照片
试过库存软件，录到第二周就没人录了。拍照只要两分钟，红夹子夹上去，路过的人也看得见。
半年里调剂了四百一十二盒，过期报废少了六成。处方药只在有资质的人之间调，手册第一页就写着。`,
      en: `Village clinics throw away medicine that the next one lacks. Thirteen doctors agreed: a photograph of the shelf before closing on Friday, looked at by a retired pharmacist.
## Why a photograph
Stock software was tried, and in the second week nobody typed. A picture takes two minutes, and a red clip is seen by everyone who passes.
In half a year 412 boxes moved, and waste fell by six tenths. Prescription medicine moves only between those qualified; the manual says so on page one.`,
    },
    requirements: {
      zh: ['至少五家卫生室一起做', '一位药师，每周一小时', '卫生主管部门知道并同意'],
      en: [
        'Five clinics at least',
        'A pharmacist for an hour a week',
        'Health authorities who know and agree',
      ],
    },
    reuseSteps: {
      zh: ['一起定好照片怎么拍、夹子夹在哪', '前四周只看，不调剂', '每月公布调了多少，不公布谁扔了多少'],
      en: [
        'Agree on how to photograph and where to clip',
        'Only look for the first four weeks',
        'Publish what moved, never who wasted',
      ],
    },
    contact: { zh: '药师 老九，shelf@ninemile.example', en: 'Jiu, pharmacist, shelf@ninemile.example' },
  },
  {
    number: 3032,
    publishedOn: '2026-11-14',
    classes: ['data', 'books'],
    fields: ['education', 'children'],
    stage: 'prototype',
    sets: [],
    since: 2026,
    setupDays: 5,
    licence: 'MIT',
    code: 'https://code.yisun.example/ruler/five-numbers',
    title: { zh: '五个数：小机构的年度成绩单', en: 'Five numbers: a yearly report for small organisations' },
    summary: {
      zh: '只选五个数，连报三年，图表自动画，写年报从三周变成两天。',
      en: 'Choose five figures, report them for three years, and the charts draw themselves: two days instead of three weeks.',
    },
    maker: { zh: '短尺评估', en: 'Short Ruler' },
    place: { zh: '线上', en: 'Online' },
    body: {
      zh: `小机构年底写报告，指标凑到四十个，没有一个和去年能比。短尺请他们只选五个，选定以后三年不许换。
## 五个怎么选
两个说做了多少，两个说变了什么，一个说花了多少。每个数旁边写一句“怎么数出来的”，没有这一句就不画图。
原型在六家机构试用。有一家第二年的数变差了，照样公开，还写了原因，理事会为此开了最认真的一次会。`,
      en: `At the end of the year small organisations gather forty indicators, none of which compares with the last. Short Ruler lets them choose five and forbids a change for three years.
## Which five
Two say how much was done, two what changed, one what it cost. Beside each stands how it was counted; without that sentence no chart appears.
Six organisations try the prototype. One had worse figures in its second year, published them with the reason, and its board held its most serious meeting so far.`,
    },
    requirements: {
      zh: ['理事会愿意签“三年不换”', '过去一年的原始记录', '一位每季度更新一次的人'],
      en: [
        'A board that signs "no change for three years"',
        'The raw records of the past year',
        'Somebody who updates it each quarter',
      ],
    },
    reuseSteps: {
      zh: ['开半天会选出五个数', '用去年的记录补算一遍', '把网页链接放进年报第一页'],
      en: [
        'Take half a day to choose the five',
        "Work them out from last year's records",
        'Put the address on page one of your report',
      ],
    },
    contact: { zh: '小尺，five@shortruler.example', en: 'Chi, five@shortruler.example' },
  },
]
