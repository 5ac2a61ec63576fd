import type { DemoService } from '../demo-types.ts'

/** Services that protect, that open doors, and that teach. */
export const safeAndOpen: DemoService[] = [
  {
    number: 409,
    title: { zh: '账号与密码大扫除', en: 'Spring clean of accounts and passwords' },
    summary: {
      zh: '三天里列清每个共用账号、换掉弱密码、装上两步验证，并写好有人离职时怎么办。',
      en: 'In three days every shared login is listed, weak passwords go, a second step is added, and leaving has a checklist.',
    },
    provider: { zh: '夜灯安全互助会', en: 'Nightlight Security Circle' },
    body: {
      zh: '<p>不训人。多数泄露从一张便利贴或一位已离开的同事开始，所以我们先收便利贴，再收权限。</p><p>密码由你们在自己的键盘上输入，我们看不到，也不留任何一份。</p>',
      en: '<p>Nobody is scolded. Most leaks begin with a sticky note or with somebody who left, so notes are gathered first and rights second.</p><p>You type every password on your own keyboard. We see none and keep none.</p>',
    },
    audience: {
      zh: '适合任何有公共邮箱、公众号或网银账号的团队，三个人也值得做。',
      en: 'For any team with a shared mailbox, channel or bank login; three people are enough to make it worthwhile.',
    },
    results: [
      { zh: '一份账号清单，写明主人和接班人', en: 'A list of logins, each with an owner and a successor' },
      { zh: '团队密码库已经在用', en: 'A team vault in daily use' },
      { zh: '入职和离职各一张检查单', en: 'One checklist for joining and one for leaving' },
    ],
    steps: [
      {
        zh: '第一天找账号：邮箱、社交、支付、域名',
        en: 'Day one finds the logins: mail, social, payment, domain',
      },
      { zh: '第二天换密码、加两步验证', en: 'Day two changes passwords and adds the second step' },
      {
        zh: '第三天演练一次“管理员突然联系不上”',
        en: 'Day three rehearses an administrator who cannot be reached',
      },
    ],
    limits: {
      zh: '不做渗透测试，不保管任何口令。',
      en: 'No penetration tests, and no secret is kept for you.',
    },
    keywords: {
      zh: '密码管理，两步验证，权限，离职交接',
      en: 'password manager, two-factor, access, offboarding',
    },
    category: 'security',
    modes: ['online', 'onSite'],
    cost: 'free',
    whoMayApply: 'anyTeam',
    replyDays: 3,
    workDays: 3,
    places: null,
    tools: [1032, 1033],
    reviewedOn: '2026-11-12',
    publishedOn: '2026-07-07',
  },
  {
    number: 410,
    title: { zh: '个人信息保护自查陪伴', en: 'Company through a privacy review' },
    summary: {
      zh: '一位数据保护顾问陪你把每张表过一遍：为什么收、给谁看、留多久、怎么删。',
      en: 'An adviser goes through every form with you: why it asks, who reads it, how long it stays and how it is deleted.',
    },
    provider: { zh: '夜灯安全互助会', en: 'Nightlight Security Circle' },
    body: {
      zh: '<p>自查从最敏感的一张表开始，通常是个案记录或受助儿童名单。顾问和你们一起把字段逐个问三遍：没有它，服务还能不能做？</p><p>能不收的当场划掉。留下来的写进一页告知书，用初中生读得懂的话。</p>',
      en: '<p>It begins with the most delicate form, usually case notes or a list of children. Three times each column is asked whether the work could be done without it.</p><p>What can go is crossed out on the spot. The rest goes into a one-page notice that a pupil can read.</p>',
    },
    audience: {
      zh: '适合记录健康、儿童或家庭困难信息的机构。只收活动报名的，用模板告知书即可。',
      en: 'For those who record health, children or hardship. For sign-up sheets the model notice is enough.',
    },
    results: [
      { zh: '一张数据台账，从收集到删除', en: 'A register from collecting to deleting' },
      { zh: '改写过的告知书和同意书', en: 'A rewritten notice and consent form' },
      { zh: '一次泄露时的联系顺序和话术', en: 'Whom to call, and what to say, should data leak' },
    ],
    steps: [
      { zh: '选出最敏感的三张表', en: 'Pick the three most delicate forms' },
      { zh: '线上三次、每次九十分钟，逐字段过', en: 'Three calls of ninety minutes, column by column' },
      { zh: '请五位受益人试读新告知书', en: 'Five people you serve read the new notice' },
      { zh: '半年后复查一次', en: 'One more look after half a year' },
    ],
    limits: {
      zh: '不出具法律意见书，遇到争议请咨询律师。',
      en: 'This is no legal opinion; ask a lawyer where there is a dispute.',
    },
    keywords: { zh: '隐私，数据保护，告知同意，合规', en: 'privacy, data protection, consent, compliance' },
    category: 'security',
    modes: ['online'],
    cost: 'free',
    whoMayApply: 'unregisteredTeam',
    replyDays: 5,
    workDays: 12,
    places: 20,
    tools: [1031, 1047],
    reviewedOn: '2026-10-17',
    publishedOn: '2026-07-21',
  },
  {
    number: 411,
    title: { zh: '网站无障碍走查', en: 'An accessibility walk through your site' },
    summary: {
      zh: '读屏用户、键盘用户和低视力用户各走一遍你的网站，把卡住的地方录给你看。',
      en: 'Readers of screens, keyboards and large print each walk your site, and you watch where they get stuck.',
    },
    provider: { zh: '听得见的像素', en: 'Audible Pixels' },
    body: {
      zh: '<p>机器只能查出三成问题，其余要靠人。三位测试员各自完成同样的四件事：找电话、读一篇文章、报名、捐款。每处卡住都有十几秒的录屏和一句建议。</p><h2>先改什么</h2><p>报告按“完全走不下去”“很费劲”“小毛病”分层，你们的网站公司可以照着逐条改。</p>',
      en: '<p>Machines find a third of the trouble; people find the rest. Three testers do the same four things: find the phone number, read an article, sign up, give. Wherever they stick there is a short film and a line of advice.</p><h2>What first</h2><p>Findings come as dead ends, hard work and blemishes, ready for whoever builds your site.</p>',
    },
    audience: {
      zh: '适合网站已经上线、能联系到改代码的人的机构。全站在公众号里的，可改为走查十篇推文。',
      en: 'For live sites with somebody who can change them. If you publish in a chat channel alone, ten posts are walked instead.',
    },
    results: [
      { zh: '四件事、三位测试员，共十二段录屏', en: 'Twelve films: four tasks by three testers' },
      { zh: '分层的问题清单和改法', en: 'A layered list with remedies' },
      { zh: '改完之后免费复测一次', en: 'A second walk once things are mended' },
    ],
    steps: [
      { zh: '定下四件最重要的事', en: 'Name the four things that matter most' },
      { zh: '测试员在家各自完成', en: 'The testers work from home' },
      { zh: '一小时线上讲解，请技术同事参加', en: 'An hour of explanation with your developers' },
      { zh: '三个月内复测', en: 'The second walk within three months' },
    ],
    limits: {
      zh: '不直接改代码，不颁发合规证书。',
      en: 'No code is changed and no certificate issued.',
    },
    keywords: {
      zh: '读屏测试，适老化，WCAG，体验',
      en: 'accessibility audit, WCAG, screen reader, usability',
    },
    category: 'accessibility',
    modes: ['online'],
    cost: 'costShared',
    whoMayApply: 'anyTeam',
    replyDays: 5,
    workDays: 15,
    places: 18,
    tools: [1009, 1055],
    reviewedOn: '2026-10-31',
    publishedOn: '2026-08-12',
  },
  {
    number: 412,
    title: { zh: '长者手机课堂的备课与陪教', en: 'Phone classes for older people, with a second teacher' },
    summary: {
      zh: '给社区教师一套八节课的讲义，前两节有人陪着教，学员人手一张大字步骤卡。',
      en: 'Community teachers get eight lessons, company in the first two, and a large-print card for every learner.',
    },
    provider: { zh: '慢慢来陪学社', en: 'No Hurry Learning Circle' },
    body: {
      zh: '<p>课堂里最常见的不是学不会，是不敢按。所以每节课先练“怎么退回去”，再学新东西。</p><p>讲义覆盖挂号、打车、视频通话和识别骗局。每节四十分钟，中间休息十分钟；一位老师最多带八位学员。</p>',
      en: '<p>What holds people back is seldom learning but the fear of pressing. So each lesson begins with how to get back before anything new.</p><p>The eight cover booking a doctor, calling a car, video calls and spotting fraud: forty minutes with a pause of ten, and at most eight learners to a teacher.</p>',
    },
    audience: {
      zh: '适合有固定场地、至少两位教师的社区和养老机构。想办一次性讲座的，讲义可以直接下载，不必申请。',
      en: 'For communities and homes with a room and two teachers. For a single talk, simply take the handouts.',
    },
    results: [
      { zh: '八节课的讲义和练习用的仿真页面', en: 'Eight lessons with practice screens' },
      { zh: '可打印的大字步骤卡', en: 'Large-print cards to print' },
      { zh: '两次陪教和一次课后复盘', en: 'Two lessons taught together and one review' },
    ],
    steps: [
      { zh: '先看你们的场地和网络', en: 'A look at your room and network' },
      { zh: '教师试讲半小时，互相提意见', en: 'Teachers try half an hour and comment on each other' },
      { zh: '陪教两节，之后隔周电话回访', en: 'Two lessons together, then a call every other week' },
    ],
    limits: {
      zh: '不提供手机和流量，不替学员操作支付。',
      en: 'No phones or data are supplied, and nobody pays for a learner.',
    },
    keywords: { zh: '适老，数字素养，防诈骗，培训师', en: 'older people, digital skills, training, fraud' },
    category: 'training',
    modes: ['onSite', 'online'],
    cost: 'free',
    whoMayApply: 'anyTeam',
    replyDays: 4,
    workDays: 60,
    places: 15,
    tools: [1027, 1006],
    reviewedOn: '2026-11-05',
    publishedOn: '2026-08-30',
  },
]
