import type { DemoNews } from '../demo-types.ts'

export const personalDataInPlainWords: DemoNews = {
  number: 206,
  labels: ['security', 'guides'],
  publishedOn: '2026-04-28',
  byline: { zh: '益榫安全小组', en: 'Yisun security group' },
  title: {
    zh: '服务对象的个人信息：把法律读成七句大白话',
    en: 'Data of the people you serve: the law in seven plain sentences',
  },
  summary: {
    zh: '《个人信息保护法》对公益机构同样适用。这里用七句话说清最常碰到的规定，每句后面写明条款和该做的事。',
    en: "China's Personal Information Protection Law applies to nonprofits too. Seven sentences cover what comes up most, each with its article and what to do.",
  },
  body: {
    zh: `<p>《个人信息保护法》自 2021 年 11 月 1 日起施行，没有给公益机构开例外。你替服务对象建档、拍照、发名单，就是法律说的“个人信息处理者”。下面不是法律意见，拿不准的事请问律师。</p>
<h2>一、先说清楚，再收集</h2>
<p>用对方听得懂的话告诉他：你是谁、怎么联系、为了什么、收哪些、存多久、他有哪些权利（第十七条）。写成一张大字单页，念给不识字的人听，比十页隐私政策管用。</p>
<h2>二、够用就好</h2>
<p>收集范围限于实现目的所需的最小范围（第六条）。发一袋米不需要身份证复印件，看一眼、核对姓名就可以。</p>
<h2>三、有些信息要格外小心</h2>
<p>病情、残障、宗教信仰、银行账户、行踪轨迹、人脸指纹，以及不满十四周岁的孩子的任何信息，都属于敏感个人信息（第二十八条）。要有特定目的和充分必要，还要取得单独同意（第二十九条）。“单独”的意思是：不能夹在一大张同意书里一起签。</p>
<h2>四、孩子的事先问监护人</h2>
<p>处理不满十四周岁未成年人的信息，要取得父母或其他监护人同意，并制定专门的规则（第三十一条）。学校老师不是监护人，不能代签。</p>
<h2>五、交给别人之前想一想是哪一种</h2>
<table>
<thead><tr><th scope="col">情形</th><th scope="col">要做什么</th></tr></thead>
<tbody>
<tr><td>服务商替你存数据、发短信</td><td>属于委托，签协议写明目的、期限和保护措施，并且监督（第二十一条）</td></tr>
<tr><td>把名单给资助方、媒体或另一家机构</td><td>属于向他人提供，告知接收方是谁，取得单独同意（第二十三条）</td></tr>
<tr><td>在公众号登姓名和故事</td><td>属于公开，取得单独同意（第二十五条）</td></tr>
</tbody>
</table>
<p>给资助方的报告，大多数时候汇总数字就够。先问一句：去掉姓名行不行？</p>
<h2>六、到期就删，要删能删</h2>
<p>保存期限应当是实现目的所必要的最短时间（第十九条）。项目结束、对方撤回同意，都要主动删除；法律规定的保存期没到，就停止其他使用，只存着（第四十七条）。</p>
<h2>七、出了事马上说</h2>
<p>发生或可能发生泄露、篡改、丢失，立即补救，并通知主管部门和当事人（第五十七条）。提前写好一页应急联系单：谁断网、谁打电话、谁记录时间。</p>
<h2>还有一件常被忘记的事</h2>
<p>处理敏感信息、委托别人处理、向他人提供或公开之前，要做个人信息保护影响评估，报告和处理记录至少保存三年（第五十五条、第五十六条）。不必写成论文：写清做什么、为什么必要、会伤到谁、怎么防，两页纸就能起步。本门户自己怎样处理你的信息，见<a href="/privacy">隐私告知</a>。</p>`,
    en: `<p>The Personal Information Protection Law (PIPL) has been in force since 1 November 2021, and it makes no exception for nonprofits. When you open a file on somebody, take a picture or pass on a list, you are a personal information handler in its sense. This is no legal advice; ask a lawyer where you are unsure.</p>
<h2>1. Explain first, collect afterwards</h2>
<p>Tell people in words they understand who you are, how to reach you, what for, which data, for how long, and what rights they have (Article 17). One large-print page, read aloud to those who cannot read, does more than ten pages of policy.</p>
<h2>2. Enough is enough</h2>
<p>Collect the minimum that the purpose needs (Article 6). Handing out a bag of rice takes no copy of an ID card; a look at the name will do.</p>
<h2>3. Some data need special care</h2>
<p>Illness, disability, religion, bank accounts, movements, faces and fingerprints, and anything about a child under fourteen are sensitive (Article 28). They need a specific purpose, real necessity and a separate consent (Article 29). Separate means that it is not buried in one long form with everything else.</p>
<h2>4. For children, ask a guardian</h2>
<p>For a child under fourteen you need the consent of a parent or other guardian, and rules of your own for such data (Article 31). A teacher is no guardian and cannot sign instead.</p>
<h2>5. Before handing on, know which case it is</h2>
<table>
<thead><tr><th scope="col">Case</th><th scope="col">What it takes</th></tr></thead>
<tbody>
<tr><td>A provider stores data or sends texts for you</td><td>Entrusting: a contract with purpose, term and safeguards, and your supervision (Article 21)</td></tr>
<tr><td>A list goes to a funder, a journalist or another organisation</td><td>Providing: name the recipient and get a separate consent (Article 23)</td></tr>
<tr><td>Names and stories appear on your public account</td><td>Publishing: a separate consent again (Article 25)</td></tr>
</tbody>
</table>
<p>Totals satisfy most funder reports. Ask first whether the names can stay out.</p>
<h2>6. Delete on time, and be able to</h2>
<p>Keep data for the shortest time that the purpose needs (Article 19). When the project ends or consent is withdrawn, erase without being asked; where a law prescribes a longer term, stop every other use and merely store (Article 47).</p>
<h2>7. When something happens, say so</h2>
<p>If data leak, are altered or get lost, or may have been, act at once and inform the authority and the people concerned (Article 57). Write a one-page contact sheet now: who cuts the connection, who makes the calls, who notes the times.</p>
<h2>And one duty that is often forgotten</h2>
<p>Before handling sensitive data, entrusting, providing or publishing, assess the impact on the people concerned, and keep the report and records for at least three years (Articles 55 and 56). It need not be a thesis. What you do, why it is necessary, who could be hurt and how you prevent it fit on two pages. How this portal treats your own data stands in the <a href="/en/privacy">privacy notice</a>.</p>`,
  },
}
