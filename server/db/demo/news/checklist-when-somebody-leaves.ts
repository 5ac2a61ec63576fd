import type { DemoNews } from '../demo-types.ts'

export const checklistWhenSomebodyLeaves: DemoNews = {
  number: 222,
  labels: ['security', 'guides'],
  publishedOn: '2026-11-10',
  byline: { zh: '益榫安全小组', en: 'Yisun security group' },
  title: {
    zh: '打勾清单：同事离开的前两周、当天和之后',
    en: 'Checklist: before, on and after the day a colleague leaves',
  },
  summary: {
    zh: '可以直接打印的交接清单，共二十三项，从账号、文件、设备到感谢。适用于员工，也适用于长期志愿者和实习生。',
    en: 'A handover list of twenty-three items to print, from accounts and files to devices and thanks, for staff as well as long-term volunteers and interns.',
  },
  body: {
    zh: `<p>好聚好散的同事，最容易留下没人想起的账号。这张清单不是不信任谁，是让离开的人以后不必再接半夜的电话。把它打印出来，由交接双方各签一个名字。</p>
<h2>提前两周</h2>
<ol>
<li>列出他负责的工作，每项写：多久一次、下次是哪天、找谁、文件在哪里。</li>
<li>列出他的账号：工作邮箱、网盘、密码库、公众号、官网、财务、采集工具、<a href="/accountCenter">本门户的团队</a>。</li>
<li>标出哪些账号绑着他个人的手机号或微信，今天就开始换绑，平台审核有时要好几天。</li>
<li>如果他是团队的超管，先办变更超管，再谈别的。</li>
<li>约三次二十分钟的口头交接，录下来，转成文字。</li>
<li>让接手的人先主做一周，他在旁边看。</li>
<li>告诉合作方和服务对象以后找谁，由他本人来说最自然。</li>
</ol>
<h2>最后一天</h2>
<ol>
<li>把私人云盘、电脑桌面、手机里的工作文件移进团队空间，确认打得开。</li>
<li>手机相册和聊天里的服务对象照片，当面删除，包括“最近删除”。</li>
<li>移出工作群，改由新同事任群主。</li>
<li>从密码库的共享集合里移出，然后逐个更换他知道的密码。</li>
<li>停用（不是删除）他的邮箱，设好自动回复，转给接手的人三个月。</li>
<li>取消他的第二重验证设备，把备用恢复码作废后重新生成。</li>
<li>收回：电脑、手机、U 盘、钥匙、门禁卡、公章借用登记、发票领用本。</li>
<li>电脑交回后，先由接手的人确认资料齐全，再恢复出厂设置。</li>
<li>双方签字，写上日期，存进人事档案。</li>
</ol>
<h2>之后三十天</h2>
<ol>
<li>第三天：检查登录记录，看停掉的账号有没有人还在试。</li>
<li>第七天：查看自动转发规则和对外分享的链接，把他名下的改到岗位名下。</li>
<li>第十四天：核对各种订阅和自动扣费，付款卡是谁的。</li>
<li>第三十天：停掉邮件转发，做不到的写明原因和新日期。</li>
<li>更新官网、名片和登记信息里的联系人。</li>
<li>给他一份服务时长证明，并请他说三条真实的改进建议。</li>
<li>把这次漏掉的东西补进这张清单。</li>
</ol>
<h2>如果是突然离开</h2>
<p>顺序倒过来：先收邮箱和密码库，再收网银和公众号，接着是群和文件，设备放在最后。全程两个人在场，记下时间。情绪可以照顾，权限不能等。</p>
<h2>平时就能做的一件事</h2>
<p>账号按岗位命名，不按人名；恢复用的手机号登记机构的工作号。做到这两条，上面的清单有一半会自己消失。</p>
<p>旧电脑里的资料备份到哪里，看<a href="/news/203">五个人办公室的做法</a>。</p>`,
    en: `<p>Colleagues who part on good terms leave the accounts that nobody remembers. This list implies no distrust; it spares the person who leaves the midnight phone calls. Print it, and let both sides sign.</p>
<h2>Two weeks before</h2>
<ol>
<li>List their duties, each with its rhythm, the next date, the contact and the place of its files.</li>
<li>List their accounts: mail, drive, vault, social media, website, accounts, collection tools, <a href="/en/accountCenter">your team on this portal</a>.</li>
<li>Mark those tied to a private phone number or chat account and start moving them today; platforms may take days.</li>
<li>Where the person is the super admin, request the super-admin change before anything else.</li>
<li>Arrange three talks of twenty minutes, record them and have them transcribed.</li>
<li>Let the successor lead for a week while the leaver looks on.</li>
<li>Tell partners and the people you serve whom to turn to; it comes best from the leaver.</li>
</ol>
<h2>The last day</h2>
<ol>
<li>Move working files from private clouds, desktop and phone into the team space and check that they open.</li>
<li>Delete photos of people you serve from phone and chats, together, the trash included.</li>
<li>Take them out of working groups and pass on the ownership.</li>
<li>Remove them from shared collections in the vault, then change each password that they knew.</li>
<li>Suspend the mailbox rather than delete it, with an automatic reply, forwarding to the successor for three months.</li>
<li>Unregister their second factor and issue new recovery codes.</li>
<li>Take back computer, phone, memory sticks, keys, door card, the register of seals lent and the invoice book.</li>
<li>Reset the computer only after the successor has confirmed that nothing is missing.</li>
<li>Sign on both sides, date it, file it.</li>
</ol>
<h2>The thirty days after</h2>
<ol>
<li>Day 3: look at sign-in records for attempts on closed accounts.</li>
<li>Day 7: go through forwarding rules and shared links, and move what is in their name to the post.</li>
<li>Day 14: check subscriptions and automatic payments, and whose card pays.</li>
<li>Day 30: end the mail forwarding, or write down why not and until when.</li>
<li>Update contacts on website, cards and registrations.</li>
<li>Hand over a certificate of service and ask for three honest suggestions.</li>
<li>Add whatever was missed to this list.</li>
</ol>
<h2>If it happens suddenly</h2>
<p>Reverse the order: mailbox and vault first, then bank and public accounts, then groups and files, devices last. Two people are present throughout and note the times. Feelings deserve care, but rights cannot wait.</p>
<h2>One thing for ordinary days</h2>
<p>Name accounts after posts, not people, and register a work number for recovery. With these two, half of the list takes care of itself.</p>
<p>Where to back up an old computer is shown by <a href="/en/news/203">an office of five</a>.</p>`,
  },
}
