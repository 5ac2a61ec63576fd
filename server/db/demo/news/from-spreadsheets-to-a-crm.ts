import type { DemoNews } from '../demo-types.ts'

export const fromSpreadsheetsToACrm: DemoNews = {
  number: 205,
  labels: ['guides'],
  publishedOn: '2026-04-15',
  byline: { zh: '益榫编辑部', en: 'Yisun editors' },
  title: { zh: '把十一张名单搬进联系人系统', en: 'Moving eleven lists into a contact system' },
  summary: {
    zh: '搬家的八成力气花在搬之前：定主人、定列名、去重复。按这个顺序，一个人四周可以做完。',
    en: 'Most of the work of moving comes before the move: name an owner, fix the columns, merge duplicates. In this order one person can do it in four weeks.',
  },
  body: {
    zh: `<p>捐赠人一张表，志愿者三张表，月捐人在支付平台里，往届理事在秘书长的手机里。想给去年帮过忙的人发一封感谢信，要花两天拼名单。这时候你需要的是一个联系人系统（常叫 CRM），不过先别急着导入。</p>
<h2>第一周：数清楚，定主人</h2>
<p>把所有名单列成清单：在谁手里、多少行、最后改动的日期、里面有没有身份证号和病情。每张表指定一位主人，由他回答“这一列是什么意思”。没有人认领、三年没人打开的表，先归档，不搬。</p>
<h2>第二周：定列，统一写法</h2>
<ul>
<li>姓名单独一列，称呼另起一列，不要写“王老师（已退）”。</li>
<li>手机号存成文本，去掉空格和横线，免得开头的 0 和 +86 被吃掉。</li>
<li>日期一律写成 2026-04-15 这样。</li>
<li>“备注”里的话拆开：是状态就设选项，是事件就记成一次联系。</li>
<li>每行加一个永久编号，搬完之后还能对得上原表。</li>
</ul>
<h2>第三周：合并重复的人</h2>
<p>先按手机号找，再按邮箱找，最后按“姓名加单位”找。前两种可以成批合并，第三种必须由人看：同名同姓的人真的很多。合并时保留较新的联系方式，把两边的捐款和活动记录都留下，金额绝不相加成一笔。</p>
<h2>第四周：先搬五十个人</h2>
<ol>
<li>挑五十个情况各异的人试导入，让前台和财务各查十个。</li>
<li>核对三个总数：人数、捐款笔数、捐款总额，与原表分毫不差。</li>
<li>改好映射，清空，再全量导入一次。</li>
<li>旧表改成只读，文件名加上“已停用”，放进归档文件夹。</li>
</ol>
<p>新旧并行不要超过一个月。两边都能改，就等于两边都不可信。</p>
<h2>哪些不该搬</h2>
<p>搬家是最好的断舍离。身份证照片、多年前活动的紧急联系人、说过“别再联系我”的人的详细资料，有的该删，有的只留一条“请勿联系”的标记。收集时没有说过会用来募款的名单，不要顺手变成募款名单。</p>
<h2>选哪一款</h2>
<p>联系人不到五百位，用 <a href="/tools/toolsDetail/1043">Baserow</a> 里的模板，把上面几步做好已经够用。人多、有会费和回执、要按条件筛选，再看 <a href="/tools/toolsDetail/1004">CiviCRM</a>，并且先定下谁来长期维护。没有这个人，再好的系统半年后又会变成第十二张表。</p>
<p>导入新系统之前，也看一眼<a href="/news/215">退出条款怎么读</a>。</p>`,
    en: `<p>Donors in one sheet, volunteers in three, monthly givers on a payment platform, former board members in the director's phone. Thanking everyone who helped last year takes two days of stitching lists together. What you want is a contact system, usually called a CRM. Do not import anything yet.</p>
<h2>Week one: count, and name owners</h2>
<p>List the lists: who holds each, how many rows, when it last changed, whether it holds ID numbers or diagnoses. Give each one an owner who can say what a column means. Sheets that nobody claims and nobody opened for three years are archived, not moved.</p>
<h2>Week two: fix columns and spelling</h2>
<ul>
<li>Put names in one column and forms of address in another; "Ms Wang (retired)" is three facts.</li>
<li>Store phone numbers as text without spaces or dashes, so that no leading zero and no +86 gets lost.</li>
<li>Write every date like 2026-04-15.</li>
<li>Take remarks apart: a state becomes an option, an event becomes a recorded contact.</li>
<li>Add a permanent number to each row, so that the new record can be traced to the old one.</li>
</ul>
<h2>Week three: merge the doubles</h2>
<p>Match by phone first, then by e-mail, last by name and employer. The first two can be merged in bulk; the third needs human eyes, because namesakes are common. Keep the newer contact details and the gifts and events of both, and never add two gifts into one.</p>
<h2>Week four: fifty people first</h2>
<ol>
<li>Import fifty people of all kinds, and let reception and accounts check ten each.</li>
<li>Compare three totals with the old sheets, to the cent: people, number of gifts, sum of gifts.</li>
<li>Correct the mapping, empty the system and import everything.</li>
<li>Make the old sheets read-only, add "retired" to their names and file them away.</li>
</ol>
<p>Run both for a month at most. When both can be edited, neither can be trusted.</p>
<h2>What to leave behind</h2>
<p>Moving house is the best time to throw things out. Photos of ID cards, emergency contacts from long-past events, details of people who asked not to be contacted: some should go, others shrink to a do-not-contact mark. A list that was never announced as a fundraising list should not quietly turn into one.</p>
<h2>Which system</h2>
<p>Below five hundred contacts, a template in <a href="/en/tools/toolsDetail/1043">Baserow</a> and the steps above are plenty. With more people, membership fees, receipts and filters, look at <a href="/en/tools/toolsDetail/1004">CiviCRM</a>, and first decide who will look after it for years. Without that person the finest system is sheet number twelve within six months.</p>
<p>Before you import, have a look at <a href="/en/news/215">the exit clause</a>.</p>`,
  },
}
