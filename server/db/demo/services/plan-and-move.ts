import type { DemoService } from '../demo-types.ts'

/** Services that look at the whole, and those that move what is there. */
export const planAndMove: DemoService[] = [
  {
    number: 401,
    title: { zh: '两天数字体检', en: 'A two-day digital check-up' },
    summary: {
      zh: '两位工程师坐到你的办公室里，看清电脑、账号、文件和流程，写下先修哪三处。',
      en: 'Two engineers sit in your office, look at machines, accounts, files and routines, and name the three repairs to begin with.',
    },
    provider: { zh: '北岸志愿技术队', en: 'Northbank Volunteer Tech Team' },
    body: {
      zh: '<p>第一天旁观：接电话、录个案、对账、发通知，每件事用到哪台电脑、哪个账号、哪张表，都画进一张图。第二天逐项核对：谁还拿着离职同事的密码，哪份名单有三个版本，备份上一次真的恢复成功是什么时候。</p><h2>怎么给结论</h2><p>不打分，也不排名。结论只分三类：这个月就改，今年安排，暂时不动。每一条写明理由、大约花费和谁来做。</p>',
      en: '<p>On the first day they watch: a call comes in, a case is written down, the books are closed, a notice goes out. Every machine, login and table involved ends up on one drawing. On the second they go through it: who still holds a password of somebody who left, which list lives in three versions, when a backup was last really restored.</p><h2>How the findings come</h2><p>No marks and no ranking. Each finding is put under this month, this year or leave it, with a reason, a rough price and a name.</p>',
    },
    audience: {
      zh: '适合 5 至 40 人、从没请过技术人员的机构。已经有专职信息同事的，直接选下面更专门的服务会更省时间。',
      en: 'For organisations of 5 to 40 people who never had technical staff. With an IT colleague of your own, one of the more special services saves time.',
    },
    results: [
      { zh: '一张现状图，贴得上墙', en: 'A drawing of how things are, fit for the wall' },
      { zh: '一份八页以内的建议，先后分明', en: 'Advice of at most eight pages, in order of urgency' },
      { zh: '一个半小时的当面讲解', en: 'Ninety minutes of explanation in person' },
    ],
    steps: [
      { zh: '视频通话半小时，定下看哪几件事', en: 'Half an hour by video to choose what to look at' },
      { zh: '上门两天，不动任何设置', en: 'Two days on site, changing no setting at all' },
      { zh: '一周内交出建议初稿，由你们指出写错的地方', en: 'A draft within a week, which you correct' },
      {
        zh: '全体同事到场讲一遍，问到没有问题为止',
        en: 'A talk for all staff that ends when the questions do',
      },
    ],
    limits: {
      zh: '不修电脑，不推销软件，也不代替等级保护测评。发现正在泄露的数据会当场告诉负责人。',
      en: 'No repairs, no selling, and no substitute for a formal security certification. Data found leaking is reported to your head at once.',
    },
    keywords: { zh: '诊断，信息化规划，评估，摸底', en: 'assessment, IT audit, planning, diagnosis' },
    category: 'diagnosis',
    modes: ['onSite'],
    cost: 'free',
    whoMayApply: 'verifiedOrganisation',
    replyDays: 5,
    workDays: 10,
    places: 24,
    tools: [1032, 1001],
    reviewedOn: '2026-10-14',
    publishedOn: '2026-04-02',
  },
  {
    number: 402,
    title: { zh: '三年数字规划工作坊', en: 'Workshop: three years of digital work' },
    summary: {
      zh: '理事、主任和一线同事坐在一起，半天排出三年里先做什么、不做什么、钱从哪来。',
      en: 'Board, director and front line spend half a day deciding what comes first, what never, and who pays.',
    },
    provider: { zh: '青榫公益顾问组', en: 'Green Tenon Advisers' },
    body: {
      zh: '<p>很多规划写完就放进抽屉，因为写的人不用，用的人没写。这个工作坊把三种人请到同一张桌子：出钱的、拍板的、每天录数据的。</p><h2>桌上放什么</h2><ul><li>过去一年花在软件和设备上的每一笔钱</li><li>一线同事最烦的十件小事</li><li>资助方未来三年要的数据</li></ul><p>每人手里八枚木签，代表能投入的人月。签放完了，就得从桌上拿走一件事。</p>',
      en: '<p>Many plans end in a drawer because those who write them never use them. This workshop puts three sorts of people at one table: who pays, who decides, who types the data.</p><h2>On the table</h2><ul><li>Every bill for software and machines of the last year</li><li>The ten small things that annoy the front line most</li><li>What funders will want to know in three years</li></ul><p>Everybody holds eight wooden tokens, each one a month of work. Once they are placed, a new wish means taking an old one away.</p>',
    },
    audience: {
      zh: '适合正要换理事会或写战略的机构。人手不足六位的小团队，用自测加一次电话咨询就够了。',
      en: 'For organisations that change their board or write a strategy. Teams below six people do well with the self-test and a call.',
    },
    results: [
      { zh: '一页纸的三年路线，写明负责人', en: 'A three-year route on one page, with names' },
      { zh: '第一年的预算表，分一次性和每年', en: 'A budget for year one, one-off and yearly costs apart' },
      { zh: '一份“不做清单”', en: 'A list of what will not be done' },
    ],
    steps: [
      {
        zh: '会前两周收账单和烦恼，匿名汇总',
        en: 'Two weeks before, bills and annoyances are gathered without names',
      },
      { zh: '线下半天，由两位引导员主持', en: 'Half a day together with two facilitators' },
      {
        zh: '会后十天交稿，三个月后回访一次',
        en: 'The paper ten days later, and a visit after three months',
      },
    ],
    limits: {
      zh: '不替你写资助申请书，也不推荐具体厂商。',
      en: 'No grant proposals are written and no vendors recommended.',
    },
    keywords: { zh: '战略，路线图，理事会，预算', en: 'strategy, roadmap, board, budget' },
    category: 'diagnosis',
    modes: ['onSite', 'online'],
    cost: 'costShared',
    whoMayApply: 'verifiedOrganisation',
    replyDays: 7,
    workDays: 20,
    places: 10,
    tools: [1038],
    reviewedOn: '2026-09-30',
    publishedOn: '2026-04-20',
  },
  {
    number: 403,
    title: { zh: '文件搬进团队网盘', en: 'Moving files into one team drive' },
    summary: {
      zh: '从个人网盘、U 盘和聊天记录里把文件找回来，去重、定权限，周一照常上班。',
      en: 'Files come home from private clouds, sticks and chats, freed of doubles and given owners; on Monday work goes on.',
    },
    provider: { zh: '北岸志愿技术队', en: 'Northbank Volunteer Tech Team' },
    body: {
      zh: '<p>搬文件难的不是复制，是决定：哪一份是真的，谁有权看，旧的留多久。我们先做决定，再动鼠标。</p><p>搬迁放在周五晚上到周日，旧位置改成只读并保留九十天。周一早上有人守在群里，找不到文件就喊一声。</p>',
      en: '<p>Copying is easy; deciding is not: which version is true, who may read it, how long the old one stays. Decisions come first, the mouse afterwards.</p><p>The move runs from Friday night to Sunday. Old places turn read-only and stay for ninety days, and on Monday morning somebody waits in the chat for whoever misses a file.</p>',
    },
    audience: {
      zh: '适合文件总量在 2 TB 以内、愿意指定一位“文件管家”的机构。如果连该留哪些都还没人能拍板，请先做体检。',
      en: 'For up to 2 TB and with somebody named as keeper of files. Where nobody can decide what stays, take the check-up first.',
    },
    results: [
      {
        zh: '按部门和项目分好的文件夹与权限表',
        en: 'Folders by department and project with a table of rights',
      },
      {
        zh: '重复文件和过期文件的清单，由你确认后才删',
        en: 'A list of doubles and outdated files, deleted only on your word',
      },
      { zh: '三段五分钟录屏：存、找、共享', en: 'Three films of five minutes: keep, find, share' },
    ],
    steps: [
      {
        zh: '扫描现有位置，列出大小、重复和最后修改时间',
        en: 'A scan of all places: size, doubles, last change',
      },
      {
        zh: '和管家一起定结构，试搬一个部门',
        en: 'A structure agreed with the keeper and one department moved as a trial',
      },
      { zh: '周末整体搬迁，逐项核对数量', en: 'The whole move over a weekend, counted item by item' },
      { zh: '两周内每天答疑半小时', en: 'Half an hour of answers a day for two weeks' },
    ],
    limits: {
      zh: '不恢复已经损坏的硬盘，不处理涉密载体。',
      en: 'Broken disks are not recovered and classified media not touched.',
    },
    keywords: { zh: '网盘，迁移，共享文件夹，去重', en: 'file migration, shared drive, cloud storage' },
    category: 'migration',
    modes: ['online', 'onSite'],
    cost: 'free',
    whoMayApply: 'verifiedOrganisation',
    replyDays: 5,
    workDays: 15,
    places: 30,
    tools: [1001, 1031],
    reviewedOn: '2026-10-22',
    publishedOn: '2026-05-06',
  },
  {
    number: 404,
    title: { zh: '捐赠人表格变成联系人系统', en: 'From donor sheets to a contact system' },
    summary: {
      zh: '十张 Excel 合成一个联系人库，姓名对得上，收据补得齐，退订说得清。',
      en: 'Ten spreadsheets become one base of contacts in which names match, receipts are complete and opting out is recorded.',
    },
    provider: { zh: '纸鸢数据小组', en: 'Paper Kite Data Group' },
    body: {
      zh: '<p>小组用规则找出可能是同一个人的记录，却从不自动合并：每一对都由你们的同事点头。敏感字段在搬迁时加密，样例数据用化名。</p><p>上线第一个月两套并行，每周对一次总额；差一分钱也要找到原因。</p>',
      en: '<p>Rules find records that may be one person but never merge them: a colleague of yours nods at each pair. Sensitive columns are encrypted on the way, and samples carry invented names.</p><p>Old and new run side by side for a month and are compared every week; a difference of one cent is explained.</p>',
    },
    audience: {
      zh: '适合有 300 至 5 万条联系人、至少一位同事能每周投入一天的机构。只有几十位月捐人的，用表格模板更轻。',
      en: 'For 300 to 50,000 contacts with a colleague free one day a week. For a few dozen monthly donors a sheet template is lighter.',
    },
    results: [
      { zh: '一个去重后的联系人库，附合并记录', en: 'One base without doubles, with a log of merges' },
      { zh: '收据编号和捐款流水逐条对应', en: 'Every receipt number tied to its gift' },
      { zh: '一本二十页的操作手册，用你们自己的例子', en: 'A manual of twenty pages with your own examples' },
    ],
    steps: [
      { zh: '签数据处理协议，约定谁能看原始表', en: 'A data agreement says who may see the raw sheets' },
      { zh: '抽样一百条试转，核对后再转全部', en: 'A hundred records as a trial, then all of them' },
      { zh: '并行一个月，每周对账', en: 'A month side by side with weekly checks' },
      { zh: '关掉旧表的编辑权限，归档保存', en: 'The old sheets are locked and archived' },
    ],
    limits: {
      zh: '不代办公开募捐备案，也不替你给捐赠人打电话。',
      en: 'No fundraising permits are handled and no donors called.',
    },
    keywords: { zh: '捐赠人管理，月捐，导入，收据', en: 'donor management, CRM, import, receipts' },
    category: 'migration',
    modes: ['online'],
    cost: 'costShared',
    whoMayApply: 'verifiedOrganisation',
    replyDays: 7,
    workDays: 40,
    places: 8,
    tools: [1004, 1043],
    reviewedOn: '2026-10-09',
    publishedOn: '2026-05-18',
  },
]
