import type { DemoNews } from '../demo-types.ts'

export const budgetAfterTheDonation: DemoNews = {
  number: 220,
  labels: ['guides'],
  publishedOn: '2026-10-27',
  byline: { zh: '益榫编辑部', en: 'Yisun editors' },
  title: {
    zh: '捐赠到期之后：把明年的钱今年写进预算',
    en: 'When the donation ends: budget for it a year ahead',
  },
  summary: {
    zh: '一张五列的表，列出每款工具何时到期、之后多少钱、谁付、换成什么。附一个小机构的算例。',
    en: 'A table of five columns shows when each tool ends, what it costs then, who pays and what could replace it, with a worked example for a small organisation.',
  },
  body: {
    zh: `<p>十月和十一月，多数机构在编下一年的预算。人员、房租、活动都有人记得，免费用着的工具却常常一行也没有，等到收到到期提醒才发现没有钱。</p>
<h2>先做一张到期表</h2>
<p>打开<a href="/accountCenter">我的事项</a>，把已经领用的工具逐个抄下来：名称、到期日、到期后的年费、由谁出钱、不续用的话换成什么。工具页的“捐赠结束后的费用”一段给出了大致数目，记得注明是哪天看的，价格会变。</p>
<h2>算例：一家六个人的机构</h2>
<table>
<thead><tr><th scope="col">工具</th><th scope="col">到期后</th><th scope="col">每年约</th></tr></thead>
<tbody>
<tr><td><a href="/tools/toolsDetail/1001">团队网盘</a></td><td>自己租服务器托管</td><td>1,800 元</td></tr>
<tr><td><a href="/tools/toolsDetail/1005">机构官网</a></td><td>普通虚拟主机加域名</td><td>370 至 670 元</td></tr>
<tr><td><a href="/tools/toolsDetail/1032">密码库</a></td><td>小型主机自建</td><td>260 元</td></tr>
<tr><td><a href="/tools/toolsDetail/1002">问卷</a></td><td>装在同一台虚拟主机</td><td>0 至 400 元</td></tr>
</tbody>
</table>
<p>软件与主机合计大约 2,430 至 3,130 元。看着不多，但还缺两笔：维护的工时，和出故障时请人的钱。</p>
<h2>三笔容易漏的费用</h2>
<ul>
<li><strong>工时。</strong>每月升级、查备份半天，一年六天。按你们自己的日薪折算，哪怕不付现金也写进去。</li>
<li><strong>搬家。</strong>从捐赠方的服务器搬到自己的，头一年多留两天工时和一个月的重叠期，两边同时开着。</li>
<li><strong>涨价。</strong>按报价上浮一成半做预算，用不完年底结余。</li>
</ul>
<h2>写给资助方的时候</h2>
<p>不少资助方愿意承担信息化开支，前提是看得懂。别写“信息化建设费 5,000 元”，写清楚它支持哪个项目：“网盘与备份，保存 320 户探访档案三年，1,800 元”。按项目使用的人数或存储量分摊，口径写在表下，每年一致。</p>
<h2>不一定要续</h2>
<p>到期前三个月开一次半小时的会，只问三件事：</p>
<ol>
<li>过去三十天有几个人真的打开过它？</li>
<li>没有它，哪项工作会停？</li>
<li>工具箱里有没有更轻、更省的同类？在<a href="/tools">列表</a>里按需要和费用筛一遍。</li>
</ol>
<p>没人用的，导出数据、写明去向、按时停掉，这也是一个好决定。要用的，当天就把续期申请或采购的日子记进日历，负责人写名字，别写“办公室”。</p>
<h2>一年的节奏</h2>
<p>十月填到期表，十一月进预算，一月提交续期，每季度核对一次实际支出。做过一轮之后，第二年只要改数字。</p>`,
    en: `<p>In October and November most organisations write next year's budget. Salaries, rent and events are remembered; the tools that came free often have no line at all, until the reminder arrives and there is no money.</p>
<h2>Begin with a table of end dates</h2>
<p>Open <a href="/en/accountCenter">My matters</a>, go through the tools you hold and copy for each: name, end date, yearly cost afterwards, who pays, and what would replace it. Each tool's page gives a rough cost after the donation. Note the day you looked, because prices move.</p>
<h2>Example: an organisation of six</h2>
<table>
<thead><tr><th scope="col">Tool</th><th scope="col">Afterwards</th><th scope="col">About, a year</th></tr></thead>
<tbody>
<tr><td><a href="/en/tools/toolsDetail/1001">Team drive</a></td><td>On a rented server of your own</td><td>1,800 yuan</td></tr>
<tr><td><a href="/en/tools/toolsDetail/1005">Website</a></td><td>Ordinary web hosting plus domain</td><td>370 to 670 yuan</td></tr>
<tr><td><a href="/en/tools/toolsDetail/1032">Password vault</a></td><td>On a small machine of your own</td><td>260 yuan</td></tr>
<tr><td><a href="/en/tools/toolsDetail/1002">Surveys</a></td><td>On the same web hosting</td><td>0 to 400 yuan</td></tr>
</tbody>
</table>
<p>Software and hosting come to some 2,430 to 3,130 yuan. That looks modest, but two items are missing: the hours of upkeep, and help when something breaks.</p>
<h2>Three costs that slip through</h2>
<ul>
<li><strong>Hours.</strong> Half a day a month for updates and backups makes six days a year. Price them at your own rates, even if no cash changes hands.</li>
<li><strong>Moving.</strong> Leaving the donor's server takes two extra days in the first year and a month of overlap with both running.</li>
<li><strong>Rising prices.</strong> Add fifteen per cent to every quotation; what is left over stays in the kitty.</li>
</ul>
<h2>When you write to a funder</h2>
<p>Many funders will pay for such costs if they understand them. Instead of "digital infrastructure, 5,000 yuan" name the work it carries: "file space and backup, three years of records on 320 households, 1,800 yuan". Share costs by users or storage, put the rule below the table, and keep it from year to year.</p>
<h2>You need not renew</h2>
<p>Three months before the end, hold a meeting of half an hour with three questions only:</p>
<ol>
<li>How many people really opened it in the past thirty days?</li>
<li>Which work would stop without it?</li>
<li>Is there something lighter and cheaper of the kind? Filter the <a href="/en/tools">list</a> by need and cost.</li>
</ol>
<p>If nobody uses it, export the data, note where they went and close it on time. That is a good decision too. If you keep it, enter the date for renewal or purchase into the calendar that day, with a person's name and not "the office".</p>
<h2>A rhythm for the year</h2>
<p>October for the table, November for the budget, January for renewals, and a look at actual spending each quarter. After one round, next year is only a change of figures.</p>`,
  },
}
