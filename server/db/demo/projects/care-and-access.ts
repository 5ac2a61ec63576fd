import type { DemoProject } from '../demo-types.ts'

/** Projects of care, visiting and access. */
export const careAndAccessProjects: DemoProject[] = [
  {
    number: 3009,
    publishedOn: '2026-06-24',
    classes: ['access'],
    fields: ['disability', 'elderly'],
    stage: 'spreading',
    sets: ['everyone'],
    since: 2022,
    setupDays: 0,
    licence: 'CC0 1.0',
    documents: 'https://docs.yisun.example/plain-notice',
    title: { zh: '读得懂的通知：十二条改写规则', en: 'Notices that are understood: twelve rules' },
    summary: {
      zh: '一张对照卡：左边是常见的通知，右边是心智障碍者和长者读得懂的写法。',
      en: 'A card with two columns: the usual notice, and one that people with learning disabilities can follow.',
    },
    maker: { zh: '明句工作室', en: 'Clear Line Studio' },
    place: { zh: '临安路', en: 'Linan Road' },
    body: {
      zh: `停水通知贴在楼道里，十户里有三户没看懂要停到几点。明句工作室请六位心智障碍青年做审稿人，读到卡住的地方就举手。
## 规则怎么定
举手最多的词先换掉：“届时”改成“到那天”，“请知悉”整句删去。十二条规则都有举手的次数作依据，不是语文老师说了算。
卡片谁都可以印，不必署名。七个街道已经把它贴在打印机旁边。`,
      en: `A notice about the water hung in the stairwell, and three homes in ten did not know until when. The studio asked six young people with learning disabilities to be its readers and to raise a hand wherever they got stuck.
## How the rules came about
The words with most hands went first: formal phrases gave way to plain days and hours, and "please take note" was dropped altogether. Each rule rests on a count, not on a teacher's taste.
Anybody may print the card, without naming the makers. Seven districts keep it beside the printer.`,
    },
    requirements: {
      zh: ['一台打印机', '两位愿意当审稿人的居民，付审稿费', '能改动通知原文的权限'],
      en: ['A printer', 'Two residents as paid readers', 'The right to change the wording of notices'],
    },
    reuseSteps: {
      zh: ['拿最近三份通知，对着卡片改一遍', '请审稿人读，数举手的次数', '把改前改后一起贴出来，问问大家'],
      en: [
        'Rewrite your last three notices with the card',
        'Have readers try them and count the hands',
        'Hang both versions side by side and ask',
      ],
    },
    contact: { zh: '审稿组，card@clearline.example', en: 'The readers, card@clearline.example' },
  },
  {
    number: 3010,
    publishedOn: '2026-07-03',
    classes: ['access', 'volunteers'],
    fields: ['disability'],
    stage: 'inUse',
    sets: ['everyone'],
    since: 2023,
    setupDays: 4,
    licence: 'MIT',
    code: 'https://code.yisun.example/bigscreen/live-caption',
    documents: 'https://docs.yisun.example/live-caption',
    title: { zh: '现场字幕：两名志愿者带一块屏', en: 'Live captions: two volunteers and a screen' },
    summary: {
      zh: '机器先听写，人接着改错字，三秒以内上屏，听障观众坐第一排。',
      en: 'The machine listens, a person mends the words, and within three seconds they stand on the screen.',
    },
    maker: { zh: '字在现场', en: 'Words on Stage' },
    place: { zh: '远帆市', en: 'Yuanfan' },
    body: {
      zh: `讲座请了手语翻译，可在场的听障观众一半不懂手语。字在现场用一台笔记本接话筒，识别出来的字先到志愿者眼前，改完再上大屏。
## 两个人的分工
一个人只改人名和数字，另一个管断句。事先要一份嘉宾名单和专有名词表，准确率能从八成多到九成七。
他们做过一百一十场，最长的一场四个半小时，换了三组人。每场结束都请听障观众打分，低于四分的要写明原因。`,
      en: `The talk had a sign interpreter, yet half the deaf people present did not sign. A laptop takes the microphone; what it hears reaches a volunteer first and the screen afterwards.
## Who does what
One mends names and figures only, the other breaks the lines. With a list of speakers and terms beforehand, accuracy rises from a little over 80 to 97 in 100.
After 110 events, the longest four and a half hours with three shifts, deaf guests still score each; anything under four needs a written reason.`,
    },
    requirements: {
      zh: [
        '一台五年内的笔记本和一根音频线',
        '投影或电视，字号不小于屏高的十二分之一',
        '四名打字利落的志愿者轮换',
      ],
      en: [
        'A laptop no older than five years and an audio lead',
        'A projector or television, letters at least a twelfth of its height',
        'Four quick typists who take turns',
      ],
    },
    reuseSteps: {
      zh: ['按手册用一段录音练三次', '开场前一天拿到名单和讲稿', '现场留一个座位给听障观众试看'],
      en: [
        'Practise three times with a recording',
        'Get names and script a day ahead',
        'Keep a seat for a deaf guest who tries it first',
      ],
    },
    contact: { zh: '排班，stage@words.example', en: 'Bookings, stage@words.example' },
  },
  {
    number: 3011,
    publishedOn: '2026-07-12',
    classes: ['care'],
    fields: ['elderly'],
    stage: 'spreading',
    sets: ['phone'],
    since: 2019,
    setupDays: 3,
    licence: 'MIT',
    code: 'https://code.yisun.example/doorbell/visit-notes',
    documents: 'https://docs.yisun.example/visit-notes',
    title: { zh: '门铃本：一句话的探访记录', en: 'Doorbell notes: a visit in one sentence' },
    summary: {
      zh: '探访完说一句话就能走，下一位敲门前先听到上次说了什么。',
      en: 'Say one sentence and go; the next visitor hears it before ringing the bell.',
    },
    maker: { zh: '三号楼之友', en: 'Friends of Number Three' },
    place: { zh: '松坪社区', en: 'Songping' },
    body: {
      zh: `探访记录表有十九栏，志愿者在楼梯间补填，填的都是“一切正常”。三号楼之友把表扔了，只留一句话：今天他最想让下一个人知道什么。
## 一句话能装下什么
“腿好些了，可是猫丢了。”下一位志愿者因此带了猫粮的线索，而不是血压计。
重要的变化另有红色按钮，按下以后协调员一小时内打电话。七年里按了两百一十四次，其中三十六次叫了救护车。`,
      en: `The form had nineteen columns, filled in on the stairs with "all normal". The Friends threw it out and kept one sentence: what should the next person know above all?
## What fits into a sentence
"Her leg is better, but the cat is gone." So the next volunteer came with news of the cat rather than a blood pressure cuff.
A red button stands beside it for what cannot wait; a coordinator rings within the hour. In seven years it was pressed 214 times, and 36 times an ambulance followed.`,
    },
    requirements: {
      zh: ['志愿者自己的手机', '一位白天能接红色提醒的协调员', '长者本人同意被记录'],
      en: [
        "The volunteers' own phones",
        'A coordinator who answers red calls by day',
        'Consent of the person visited',
      ],
    },
    reuseSteps: {
      zh: ['先在十户里用一个月纸条', '纸条用顺了再换成程序', '每季度和长者一起听一遍旧记录，删掉不想留的'],
      en: [
        'Use paper slips with ten homes for a month',
        'Change to the program once the slips work',
        'Each quarter listen together and delete what they do not want kept',
      ],
    },
    contact: { zh: '协调员 阿蓉，bell@number3.example', en: 'Rong, coordinator, bell@number3.example' },
  },
  {
    number: 3012,
    publishedOn: '2026-07-21',
    classes: ['care', 'volunteers'],
    fields: ['elderly', 'health'],
    stage: 'inUse',
    sets: [],
    since: 2021,
    setupDays: 5,
    licence: 'Apache 2.0',
    code: 'https://code.yisun.example/halfday/respite',
    title: { zh: '半天假：给照护者换班的配对表', en: 'Half a day off: matching for carers' },
    summary: {
      zh: '照护失智家人的人说出哪半天想出门，系统找到受过训、住得近的邻居。',
      en: 'Carers say which half day they would like to go out; trained neighbours nearby are found.',
    },
    maker: { zh: '歇口气协会', en: 'Breather Association' },
    place: { zh: '梧桐区', en: 'Wutong' },
    body: {
      zh: `照护者最常说的一句是“我走不开”。歇口气协会不提供护工，只帮两家对上半天：周三上午你去理发，受过二十小时训练的邻居坐在客厅。
## 配对看什么
先看脾气合不合，再看远近。第一次一定三个人都在场，第二次才让照护者出门。有过一次不合就换人，不问理由。
去年配成九百多个半天，平均每位照护者每月出门两次。有人去看牙，有人只是在公园坐着。`,
      en: `What carers say most often is "I cannot leave". The association sends no nurses; it matches two homes for half a day. You have your hair cut on Wednesday morning, and a neighbour with twenty hours of training sits in the living room.
## What counts
Temper first, distance second. At the first visit all three are present, and only at the second does the carer go out. After one bad match there is another, no questions asked.
Last year more than 900 half days came about, two a month for each carer. One goes to the dentist, another sits in the park.`,
    },
    requirements: {
      zh: ['二十小时的培训课，有现成课件', '一份覆盖入户的意外险', '每五十户一位兼职协调员'],
      en: [
        'A course of twenty hours, slides included',
        'Insurance that covers home visits',
        'A part-time coordinator for fifty homes',
      ],
    },
    reuseSteps: {
      zh: ['先访谈十位照护者，问清最想要哪半天', '招第一批邻居，一起上课', '用表格配满三十次，再搬进系统'],
      en: [
        'Ask ten carers which half day they want',
        'Train a first group of neighbours together',
        'Match thirty times in a spreadsheet before moving to the system',
      ],
    },
    contact: { zh: '配对台，rest@breather.example', en: 'The matching desk, rest@breather.example' },
  },
  {
    number: 3013,
    publishedOn: '2026-07-30',
    classes: ['access', 'teaching'],
    fields: ['disability', 'education'],
    stage: 'pilot',
    sets: ['everyone'],
    since: 2025,
    setupDays: 7,
    licence: 'CC BY-NC-SA 4.0',
    documents: 'https://docs.yisun.example/touch-maths',
    title: { zh: '摸得到的数学：可打印的函数图', en: 'Maths to touch: printable curves' },
    summary: {
      zh: '一百二十张凸起的函数图，三维打印或热敏纸都能做，配盲文标注。',
      en: '120 raised diagrams for 3D printers or swell paper, labelled in braille.',
    },
    maker: { zh: '指尖课堂', en: 'Fingertip Class' },
    place: { zh: '长汀路盲校', en: 'Changting Road School' },
    body: {
      zh: `高中数学有三成要看图，盲校的学生只能听老师描述抛物线。指尖课堂的两位数学老师和一位学生家长，把教材里的图重画成摸得懂的。
## 少即是多
坐标轴、曲线、交点用三种高度，网格全部去掉。每张图先给四名学生摸，说不出形状的就重画，最多的一张画了九遍。
试点在三所学校进行。热敏纸便宜但会磨平，三维打印结实但慢，手册里有两种做法的时间和花费。`,
      en: `A third of upper-school mathematics is pictures, and blind pupils heard parabolas described. Two teachers and a parent redrew the diagrams of the textbook for fingers.
## Less is more
Axes, curve and intersections have three heights; every grid is gone. Four pupils touch each sheet, and where they cannot name the shape it is drawn again, one of them nine times.
Three schools take part. Swell paper is cheap but wears down, printing is sturdy but slow; the manual gives hours and cost of both.`,
    },
    requirements: {
      zh: ['三维打印机或热敏纸加热机，二选一', '会盲文的校对人', '每周两节课的试用时间'],
      en: [
        'A 3D printer or a swell paper heater',
        'A proof-reader who knows braille',
        'Two lessons a week to try them',
      ],
    },
    reuseSteps: {
      zh: ['从二次函数的十二张开始打印', '请学生摸完说出形状，记下说错的地方', '把新画的图寄回来，进下一版'],
      en: [
        'Begin with the twelve sheets on quadratics',
        'Let pupils name the shapes and note mistakes',
        'Send new drawings back for the next edition',
      ],
    },
    contact: { zh: '教研组，touch@fingertip.example', en: 'The teachers, touch@fingertip.example' },
  },
  {
    number: 3014,
    publishedOn: '2026-08-06',
    classes: ['access'],
    fields: ['elderly', 'disability'],
    stage: 'inUse',
    sets: ['everyone', 'phone'],
    since: 2022,
    setupDays: 1,
    licence: 'MIT',
    code: 'https://code.yisun.example/clinic/big-card',
    title: { zh: '大字看病卡：带去医院的一张纸', en: 'The big-letter card for the doctor' },
    summary: {
      zh: '在家慢慢填，打印出来带去：哪里不舒服、吃什么药、想问什么。',
      en: 'Filled in at home, printed and taken along: what hurts, which medicines, what to ask.',
    },
    maker: { zh: '候诊室互助会', en: 'Waiting Room Circle' },
    place: { zh: '北关街', en: 'Beiguan Street' },
    body: {
      zh: `门诊平均六分钟，许多人走出来才想起要问什么。候诊室互助会做了一个网页，一屏只问一件事，字大到不戴眼镜也看得见。
填完生成一张纸，最上面是想问医生的三个问题，药名用方框圈出，听障人士可以直接递过去。
## 隐私
网页不存任何东西，关掉就没了。有人担心忘记，他们建议打印两份，一份贴在冰箱上。`,
      en: `A consultation lasts six minutes, and many remember their question outside the door. The circle made a page that asks one thing at a time, in letters that need no glasses.
It ends in a sheet: three questions for the doctor at the top, medicines in boxes, and deaf people can simply hand it over.
## Privacy
The page keeps nothing; close it and it is gone. To those who worry about forgetting they say: print two, and put one on the fridge.`,
    },
    requirements: {
      zh: ['放得下一台打印机的角落', '会教人用鼠标的志愿者', '征得卫生站同意的张贴位'],
      en: [
        'A corner with room for a printer',
        'A volunteer who can teach the mouse',
        'A place on the wall that the clinic agrees to',
      ],
    },
    reuseSteps: {
      zh: [
        '把网页放到自己的服务器，或直接用公开的那一份',
        '在卫生站门口摆一个上午的桌子',
        '收集医生的意见，改问题的顺序',
      ],
      en: [
        'Host the page yourself or use the public one',
        'Put a table outside the clinic for a morning',
        'Ask doctors and change the order of questions',
      ],
    },
    contact: { zh: '互助会，card@waitingroom.example', en: 'The circle, card@waitingroom.example' },
  },
  {
    number: 3015,
    publishedOn: '2026-08-14',
    classes: ['care', 'data'],
    fields: ['health', 'rural'],
    stage: 'pilot',
    sets: ['phone'],
    since: 2024,
    setupDays: 6,
    licence: 'AGPL 3.0',
    code: 'https://code.yisun.example/footpath/mother-call',
    title: { zh: '按键随访：孕产妇的语音电话', en: 'Press one: follow-up calls for mothers' },
    summary: {
      zh: '每周一通自动电话，听完按一个数字，有危险信号就转村医。',
      en: 'One automatic call a week, answered with a key; warning signs go to the village doctor.',
    },
    maker: { zh: '山路医伴', en: 'Footpath Health' },
    place: { zh: '雾峰乡', en: 'Wufeng' },
    body: {
      zh: `雾峰乡的孕妇多数用按键手机，最近的卫生院要走两个小时。山路医伴请本地接生员录下十六段方言语音，每周讲一件事，再问三个问题。
## 三个按键
一是都好，二是有点不舒服，三是马上要人。按三的电话直接响在村医的手机上，同时发短信给家属。
第一年接通率七成八，按三的二十九次里有十一次是误按，于是第二年加了“再按一次确认”。`,
      en: `Most expectant mothers in Wufeng have phones with keys, and the clinic is two hours on foot. A local midwife recorded sixteen messages in dialect, one subject a week, with three questions after it.
## Three keys
One for well, two for unwell, three for help at once. Three rings on the doctor's phone and sends a text message to the family.
In the first year 78 in 100 calls were taken. Of 29 threes eleven were slips, so now it asks to press again.`,
    },
    requirements: {
      zh: ['一条能外呼的电话线路，每百人每月约九十元', '会录方言的接生员或村医', '乡卫生院书面同意转接'],
      en: [
        'A line for outgoing calls, about 90 yuan a month for a hundred people',
        'A midwife or doctor who records the dialect',
        'Written consent of the township clinic',
      ],
    },
    reuseSteps: {
      zh: [
        '把十六段稿子念给三位妈妈听，改掉听不懂的',
        '先拨给工作人员试两周',
        '从二十位孕妇开始，每周看一次没接通的名单',
      ],
      en: [
        'Read the sixteen scripts to three mothers and change what is unclear',
        'Call your own staff for two weeks',
        'Begin with twenty, and look weekly at who did not answer',
      ],
    },
    contact: { zh: '项目医生，call@footpath.example', en: 'The project doctor, call@footpath.example' },
  },
  {
    number: 3016,
    publishedOn: '2026-08-22',
    classes: ['access'],
    fields: ['disability'],
    stage: 'prototype',
    sets: ['everyone'],
    since: 2026,
    setupDays: 2,
    licence: 'CC BY 4.0',
    documents: 'https://docs.yisun.example/quiet-hour',
    title: { zh: '安静一小时：感官友好的开馆办法', en: 'The quiet hour: opening for calmer senses' },
    summary: {
      zh: '灯调暗、广播关掉、地图标出躲清静的角落，自闭症家庭先进场。',
      en: 'Lights down, announcements off, calm corners on the map: autistic visitors come first.',
    },
    maker: { zh: '慢馆联盟', en: 'Slow Museums' },
    place: { zh: '三家社区展馆', en: 'Three local museums' },
    body: {
      zh: `有家长说，孩子在门口就捂住了耳朵。慢馆联盟的三家小展馆试着每月第二个周日提前一小时开门，只做减法：减亮度，减声音，减人数。
## 来之前就知道
网页上有一份“会看到什么”的图片故事，从大门拍到厕所。孩子在家看过，到了现场就不是陌生的地方。
做了五次，来了六十一家人。原型还没解决的是冬天的暖风机，它的声音关不掉。`,
      en: `A parent told them that her son covered his ears at the door. On the second Sunday of the month three small museums now open an hour early and only take away: brightness, sound, numbers.
## Known before coming
A story in pictures shows what there will be, from the entrance to the toilet. Seen at home, the place is not strange.
Five times so far, with 61 families. Unsolved: the heaters, whose noise cannot be turned off in winter.`,
    },
    requirements: {
      zh: ['能分区调光的灯，或者足够的窗帘', '当天少排一半的预约', '受过一次培训的前台'],
      en: [
        'Lights that dim by zone, or curtains enough',
        'Half the usual bookings that day',
        'Front desk staff who had one training',
      ],
    },
    reuseSteps: {
      zh: ['请两位自闭症成人来走一遍，记下难受的地方', '拍图片故事，先发给家长看', '开一次小场，十家以内'],
      en: [
        'Walk through with two autistic adults and note what hurts',
        'Make the picture story and show it to parents',
        'Hold a small one, ten families at most',
      ],
    },
    contact: { zh: '联盟联络，quiet@slowmuseums.example', en: 'Contact, quiet@slowmuseums.example' },
  },
]
