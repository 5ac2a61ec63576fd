import type { DemoNews } from '../demo-types.ts'

export const editionFiveOpens: DemoNews = {
  number: 216,
  labels: ['programmeNews'],
  publishedOn: '2026-09-15',
  byline: { zh: '创投计划工作组', en: 'Venture programme team' },
  title: { zh: '创投计划第五期开放报名', en: 'Edition 5 of the venture programme is open' },
  summary: {
    zh: '报名到 10 月 31 日 18:00 截止。本期每个没有入选的团队都会收到书面反馈，评委有利害关系的一律回避。',
    en: 'Entries close on 31 October at 18:00. In this edition every team that is not selected receives written feedback, and judges with an interest step aside.',
  },
  body: {
    zh: `<p>创投计划资助用技术解决一个具体公益问题的团队。第五期从今天起开放报名，不限领域，也不要求你已经有产品；有一个被反复验证过的问题，比有一个漂亮的界面更重要。</p>
<h2>谁可以报名</h2>
<ul>
<li>机构已通过认证的团队，由团队管理员提交。</li>
<li>没有登记的志愿者团队，可以与一家已认证的机构联合报名，资助款由该机构接收和核算。</li>
<li>同一支团队本期只报一个项目；往期入选过的项目，写清这次新解决的是什么。</li>
</ul>
<p>尚未认证的机构现在就可以<a href="/authentication">提交认证</a>，多数 3 个工作日内答复。草稿不必等认证完成，可以先写。</p>
<h2>时间</h2>
<table>
<thead><tr><th scope="col">日期</th><th scope="col">事项</th></tr></thead>
<tbody>
<tr><td>9 月 15 日</td><td>开放报名，公布评分表</td></tr>
<tr><td>10 月 31 日 18:00</td><td>报名截止，以服务器时间为准</td></tr>
<tr><td>11 月至 12 月</td><td>第一轮，书面评审</td></tr>
<tr><td>2027 年 1 月</td><td>第二轮，线上答辩</td></tr>
<tr><td>2027 年 3 月</td><td>第三轮，创造营</td></tr>
<tr><td>2027 年 4 月</td><td>第四轮，终评与公示</td></tr>
</tbody>
</table>
<h2>看什么</h2>
<p>评分表分五项：问题是否真实、做法是否对得上问题、团队能不能做成、个人信息与安全怎样保护、结束之后怎样延续。每一项的分值和评语样例，报名页上都能下载，评委用的是同一份。</p>
<h2>这一期改了三件事</h2>
<ol>
<li><strong>回避先行。</strong>评委在拿到材料之前先申报与报名团队的关系，系统也会比对所在单位；有关系的，不分配。</li>
<li><strong>同时公布。</strong>每一轮的结果在同一时刻公布，不会有人先从熟人那里听到。你在“我的事项”里看到的状态只有四种：申请中、评审中、已入选、已淘汰。</li>
<li><strong>都有反馈。</strong>没有入选的团队会收到评委的书面意见：哪里打动了他们，哪里没有说服他们，下一次可以先做什么。</li>
</ol>
<h2>终评之后</h2>
<p>拟立项名单公示 5 个工作日，任何人都可以实名提出异议，由没有参加过该项目评审的人复核。立项后，资助分立项、中期、结项三次拨付，每次看约定的成果，不看发票厚薄。</p>
<h2>报名要准备什么</h2>
<ul>
<li>两页纸的问题说明，至少写进三位当事人的原话（隐去姓名）。</li>
<li>一年的预算，人力、服务器和无障碍测试分开列。</li>
<li>数据怎么收、存在哪里、项目结束后怎么办，半页即可。</li>
</ul>
<p>视频不是必需的，拍得好也不加分。有疑问请在 10 月 24 日前提出，答复会公开给所有报名团队。</p>`,
    en: `<p>The venture programme funds teams that use technology on one concrete problem of public benefit. Edition 5 opens today, for every field, and you need no finished product: a problem verified many times over counts more than a pretty screen.</p>
<h2>Who may enter</h2>
<ul>
<li>Teams whose organisation is verified; a team admin submits.</li>
<li>Volunteer teams without registration, together with a verified organisation that receives the grant and accounts for it.</li>
<li>One project a team. If yours was selected in an earlier edition, say what is new this time.</li>
</ul>
<p>Organisations not yet verified can <a href="/en/authentication">send their papers</a> now; most hear back within 3 working days. Drafts need not wait for that.</p>
<h2>Dates</h2>
<table>
<thead><tr><th scope="col">Date</th><th scope="col">What happens</th></tr></thead>
<tbody>
<tr><td>15 September</td><td>Entries open, scoring sheet published</td></tr>
<tr><td>31 October, 18:00</td><td>Entries close, by the clock of the server</td></tr>
<tr><td>November and December</td><td>Round 1, review on paper</td></tr>
<tr><td>January 2027</td><td>Round 2, online interviews</td></tr>
<tr><td>March 2027</td><td>Round 3, creation camp</td></tr>
<tr><td>April 2027</td><td>Round 4, final review and public notice</td></tr>
</tbody>
</table>
<h2>What is judged</h2>
<p>The sheet has five parts: whether the problem is real, whether the approach answers it, whether this team can do it, how personal data and safety are looked after, and how it lives on afterwards. Weights and sample remarks can be downloaded from the entry page; the judges work from the same copy.</p>
<h2>Three changes in this edition</h2>
<ol>
<li><strong>Recusal comes first.</strong> Judges declare ties to the teams before they receive any papers, and the system compares employers. Where there is a tie, nothing is assigned.</li>
<li><strong>One moment for all.</strong> Results of a round appear at the same instant, so nobody hears from a friend beforehand. Under My matters you see one of four labels: applying, under evaluation, selected, eliminated.</li>
<li><strong>Feedback for everyone.</strong> A team that is eliminated receives the judges' remarks in writing: what convinced them, what did not, and what to try first next time.</li>
</ol>
<h2>After the final review</h2>
<p>The proposed awards stand in a public notice for 5 working days. Anybody may object under their own name, and somebody who took no part in reviewing that project looks into it. Grants are paid at the award, at mid-term and at closing, each against agreed results and not against the weight of receipts.</p>
<h2>What to prepare</h2>
<ul>
<li>Two pages on the problem, quoting at least three people concerned, without names.</li>
<li>A budget for one year with staff, servers and accessibility testing as separate lines.</li>
<li>Half a page on data: how gathered, where kept, what becomes of them at the end.</li>
</ul>
<p>A film is not required, and a fine one earns no points. Send questions by 24 October; the answers go to all teams that enter.</p>`,
  },
}
