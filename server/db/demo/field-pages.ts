import type { DemoFieldPage } from './demo-types.ts'

/** What the page of each field says; its name and its line stand with the field. */
export const demoFieldPages: DemoFieldPage[] = [
  {
    number: 601,
    alias: 'education',
    body: {
      zh: '<p>一位乡镇老师每周要填九张表，真正用来备课的时间不到两晚。技术在这里的第一件事不是上新课，而是把表减下来，把晚上还给备课。</p><h2>先看学生手里有什么</h2><p>同一个班里，有人用平板，有人和弟弟合用一部旧手机，有人要等父亲收工。选工具之前先数一数设备，再决定视频、录音还是纸。</p><p>助学的钱同样需要记账：谁申请、谁审、发到哪一天，学生自己应当查得到。</p>',
      en: '<p>A township teacher fills in nine forms a week and has less than two evenings for lessons. The first thing that technology can do here is not a new course but fewer forms, so that the evenings go back to preparing.</p><h2>Look first at what pupils hold in their hands</h2><p>In one class some have a tablet, some share an old phone with a brother, and some wait until their father is home. Count devices before you choose between video, sound and paper.</p><p>Bursaries need books as well: who asked, who decided and on which day it was paid should be visible to the pupil.</p>',
    },
    needs: {
      zh: [
        '没有网也能打开的教材和题库',
        '家长用一部手机就能看懂的通知',
        '一份申请能同时投给几家助学机构',
        '替老师省下填表时间，而不是多一个平台',
      ],
      en: [
        'Course books and exercises that open without a network',
        'Notices that a parent follows on one phone',
        'One application that several bursary funds accept',
        'Less form filling for teachers, not one more platform',
      ],
    },
    services: [408, 412],
    articles: [221, 207],
  },
  {
    number: 602,
    alias: 'environment',
    body: {
      zh: '<p>环保小组最不缺的是照片，最缺的是能比较的照片：同一个点、同一个方向、隔着同样的月份。数据要从“去过哪里”变成“变了没有”。</p><h2>把点位定下来</h2><p>十个定点胜过一百次随走。坐标、时间和天气由手机自动带上，志愿者只回答三五个看得见的问题。</p><p>公开之前先想一步：珍稀物种的巢、举报人的路线，都要模糊到公里再上图。</p>',
      en: '<p>What green groups have most of is photographs, and what they lack is photographs that compare: the same spot, the same direction, the same months apart. Data should say whether something changed, not merely where somebody went.</p><h2>Fix your points</h2><p>Ten fixed points beat a hundred strolls. Let the phone add place, time and weather, and ask volunteers three to five things that they can see.</p><p>Think once more before publishing: nests of rare birds and the routes of those who report are blurred to a kilometre first.</p>',
    },
    needs: {
      zh: [
        '离线也能填、回到有信号处自动上传的表单',
        '三年以后还打得开的数据格式',
        '别的河、别的滩能直接比较的口径',
        '给居民看的图：一眼看出哪一段变差了',
      ],
      en: [
        'Forms that work without signal and upload later',
        'Data formats that still open in three years',
        'Measures that other rivers and shores can be compared by',
        'Maps for neighbours that show at a glance what got worse',
      ],
    },
    services: [406],
    articles: [208, 204],
  },
  {
    number: 603,
    alias: 'health',
    body: {
      zh: '<p>病友群里问得最多的不是药，是“轮到我了吗”“材料交齐没有”。把排队和材料做清楚，比再开一个知识专栏更管用。</p><h2>越少越安全</h2><p>病历、基因、怀孕、用药，泄露一次收不回来。能不收的不收，收了的单独加密，谁看过要留名字。</p><p>随访靠人不靠弹窗。电话打不通三次之后由谁上门，这条规矩要先写好，再上系统。</p>',
      en: '<p>What patient groups are asked most is not about medicine but whether it is my turn and whether my papers are complete. A clear queue does more good than another column of health tips.</p><h2>Less is safer</h2><p>Records, genes, pregnancies, prescriptions: what leaks once cannot be fetched back. Do not ask what you can do without, encrypt the rest by itself, and keep the name of everybody who looked.</p><p>Follow-up is done by people, not by pop-ups. Decide who knocks after three calls without an answer, and only then install a system.</p>',
    },
    needs: {
      zh: [
        '村医一个人就能维护的登记本',
        '按键电话和方言也能用的随访',
        '近效期药品的提醒',
        '写明谁看过、看了什么的记录',
      ],
      en: [
        'A register that one village doctor can look after',
        'Follow-up by keypad and in dialect',
        'A reminder of medicine about to expire',
        'A record of who looked at what',
      ],
    },
    services: [410],
    articles: [206],
  },
  {
    number: 604,
    alias: 'elderly',
    body: {
      zh: '<p>老人放弃一部手机，通常不是因为学不会，是因为昨天学会的按钮今天换了位置。少更新、少弹窗、步骤固定，比讲得再慢都重要。</p><h2>教一件事，不教一部手机</h2><p>挂号、接视频、付水费，一次只学一件，练到第三遍自己说出下一步。</p><p>照护者同样是使用者。交接本要让换班的人三十秒看完，夜里也看得清。</p>',
      en: '<p>Older people rarely give up a phone because they cannot learn. They give it up because the button of yesterday has moved. Fewer updates, fewer pop-ups and fixed steps matter more than slow speech.</p><h2>Teach one thing, not one phone</h2><p>A hospital booking, a video call, the water bill: one at a time, until on the third try the learner names the next step.</p><p>Carers are users too. A handover note must be read in thirty seconds, also at night.</p>',
    },
    needs: {
      zh: [
        '字大、步骤少、三年不变样的界面',
        '识别骗局的练习，每季更新',
        '探访和照护的交接记录',
        '子女在远处也能帮着设好的办法',
      ],
      en: [
        'Large letters, few steps and a look that stays for three years',
        'Exercises in spotting fraud, renewed each season',
        'Handover notes for visits and care',
        'Ways for children far away to set things up',
      ],
    },
    services: [412],
    articles: [214, 217],
  },
  {
    number: 605,
    alias: 'disability',
    body: {
      zh: '<p>无障碍不是做完以后贴上去的一层。盲人、听障者、行动不便的人在第一次讨论时就在场，后面会少走很多路。</p><h2>请使用者当评委</h2><p>验收那一天，鼠标收起来，屏幕关掉，让读屏用户走完报名。走不完的地方就是清单。</p><p>付给他们评审费。经验是专业，不是志愿。</p>',
      en: '<p>Access is no coat of paint for the end. When blind, deaf and disabled people sit in the first meeting, much of the later road is saved.</p><h2>Let users be the judges</h2><p>On the day of acceptance put the mouse away, switch the screen off and let a screen-reader user sign up. Wherever they stop, there is your list.</p><p>Pay them for it. Experience is a profession, not a favour.</p>',
    },
    needs: {
      zh: [
        '读屏走得通的报名、缴费和证书',
        '现场和回放都有的字幕',
        '沟通板和眼控这类能借能试的辅具',
        '写清楚“哪里还不行”的无障碍说明',
      ],
      en: [
        'Sign-up, payment and certificates that a screen reader gets through',
        'Captions in the hall and in the recording',
        'Communication boards and eye control to borrow and try',
        'Statements that also say what does not work yet',
      ],
    },
    services: [411],
    articles: [207],
  },
  {
    number: 606,
    alias: 'children',
    body: {
      zh: '<p>凡是记下一个孩子，先问三句：非记不可吗，谁能看，几岁时删。问不出答案的表格不要发。</p><h2>保护写进流程</h2><p>志愿者先核验再接触，通话走中转号码，照片不露校名。求助的红线要有人二十四小时接。</p><p>孩子也是读者。用他们读得懂的话告诉他们：我们记了你什么，你可以说不。</p>',
      en: '<p>Before you write down a child, ask three things: must it be, who may see it, and at what age is it deleted. A form without these answers stays in the drawer.</p><h2>Protection belongs in the process</h2><p>Volunteers are checked before they meet anybody, calls go through a relay number, and pictures show no school. Somebody answers the red line at any hour.</p><p>Children read as well. Tell them in their own words what is kept of them, and that they may say no.</p>',
    },
    needs: {
      zh: [
        '监护人同意书，孩子和大人各一版',
        '志愿者核验和督导的记录',
        '互相看不见号码的通话',
        '会按年龄自动到期的档案',
      ],
      en: [
        'Consent in two versions, for guardians and for children',
        'Records of checks and supervision',
        'Calls in which neither side sees a number',
        'Files that expire by age on their own',
      ],
    },
    services: [410],
    articles: [204, 206],
  },
  {
    number: 607,
    alias: 'rural',
    body: {
      zh: '<p>村里的技术要过三关：停电两小时、流量用完、换了会计。过得了这三关的才留得下。</p><h2>先问账给谁看</h2><p>合作社的账要上墙，图书室的书要能借回家，返乡青年的工具要能修。纸质和手机各有一份，谁也不必求谁。</p><p>方言不是障碍，是入口。能录音的地方就别逼人打字。</p>',
      en: '<p>Technology in a village passes three tests: two hours without power, a data plan that is used up, and a new bookkeeper. What passes them stays.</p><h2>Ask first who the books are for</h2><p>The ledger of a cooperative hangs on the wall, the books of a library go home with readers, and the tools of those who came back can be mended. One copy on paper and one on the phone, and nobody has to beg.</p><p>Dialect is no obstacle but a door. Where a voice can be recorded, nobody should be made to type.</p>',
    },
    needs: {
      zh: [
        '旧手机跑得动、离线可用的应用',
        '贴得上墙的公开账目',
        '语音和方言的输入',
        '坏了在镇上就能修的设备',
      ],
      en: [
        'Apps for old phones that work offline',
        'Open books that can hang on a wall',
        'Input by voice and in dialect',
        'Devices that the next town can repair',
      ],
    },
    services: [401, 407],
    articles: [211, 219],
  },
  {
    number: 608,
    alias: 'emergency',
    body: {
      zh: '<p>灾害当天不会有人学新软件。能用上的，只有平时每个月都在用的那一张表、那一张图、那一部对讲机。</p><h2>先练断网</h2><p>每次演练先关掉路由器：还能联系到谁，还查得到库存吗，谁手里有纸质名单。答案写在封面上。</p><p>灾后还要归还：哪些人的住址和伤情要删，由谁在哪一天删，预案里就要有。</p>',
      en: '<p>Nobody learns new software on the day of a disaster. What helps is the one form, the one map and the one radio that were used every month before.</p><h2>Rehearse the outage</h2><p>Begin every drill by switching off the router: whom can you still reach, what stock can you still look up, who has the list on paper. Write the answers on the cover.</p><p>Afterwards things are given back: which addresses and injuries are deleted, by whom and on which day, stands in the plan before it begins.</p>',
    },
    needs: {
      zh: [
        '短信和对讲机也能查的库存',
        '先敲谁家门的名单，三个月核对一次',
        '交接班时不丢话的记录',
        '公开每一笔捐赠去处的办法',
      ],
      en: [
        'Stock that can be asked for by text message and radio',
        'A list of doors to knock on first, checked every three months',
        'Handover notes that lose nothing',
        'A way to show where every gift went',
      ],
    },
    services: [403],
    articles: [210],
  },
]
