import type { DemoHelp } from '../demo-types.ts'

export const accountHelp: DemoHelp[] = [
  {
    number: 101,
    category: 'account',
    pages: ['signIn', 'home'],
    title: { zh: '怎么登录？要先注册吗？', en: 'How do I sign in, and must I register first?' },
    summary: {
      zh: '不用注册，也没有密码。填手机号，收一条短信验证码，填进去就登录了；第一次登录会自动建立账户。',
      en: 'There is nothing to register and no password. Enter your phone number, receive a code by text message and type it in; the first time, your account is made for you.',
    },
    keywords: {
      zh: '注册，账号，密码，开户，进不去',
      en: 'register, sign up, password, log in, login, new account',
    },
    body: {
      zh: `<ol><li>在页头点“登录”，填 11 位手机号，按“获取验证码”。号码不是中国大陆的，先点开“不是中国大陆的号码？”选好国家或地区。</li><li>把短信里的 6 位数字填进去。验证码 10 分钟内有效，只在索取它的这个浏览器里能用。</li><li>第一次登录，或条款有更新时，会请你先看<a href="/privacy">隐私告知</a>和<a href="/terms">使用条款</a>。勾选后再按一次“登录”，验证码不用重填。</li></ol><h2>登录能保持多久</h2><p>自己的设备上最长 30 天。用的是公共电脑，离开前请在“我的事项 → 登录与安全”里退出。</p><h2>不登录能做什么</h2><p>找工具、看条件和名额、读文章和帮助，都不用登录。要保存申请草稿、认证机构、提交申请时才需要。</p>`,
      en: `<ol><li>Press Sign in at the top, enter your mobile number and ask for a code. If it is not from mainland China, open “Not a mainland China number?” and choose the country or region.</li><li>Type in the six digits from the text message. The code is good for 10 minutes, and only in the browser that asked for it.</li><li>At your first sign-in, or when the terms have changed, you are shown the <a href="/en/privacy">privacy notice</a> and the <a href="/en/terms">terms of use</a>. Tick the box and press Sign in again; the code need not be typed twice.</li></ol><h2>How long it lasts</h2><p>Up to 30 days on a device of your own. On a shared computer sign out before you leave, under My matters, Sign-in and security.</p><h2>What works without signing in</h2><p>Finding tools, seeing conditions and stock, reading articles and help. An account is needed to keep a draft, verify an organisation or send an application.</p>`,
    },
  },
  {
    number: 102,
    category: 'account',
    pages: ['signIn'],
    title: { zh: '收不到短信验证码', en: 'No code arrives' },
    summary: {
      zh: '先核对页面上写的号码，等满 60 秒再按“重新获取”。还是没有，多半是短信被拦截，或次数已到上限。',
      en: 'Check the number shown on the page, wait 60 seconds and ask again. If nothing comes, the message is most likely blocked, or the number of codes is used up.',
    },
    keywords: { zh: '验证码没来，短信拦截，收不到', en: 'missing code, no SMS, text message blocked' },
    body: {
      zh: `<h2>按这个顺序查</h2><ol><li>号码对吗？页面写着“验证码已发到……”。不对就点“换一个号码”。</li><li>看手机的“骚扰拦截”或“垃圾短信”，把我们的短信放出来。</li><li>关掉飞行模式再打开，重新连一次信号。</li><li>等页面上的 60 秒走完，再按“重新获取”。新的一条发出后，旧的就不能用了，请填最新收到的那条。</li></ol><h2>次数有上限</h2><p>同一号码每分钟 1 次、每小时 5 次、每天 10 次；同一网络地址每小时 10 次。办公室里很多人同时登录，可能会碰到后一条，过一会儿再来，或改用手机流量。</p><h2>目前支持的号码</h2><p>中国大陆的 11 位手机号，以及其他国家和地区的手机号：选好国家或地区，或在号码前写上 + 和区号。座机收不到验证码。</p>`,
      en: `<h2>Check in this order</h2><ol><li>Is the number right? The page says where the code went. If it is wrong, choose to use another number.</li><li>Look into your phone's blocked or junk messages and release ours.</li><li>Switch flight mode on and off, so that the phone connects anew.</li><li>Let the 60 seconds on the page run out and ask again. A new code ends the one before it, so type the latest.</li></ol><h2>There are limits</h2><p>One code a minute, five an hour and ten a day for a number; ten an hour for one network address. An office where many sign in at once may reach the last one: come back later, or use mobile data.</p><h2>Which numbers work</h2><p>Mobile numbers of mainland China, and of every other country and region: choose it below the number, or write + and its code before the number. Landlines receive no codes.</p>`,
    },
  },
  {
    number: 103,
    category: 'account',
    pages: ['signIn'],
    errors: ['codeWrong', 'codeUnusable'],
    title: { zh: '提示验证码不正确或已失效', en: 'The code is called wrong or no longer valid' },
    summary: {
      zh: '填最新收到的那一条，并在索取它的同一个浏览器里填。一条验证码最多试 5 次，10 分钟后作废。',
      en: 'Type the latest code, in the same browser that asked for it. Each code allows five tries and ends after 10 minutes.',
    },
    keywords: { zh: '验证码错误，验证码过期，失效', en: 'wrong code, expired code, invalid code' },
    body: {
      zh: `<h2>常见的三种情况</h2><ul><li><strong>要了两次验证码，填了第一条。</strong>第二条一发出，第一条就失效了。</li><li><strong>在微信里要的验证码，却到另一个浏览器里填。</strong>验证码只认索取它的那个浏览器，这样别人看到你的短信也没有用。</li><li><strong>超过了 10 分钟，或错了 5 次。</strong>回到登录页重新获取一条。</li></ul><h2>错得多了会怎样</h2><p>同一号码一小时内错 10 次，这一小时里就不能再试，到点自动恢复。你以前登录过的浏览器另外计数，所以别人乱试你的号码，不会把你锁在外面。</p><p>我们的工作人员不会向你要验证码。有人来要，就是骗子。</p>`,
      en: `<h2>Three usual reasons</h2><ul><li><strong>Two codes were asked for and the first was typed.</strong> The second ended it.</li><li><strong>The code was asked for in WeChat and typed in another browser.</strong> A code works only where it was asked for, so that nobody who sees your message can use it.</li><li><strong>Ten minutes have passed, or five tries were wrong.</strong> Go back to the sign-in page and ask for another.</li></ul><h2>After many wrong tries</h2><p>Ten wrong tries on a number within an hour close it for the rest of that hour; then it opens by itself. A browser in which you have signed in before is counted apart, so nobody can lock you out by guessing at your number.</p><p>Our staff never ask for a code. Whoever does is a fraud.</p>`,
    },
  },
  {
    number: 104,
    category: 'account',
    pages: [],
    errors: ['tooMany'],
    title: { zh: '提示“操作太频繁”', en: 'I am told that I did this too often' },
    summary: {
      zh: '为防止有人用程序猜验证码、刷表单，许多操作在一段时间里有次数上限。提示里有等待时间的，到点再试；你填的内容都还在。',
      en: 'To stop programs from guessing codes and flooding forms, many steps are limited for a while. Wait for the time that is named and try again; what you typed is still there.',
    },
    keywords: { zh: '频繁，限制，稍后再试，429', en: 'too many, rate limit, try later, 429' },
    body: {
      zh: `<p>表单没有提交成功，但填过的字还留在页面上，不要关掉它。</p><h2>哪些地方有上限</h2><ul><li>索取和填写短信验证码。</li><li>不登录就能提交的表单，例如“告诉我们你缺什么工具”：同一网络地址每小时 5 份、每天 20 份。</li><li>保存与提交：每人每分钟 120 次，正常使用碰不到。</li></ul><h2>不是我操作的</h2><p>没有登录的时候，次数按网络地址计算。学校、园区里许多人共用一个地址，前面的人用掉了次数，后面的人就要等。登录以后，多数操作改为按你的账户计算。</p>`,
      en: `<p>The form was not sent, but what you typed is still on the page: do not close it.</p><h2>Where there are limits</h2><ul><li>Asking for and typing codes.</li><li>Forms that need no sign-in, such as telling us which tool is missing: five an hour and twenty a day from one network address.</li><li>Saving and sending: 120 a minute for each person, which ordinary use never reaches.</li></ul><h2>But it was not me</h2><p>Without a sign-in, steps are counted by network address. In a school or office park many share one, and those before you may have used it up. Once you sign in, most steps are counted for your account instead.</p>`,
    },
  },
  {
    number: 105,
    category: 'account',
    pages: ['account'],
    errors: ['loginEnded'],
    title: { zh: '为什么突然要我重新登录', en: 'Why must I sign in again all of a sudden?' },
    summary: {
      zh: '登录满 30 天、在别处退出了这台设备，或账户的角色刚刚变动，都会让这里的登录结束。重新登录即可，会回到刚才的页面。',
      en: 'A sign-in ends after 30 days, when this device was signed out from elsewhere, or when a role has just changed. Sign in again and you come back to where you were.',
    },
    keywords: {
      zh: '掉线，登录状态已失效，自动退出，403',
      en: 'signed out, session expired, logged out, 403',
    },
    body: {
      zh: `<h2>可能的原因</h2><ul><li>离上次登录已满 30 天。</li><li>你或者用这个号码的人，在“登录与安全”里退出了其他设备。</li><li>你刚刚成为工作人员，或工作人员角色有调整：为了安全，所有旧登录立刻失效。工作人员闲置 1 小时、满 24 小时也要重新登录。</li><li>浏览器清除了本站数据，或用的是无痕窗口。</li></ul><h2>正在写的申请会丢吗</h2><p>不会。申请草稿每隔一会儿就自动保存，重新登录后从<a href="/accountCenter?part=applications">我的申请</a>里接着写。点赞记录也会留下。</p><p>如果短时间里反复被退出，到“登录与安全”看看登录的设备，把不认识的那台退出。</p>`,
      en: `<h2>Possible reasons</h2><ul><li>Thirty days have passed since you signed in.</li><li>You, or somebody with this number, signed other devices out under Sign-in and security.</li><li>You have just become a member of staff, or your roles there changed: every older sign-in ends at once. Staff also sign in again after an hour without use, and after 24 hours in all.</li><li>The browser cleared this site's data, or it was a private window.</li></ul><h2>Is my application lost?</h2><p>No. A draft is saved every little while: sign in and go on under <a href="/en/accountCenter?part=applications">my applications</a>. Likes stay as well.</p><p>If it happens again and again, look at the list of devices under Sign-in and security and sign out the one that you do not know.</p>`,
    },
  },
  {
    number: 106,
    category: 'account',
    pages: ['account'],
    title: { zh: '改称呼，退出别的设备', en: 'Change my name, sign other devices out' },
    summary: {
      zh: '称呼在“我的事项 → 个人资料”，同事和审核员看到的就是它；“登录与安全”列出登录的每一台设备，可以逐个退出。',
      en: 'The name that colleagues and reviewers see is under My matters, Profile; every device that you are signed in on stands under Sign-in and security, to be signed out one by one.',
    },
    keywords: {
      zh: '昵称，名字，设备，退出登录，手机丢了',
      en: 'nickname, display name, devices, sign out, lost phone',
    },
    body: {
      zh: `<h2>改称呼</h2><p>最多 40 个字，保存后团队成员列表和往后的申请里都显示新的称呼。它不是实名，写同事认得出的名字就好。</p><h2>手机丢了，先做这一步</h2><ol><li>用另一台设备登录。</li><li>打开<a href="/accountCenter?part=profile">账户与登录</a>，按“退出其他所有设备”。下一次请求起，丢失的那台就不能再操作。</li><li>向运营商挂失或补办号码：谁拿到你的短信，谁就能登录。</li></ol><p>列表里写着浏览器和系统的名称、登录时间和最近使用时间，没有精确位置。</p>`,
      en: `<h2>Your name</h2><p>Up to 40 characters. Once saved it shows in the list of team members and in later applications. It need not be the name on your papers: use one that colleagues know.</p><h2>Phone lost? Do this first</h2><ol><li>Sign in on another device.</li><li>Open <a href="/en/accountCenter?part=profile">Account and sign-in</a> and sign out all other devices. From its next request on, the lost one can do nothing.</li><li>Have your operator block or replace the number: who gets your text messages can sign in.</li></ol><p>The list names browser and system, when each sign-in began and when it was last used. It holds no exact place.</p>`,
    },
  },
  {
    number: 107,
    category: 'account',
    pages: [],
    errors: ['accountSuspended', 'notAvailable'],
    title: {
      zh: '提示“无法进行此操作”或“账户已停用”',
      en: '“This action is not available”, or the account is suspended',
    },
    summary: {
      zh: '“无法进行此操作”通常是链接属于另一个团队，切换团队后再打开；“账户已停用”是工作人员暂停了这个账户，可以写信说明情况。',
      en: 'The first usually means that a link belongs to another team: switch teams and open it again. The second means that staff have suspended the account; you may write and explain.',
    },
    keywords: {
      zh: '5001，没有权限，停用，封号，打不开',
      en: '5001, no permission, suspended, banned, cannot open',
    },
    body: {
      zh: `<h2>无法进行此操作</h2><ul><li>链接里的申请或认证属于你的另一个团队。到“我的事项 → 团队”切换过去，再打开。</li><li>你已不在那个团队，或只有管理员能办这件事，例如提交机构认证。</li><li>东西已经不存在。不存在和不属于你，我们给出同样的提示，这样没有人能靠试网址打听别人有什么。</li></ul><h2>账户已停用</h2><p>提供虚假材料、转卖名额、攻击系统时，工作人员可以暂停账户，并会告知事实和理由，你有 15 天提出异议。停用期间不能登录，团队里的其他人不受影响。</p>`,
      en: `<h2>This action is not available</h2><ul><li>The application or verification belongs to another of your teams. Switch to it under My matters, Team, and open the link again.</li><li>You are no longer in that team, or only its admins may do this, such as sending in a verification.</li><li>It does not exist any more. Missing things and things of others give the same answer, so that nobody can find out by trying addresses what others have.</li></ul><h2>The account is suspended</h2><p>Staff may suspend an account for false papers, for passing places on for money or for attacking the portal. You are told the facts and the reason and have 15 days to object. You cannot sign in meanwhile; others of your team are not affected.</p>`,
    },
  },
]
