import type { DemoProject } from '../demo-types.ts'

/** Projects of learning, children and village life. */
export const learningAndVillageProjects: DemoProject[] = [
  {
    number: 3017,
    publishedOn: '2026-08-28',
    classes: ['teaching'],
    fields: ['education', 'rural'],
    stage: 'spreading',
    sets: ['phone'],
    since: 2020,
    setupDays: 2,
    licence: 'MIT',
    code: 'https://code.yisun.example/backpack/box-library',
    documents: 'https://docs.yisun.example/box-library',
    title: {
      zh: '书包服务器：没有网的教室也有图书馆',
      en: 'Backpack server: a library for classrooms offline',
    },
    summary: {
      zh: '一块卡片电脑发出无线信号，三十个学生同时看书、听故事、做题。',
      en: 'A card computer sends its own signal; thirty pupils read, listen and practise at once.',
    },
    maker: { zh: '背篓计划', en: 'The Backpack Plan' },
    place: { zh: '乌石岭教学点', en: 'Wushiling School' },
    body: {
      zh: `教学点的网要等天气好，直播课常停在老师张嘴的那一刻。背篓计划把开放许可的绘本、听书和习题装进一块巴掌大的电脑，接上充电宝就是一座图书馆。
## 老师说了算
每学期末老师在清单上打勾，换掉没人看的三成。全部内容的许可写在封底，能不能复印一看就知道。
六年里送到一百七十多个教学点。坏得最多的不是电脑，是充电线，所以现在每套带三根。`,
      en: `At the school the network waits for good weather, and live lessons freeze with the teacher's mouth open. The plan puts openly licensed picture books, audio and exercises on a computer the size of a palm; with a power bank it is a library.
## Teachers decide
At the end of term they tick a list, and the third that nobody opened is replaced. Licences stand on the back cover, so that everyone knows what may be copied.
More than 170 schools in six years. What broke most was the charging lead, so now there are three in each box.`,
    },
    requirements: {
      zh: ['一套约四百二十元的硬件', '学生能用的旧手机或平板', '一位会换存储卡的老师'],
      en: [
        'Hardware for about 420 yuan',
        'Old phones or tablets for pupils',
        'A teacher who can change a memory card',
      ],
    },
    reuseSteps: {
      zh: ['下载镜像，写进存储卡', '在有网的地方先勾好要哪些书', '第一周只开听书，第二周再开习题'],
      en: [
        'Write the image to a card',
        'Choose the books where there is a network',
        'Open only audio in the first week, exercises in the second',
      ],
    },
    contact: { zh: '发货台，box@backpack.example', en: 'Dispatch, box@backpack.example' },
  },
  {
    number: 3018,
    publishedOn: '2026-09-03',
    classes: ['teaching', 'volunteers'],
    fields: ['children', 'education'],
    stage: 'inUse',
    sets: ['phone'],
    since: 2021,
    setupDays: 4,
    licence: 'CC BY 4.0',
    documents: 'https://docs.yisun.example/call-reading',
    title: {
      zh: '电话伴读：每周三次，一次十五分钟',
      en: 'Reading by phone: three times a week, fifteen minutes',
    },
    summary: {
      zh: '普通电话就行，孩子读，大人听，两边手里是同一本书。',
      en: 'An ordinary call: the child reads, an adult listens, both hold the same book.',
    },
    maker: { zh: '听你读', en: 'Read to Me' },
    place: { zh: '跨省合作', en: 'Across provinces' },
    body: {
      zh: `留守的孩子不缺书，缺一个听的人。听你读给每对伙伴寄两本同样的书，约好时间，电话那头只做三件事：听，等，问一个问题。
## 怎样保护孩子
号码经中转台互相看不见，通话不录音但随机有督导旁听，家长随时能停。志愿者要先交无犯罪记录证明，再跟听三次。
一学期下来，孩子平均多认了四百多个字。更常被老师提起的是，他们开始举手了。`,
      en: `Children left behind have books; what they lack is a listener. Each pair is sent two copies of one book and a time, and at the other end there are three things to do: listen, wait, ask one question.
## How children are protected
Numbers pass through an exchange, so that neither side sees the other's. Calls are not recorded, but supervisors join at random, and parents can stop at any time. Volunteers bring a clean record and listen in three times first.
In a term children learnt some 400 characters more. What teachers mention is that they have begun to raise their hands.`,
    },
    requirements: {
      zh: ['能隐藏号码的中转电话', '每三十对伙伴一位督导', '两本一样的书，邮费由项目出'],
      en: [
        'A telephone exchange that hides numbers',
        'One supervisor for thirty pairs',
        'Two copies of every book, and the postage',
      ],
    },
    reuseSteps: {
      zh: ['和一所学校签好儿童保护约定', '志愿者培训半天，跟听三次', '先配十对，满一个月再加'],
      en: [
        'Sign a child protection agreement with one school',
        'Train for half a day and listen in three times',
        'Begin with ten pairs and add after a month',
      ],
    },
    contact: { zh: '督导组，read@listen.example', en: 'The supervisors, read@listen.example' },
  },
  {
    number: 3019,
    publishedOn: '2026-09-10',
    classes: ['books'],
    fields: ['rural'],
    stage: 'inUse',
    sets: ['phone'],
    since: 2020,
    setupDays: 3,
    licence: 'MIT',
    code: 'https://code.yisun.example/threshing/coop-ledger',
    title: { zh: '晒谷场账本：合作社的公开小账', en: 'Threshing-floor ledger: open books of a cooperative' },
    summary: {
      zh: '卖了多少、分了多少、扣了什么，每月一张图，发群里也贴墙上。',
      en: 'What was sold, shared and deducted: one picture a month, in the group and on the wall.',
    },
    maker: { zh: '禾下合作社', en: 'Hexia Cooperative' },
    place: { zh: '禾下村', en: 'Hexia Village' },
    body: {
      zh: `合作社吵架多半为了账。会计记得没错，只是社员看不懂那本账。晒谷场账本把流水变成一张图：一袋米从地里到卖出，钱在每一步少了多少。
## 错了怎么办
任何社员可以在图上的数字旁写“这里不对”，会计三天内要回答，问和答都留着。四年里改过十七处，其中两处是社员对。
如今开会的时间短了一半，省下来的拿去商量种什么。`,
      en: `Cooperatives quarrel mostly about money. The books were right, but members could not read them. Here the entries become a picture: one sack of rice from field to sale, and what each step took.
## When a figure is wrong
Any member may write "not so" beside it; the bookkeeper answers within three days, and both stay. In four years seventeen were changed, and twice the member had been right.
Meetings take half as long, and the rest goes into what to plant.`,
    },
    requirements: {
      zh: ['会记流水账的会计', '一台能打印的电脑', '社员大会同意公开'],
      en: [
        'A bookkeeper who keeps a journal',
        'A computer with a printer',
        'A vote of the members to open the books',
      ],
    },
    reuseSteps: {
      zh: [
        '先把上个月的流水抄进模板',
        '找三位不识账的社员看图，问他们看到了什么',
        '连贴三个月，再开会决定留不留',
      ],
      en: [
        "Copy last month's journal into the template",
        'Ask three members who do not read accounts what they see',
        'Hang it for three months, then vote whether to keep it',
      ],
    },
    contact: { zh: '会计 老穗，ledger@hexia.example', en: 'Sui, bookkeeper, ledger@hexia.example' },
  },
  {
    number: 3020,
    publishedOn: '2026-09-16',
    classes: ['teaching'],
    fields: ['education', 'disability'],
    stage: 'inUse',
    sets: [],
    since: 2023,
    setupDays: 5,
    licence: 'CC BY-SA 4.0',
    documents: 'https://docs.yisun.example/repair-course',
    title: { zh: '修得好：十二节小家电维修课', en: 'Mended: twelve lessons in repairing appliances' },
    summary: {
      zh: '听障学员用的图解教材，一节修一样，学完能在社区摆摊。',
      en: 'Illustrated lessons for deaf learners, one appliance each, until they can set up a stall.',
    },
    maker: { zh: '拧螺丝学堂', en: 'Screwdriver School' },
    place: { zh: '机器厂旧址', en: 'The old machine works' },
    body: {
      zh: `职业课多靠老师讲，听障学员要在口型、手语和黑板之间来回看。拧螺丝学堂把十二种小家电拆成照片，每张照片只动一颗螺丝。
## 一节课的样子
上半节各自对着图拆，下半节带一件社区送来的真坏了的东西。修不好也要写清卡在哪一步，写进下一版教材。
四期学员里有二十三人在周末摆摊，平均一个摊半天修七件。修一件收五元，坏得更厉害的不收钱。`,
      en: `Trade classes rely on talk, and deaf learners look back and forth between lips, hands and board. The school took twelve appliances apart in photographs, one screw to a picture.
## What a lesson is like
First everyone follows the pictures, then comes something really broken from the neighbourhood. Where it cannot be mended, the step is written down for the next edition.
Of four courses 23 people run a stall at weekends, seven repairs in half a day at five yuan each; nothing if it came out worse.`,
    },
    requirements: {
      zh: ['带锁的工具柜和漏电保护插座', '一位有电工证的老师', '社区送修的小家电，每课六件'],
      en: [
        'A locking cabinet and sockets with a breaker',
        'A teacher with an electrician licence',
        'Six broken appliances a lesson from the neighbourhood',
      ],
    },
    reuseSteps: {
      zh: ['先买齐清单，约两千四百元', '请一位听障助教一起备前三节', '第六节以后在门口试摆一次摊'],
      en: [
        'Buy what is on the list, about 2,400 yuan',
        'Prepare the first three with a deaf assistant',
        'Try a stall at the door after the sixth',
      ],
    },
    contact: { zh: '教务，fix@screwdriver.example', en: 'The office, fix@screwdriver.example' },
  },
  {
    number: 3021,
    publishedOn: '2026-09-22',
    classes: ['care', 'teaching'],
    fields: ['children'],
    stage: 'pilot',
    sets: [],
    since: 2025,
    setupDays: 9,
    licence: 'CC BY 4.0',
    documents: 'https://docs.yisun.example/worry-box',
    title: {
      zh: '心事信箱：孩子写信，七天内有回信',
      en: 'The worry box: a letter answered within seven days',
    },
    summary: {
      zh: '匿名信箱加一套分级处理办法：什么信谁来回，什么信当天要有人到场。',
      en: 'An anonymous box and a way to sort it: who answers what, and when somebody must come the same day.',
    },
    maker: { zh: '纸飞机社工站', en: 'Paper Plane Social Work' },
    place: { zh: '四所乡镇小学', en: 'Four township schools' },
    body: {
      zh: `信箱谁都会挂，难的是收到信以后。纸飞机先写好了“收到以后”：绿的由老师回，黄的由社工回，红的当天去见孩子。
## 匿名也能回
孩子给自己画一个记号，回信放进有同样记号的袋子。社工练过怎样在不追问姓名的情况下说清“如果你愿意，周二中午我在图书角”。
两个学期收到三百一十封，红的四封，都在六小时内有人到场。`,
      en: `Anybody can hang up a box; the difficulty begins with the first letter. Paper Plane wrote that part first: green is answered by a teacher, yellow by a social worker, and red means going to the child today.
## Answering the anonymous
Children draw themselves a sign, and the answer goes into a bag with that sign. Workers have practised saying "if you like, I am in the reading corner on Tuesday" without asking for a name.
Two terms brought 310 letters. Four were red, and each time somebody was there within six hours.`,
    },
    requirements: {
      zh: ['两名持证社工，随时能到其中一所学校', '与校长签好的分级处理约定', '上锁的信箱，钥匙不在学校手里'],
      en: [
        'Two qualified social workers within reach',
        'An agreement with the head on the three levels',
        'A locked box whose key the school does not hold',
      ],
    },
    reuseSteps: {
      zh: [
        '和学校一起用二十封样信练一遍分级',
        '定好红色信件的值班表，节假日也算',
        '挂出信箱那天进班说明白它不能做什么',
      ],
      en: [
        'Practise with twenty sample letters together',
        'Fix who is on call for red ones, holidays included',
        'On the first day tell every class what the box cannot do',
      ],
    },
    contact: { zh: '社工督导，box@paperplane.example', en: 'The supervisor, box@paperplane.example' },
  },
  {
    number: 3022,
    publishedOn: '2026-09-29',
    classes: ['books', 'data'],
    fields: ['education'],
    stage: 'spreading',
    sets: [],
    since: 2018,
    setupDays: 4,
    licence: 'EUPL 1.2',
    code: 'https://code.yisun.example/lamp/bursary',
    documents: 'https://docs.yisun.example/bursary',
    title: {
      zh: '灯下助学：一份申请，三家基金会都能看',
      en: 'Lamplight bursaries: one application, three foundations',
    },
    summary: {
      zh: '学生只填一次，隐去姓名后由几家共同评，重复资助当场提示。',
      en: 'Students apply once; names are hidden, several funders assess together, and double grants show at once.',
    },
    maker: { zh: '灯下联合助学', en: 'Lamplight Alliance' },
    place: { zh: '七县', en: 'Seven counties' },
    body: {
      zh: `同一个学生给三家基金会写三份材料，把家里的难处讲三遍。灯下联合把表格合成一份，问题从五十八个减到二十一个，凡是不影响决定的都不问。
## 怎么评
每份材料由两位不认识学生的人看，分数差超过两分才开会。家访只在最后十分之一里做，而且先问学生愿不愿意。
八年里结果公开到县和年级，不公开到人。重复资助从每年六十多起降到三起。`,
      en: `One student used to write to three foundations and tell the family's troubles three times. The alliance made it one form, down from 58 questions to 21: whatever does not change a decision is not asked.
## How it is assessed
Two people who do not know the student read each; only where they differ by more than two points is there a meeting. Homes are visited in the last tenth alone, and students are asked first.
For eight years results have been published by county and grade, never by person. Double grants fell from over sixty a year to three.`,
    },
    requirements: {
      zh: ['至少两家愿意共用表格的资助方', '一位懂数据保护的同事', '县里的学校愿意通知到学生'],
      en: [
        'Two funders willing to share a form',
        'A colleague who knows data protection',
        'Schools that tell their students',
      ],
    },
    reuseSteps: {
      zh: [
        '把几家的表格并排，删到只剩影响决定的问题',
        '用去年的五十份匿名材料试评一轮',
        '第一年只在一个县做',
      ],
      en: [
        'Lay the forms side by side and keep what decides',
        "Try a round with fifty of last year's cases, names removed",
        'Stay within one county in the first year',
      ],
    },
    contact: { zh: '秘书处，grant@lamplight.example', en: 'The secretariat, grant@lamplight.example' },
  },
  {
    number: 3023,
    publishedOn: '2026-10-06',
    classes: ['volunteers'],
    fields: ['rural', 'elderly'],
    stage: 'inUse',
    sets: ['phone'],
    since: 2022,
    setupDays: 2,
    licence: 'MIT',
    code: 'https://code.yisun.example/tailwind/lift',
    title: { zh: '顺风捎：村里的车捎人捎药', en: 'Tailwind: lifts for people and medicine' },
    summary: {
      zh: '谁家的车哪天进城，在群里说一句，机器人排成表，要搭车的回个“一”。',
      en: 'Who drives to town when? Say it in the group; a bot makes the list, and whoever wants a lift answers "1".',
    },
    maker: { zh: '岔路口互助队', en: 'Crossroads Mutual Aid' },
    place: { zh: '岔河乡', en: 'Chahe' },
    body: {
      zh: `班车停运以后，进城看病成了大事，可每天都有空着三个座的私家车出村。岔路口没有做打车软件，只给微信群配了一个会记事的小程序。
## 只认三句话
“我明天七点进城，三个座。”“一。”“捎降压药。”它听不懂别的，也不传位置。出发前一晚把名单念给司机，下车后自动删掉。
保险是绕不过去的：互助队和乡里一起给登记的车买了座位险，一年一辆四十元。`,
      en: `When the bus stopped, a trip to the doctor became a matter of days, although every morning cars left the village with three empty seats. Crossroads made no taxi app; it gave the group chat a helper with a memory.
## Three sentences
"I drive at seven tomorrow, three seats." "1." "Bring my blood pressure pills." It understands nothing else and sends no positions. The night before it reads the list to the driver, and after the trip deletes it.
Insurance could not be avoided: with the township they cover registered cars, forty yuan a year.`,
    },
    requirements: {
      zh: ['一个已经活跃的群', '十辆愿意登记的车', '和乡里谈好的座位险'],
      en: [
        'A group that is alive already',
        'Ten cars whose owners sign up',
        'Seat insurance agreed with the township',
      ],
    },
    reuseSteps: {
      zh: [
        '先用纸在小卖部登记两周，看有没有人搭',
        '装上记事程序，教会三位司机',
        '每月念一次捎了多少人，谢谢司机',
      ],
      en: [
        'Keep a paper list at the shop for two weeks',
        'Install the helper and teach three drivers',
        'Read out the number of lifts each month and thank the drivers',
      ],
    },
    contact: { zh: '队长 阿岔，lift@crossroads.example', en: 'Cha, captain, lift@crossroads.example' },
  },
  {
    number: 3024,
    publishedOn: '2026-10-12',
    classes: ['teaching', 'access'],
    fields: ['elderly'],
    stage: 'spreading',
    sets: ['everyone', 'phone'],
    since: 2021,
    setupDays: 1,
    licence: 'CC BY 4.0',
    documents: 'https://docs.yisun.example/phone-table',
    title: { zh: '手机茶桌：一次只学一件事', en: 'The phone table: one thing at a time' },
    summary: {
      zh: '四十张大字步骤卡，长者带着自己的问题来，学会一件拿走一张。',
      en: 'Forty cards in large print: older people bring their own question and take home what they have learnt.',
    },
    maker: { zh: '慢半拍茶社', en: 'Half a Beat Tearoom' },
    place: { zh: '榕树头', en: 'Rongshutou' },
    body: {
      zh: `智能手机课讲到第三节，人就少了一半。慢半拍不开课，只摆茶桌：谁来都先问一句，你今天想用手机做成哪件事？
## 卡片的规矩
一张卡一件事，最多六步，配真机截图，字号二十四。做成三遍才算学会，学会的人要教下一位。
最受欢迎的一张是“接孙子的视频”，最难的一张是“认出骗人的短信”。诈骗那张每三个月更新，由派出所核对。`,
      en: `By the third lesson of a smartphone course half the people were gone. The tearoom gives no course, it lays a table, and the first question is: what would you like to get done with it today?
## The rules of the cards
One thing, at most six steps, real screenshots, large type. Three times done is learnt, and whoever has learnt teaches the next.
Best loved is "answering my grandson's video call", hardest is "spotting a fraud". That one is renewed every three months and checked by the police station.`,
    },
    requirements: {
      zh: ['一张桌子、热水和好认的招牌', '两位有耐心的大学生或邻居', '打印四十张卡片，约六十元'],
      en: [
        'A table, hot water and a clear sign',
        'Two patient students or neighbours',
        'Forty cards printed, about 60 yuan',
      ],
    },
    reuseSteps: {
      zh: [
        '打印卡片，换上你们那里常见机型的截图',
        '固定一个下午，连摆四周',
        '记下没有卡片的问题，自己添一张',
      ],
      en: [
        'Print the cards with screenshots of phones common near you',
        'Keep one afternoon for four weeks',
        'Note questions without a card and add your own',
      ],
    },
    contact: { zh: '茶社，tea@halfabeat.example', en: 'The tearoom, tea@halfabeat.example' },
  },
]
