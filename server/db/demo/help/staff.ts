import type { DemoHelp } from '../demo-types.ts'

export const staffHelp: DemoHelp[] = [
  {
    number: 171,
    category: 'staff',
    pages: ['staff'],
    errors: ['secondFactorNeeded'],
    title: {
      zh: '工作人员：接受邀请，设置二次验证',
      en: 'Staff: accepting an invitation and setting up the second factor',
    },
    summary: {
      zh: '管理员给你一个 30 分钟内有效、只能用一次的链接。登录、接受、用验证器应用扫码，三步就能进工作台。',
      en: 'An administrator gives you a link that works once within 30 minutes. Sign in, accept, scan a code with an authenticator app, and you are in the console.',
    },
    keywords: {
      zh: '动态码，验证器，TOTP，邀请，换手机',
      en: 'TOTP, authenticator, invitation, new phone, two-step',
    },
    body: {
      zh: `<ol><li>用自己的手机号登录；这个号码以后就是工作账号。</li><li>接受邀请。其他设备上的登录会退出。</li><li>用 Aegis、FreeOTP+、Google Authenticator、腾讯身份验证器等扫码，输入 6 位动态码。扫不了就手动输入密钥，它只显示这一次。</li></ol><h2>什么时候再问动态码</h2><p>每次登录；以及距上次验证超过 15 分钟，又要作决定、查看完整号码的时候。每个动态码只能用一次，等下一个再填。一小时里错 10 次会暂停。</p><h2>换了手机</h2><p>请管理员在“工作人员”里重新邀请你，勾上“重设二次验证”。自己不能重设，谁都不能替别人跳过。</p>`,
      en: `<ol><li>Sign in with your own phone; it becomes your work account.</li><li>Accept. Other devices are signed out.</li><li>Scan with Aegis, FreeOTP+, Google Authenticator or the like and type six digits. The key can be typed by hand instead; it is shown this once.</li></ol><h2>When you are asked again</h2><p>At every sign-in, and before a decision or a look at a full number once 15 minutes have passed. A code works once, so wait for the next. Ten wrong ones in an hour close it for a while.</p><h2>A new phone</h2><p>An administrator invites you anew under Staff, with the box for renewing the second factor. You cannot reset it yourself, and nobody can skip it for you.</p>`,
    },
  },
  {
    number: 172,
    category: 'staff',
    pages: ['staff'],
    title: { zh: '工作人员：待办队列怎么用', en: 'Staff: working with the queue' },
    summary: {
      zh: '期限近的排在最前，筛选和视图都写在地址里。勾选几项可以一起分配；工具申请还能批量通过，做不成的逐条说明原因。',
      en: 'What is due soonest stands first, and filters and views are in the address. Choose several to assign them together; applications can also be approved together, and what failed says why.',
    },
    keywords: { zh: '队列，分配，批量，逾期，快捷键', en: 'queue, assign, bulk, overdue, shortcuts' },
    body: {
      zh: `<h2>先看哪个视图</h2><p>“已逾期”应该一直是 0。“还没分配”每天清一次，“等申请方”里的不用你管，到期系统自己处理。</p><h2>分配和撤销</h2><p>分错了，结果条上有“撤销分配”，恢复成原来的负责人。对方没有处理这类事项的角色，或与他自己的团队有关，会列在未处理里。</p><h2>键盘</h2><p>焦点在列表里时：j 下一项，k 上一项，x 选择，回车打开。在别处打字不会误触。</p><h2>同事正在看</h2><p>行里写着“正在由……查看”。这只是提醒，15 分钟后消失；两人都处理，以先提交的为准，后一位会看到提示。</p>`,
      en: `<h2>Which view first</h2><p>Overdue should always be empty. Clear Unassigned once a day; what waits for the other side ends by itself when its time is up.</p><h2>Assigning and taking back</h2><p>The result offers to undo, which gives everything back to whoever had it. Items that a colleague has no role for, or that concern their own team, are listed as not done.</p><h2>Keys</h2><p>While the list has the focus: j next, k previous, x choose, Enter open. Typing elsewhere sets nothing off.</p><h2>A colleague has it open</h2><p>The row says who. It is a hint that ends after 15 minutes; if both act, the first counts and the other is told.</p>`,
    },
  },
  {
    number: 173,
    category: 'staff',
    pages: ['staff'],
    title: {
      zh: '审核员：从打开申请到作出决定',
      en: 'Reviewers: from opening an application to the decision',
    },
    summary: {
      zh: '按“开始审核”由你负责；缺什么就点名补充，够了就通过或不通过。不通过必须选理由，申诉要换人处理。',
      en: 'Start the review and it is yours. Ask for what is missing by name, then approve or refuse. A refusal needs a reason, and an appeal needs somebody else.',
    },
    keywords: { zh: '审核，决定，改判，补正，理由模板', en: 'review, decide, reversal, correction, reasons' },
    body: {
      zh: `<ol><li>提交后 10 分钟内打不开，那是申请方的修改期。</li><li>左边看回答、条件和额度，右边处理。与你的团队有关的，只能转交。</li><li>要补充：勾选具体项目，写明补什么。只有勾选的会开放，申请方有 14 天。</li><li>作决定：先按“预览”，看申请方用中文和英文会读到什么。不写说明，就用所选理由的模板。</li></ol><h2>激活码没有了还能通过吗</h2><p>能。申请方会看到“正在准备激活码”，你补充库存后按先后自动发出。</p><h2>改判</h2><p>已经发出的决定，要由没有参与过的另一位同事改，并写理由，申请方会读到。</p>`,
      en: `<ol><li>For 10 minutes after sending it cannot be opened: that time is the applicant's.</li><li>Answers, conditions and allowance stand left, what you do stands right. What concerns your own team can only be handed on.</li><li>To ask for more, tick the answers and say what is missing. Only those open, for 14 days.</li><li>To decide, preview first what the applicant reads in Chinese and in English. Without words of your own the chosen reason's text is used.</li></ol><h2>No codes left: may I still approve?</h2><p>Yes. The applicant reads that a code is being prepared, and once you add some they go out in order.</p><h2>Reversals</h2><p>A decision that has gone out is turned round by a colleague who had no part in it, with a reason that the applicant reads.</p>`,
    },
  },
  {
    number: 174,
    category: 'staff',
    pages: ['staff'],
    title: { zh: '认证专员：四项结论怎么下', en: 'Verifiers: the four findings' },
    summary: {
      zh: '机构存在、办理人有权、属于服务对象、没有不良记录，逐项选“是”“否”“不清楚”。要改的写在那一项旁边，对方只改那几处。',
      en: 'The organisation exists, the person may act, it is one we serve, nothing stands against it: find yes, no or unclear on each. Remarks go to the field they are about, and only those fields reopen.',
    },
    keywords: {
      zh: '认证审核，结论，驳回，暂停，撤销',
      en: 'verification review, findings, return, suspend, revoke',
    },
    body: {
      zh: `<h2>核对的顺序</h2><ol><li>代码的校验位：有提醒的，和证书逐位对。</li><li>名称相近的机构：页面会列出，防止同名冒用。</li><li>授权证明：姓名、职务、公章三样齐全。</li></ol><h2>三种结果</h2><p>通过：有效 24 个月。驳回：可以改的小问题，逐项写说明。不通过：不能靠修改解决的，选理由。结论作出以后文件随即删除，先看清楚再提交。</p><h2>之后出了问题</h2><p>收到投诉或登记有变化，先“暂停”。暂停、恢复和撤销都改变了原来的决定，要由没有作过那个决定的同事来做。</p>`,
      en: `<h2>In this order</h2><ol><li>The check character of the code: where there is a warning, compare one by one with the certificate.</li><li>Organisations of a similar name: the page lists them, so that nobody borrows one.</li><li>The letter: name, position and seal, all three.</li></ol><h2>Three outcomes</h2><p>Verified holds 24 months. Returned is for what can be mended, with a remark at each field. Refused is for what cannot, with a reason. The files go with the finding, so look closely before you send it.</p><h2>Trouble later</h2><p>After a complaint or a change in the register suspend it first. Suspending, restoring and revoking each take a decision back, and are for a colleague who did not make it.</p>`,
    },
  },
  {
    number: 175,
    category: 'staff',
    pages: ['staffContent'],
    title: { zh: '内容编辑：写一篇、发一篇、撤一篇', en: 'Editors: writing, publishing and withdrawing' },
    summary: {
      zh: '中英文并排写，各发各的。保存不会让读者看到，按“发布”才会；可以排期、预览、找回任何旧版。',
      en: 'Chinese and English stand side by side and are published each by itself. Saving shows nothing to readers, Publish does; you can schedule, preview and bring back any version.',
    },
    keywords: {
      zh: '发布，排期，预览，历史版本，下线，译文',
      en: 'publish, schedule, preview, versions, withdraw, translation',
    },
    body: {
      zh: `<ol><li>工作台 → 内容，选一类，例如“文章”“帮助文章”，按添加。</li><li>先写一种语言也行。列表会标出“缺一种语言”和“译文要更新”。</li><li>发布要求必填项齐全；缺什么，错误汇总会点名。</li></ol><h2>已发布的再修改</h2><p>改好保存，读者看到的仍是旧版，直到再按一次“发布”。译文没有受影响，就按“译文仍然准确”。</p><h2>帮助文章多两个选项</h2><p>“哪些页面会用到”决定从哪些页面点“帮助”先看到它；“解释哪些提示”决定哪些报错会带读者来。写标题用读者会问的话，摘要就是一句话的答案。</p><h2>改坏了</h2><p>打开“历史版本”，对照、恢复。同事先存了，页面会把两边都摆出来。</p>`,
      en: `<ol><li>Console, Content: choose a kind, such as articles or help articles, and add one.</li><li>One language may come first. The list marks what is missing or out of date in the other.</li><li>To publish, everything required must be there; the summary names what is not.</li></ol><h2>Changing what is published</h2><p>Save as you like: readers keep the old text until you publish again. If the translation still holds, say so with one press.</p><h2>Help articles have two more choices</h2><p>The pages decide from where the help link leads to it first, the messages decide which errors bring readers. Put the title as a reader would ask, and the answer in one sentence into the summary.</p><h2>Spoilt it?</h2><p>Open the versions, compare and restore. If a colleague saved before you, the page lays out both.</p>`,
    },
  },
  {
    number: 176,
    category: 'staff',
    pages: ['staff', 'staffContent'],
    title: {
      zh: '管理员：邀请同事、调整角色、要求审阅',
      en: 'Administrators: inviting, roles, and asking for a second pair of eyes',
    },
    summary: {
      zh: '在“工作人员”里提出邀请和调整，另一位管理员在“角色变更”里确认后生效。管理员自己不能审核，除非另有那个角色；最后一位管理员移不掉。',
      en: 'Ask for invitations and other roles under Staff; another administrator confirms them under Role changes. Administrators do not decide unless they hold that role too, and the last one cannot be removed.',
    },
    keywords: {
      zh: '权限，角色，邀请，审阅规则，最后一位管理员',
      en: 'permissions, roles, invite, review rule, last administrator',
    },
    body: {
      zh: `<h2>五种角色</h2><ul><li>审核员：工具申请、激活码。</li><li>认证专员：机构认证。</li><li>内容编辑：文章、帮助、图片。</li><li>客服：投诉与建议。</li><li>管理员：人员和规则。</li></ul><p>一个人可以有几种。人少的机构，至少两个人同时有审核员和认证专员，因为申诉、改判、恢复认证都要换人。</p><h2>两人共同决定</h2><p>一位管理员提出，另一位在“角色变更”里看清增减的权限后确认，或写明理由拒绝。会因此多得权限的人，两样都不能做。7 天没人确认就失效。只有一位管理员时，可以独自再邀请一位管理员。</p><h2>停用账户</h2><p>在“账户”里凭手机号或邮箱找到人，写明事实后停用：所有设备立即退出，对方会收到原因和提出异议的办法。恢复要由另一位管理员来做；停用管理员之后，至少还要有两位。</p><h2>邀请链接</h2><p>提出时只显示一次，请马上复制；确认后 30 分钟内有效。当面给，或用可靠的方式发；过期就重新提出。</p><h2>要求审阅</h2><p>在“内容”里打开“发布前要由另一位编辑审阅”，提交的人就不能自己发布。</p>`,
      en: `<h2>Five roles</h2><ul><li>Reviewer: applications and activation codes.</li><li>Verifier: organisations.</li><li>Content editor: articles, help, pictures.</li><li>Support agent: complaints and suggestions.</li><li>Administrator: people and rules.</li></ul><p>Somebody may hold several. In a small organisation let at least two people be both reviewer and verifier, because appeals, reversals and restoring a verification need a second person.</p><h2>Two decide together</h2><p>One administrator asks; another sees under Role changes which rights are gained and lost, and confirms it or refuses it with a reason. Whoever would gain rights does neither. What nobody confirms in 7 days lapses. A single administrator may alone invite one more administrator.</p><h2>Suspending an account</h2><p>Find the person under Accounts by phone or e-mail and say what happened: all devices are signed out at once, and the person is told why and how to object. Another administrator has to restore it; after suspending an administrator at least two must remain.</p><h2>The link</h2><p>It is shown once, when you ask: copy it. It lasts 30 minutes from the confirmation. Hand it over in person or in a way you trust; ask anew when it is over.</p><h2>A second pair of eyes</h2><p>Switch the rule on under Content: then nobody publishes what they have sent for review themselves.</p>`,
    },
  },
  {
    number: 177,
    category: 'staff',
    pages: ['staff'],
    title: { zh: '客服：处理投诉与建议', en: 'Support agents: handling complaints and suggestions' },
    summary: {
      zh: '先分派：核对类别、关于什么、投诉的是谁；再答复；对方没有再写，14 天后自动结束。与自己有关的，系统不让你看也不让你办。',
      en: 'Sort it out first: kind, topic, whom it is about. Then answer; without another word it closes after 14 days. What is about you is neither shown to you nor yours to handle.',
    },
    keywords: { zh: '客服，投诉处理，回避，答复', en: 'support agent, complaint handling, recusal, answer' },
    body: {
      zh: `<ol><li>来信在待办队列里，和申请、认证排在一起，期限近的在前。</li><li>“分派”时勾选投诉的是谁。勾上的人从此看不到它，已经接手的也会退出；附件一样打不开。</li><li>类别选错了可以改，期限从收到那天重新算。</li><li>“答复”写查到了什么、做了什么、接下来怎样。对方会看到你的名字。</li></ol><h2>联系方式在哪里</h2><p>看不到。留了邮箱或手机的，答复时系统会代为通知；需要更多信息，就在答复里问，对方可以接着写。</p><h2>对方要求换人</h2><p>你会看到“与你有关”，由另一位同事接手，这不代表你做错了。</p>`,
      en: `<ol><li>They stand in the queue beside applications and verifications, what is due soonest first.</li><li>When you sort one out, tick whom it is about. They cannot see it from then on, lose it if they had it, and cannot open its files.</li><li>A wrong kind can be changed; its time runs from the day it came.</li><li>In the answer say what you found, what was done and what comes next. Your name stands with it.</li></ol><h2>Where is the contact?</h2><p>You do not see it. Whoever left a phone or an address is told for you. If you need to know more, ask in your answer, and they can write again.</p><h2>Somebody else was asked for</h2><p>Then it counts as concerning you and a colleague takes over. That does not say you were wrong.</p>`,
    },
  },
]
