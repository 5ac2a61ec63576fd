import type { DemoHelp } from '../demo-types.ts'

export const privacyHelp: DemoHelp[] = [
  {
    number: 151,
    category: 'privacy',
    pages: ['account', 'verification', 'rules'],
    title: { zh: '谁能看到我交的资料', en: 'Who can see what I send in?' },
    summary: {
      zh: '你的团队，和办理这件事的工作人员。电话、姓名、地址对工作人员默认遮住；要看完整的，必须写理由，你能看到是谁、为什么。',
      en: 'Your team and the staff who work on the matter. Phones, names and addresses are masked for staff; to see one in full they must give a reason, and you can read who did and why.',
    },
    keywords: { zh: '隐私，谁看过，泄露，审核人员', en: 'privacy, who saw, leak, reviewer' },
    body: {
      zh: `<h2>团队里的人</h2><p>成员能看到以团队名义提交的申请、文件和消息，看不到你的登录设备和“谁看过我的完整号码”。</p><h2>工作人员</h2><ul><li>审核员看工具申请，认证专员看认证材料，内容编辑看不到这两样。</li><li>每次打开一份材料都有记录，记录连成链，改掉一条就会被发现。</li><li>自己所在团队或机构的事项，工作人员不能处理。</li></ul><h2>去哪里查</h2><p>打开<a href="/accountCenter?part=profile">账户与登录</a>，“谁看过我的完整号码”列出最近 50 次：时间、姓名、哪份申请或认证、理由。</p><h2>公开页面上有什么</h2><p>没有你的姓名和电话。搜索引擎也看不到任何登录后的页面。</p>`,
      en: `<h2>In your team</h2><p>Members see applications, files and messages that were sent in its name. They do not see your devices, nor the list of who looked at your number.</p><h2>Staff</h2><ul><li>Reviewers see applications, verifiers see verification papers; content editors see neither.</li><li>Each opening is recorded, and the records form a chain in which a changed one shows.</li><li>Nobody works on matters of their own team or organisation.</li></ul><h2>Where to look</h2><p>Under <a href="/en/accountCenter?part=profile">Account and sign-in</a> the last 50 times are listed: when, by whom, for which application or verification, and why.</p><h2>On public pages</h2><p>Your name and phone stand on none, and search engines see no page behind the sign-in.</p>`,
    },
  },
  {
    number: 152,
    category: 'privacy',
    pages: ['account', 'ask'],
    title: { zh: '我的号码为什么显示成 138****0000', en: 'Why is my own number shown as 138****0000?' },
    summary: {
      zh: '为了不让完整号码留在网页和缓存里。启用 JavaScript 的浏览器会再取一次加密的完整内容，只有你这台设备能解开。',
      en: 'So that the full number stands in no page and no cache. A browser with JavaScript then fetches it encrypted, and only your device can open it.',
    },
    keywords: { zh: '星号，打码，脱敏，号码不全，隐藏', en: 'asterisks, masked, hidden number, stars' },
    body: {
      zh: `<h2>看到的还是星号</h2><ul><li>等一两秒：完整内容在页面之后才到。</li><li>按“显示完整内容”再取一次。</li><li>浏览器关掉了 JavaScript，就只显示一部分。办事不受影响：表单里不改动这一项，就按原来保存的用。</li></ul><h2>改一个号码里的错字</h2><p>表单中遮住的联系电话，删掉整串重新填；只改几个星号是不会被接受的。</p><h2>它是怎样加密的</h2><p>浏览器为每次读取生成一把密钥，存在本机、不能导出；服务器用它加密后再传。密钥丢了，就自动换一把重新读取。</p>`,
      en: `<h2>The stars stay</h2><ul><li>Wait a second or two: the full text comes after the page.</li><li>Choose to show it, which asks once more.</li><li>With JavaScript switched off only a part is shown. That hinders nothing: a field of a form that you leave alone keeps what was stored.</li></ul><h2>Mending a number</h2><p>Clear a masked field and type all of it; changing a few stars is not accepted.</p><h2>How it is encrypted</h2><p>For every reading the browser makes a key that stays on the device and cannot be taken out; the server encrypts for it. A lost key is replaced and the text fetched again.</p>`,
    },
  },
  {
    number: 153,
    category: 'privacy',
    pages: ['account'],
    title: { zh: '消息发到哪里，为什么没有收到短信', en: 'Where do messages go, and why was there no text?' },
    summary: {
      zh: '每条都在“我的事项 → 消息”。重要的另发邮件；没有邮箱的管理员发短信，每人每天最多 10 条。回执类的只留在站内。',
      en: 'All are under My matters, Messages. What matters is sent by mail as well, or by text to admins without an address, at most ten a day. Receipts stay in the portal.',
    },
    keywords: {
      zh: '通知，红点，未读，短信提醒，邮件',
      en: 'notifications, badge, unread, text alerts, mail',
    },
    body: {
      zh: `<h2>会另外发送的</h2><p>收到申请、待补充材料、结果、可以开通、审核人员留言、到期和收回、草稿快要删除、认证有变化。你自己刚做完并在页面上看到确认的事，例如修改、补充、申诉、确认开通，只在站内留一条。</p><h2>团队消息</h2><p>标着“团队消息”的，一位成员读过，全队都算已读，红点一起消失，不会每人再看一遍。</p><h2>短信里没有写具体内容</h2><p>短信只写结果标题和链接，不写姓名、电话和激活码，免得锁屏上被别人看到。</p>`,
      en: `<h2>What is sent as well</h2><p>That an application arrived, more material is needed, an outcome, that you may start, a word from the reviewer, an end or a taking back, a draft about to go, and changes to a verification. What you did yourself and saw confirmed, such as a change, a correction, an appeal or a start, leaves one line in the portal and no more.</p><h2>Messages for the team</h2><p>One member reads it and it is read for all: the badge goes everywhere, and nobody goes through it twice.</p><h2>The text says so little</h2><p>It holds the outcome and a link, and no name, phone or code that somebody could read on a locked screen.</p>`,
    },
  },
  {
    number: 154,
    category: 'privacy',
    pages: ['rules', 'verification'],
    title: { zh: '我的证件和资料保存多久', en: 'How long are my papers and data kept?' },
    summary: {
      zh: '认证材料有结论即删除，验证码一天后清除，草稿 90 天，申请与决定在结束后三年。到期由系统自动清除。',
      en: 'Verification papers go once there is a finding, codes after a day, drafts after 90 days, applications and decisions three years after their end. All by itself.',
    },
    keywords: { zh: '保存期限，删除，清除，留存', en: 'retention, deletion, how long, storage' },
    body: {
      zh: `<table><thead><tr><th scope="col">内容</th><th scope="col">保存到什么时候</th></tr></thead><tbody><tr><td>登记证书、授权证明的文件</td><td>认证有结论即删除，留下文件指纹和结论</td></tr><tr><td>短信验证码</td><td>10 分钟内有效，一天后清除</td></tr><tr><td>登录状态</td><td>最长 30 天，退出即失效</td></tr><tr><td>没提交的申请草稿</td><td>最后一次修改后 90 天</td></tr><tr><td>传了没有用上的文件</td><td>一天</td></tr><tr><td>已提交的申请和决定</td><td>结束后三年</td></tr><tr><td>安全与操作日志</td><td>不少于六个月</td></tr></tbody></table><p>为什么申请要留三年：供申诉、审计和复核。完整说明见<a href="/privacy">隐私告知</a>。</p>`,
      en: `<table><thead><tr><th scope="col">What</th><th scope="col">Until when</th></tr></thead><tbody><tr><td>Files of certificate and letter</td><td>Deleted with the finding; a fingerprint and the finding stay</td></tr><tr><td>Codes by text message</td><td>Good for 10 minutes, cleared after a day</td></tr><tr><td>Sign-ins</td><td>30 days at most; at once when you sign out</td></tr><tr><td>Drafts never sent</td><td>90 days after the last change</td></tr><tr><td>Files uploaded and never used</td><td>A day</td></tr><tr><td>Applications and decisions</td><td>Three years after their end</td></tr><tr><td>Logs of security and actions</td><td>Six months at least</td></tr></tbody></table><p>Three years leave time for appeals, audits and a second look. The <a href="/en/privacy">privacy notice</a> says it all.</p>`,
    },
  },
  {
    number: 155,
    category: 'privacy',
    pages: ['rules'],
    title: { zh: '你们用哪些 Cookie，能不能不用', en: 'Which cookies are there, and can I do without?' },
    summary: {
      zh: '四个，都是运行所必需：登录、登录标记、显示方式、匿名编号。没有广告和统计。禁用以后仍能读公开页面，不能登录。',
      en: 'Four, all needed to run: the sign-in, its mark, how pages look, and an anonymous number. None for advertising or statistics. Without them you can read everything public, but not sign in.',
    },
    keywords: { zh: 'cookie，追踪，广告，本地存储', en: 'cookies, tracking, ads, local storage' },
    body: {
      zh: `<ul><li><strong>登录</strong>：一串随机字符，网页脚本读不到，退出时作废。</li><li><strong>登录标记</strong>：只写着“1”，让公开页面知道要不要查你的未读消息。</li><li><strong>显示方式</strong>：你选了长辈版或深色以后才有。</li><li><strong>匿名编号</strong>：没登录时把几步操作连起来，例如索取和填写验证码，或让一个人对一篇帮助只评价一次。</li></ul><p>本站不加载任何别家的脚本、字体和图片，所以也没有别家的 Cookie。没有“全部接受”的弹窗，因为没有需要你另外同意的东西。名称和期限见<a href="/cookies">Cookie 说明</a>。</p>`,
      en: `<ul><li><strong>The sign-in</strong>: random characters that no script can read, void when you sign out.</li><li><strong>Its mark</strong>: a single 1, by which a public page knows whether to ask for unread messages.</li><li><strong>How pages look</strong>: only once you have chosen elder mode or dark colours.</li><li><strong>An anonymous number</strong>: joins steps without a sign-in, such as asking for a code and typing it, or rating an article once.</li></ul><p>No script, font or picture of anybody else is loaded, so nobody else sets a cookie either. There is no banner asking you to accept everything, since nothing here needs it. Names and terms are in the <a href="/en/cookies">cookie note</a>.</p>`,
    },
  },
]
