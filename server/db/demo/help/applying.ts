import type { DemoHelp } from '../demo-types.ts'

export const applyingHelp: DemoHelp[] = [
  {
    number: 131,
    category: 'applying',
    pages: ['tool', 'ask', 'home'],
    title: { zh: '申领一款工具，从头到尾要几步', en: 'Applying for a tool from start to end' },
    summary: {
      zh: '看条件、填表、检查并提交、等结果、按步骤开通，五步。表单会带出机构资料，多数工具 5 个工作日内答复。',
      en: 'Five steps: look at the conditions, fill in, check and send, wait for the answer, start. The form is filled from your profile, and most tools answer within 5 working days.',
    },
    keywords: { zh: '流程，步骤，申请，怎么申领', en: 'steps, process, apply, claim, how to' },
    body: {
      zh: `<ol><li><strong>看条件。</strong>在工具页按“申领这个工具”，开始页列出谁可以申领、要准备的材料、接下来会怎样、信息怎么用。</li><li><strong>填写。</strong>问题少的一页填完；多的会拆成几个部分，可以按任意顺序填，同事也能接着填。</li><li><strong>检查并提交。</strong>最后一页把全部回答列出来，点“修改”回到那一题。声明逐项勾选。</li><li><strong>等结果。</strong>你会得到 SQ 开头的编号。提交后 10 分钟内还能修改，之后进入审核。</li><li><strong>开通。</strong>通过以后，地址、步骤和激活码都在申请页，能用了就点“确认可以使用”。</li></ol><p>没有认证也可以先写草稿；写着“已认证机构”的工具，提交前要通过认证。</p>`,
      en: `<ol><li><strong>Look at the conditions.</strong> Press “Apply for this tool” on its page: the first page lists who may, which papers, what happens next and how your data are used.</li><li><strong>Fill in.</strong> A few questions stand on one page. More are divided into parts, in any order, and colleagues can go on where you stopped.</li><li><strong>Check and send.</strong> The last page shows every answer, with a link back to its question. Tick each declaration.</li><li><strong>Wait.</strong> You get a number beginning with SQ. For 10 minutes you may still change everything; then the review begins.</li><li><strong>Start.</strong> After approval the address, the steps and the code, if there is one, stand on the application's page. When it works, confirm it there.</li></ol><p>A draft needs no verification. Tools for verified organisations ask for it before you send.</p>`,
    },
  },
  {
    number: 132,
    category: 'applying',
    pages: ['ask'],
    title: { zh: '草稿怎么保存，同事能接着填吗', en: 'How are drafts saved, and can a colleague go on?' },
    summary: {
      zh: '边填边自动保存，页面上写着“已自动保存”和时间。草稿属于团队，任何成员都能打开接着填；90 天没有改动会删除。',
      en: 'It saves itself while you type and says when. A draft belongs to the team, so any member can open it and go on. After 90 days without a change it is deleted.',
    },
    keywords: { zh: '自动保存，断网，丢失，协作，90天', en: 'autosave, offline, lost, collaborate, 90 days' },
    body: {
      zh: `<h2>断网了怎么办</h2><p>页面会写“没有保存成功，你填的内容还在这一页，联网后会再试”。不要关掉它，网络恢复后自动补存。</p><h2>没有启用 JavaScript</h2><p>不会自动保存，按“保存并继续”或“保存，以后再填”。</p><h2>两个人同时填</h2><p>各填各的部分不会互相覆盖。填同一题，以后保存的为准，所以先说好谁填哪一部分。</p><h2>删除以前会提醒</h2><p>第 83 天会发消息，打开保存一次就重新计 90 天。不想要了，在目录页最下面按“删除草稿”，文件一起删掉，不能恢复。</p>`,
      en: `<h2>When the connection drops</h2><p>The page says that it could not save and will try again. Keep it open; once you are online it catches up.</p><h2>Without JavaScript</h2><p>Nothing is saved by itself: press Save and continue, or save for later.</p><h2>Two at once</h2><p>Different parts do not disturb each other. Of two answers to one question the later one stays, so agree who writes what.</p><h2>You are warned first</h2><p>On day 83 a message comes; saving once begins another 90 days. A draft that you no longer want can be deleted at the foot of its list of parts, with its files, for good.</p>`,
    },
  },
  {
    number: 133,
    category: 'applying',
    pages: ['application'],
    title: {
      zh: '提交以后发现写错了，还能改吗',
      en: 'I sent it and found a mistake: can I still change it?',
    },
    summary: {
      zh: '提交后 10 分钟内可以随便改，这段时间审核人员打不开它。过了 10 分钟，给审核人员留言说明，或撤回后重新申领。',
      en: 'For 10 minutes you may change anything, and no reviewer can open it meanwhile. After that leave the reviewer a message, or withdraw and apply again.',
    },
    keywords: { zh: '修改，写错，撤回，10分钟', en: 'edit, mistake, amend, withdraw, 10 minutes' },
    body: {
      zh: `<h2>10 分钟以内</h2><p>打开申请页，按“修改申请”，改好后“保存修改”。确定没问题、想早点送审，按“不再修改，马上送审”。</p><h2>10 分钟以后</h2><ul><li>小错误：在申请页的“留言”里写清楚哪一项应该是什么。审核人员需要正式改动时，会把那几项重新开放给你。</li><li>大改动：在结果出来以前可以“撤回申请”，名额和额度马上退回，再重新申领一次。撤回的申请不会留下不良记录。</li></ul><p>撤回要由发起的人，或者管理员、超级管理员来办。</p>`,
      en: `<h2>Within 10 minutes</h2><p>Open the application, choose to change it and save. If all is well and you want it reviewed sooner, send it on at once.</p><h2>Later</h2><ul><li>Something small: write under Messages which answer should say what. If the reviewer needs it changed in the form, those questions are opened for you again.</li><li>Something large: until there is an answer you may withdraw; stock and allowance come back at once, and you apply anew. A withdrawal counts against nobody.</li></ul><p>Withdrawing is for whoever began it, and for the team's admins.</p>`,
    },
  },
  {
    number: 134,
    category: 'applying',
    pages: ['application'],
    title: { zh: '显示“待补充材料”，我该做什么', en: 'It says “more material needed”: what do I do?' },
    summary: {
      zh: '14 天之内，把审核人员点名的几项补好，按“提交补充”。只有这几项会重新开放，其他回答保持原样。',
      en: 'Within 14 days complete the answers that the reviewer has named and send them. Only those are opened again; the rest stays as it is.',
    },
    keywords: { zh: '补正，补材料，退回修改，14天', en: 'correction, more material, resubmit, 14 days' },
    body: {
      zh: `<ol><li>打开申请页，粗体那一行写着“轮到你：……当天及以前补充 … 项内容”。按“去补充”。</li><li>页面最上面是审核人员的说明，下面是要补的几项，原来的回答还在。</li><li>中途可以“保存，以后再补”。保存不等于提交：审核人员要等你按“提交补充”才看得到。</li></ol><h2>来不及了怎么办</h2><p>14 天期满还没有提交，申请按撤回处理，名额退回。可以重新申领，之前的回答可以从旧申请里查看。有特殊情况，提前在留言里告诉审核人员。</p><p>补充以后，申请回到同一位审核人员手里继续审核，他会看到改动前后的对照。</p>`,
      en: `<ol><li>Open the application: the bold line says by which day it is your turn and for how many answers. Go to complete them.</li><li>At the top stands what the reviewer wrote, below it the named questions with what you had answered.</li><li>You may save and go on later. Saving is not sending: the reviewer sees it only once you send.</li></ol><h2>Not enough time?</h2><p>After 14 days without an answer the application counts as withdrawn and its place goes back. You may apply again, and read your old answers in the old application. If something stands in your way, tell the reviewer in a message before that.</p><p>What you send returns to the same reviewer, who sees before and after beside each other.</p>`,
    },
  },
  {
    number: 135,
    category: 'applying',
    pages: ['application'],
    title: { zh: '申请不通过，怎样申诉', en: 'My application was refused: how do I appeal?' },
    summary: {
      zh: '申请页写着原因和下一步。30 天内可以申诉一次，由另一位审核人员重新看；写清上次没有说到的情况。',
      en: 'The application gives the reason and the next step. Within 30 days you may appeal once, and another reviewer looks at it afresh: write what was not said before.',
    },
    keywords: {
      zh: '申诉，不通过，拒绝，复核，改判',
      en: 'appeal, refused, rejected, review again, reversal',
    },
    body: {
      zh: `<h2>先看原因</h2><p>常见的有：用途与工具不合、使用计划不够具体、没有人维护、材料与登记信息对不上、机构已有同类权益、用途不属于公益服务。多数情况下，照“下一步”做比申诉更快，例如换一款工具，或写清谁来用、用在哪里、何时开始后重新申领。</p><h2>认为判断有误，就申诉</h2><ol><li>在申请页的“申诉”里写理由，最多 2000 字。</li><li>申诉重新排队，答复期限从头算，处理的人不会是作出决定的那一位。</li><li>申诉不另占名额。改为通过时如果今年名额已满，会告诉你。</li></ol><p>由谁申诉？发起申请的人，或团队的管理员、超级管理员。同一款工具已有新的申请在进行时，不能再申诉旧的。</p>`,
      en: `<h2>Read the reason first</h2><p>The usual ones: the purpose does not fit the tool, the plan is too vague, nobody would maintain it, papers and register differ, the organisation has the same already, or the purpose is a commercial one. Doing the next step is mostly quicker than an appeal: another tool, or a new application that says who uses it, for what and from when.</p><h2>If the judgement is wrong, appeal</h2><ol><li>Write your reasons under Appeal, up to 2,000 characters.</li><li>It joins the queue with a new time for the answer, and whoever decided before does not decide again.</li><li>An appeal keeps no place for you. If it succeeds when this year's stock is gone, you are told.</li></ol><p>Who may appeal? Whoever began the application, and the admins and super admin of the team. While a newer application for the same tool is open, the old one cannot be appealed.</p>`,
    },
  },
  {
    number: 136,
    category: 'applying',
    pages: ['application', 'account'],
    title: { zh: '多久有答复，进度在哪里看', en: 'When do I hear, and where do I see how it stands?' },
    summary: {
      zh: '申请页写着“轮到我们：……前答复”和前面还有几份。结果会发站内信，并发到团队的邮箱或手机。',
      en: 'The application says by which day it is our turn and how many are before yours. The outcome comes as a message here, and to the team by mail or text.',
    },
    keywords: { zh: '进度，多久，排队，等待，状态', en: 'progress, how long, queue, waiting, status' },
    body: {
      zh: `<h2>看懂状态</h2><ul><li><strong>已提交</strong>：在排队，或还在 10 分钟修改期。</li><li><strong>审核中</strong>：有人打开看了。</li><li><strong>待补充材料</strong>、<strong>待确认开通</strong>：轮到你。</li><li><strong>使用中</strong>：你已确认可以使用。</li><li><strong>申诉中</strong>：另一位审核人员在重新看。</li></ul><h2>超过了期限还没有答复</h2><p>逾期的事项在工作台里会标出来，排在最前。可以在申请页留言询问；仍没有回音，把编号写进“投诉与建议”。</p><p>提交时得到的编号（例如 SQ-2026-7K3M9）没有容易看混的字符，电话里也能念清楚。</p>`,
      en: `<h2>Reading the state</h2><ul><li><strong>Received</strong>: in the queue, or still in the 10 minutes for changes.</li><li><strong>Under review</strong>: somebody has opened it.</li><li><strong>More material needed</strong> and <strong>To be confirmed</strong>: it is your turn.</li><li><strong>In use</strong>: you have confirmed that it works.</li><li><strong>Under appeal</strong>: another reviewer is looking at it.</li></ul><h2>The day has passed</h2><p>Overdue work is marked in the console and stands first there. Ask in a message on the application; if that brings nothing, give its number under complaints and suggestions.</p><p>The number that you got, such as SQ-2026-7K3M9, has no characters that are mistaken for each other, so it can be read out on the phone.</p>`,
    },
  },
  {
    number: 137,
    category: 'applying',
    pages: ['ask', 'verification', 'feedback'],
    errors: ['fileRefused'],
    title: { zh: '文件传不上去', en: 'A file is not accepted' },
    summary: {
      zh: '收 PDF、JPG、PNG、WebP，每个不超过 10 MB。iPhone 的 HEIC 照片、加了密码的 PDF、超过 20 页的 PDF 都要先转换。',
      en: 'PDF, JPG, PNG and WebP up to 10 MB each. HEIC photos of an iPhone, PDFs with a password and PDFs of more than 20 pages have to be converted first.',
    },
    keywords: {
      zh: '上传失败，heic，pdf加密，文件太大，格式不对',
      en: 'upload failed, HEIC, encrypted PDF, too large, wrong format',
    },
    body: {
      zh: `<h2>按提示来处理</h2><ul><li><strong>HEIC</strong>：在 iPhone“设置 → 相机 → 格式”选“兼容性最佳”再拍一张；或把照片截屏，传截屏。</li><li><strong>太大</strong>：拍照时选低一档的尺寸；扫描件选 200 dpi 就够清楚。</li><li><strong>PDF 加了密码</strong>：用电脑打开，另存或打印成没有密码的 PDF。</li><li><strong>PDF 含脚本或附件</strong>：同样“打印成 PDF”，会去掉它们。</li><li><strong>看起来损坏，或内容和扩展名不一致</strong>：不要直接改扩展名，用软件重新导出。</li></ul><h2>上传之后我们做什么</h2><p>图片会重新编码，去掉拍摄地点和机型。每个文件都检查是否带有病毒或恶意内容，不通过的不会保存。没有随表单提交的文件，一天后自动清除。</p>`,
      en: `<h2>What the message asks for</h2><ul><li><strong>HEIC</strong>: on an iPhone choose Most Compatible under Settings, Camera, Formats, and take it again; or send a screenshot of the photo.</li><li><strong>Too large</strong>: take it one size smaller. A scan at 200 dpi is clear enough.</li><li><strong>PDF with a password</strong>: open it on a computer and save or print it as a PDF without one.</li><li><strong>PDF with scripts or attachments</strong>: printing it to a PDF removes them too.</li><li><strong>Damaged, or not what its name says</strong>: do not rename it; export it anew.</li></ul><h2>What happens to it</h2><p>Pictures are encoded afresh, without place and camera. Each file is checked for viruses and active content, and what fails is not kept. Files that were never sent with a form are cleared away after a day.</p>`,
    },
  },
  {
    number: 138,
    category: 'applying',
    pages: ['application', 'ask'],
    errors: ['conflict'],
    title: { zh: '提示内容刚刚被别人更新', en: '“Somebody has just changed this”' },
    summary: {
      zh: '你打开页面以后，同事或审核人员改过同一份内容。刷新看看最新的样子，再决定要不要改；你这次没有覆盖任何人。',
      en: 'After you opened the page, a colleague or a reviewer changed the same thing. Reload, see how it stands and decide; you have overwritten nobody.',
    },
    keywords: { zh: '冲突，被别人更新，覆盖，刷新', en: 'conflict, changed by others, overwrite, reload' },
    body: {
      zh: `<h2>常见的情形</h2><ul><li>你在两个标签页打开了同一份申请，在其中一页提交过。</li><li>团队里另一个人刚刚撤回或补充了它。</li><li>审核人员在这几分钟里开始审核，修改期已过。</li></ul><h2>写了很多字，怕丢</h2><p>先把长的回答复制到记事本，再刷新。编辑内容的工作人员遇到同样提示时，页面会把两边的文字逐字标出来对照，谁的都不会丢。</p><p>同一份表单重复按几次提交，不会变成几份：我们按表单的编号认，只收一份。</p>`,
      en: `<h2>How it comes about</h2><ul><li>The same application was open in two tabs and sent from one of them.</li><li>Somebody else of the team has just withdrawn or completed it.</li><li>A reviewer has begun meanwhile, and the time for changes is over.</li></ul><h2>I have written a lot</h2><p>Copy long answers into a note before you reload. Staff who edit content see both versions marked word by word on the spot, so that nothing of either is lost.</p><p>Pressing Send several times never makes several applications: a form has a number of its own and is taken once.</p>`,
    },
  },
]
