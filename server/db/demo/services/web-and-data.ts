import type { DemoService } from '../demo-types.ts'

/** Services around websites, figures and routines. */
export const webAndData: DemoService[] = [
  {
    number: 405,
    title: { zh: '四周做出机构官网', en: 'A website in four weeks' },
    summary: {
      zh: '五个页面、中英双语、手机先行，交付时你们自己就会换图改字。',
      en: 'Five pages in two languages, phones first, and by the end your own people change pictures and words.',
    },
    provider: { zh: '檐下网页工房', en: 'Under the Eaves Web Workshop' },
    body: {
      zh: '<p>第一周只谈内容：谁会来看，看完要做什么。没有这个答案，再好看也没用。第二周出两版线框，第三周填真实文字和照片，第四周培训和上线。</p><h2>上线前的三道检查</h2><ol><li>关掉图片和声音，还能读懂</li><li>用五年前的手机打开，三秒内看到标题</li><li>请一位不认识你们的人找到捐款方式</li></ol>',
      en: '<p>Week one is about words alone: who comes, and what should they do next. Without that answer beauty is wasted. Week two brings two sketches, week three real texts and photos, week four training and launch.</p><h2>Three tests before launch</h2><ol><li>It makes sense without pictures and sound</li><li>A five-year-old phone shows the title within three seconds</li><li>A stranger finds out how to give</li></ol>',
    },
    audience: {
      zh: '适合还没有官网，或官网三年没更新过的机构。需要网上商城或会员系统的不在此列。',
      en: 'For organisations without a site, or with one untouched for three years. Shops and member areas are another matter.',
    },
    results: [
      { zh: '五个页面的网站和一套模板', en: 'A site of five pages with a template' },
      { zh: '域名、备案所需材料的清单', en: 'A list of papers for the domain and its filing' },
      { zh: '两位同事学会独立更新', en: 'Two colleagues who can update it alone' },
    ],
    steps: [
      {
        zh: '填一张内容清单，选出最重要的一件事',
        en: 'Fill in a list of contents and pick the one thing that matters',
      },
      { zh: '每周一次线上会，当场看当场改', en: 'A weekly call in which changes are made on the spot' },
      { zh: '上线当天一起点下发布', en: 'On launch day you press the button together' },
      {
        zh: '之后六个月，每月体检一次链接和备份',
        en: 'For six months links and backups are checked once a month',
      },
    ],
    limits: {
      zh: '不代写机构故事，照片须由你们取得当事人同意。',
      en: 'Stories are yours to write, and consent for photos yours to get.',
    },
    keywords: { zh: '建站，官网，主页，备案', en: 'website, homepage, WordPress, launch' },
    category: 'website',
    modes: ['online'],
    cost: 'discounted',
    whoMayApply: 'unregisteredTeam',
    replyDays: 5,
    workDays: 20,
    places: 16,
    tools: [1005, 1017, 1018],
    reviewedOn: '2026-11-03',
    publishedOn: '2026-05-25',
  },
  {
    number: 406,
    title: { zh: '月度数据看板', en: 'A dashboard for every month' },
    summary: {
      zh: '把服务人次、支出和反馈放进一屏，每月 3 日自动更新，理事会不再等汇总。',
      en: 'Visits, spending and feedback on one screen, renewed on the third of each month, so no board waits for a summary.',
    },
    provider: { zh: '纸鸢数据小组', en: 'Paper Kite Data Group' },
    body: {
      zh: '<p>先问“看了以后会做什么不同的决定”，答不上来的指标就不上墙。通常最后剩下六到九个。</p><p>每个数字点开都能看到来源表和计算方法；人数少于十的格子自动遮住，避免认出是谁。</p>',
      en: '<p>The first question is which decision a figure would change; those without an answer stay off the wall. Six to nine usually remain.</p><p>Each number opens to its source and its sum, and cells with fewer than ten people are covered, so that nobody can be recognised.</p>',
    },
    audience: {
      zh: '适合已经把服务记录放在数据库或规整表格里的机构。记录还在纸上的，请先用采集工具。',
      en: 'For organisations whose records sit in a database or tidy sheets. If they are on paper, begin with a collecting tool.',
    },
    results: [
      { zh: '一个六到九项指标的看板', en: 'A board of six to nine figures' },
      { zh: '一页指标说明，谁也不会算错', en: 'A page that defines each, so sums agree' },
      { zh: '自动更新失败时的提醒', en: 'A warning when an update fails' },
    ],
    steps: [
      { zh: '访谈三位看报表的人', en: 'Talks with three readers of the reports' },
      { zh: '在纸上画出看板，达成一致', en: 'The board is drawn on paper and agreed' },
      {
        zh: '接数据、做图、找两位同事试读',
        en: 'Data are joined, charts made, and two colleagues read them',
      },
      { zh: '连续三个月跟着更新，再交钥匙', en: 'Three updates together before the keys are handed over' },
    ],
    limits: {
      zh: '不做预测模型，不采集新的个人信息。',
      en: 'No forecasting, and no new personal data.',
    },
    keywords: { zh: '报表，可视化，指标，理事会汇报', en: 'dashboard, reporting, charts, metrics' },
    category: 'data',
    modes: ['online'],
    cost: 'free',
    whoMayApply: 'verifiedOrganisation',
    replyDays: 6,
    workDays: 25,
    places: 12,
    tools: [1019, 1020, 1003],
    reviewedOn: '2026-10-28',
    publishedOn: '2026-06-03',
  },
  {
    number: 407,
    title: { zh: '纸质档案数字化', en: 'Paper files made digital' },
    summary: {
      zh: '带着扫描仪上门，三千页起步，识别文字、编好目录，原件一张不少地还回柜子。',
      en: 'Scanners come to you for three thousand pages and more, read the words, build the index and return every sheet.',
    },
    provider: { zh: '砚边档案社', en: 'Inkstone Archive Circle' },
    body: {
      zh: '<p>扫描在你们的房间里完成，设备不联网，硬盘当天锁进你们的柜子。志愿者每两人一组，一人翻页，一人看屏幕，歪了、缺了当场重来。</p><p>文字识别之后抽检百分之五，错字率超过千分之五就整批返工。</p>',
      en: '<p>Scanning happens in your room on machines without a network, and the disk sleeps in your cabinet. Volunteers work in pairs, one turning pages and one watching, so crooked or missing sheets are done again at once.</p><p>After recognition five per cent are proofread; above five errors in a thousand characters the batch is repeated.</p>',
    },
    audience: {
      zh: '适合档案集中放置、纸张状况良好的机构。霉变或需要修复的文献请找专业档案馆。',
      en: 'For papers in one place and in good condition. Mouldy or fragile documents belong with an archive.',
    },
    results: [
      { zh: '可搜索的 PDF，按案卷命名', en: 'Searchable PDFs named by file' },
      { zh: '一张目录表，标明保存期限', en: 'An index with retention periods' },
      { zh: '抽检报告和返工记录', en: 'A proofreading report with what was redone' },
    ],
    steps: [
      { zh: '看现场，数页数，定命名规则', en: 'A visit to count pages and agree on names' },
      {
        zh: '双方签保密约定，登记每位志愿者',
        en: 'A confidentiality agreement and a list of the volunteers',
      },
      { zh: '分批扫描，每晚清点交接', en: 'Batches, counted and handed over each evening' },
      { zh: '导入检索系统，教会两位同事', en: 'Import into a search system and a lesson for two colleagues' },
    ],
    limits: {
      zh: '不销毁任何原件，不带走任何副本。',
      en: 'No original is destroyed and no copy leaves the house.',
    },
    keywords: { zh: '扫描，文字识别，档案管理，电子化', en: 'scanning, OCR, archive, digitisation' },
    category: 'data',
    modes: ['onSite'],
    cost: 'costShared',
    whoMayApply: 'verifiedOrganisation',
    replyDays: 8,
    workDays: 15,
    places: 9,
    tools: [1034, 1035],
    reviewedOn: '2026-09-17',
    publishedOn: '2026-06-16',
  },
  {
    number: 408,
    title: { zh: '把重复的活交给表单和提醒', en: 'Let forms and reminders do the routine' },
    summary: {
      zh: '报销、请假、借物、活动签到，挑一件最耗人的流程，两周内改成填一次就走完。',
      en: 'Expenses, leave, lending or sign-in: one routine that eats your time becomes a form filled in once, within two weeks.',
    },
    provider: { zh: '小步自动化社', en: 'Small Steps Automation Club' },
    body: {
      zh: '<p>我们先跟着流程走一遍，用秒表记下等待和返工。常常是等签字占了八成时间，那就先改签字，不写一行程序。</p><p>真要自动化时，只用你们已经有的工具；每个流程都留一条“走人工”的路，断网也能办事。</p>',
      en: '<p>We walk through the routine with a stopwatch and note each wait and each repeat. Often four fifths of it is waiting for a signature, and then the signature changes, not the software.</p><p>Where automation is right, it uses what you have, and every flow keeps a way by hand for the day the network fails.</p>',
    },
    audience: {
      zh: '适合每周重复二十次以上的事务。一年只办几次的，整理一页清单更划算。',
      en: 'For what happens more than twenty times a week. For the rare case a one-page checklist is cheaper.',
    },
    results: [
      { zh: '一个改好的流程，附前后用时对比', en: 'One improved routine with times before and after' },
      { zh: '人工兜底的步骤卡', en: 'A card with the steps by hand' },
      { zh: '能自己照着改第二个流程的笔记', en: 'Notes with which you can do the next one alone' },
    ],
    steps: [
      { zh: '提交三个候选流程，一起挑一个', en: 'Name three routines and choose one together' },
      { zh: '跟岗半天，画出等待', en: 'Half a day beside you, drawing the waits' },
      { zh: '一周搭好，同事试用三天', en: 'Built in a week and tried for three days' },
      { zh: '收意见，改到没人想退回老办法', en: 'Mended until nobody wants the old way back' },
    ],
    limits: {
      zh: '不接入银行付款，不碰人事工资。',
      en: 'Bank payments and payroll are left alone.',
    },
    keywords: { zh: '审批，报销，无纸化，效率', en: 'workflow, approval, expenses, efficiency' },
    category: 'automation',
    modes: ['online', 'onSite'],
    cost: 'free',
    whoMayApply: 'anyTeam',
    replyDays: 4,
    workDays: 10,
    places: 40,
    tools: [1043, 1002, 1039],
    reviewedOn: '2026-11-10',
    publishedOn: '2026-06-29',
  },
]
