import type { DemoNews } from '../demo-types.ts'

export const howApplicationsAreDecided: DemoNews = {
  number: 218,
  labels: ['programmeNews'],
  publishedOn: '2026-10-09',
  byline: { zh: '审核组', en: 'Review team' },
  title: {
    zh: '你的申领，是谁、按什么、在几天里决定的',
    en: 'Who decides your application, by what, and in how many days',
  },
  summary: {
    zh: '从提交到答复的每一步都有期限和负责人。这里说清怎样排队、为什么会请你补材料、不通过之后还能做什么。',
    en: 'Each step from sending to answering has a term and a person. Here is how the queue works, why more material is asked for, and what you can do after a refusal.',
  },
  body: {
    zh: `<p>经常有人问：提交之后，我的申领到底在哪里？下面按时间顺序说一遍。</p>
<h2>提交后的前十分钟</h2>
<p>你仍可以修改任何一处，审核员这时打不开它。提交那一刻，工具的名额和你机构的年度额度已经一起预留，不会被后来的人抢走；撤回或不通过，预留会立即放回。</p>
<h2>排队</h2>
<p>每款工具的页面写着通常几个工作日答复，从提交的次日起算，周末和法定节假日不计，调休上班的日子计入。队列按截止日排序，谁的先到期就先看谁的，与机构大小、认识不认识人无关。审核员与申领机构有关系的，换人。</p>
<h2>审核时看什么</h2>
<ol>
<li>工具列出的条件，你是否都满足。能由系统核对的，申领前的页面就已经逐条告诉你。</li>
<li>谁来用、用在哪项工作上、什么时候开始。三句具体的话，胜过三页背景介绍。</li>
<li>涉及服务对象资料的，有没有人负责保护。</li>
</ol>
<h2>“待补充材料”不是坏消息</h2>
<p>审核员只重新打开有疑问的那几项，并写明原因。请在 14 天内补上，其余内容不必重填；补交后他会看到前后对照。超过期限，申领按撤回处理，名额放回，你可以随时重新提交。</p>
<h2>不通过</h2>
<p>每一次不通过都有一条原因和一个下一步。原因共六类：用途与工具不合、使用计划不够具体、没有人手维护、材料与登记信息对不上、机构已有同类权益、用途不属于公益服务。</p>
<p>不同意的，30 天内可以申诉一次，由另一位审核员从头看。申诉请写新的事实或者指出哪里看错了，复述原来的理由帮助不大。已经公布的决定如果确有错误，需要第二个人同意才能改，并把理由告诉你。</p>
<h2>年度额度</h2>
<p>除另有设定外，每家机构每个日历年有 10 个单位的额度。各款工具占用的单位不同，写在申领页上；多数占 1 到 2 个。额度是为了让小机构也排得上，不是为了难住谁。</p>
<h2>谁能看到你的申领</h2>
<p>同一团队的成员、分到任务的审核员，以及复核决定的人。每次查看完整手机号都要写理由，你在<a href="/accountCenter">我的事项</a>里看得到。具体见<a href="/privacy">隐私告知</a>中“谁能看到”一节。</p>
<h2>想让答复更快，你可以做的</h2>
<ul>
<li>先完成机构认证，大多数托管工具都要它。</li>
<li>上传的扫描件四角完整、字看得清、在有效期内。</li>
<li>把联系人设成真的会看消息的人。</li>
</ul>`,
    en: `<p>People often ask where an application is once it has been sent. Here is the whole way, in order of time.</p>
<h2>The first ten minutes</h2>
<p>You may still change anything, and no reviewer can open it. At the moment of sending, one place of the tool and the units of your organisation's yearly allowance are reserved together, so nobody who comes later can take them. A withdrawal or refusal frees them at once.</p>
<h2>In the queue</h2>
<p>Each tool's page states in how many working days an answer usually comes. Counting starts on the next day and skips weekends and public holidays, while working weekends count. The queue is sorted by due date: what falls due first is read first, whatever the size of the organisation and whoever knows whom. A reviewer tied to the applicant hands over.</p>
<h2>What is looked at</h2>
<ol>
<li>Whether you meet the tool's conditions. Those that the system can check were shown to you one by one before you applied.</li>
<li>Who will use it, for which work and from when. Three concrete sentences do more than three pages of background.</li>
<li>Where data of the people you serve are involved, who looks after them.</li>
</ol>
<h2>"More material needed" is not bad news</h2>
<p>The reviewer reopens only the fields in doubt and says why. Send them within 14 days; the rest stays as it was, and the reviewer sees before and after side by side. Past that term the application counts as withdrawn, its place goes back, and you may apply again whenever you like.</p>
<h2>Refusals</h2>
<p>Every refusal carries a reason and a next step. There are six reasons: the purpose does not fit the tool, the plan is not concrete enough, nobody would look after it, papers and registration differ, the organisation has the same benefit already, or the purpose is not charitable.</p>
<p>If you disagree, appeal once within 30 days, and another reviewer starts afresh. Bring new facts or point out what was misread; repeating the first text helps little. A published decision that proves wrong is changed only with a second person's consent, and you are told why.</p>
<h2>The yearly allowance</h2>
<p>Unless set otherwise, an organisation has 10 units in a calendar year. Tools differ in what they take, mostly one or two units, as the page to apply says. The allowance exists so that small organisations get their turn, not to put obstacles in anyone's way.</p>
<h2>Who can see your application</h2>
<p>Members of your team, the reviewer it is assigned to, and whoever reviews the decision. Each look at a full phone number needs a reason, which you find under <a href="/en/accountCenter">My matters</a>. Details stand in the <a href="/en/privacy">privacy notice</a>.</p>
<h2>To get an answer sooner</h2>
<ul>
<li>Have your organisation verified first; most hosted tools need it.</li>
<li>Upload scans with all four corners, legible and still valid.</li>
<li>Name a contact who really reads messages.</li>
</ul>`,
  },
}
