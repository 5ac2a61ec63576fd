import type { DemoInstitution } from '../demo-types.ts'

/** The institutions of the zones, all made up, with the projects that they carry out. */
export const demoInstitutions: DemoInstitution[] = [
  {
    number: 641,
    fields: ['education', 'rural'],
    cases: [3017],
    since: 2020,
    title: { zh: '背篓计划', en: 'The Backpack Plan' },
    summary: {
      zh: '把一座图书馆装进背篓，送到没有网的教室。',
      en: 'Packs a library into a backpack and carries it to classrooms without a network.',
    },
    place: { zh: '乌石岭', en: 'Wushiling' },
    body: {
      zh: '<p>发起人是三位退下来的教研员。她们跑了两年教学点，发现缺的不是书，是“今天就能打开的书”。</p><p>团队至今只有七个人，内容由一百多位老师轮流挑选。哪本书被翻烂了、哪本没人看，每学期末都会公布。</p>',
      en: '<p>Three retired teaching advisers began it. After two years on the road they knew that books were not what was missing, but books that open today.</p><p>There are still only seven people; more than a hundred teachers take turns in choosing. Which titles fell apart and which were never opened is told at the end of every term.</p>',
    },
    offers: {
      zh: ['借一台离线箱', '核对你手上内容的许可', '教你给箱子换充电线'],
      en: ['Lend an offline box', 'Check the licences of what you have', 'Teach you to replace a cable'],
    },
    contact: { zh: '发货台，box@backpack.example', en: 'Dispatch, box@backpack.example' },
  },
  {
    number: 642,
    fields: ['elderly'],
    cases: [3024],
    since: 2021,
    title: { zh: '慢半拍茶社', en: 'Half a Beat Tearoom' },
    summary: {
      zh: '一张茶桌、两位老师，谁来都先问今天想办成什么。',
      en: 'One table and two teachers who ask everybody what they want done today.',
    },
    place: { zh: '榕树头', en: 'Rongshutou' },
    body: {
      zh: '<p>茶社没有课程表。来的人平均七十二岁，最年长的九十一岁，学的是给老战友发定位。</p><p>志愿者守一条规矩：手机始终拿在老人手里，谁伸手代点，谁请喝茶。</p>',
      en: '<p>There is no timetable. Visitors are seventy-two on average; the oldest, at ninety-one, came to send her whereabouts to an old comrade.</p><p>One rule binds the volunteers: the phone stays in the hands of its owner, and whoever reaches over pays for the tea.</p>',
    },
    offers: {
      zh: ['把茶桌搬到你那里摆一天', '送电子版步骤卡', '接待来看一眼的同行'],
      en: [
        'Bring the table to you for a day',
        'Send the cards as files',
        'Welcome colleagues who want to look',
      ],
    },
    contact: { zh: '掌柜，tea@halfabeat.example', en: 'The keeper, tea@halfabeat.example' },
  },
  {
    number: 643,
    fields: ['environment'],
    cases: [3001],
    since: 2019,
    title: { zh: '浅滩守望社', en: 'Low Water Society' },
    summary: {
      zh: '沿青禾河守着十二个点，记了五年水位和水色。',
      en: 'Keeps twelve points along one river and five years of levels and colours.',
    },
    place: { zh: '青禾市', en: 'Qinghe' },
    body: {
      zh: '<p>社员里有退休船工、快递员和一位中学物理老师。巡河不穿制服，不拦人，只看、只量、只记。</p><p>他们的数据被水务部门采用过两次，被打回来一次。打回来的那次写成了公开说明：仪器没校准，错在自己。</p>',
      en: '<p>Its members are retired boatmen, couriers and a physics teacher. They wear no uniform and stop nobody: they look, measure and write.</p><p>The water office has used their figures twice and sent them back once. That once became a public note: the meter was not calibrated, and the fault was their own.</p>',
    },
    offers: {
      zh: ['带你走一遍第一个点位', '核对你的字段表', '借一套便携水质仪'],
      en: ['Walk your first point with you', 'Check your table of columns', 'Lend a portable kit for water'],
    },
    contact: { zh: '数据员，river@lowwater.example', en: 'The data keeper, river@lowwater.example' },
  },
  {
    number: 644,
    fields: ['disability', 'elderly'],
    cases: [3009],
    since: 2022,
    title: { zh: '明句工作室', en: 'Clear Line Studio' },
    summary: {
      zh: '六位审稿人举手为准，把通知改到人人读得懂。',
      en: 'Six readers with raised hands decide when a notice can be followed by everybody.',
    },
    place: { zh: '临安路', en: 'Linan Road' },
    body: {
      zh: '<p>工作室付审稿费，一页一百二十元，和社区编辑同价。有人问值不值，他们把改前改后的电话量贴在墙上：停水那天，问询少了六成。</p><p>不接宣传稿。只改和办事有关的字。</p>',
      en: '<p>Readers are paid by the page, at the same rate as an editor. Asked whether it is worth it, the studio points at the wall: on the day the water stopped, calls fell by six in ten.</p><p>Advertising is declined. Only words that get something done are rewritten.</p>',
    },
    offers: {
      zh: ['改一份你正在用的通知', '给写通知的同事上半天课', '介绍你所在城市的审稿人'],
      en: [
        'Rewrite a notice that you use now',
        'Half a day with those who write yours',
        'Introduce readers in your own city',
      ],
    },
    contact: { zh: '审稿组，card@clearline.example', en: 'The readers, card@clearline.example' },
  },
  {
    number: 645,
    fields: ['disability'],
    cases: [3010],
    since: 2023,
    title: { zh: '字在现场', en: 'Words on Stage' },
    summary: {
      zh: '讲座、开庭、家长会，两个人一台电脑，让话变成字。',
      en: 'Lectures, hearings, evenings at school: two people and a laptop turn speech into text.',
    },
    place: { zh: '远帆市', en: 'Yuanfan' },
    body: {
      zh: '<p>成员一半听障、一半听人，排班永远一人一位。听障成员负责打分，分数低于七分的场次不收钱。</p><p>他们不追最快，追“不让人猜”：人名、数字、否定词，宁可慢两秒也要对。</p>',
      en: '<p>Half of the members are deaf and half are hearing, and every shift has one of each. Deaf members give the marks, and an evening below seven is free of charge.</p><p>Speed is not the aim; nobody should have to guess. Names, numbers and the word not may come two seconds late, but right.</p>',
    },
    offers: {
      zh: ['替你的活动排两个人', '教你们自己的人上手', '出一份场地检查单'],
      en: ['Two people for your event', 'Teach your own people', 'A checklist for the hall'],
    },
    contact: { zh: '排班，stage@words.example', en: 'Bookings, stage@words.example' },
  },
  {
    number: 646,
    fields: ['emergency'],
    cases: [3025],
    since: 2020,
    title: { zh: '沙袋应急队', en: 'Sandbag Response' },
    summary: {
      zh: '网断了四天那一年之后，他们只相信断网时还能用的东西。',
      en: 'Since the year in which the network was gone for four days they trust only what works without it.',
    },
    place: { zh: '白堤县', en: 'Baidi County' },
    body: {
      zh: '<p>平时是修车铺、卖米的和两位小学老师，汛期轮值。队里不比谁扛得多，比谁交班说得清。</p><p>每次演练之后，先念一遍做错的事，再吃饭。</p>',
      en: '<p>For most of the year they mend cars, sell rice and teach; in the flood season they take turns. Nobody counts sandbags, everybody listens to the handover.</p><p>After each drill the mistakes are read aloud, and only then is there supper.</p>',
    },
    offers: {
      zh: ['来陪一次断网演练', '印好的短信格式卡', '仓库对账的做法'],
      en: ['Join a drill without network', 'Printed cards for messages', 'How to balance a store'],
    },
    contact: { zh: '值班台，desk@sandbag.example', en: 'The desk, desk@sandbag.example' },
  },
  {
    number: 647,
    fields: ['children'],
    cases: [3021],
    since: 2018,
    title: { zh: '纸飞机社工站', en: 'Paper Plane Social Work' },
    summary: {
      zh: '收到孩子的信，七天之内一定有回音。',
      en: 'A letter from a child is answered within seven days, always.',
    },
    place: { zh: '四个乡镇', en: 'Four townships' },
    body: {
      zh: '<p>五位社工、一位督导，守着四所小学的信箱和一部不关机的电话。站里最厚的一本不是档案，是“这次我们做错了什么”。</p><p>所有范本先给孩子读，读不懂的句子划掉重写。</p>',
      en: '<p>Five social workers and a supervisor look after the boxes of four schools and a phone that is never off. Their thickest book is no file but a list of what went wrong.</p><p>Every form is read by children first, and what they do not follow is struck out.</p>',
    },
    offers: {
      zh: ['看一遍你的同意书', '督导你的第一个学期', '夜间求助的转接办法'],
      en: ['Read your consent form', 'Supervise your first term', 'Show how calls at night are passed on'],
    },
    contact: { zh: '社工督导，box@paperplane.example', en: 'The supervisor, box@paperplane.example' },
  },
  {
    number: 648,
    fields: ['children', 'education'],
    cases: [3018],
    since: 2021,
    title: { zh: '听你读', en: 'Read to Me' },
    summary: {
      zh: '同一本书寄两份，一个孩子读，一个大人听。',
      en: 'The same book goes out twice: a child reads, a grown-up listens.',
    },
    place: { zh: '跨省合作', en: 'Across provinces' },
    body: {
      zh: '<p>四百多对伙伴，最短的通话四分钟，最长的被家长劝着挂断。团队只管三件事：书、线路、督导。</p><p>志愿者换人要提前两周告诉孩子，这一条从来没有例外。</p>',
      en: '<p>There are more than four hundred pairs; the shortest call took four minutes, and the longest was ended by a mother. The team cares for books, lines and supervision, and for nothing else.</p><p>A child is told two weeks ahead when a listener leaves, without exception.</p>',
    },
    offers: {
      zh: ['开放通话中转的做法', '志愿者的跟听训练', '书单和采购渠道'],
      en: ['How the relay line is built', 'Training by listening in', 'Book lists and where to buy'],
    },
    contact: { zh: '督导组，read@listen.example', en: 'The supervisors, read@listen.example' },
  },
  {
    number: 649,
    fields: ['health', 'rural'],
    cases: [3015],
    since: 2024,
    title: { zh: '山路医伴', en: 'Footpath Health' },
    summary: {
      zh: '让走两小时山路的人，先用一通电话问清要不要走。',
      en: 'Lets those with a two-hour walk ask by phone first whether they must go.',
    },
    place: { zh: '雾峰乡', en: 'Wufeng' },
    body: {
      zh: '<p>两位村医、一位接生员和一位会写程序的返乡青年。全部设备放得进一只医药箱。</p><p>他们把误按率写在墙上，降到一成以下才敢教别的乡。</p>',
      en: '<p>Two village doctors, a midwife and a young man who came home and can program. All of the equipment fits into a medicine box.</p><p>The share of wrong keys hangs on the wall; only below one in ten did they begin to teach the next township.</p>',
    },
    offers: {
      zh: ['方言录音的现场带教', '按键电话的接线图', '随访失联时的上门规矩'],
      en: [
        'Recording in dialect, side by side',
        'A wiring plan for the keypad line',
        'Rules for visits when nobody answers',
      ],
    },
    contact: { zh: '项目医生，call@footpath.example', en: 'The project doctor, call@footpath.example' },
  },
  {
    number: 650,
    fields: ['elderly', 'health'],
    cases: [3014],
    since: 2022,
    title: { zh: '候诊室互助会', en: 'Waiting Room Circle' },
    summary: {
      zh: '把看病前想问的三句话，写成一张带得走的纸。',
      en: 'Turns the three questions before an appointment into a sheet to take along.',
    },
    place: { zh: '北关街', en: 'Beiguan Street' },
    body: {
      zh: '<p>会员都当过病人或陪护，在门诊大厅轮流坐一张小桌。不荐药，不评医生，只帮人把话写清楚。</p><p>写好的纸由本人带走，桌上一份不留。</p>',
      en: '<p>All members have been patients or carers, and they take turns at a small table in the hall. They name no medicine and judge no doctor; they help people put things into words.</p><p>The sheet leaves with its owner, and nothing stays on the table.</p>',
    },
    offers: {
      zh: ['教你在门诊摆一张桌', '大字卡的排版源文件', '怎样和医院谈进场'],
      en: [
        'Show how to set up a table',
        'The source of the large-letter card',
        'How to talk to a hospital about coming in',
      ],
    },
    contact: { zh: '互助会，card@waitingroom.example', en: 'The circle, card@waitingroom.example' },
  },
]
