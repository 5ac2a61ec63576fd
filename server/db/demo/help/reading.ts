import type { DemoHelp } from '../demo-types.ts'

export const readingHelp: DemoHelp[] = [
  {
    number: 161,
    category: 'reading',
    pages: ['access', 'home'],
    title: {
      zh: '字太小、看不清：长辈版、字号和深色',
      en: 'Too small to read: elder mode, text size and dark colours',
    },
    summary: {
      zh: '打开页头的“字号与配色”（手机上先点“菜单”），选大字、长辈版或深色，马上生效，下次来还记得。长辈版里字和按钮都更大。',
      en: 'Open Text and colours at the top, on a phone under Menu, and choose large text, elder mode or dark colours. It works at once and is remembered. Elder mode has larger text and larger buttons.',
    },
    keywords: {
      zh: '长辈版，关怀版，关爱版，亲情版，适老化，大字，夜间模式',
      en: 'elder mode, large text, dark mode, night, contrast, senior',
    },
    body: {
      zh: `<h2>三种字号</h2><ul><li><strong>标准</strong>：正文 17 像素。</li><li><strong>大字</strong>：只把字放大。</li><li><strong>长辈版</strong>：正文 21 像素，按钮和链接至少 60 像素高，手指不容易点错。也叫关怀版、关爱版或亲情版，内容和功能一样不少。</li></ul><h2>配色</h2><p>浅色、深色，或跟随手机、电脑的设置。系统里开了高对比度，页面会照用。</p><h2>还想更大</h2><p>用浏览器放大到 400%，或在系统里把字体调大，页面会重新排版，不用左右拖动。</p><p>选择保存在这台设备上，换一台要再选一次；在手机上，“字号与配色”在“菜单”里。</p>`,
      en: `<h2>Three sizes</h2><ul><li><strong>Standard</strong>: text at 17 pixels.</li><li><strong>Large</strong>: larger text, all else alike.</li><li><strong>Elder mode</strong>: text at 21 pixels, buttons and links at least 60 pixels high, so that a finger finds them. Nothing is left out.</li></ul><h2>Colours</h2><p>Light, dark, or as your phone or computer is set. High contrast of the system is followed.</p><h2>Larger still</h2><p>Zoom the browser up to 400 %, or choose larger fonts in the system: the page arranges itself anew and never has to be dragged sideways.</p><p>The choice stays on this device; make it again on another. On a phone it is inside the menu.</p>`,
    },
  },
  {
    number: 162,
    category: 'reading',
    pages: ['access', 'news'],
    title: { zh: '用键盘、读屏软件，或让网页读给我听', en: 'By keyboard, by screen reader, or read aloud' },
    summary: {
      zh: '每个操作都能只用键盘完成，读屏软件按标题和地标跳读。文章和帮助页有“朗读全文”，用的是你设备自带的声音。',
      en: 'Everything can be done by keyboard alone, and screen readers move by headings and landmarks. Articles and help have a button that reads them aloud with your device’s own voice.',
    },
    keywords: {
      zh: '键盘，读屏，朗读，视障，tab，NVDA',
      en: 'keyboard, screen reader, read aloud, blind, tab, NVDA',
    },
    body: {
      zh: `<h2>键盘</h2><ul><li>第一次按 Tab 出现“跳到正文”，按回车越过导航。</li><li>焦点在哪里，哪里就有粗边框。Esc 关闭弹出的对话框，焦点回到打开它的按钮。</li><li>没有要求同时按多个键的快捷键；工作台列表里的单键，只在焦点位于列表时起作用。</li></ul><h2>读屏软件</h2><p>每页一个一级标题，导航、正文、页脚都有地标。表单出错时，焦点会落到错误汇总上，每一条都能跳到那一项；标题开头写着“错误：”。</p><h2>朗读</h2><p>“朗读全文”可以暂停和继续。看不到这个按钮，说明浏览器没有语音，换系统自带的浏览器试试。</p>`,
      en: `<h2>Keyboard</h2><ul><li>The first Tab brings a link that skips to the content; Enter takes it.</li><li>Where the focus is, there is a thick ring. Escape closes a dialog and returns to the button that opened it.</li><li>No shortcut needs several keys at once; the single keys of the staff list work only while the list has the focus.</li></ul><h2>Screen readers</h2><p>One first-level heading a page, with landmarks for navigation, content and footer. A refused form puts the focus on a summary whose lines lead to the fields, and its title begins with the word Error.</p><h2>Read aloud</h2><p>It can be paused and goes on where it stopped. If the button is missing, your browser has no voice: try the one that came with the system.</p>`,
    },
  },
  {
    number: 163,
    category: 'reading',
    pages: ['access'],
    title: {
      zh: '网速慢、手机旧，或关掉了 JavaScript',
      en: 'A slow line, an old phone, or JavaScript switched off',
    },
    summary: {
      zh: '阅读、搜索、登录、填表、提交申请、写投诉，不用 JavaScript 都能完成。少了自动保存和上传进度，多按一次“保存”就好。',
      en: 'Reading, searching, signing in, applying and complaining all work without JavaScript. What is missing is autosave and upload progress: press Save yourself.',
    },
    keywords: {
      zh: '网速慢，旧手机，白屏，不支持，微信',
      en: 'slow, old phone, blank page, unsupported, WeChat',
    },
    body: {
      zh: `<h2>怎样更省流量</h2><p>页面不用网络字体，封面是画出来的矢量图，正文图片按屏幕大小选用。从公开页面跳到下一页，只取变化的内容。</p><h2>提示“这一步没有完成”</h2><p>多半是网络断了一下，或网站刚好更新。你填的内容还在，按“再试一次”。</p><h2>太旧的浏览器</h2><p>2023 年以前的浏览器可能只显示简单的版面，文字和链接仍可使用。能更新就更新；微信里打不开的，右上角选“在浏览器打开”。</p>`,
      en: `<h2>Sparing data</h2><p>There are no web fonts, covers are drawn as vectors, and pictures come in the size of your screen. Going from page to page fetches only what differs.</p><h2>“This step did not finish”</h2><p>The connection dropped for a moment, or the site was just being updated. What you filled in is still there: try again.</p><h2>Very old browsers</h2><p>Those from before 2023 may show a plainer page, with all text and links in place. Update if you can; when a page will not open inside WeChat, choose to open it in the browser.</p>`,
    },
  },
  {
    number: 164,
    category: 'reading',
    pages: ['home', 'news'],
    title: {
      zh: '换成英文，或只有英文的内容怎么看',
      en: 'Changing the language, and what is in one language only',
    },
    summary: {
      zh: '页头的 English 会打开同一页的英文版，地址以 /en 开头。还没有译文的内容会注明，并显示另一种语言的原文。',
      en: 'The language link at the top opens the same page in Chinese; English addresses begin with /en. What is not translated says so and is shown in the other language.',
    },
    keywords: { zh: '英文，语言，切换，翻译', en: 'Chinese, language, switch, translation' },
    body: {
      zh: `<h2>语言由地址决定</h2><p>把 /en 开头的链接发给别人，他看到的就是英文，不会被自动换掉。你们可以各看各的语言，编号、日期和结果完全相同。</p><h2>消息和短信用哪种语言</h2><p>站内消息跟着你打开的页面走，短信和邮件用你账户的语言。</p><h2>文件以哪个为准</h2><p><a href="/toolDonationAgreement">捐赠协议</a>的两种文本含义不同时，以中文为准。</p><p>中文和英文是分别发布的，编辑改了一边，另一边在核对以前会显示为待更新，不会悄悄变成机器翻译。</p>`,
      en: `<h2>The address decides</h2><p>A link that begins with /en shows English to whoever opens it and never changes by itself. You and your colleagues may each read in your own language; numbers, dates and outcomes are the same.</p><h2>Messages</h2><p>Messages in the portal follow the page that you are on. Texts and mails use the language of your account.</p><h2>Which text holds</h2><p>Where the two versions of the <a href="/en/toolDonationAgreement">donation agreement</a> differ in meaning, the Chinese one does.</p><p>Each language is published by itself. When an editor changes one, the other is marked for checking; nothing is translated by machine behind your back.</p>`,
    },
  },
  {
    number: 165,
    category: 'reading',
    pages: [],
    errors: ['notFound', 'unavailable', 'internal'],
    title: {
      zh: '页面打不开：没有找到、暂时不可用、加载失败',
      en: 'A page does not open: not found, not available, failed',
    },
    summary: {
      zh: '“没有找到”是地址不对或内容已下线；“暂时不可用”通常几分钟内恢复；“没有加载成功”多半是网络，按“再试一次”。',
      en: 'Not found means a wrong address or something taken offline. Not available usually passes within minutes. Not loaded is mostly the connection: try again.',
    },
    keywords: { zh: '404，503，500，打不开，错误页面', en: '404, 503, 500, does not open, error page' },
    body: {
      zh: `<h2>没有找到这个页面</h2><ul><li>检查地址有没有多出标点，聊天软件常把后面的逗号、括号也当成网址。</li><li>工具或文章可能下线了。在出现的搜索框里搜它的名字。</li></ul><h2>服务暂时不可用</h2><p>我们在更新或修复。公开页面多半还能看；你正要提交的内容没有送出，过几分钟在原页面再按一次，不会重复。</p><h2>系统出了点问题</h2><p>每一次都有记录。如果反复出现，把页面地址、时间和你刚才的操作写进“投诉与建议”，附一张截图最好。</p>`,
      en: `<h2>This page could not be found</h2><ul><li>Look for a stray comma or bracket at the end: chat programs like to make it part of a link.</li><li>A tool or an article may have been taken offline. Search for its name in the field on that page.</li></ul><h2>The service is not available right now</h2><p>We are updating or mending something. Public pages can mostly still be read. What you were about to send has not gone out: press again on the same page in a few minutes, it will not be taken twice.</p><h2>Something went wrong on our side</h2><p>Each time is recorded. If it keeps happening, tell us the address, the time and what you did under complaints and suggestions, best with a screenshot.</p>`,
    },
  },
  {
    number: 166,
    category: 'reading',
    pages: ['news'],
    title: {
      zh: '订阅动态，打印或转发一篇文章',
      en: 'Following the news, printing or passing on an article',
    },
    summary: {
      zh: '动态中心页面底部有 Atom 和 JSON 两种订阅地址，可以只订一个标签。文章页能打印、朗读，也有二维码转到手机上。',
      en: 'At the foot of the content centre stand feeds as Atom and JSON, for all articles or for one label. An article can be printed, read aloud, and taken to a phone by its QR code.',
    },
    keywords: { zh: 'RSS，订阅，打印，二维码，分享', en: 'RSS, feed, print, QR code, share' },
    body: {
      zh: `<h2>订阅</h2><ol><li>打开<a href="/news">动态中心</a>，想只看一类，先点标签。</li><li>复制页面底部“Atom”或“JSON Feed”的地址，粘到阅读器里。两种语言各有自己的地址。</li></ol><p>订阅里是全文，不用点回网站也能读完。阅读器每 5 分钟最多取到一次更新。</p><h2>打印和转发</h2><p>按“打印”时导航和按钮不会印出来。展开“在手机上读，或转给别人”，用手机扫码就打开同一篇。转载规则见<a href="/c0b81b0">内容与转载</a>。</p>`,
      en: `<h2>Feeds</h2><ol><li>Open the <a href="/en/news">content centre</a> and choose a label if you want only that.</li><li>Copy the address behind Atom or JSON Feed at the foot into your reader. Each language has its own.</li></ol><p>A feed holds whole articles, so nothing makes you come back here. Readers get something new at most every five minutes.</p><h2>Printing and passing on</h2><p>Navigation and buttons are not printed. Unfold the part about reading on a phone and scan the code to open the same article there. What may be reused is said under <a href="/en/c0b81b0">Writing and reuse</a>.</p>`,
    },
  },
  {
    number: 167,
    category: 'reading',
    pages: ['feedback', 'application'],
    title: {
      zh: '怎样投诉或提建议，怎样查看答复',
      en: 'How to complain or suggest something, and how to see the answer',
    },
    summary: {
      zh: '页脚的“投诉与建议”，不用登录。发送后得到编号和查询码，凭这两样查看答复；投诉 5 个工作日内、建议 15 个工作日内答复。',
      en: 'Complaints and suggestions stands at the foot of every page and needs no sign-in. You get a number and a code to see the answer with: within 5 working days for a complaint, 15 for a suggestion.',
    },
    keywords: { zh: '投诉，举报，意见，反馈，查询码', en: 'complaint, report, feedback, suggestion, code' },
    body: {
      zh: `<ol><li>打开<a href="/feedback">投诉与建议</a>，选投诉还是建议、关于什么，写清什么时候、做到哪一步、看到什么。</li><li>可以附最多 3 个文件，例如截图。</li><li>抄下编号（FK 开头）和 8 位查询码。查询码只显示一次，丢了谁也找不回来。</li><li>到<a href="/feedback/ticket">查看答复</a>填这两样；一小时里填错 10 次就要等一等。登录后发送的，在那一页直接列出来。</li></ol><h2>谁来处理</h2><p>客服。写上申请编号或工作人员的姓名，经手过的人就看不到这份投诉，也不能答复。所有客服都有关时，管理员会收到通知，另派人来。</p><h2>对答复不满意</h2><p>14 天内在同一页接着写，期限重新计算；勾上“请另一位工作人员来处理”，就换人。解决了，按“解决了，结束”。</p>`,
      en: `<ol><li>Open <a href="/en/feedback">Complaints and suggestions</a>, say which of the two it is and what about, and write when it was, how far you came and what you saw.</li><li>Up to 3 files may go along, such as screenshots.</li><li>Write down the number, which begins with FK, and the code of 8 characters. It is shown once, and nobody can find a lost one.</li><li>Enter both where you <a href="/en/feedback/ticket">see the answer</a>; after 10 wrong tries in an hour you have to wait. What you sent while signed in is listed there.</li></ol><h2>Who handles it</h2><p>A support agent. Give the number of an application or the name of a member of staff, and whoever dealt with it can neither see your complaint nor answer it. If that is every agent, administrators hear of it and find somebody else.</p><h2>Not content with the answer</h2><p>Write again on the same page within 14 days and the time begins anew; tick the box for somebody else and you get another person. When it is settled, say so there.</p>`,
    },
  },
  {
    number: 168,
    category: 'reading',
    pages: ['access', 'feedback'],
    title: { zh: '有一页我用不了，怎样报告障碍', en: 'A page that I cannot use: reporting a barrier' },
    summary: {
      zh: '在那一页的页脚点“报告障碍”，页面地址已经填好。写一句卡在哪里、用什么设备或读屏软件，不用登录。',
      en: 'Choose Report a barrier at the foot of that very page: its address is filled in. Say where you got stuck and with which device or screen reader; no sign-in is needed.',
    },
    keywords: {
      zh: '无障碍，障碍，读屏，看不见，按不到',
      en: 'accessibility, barrier, screen reader, cannot see, cannot press',
    },
    body: {
      zh: `<h2>写什么最有用</h2><ul><li>想做什么，例如“提交申请”。</li><li>卡在哪一步，听到或看到什么。</li><li>手机还是电脑，浏览器，读屏软件或放大镜的名字。记不清就不写。</li></ul><h2>之后会怎样</h2><p>障碍按投诉处理，走较短的那个期限。能马上改的会先改再答复；一时改不了的，会告诉你别的办法，例如由工作人员代为办理。</p><p>表单本身用不了，就请别人代写，不需要用你的账户。</p>`,
      en: `<h2>What helps most</h2><ul><li>What you wanted to do, such as sending an application.</li><li>At which step it stopped, and what you heard or saw.</li><li>Phone or computer, the browser, the screen reader or magnifier. Leave out what you do not know.</li></ul><h2>What happens then</h2><p>A barrier counts as a complaint, with the shorter of the two times. What can be mended at once is mended first; otherwise you are told of another way, such as somebody of the staff doing it for you.</p><p>If the form itself is the barrier, let somebody write for you: it need not be from your account.</p>`,
    },
  },
]
