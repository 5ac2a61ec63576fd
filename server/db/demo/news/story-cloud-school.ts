import type { DemoNews } from '../demo-types.ts'

export const storyCloudSchool: DemoNews = {
  number: 221,
  labels: ['stories', 'security'],
  publishedOn: '2026-11-04',
  byline: { zh: '益榫安全小组', en: 'Yisun security group' },
  title: {
    zh: '云朵助学社：一个公开链接和之后的三十天',
    en: 'Cloudlet Study Aid: one open link and the thirty days after',
  },
  summary: {
    zh: '一家虚构的助学机构发现，受助学生名单被一个“任何人可查看”的链接放在网上。他们在头一小时、头一周和一个月里做了什么。',
    en: 'An invented charity finds its list of pupils behind a link that anyone can open. What it did in the first hour, the first week and the first month.',
  },
  body: {
    zh: `<p><strong>说明：</strong>本篇中的机构、人物和事件都是虚构的，用来演示一次泄露可以怎样应对。</p>
<h2>星期四 16:20</h2>
<p>志愿者小满在搜索引擎里查自己社团的名字，结果第三条点进去，是一张在线表格：86 名学生的姓名、学校、监护人电话、家庭情况。链接的权限是“任何知道链接的人可查看”，两年前为了方便外地老师填写设的，后来有人把它贴进了一篇公开的招募文章。</p>
<h2>头一个小时：止住，留证</h2>
<ol>
<li>16:25，负责人把链接改为“仅限成员”，没有删表。删了就查不到谁看过。</li>
<li>16:30，截图、记下时间、导出访问记录，能看到的只有次数，没有名字。</li>
<li>16:40，改掉那篇文章，请搜索引擎删除快照。</li>
<li>17:10，三个人开电话会，定下一个人对外说话，其他人不在群里猜测。</li>
</ol>
<h2>当天晚上：判断和报告</h2>
<p>名单里有不满十四周岁孩子的信息，属于敏感个人信息，可能造成的伤害包括诈骗电话和校园里的指点。他们认定需要通知监护人，并当晚向主管部门报告：什么时候发现、涉及哪些内容、大约多少人、已经做了什么、联系人是谁。没查清的写“尚未查明”，不猜。</p>
<h2>头一周：一个一个打电话</h2>
<p>六个人分着打，每通电话说五句话：发生了什么，你家的哪些信息可能被看到，我们已经做了什么，请留意冒充老师要转账的电话，有事找谁。接电话的人里，有人生气，有人说没关系，有两位请求把孩子的资料全部删除，当天就删了，并回短信确认。</p>
<p>没有人用“技术原因”四个字。负责人说得很直接：“是我们设错了权限，两年没有检查。”</p>
<h2>一个月：把洞补上</h2>
<ul>
<li>清点所有分享链接，一共 41 个，关掉 33 个，其余加上密码和到期日。</li>
<li>家庭情况一栏整列删除，因为没有人说得出它用来做什么决定。</li>
<li>学生资料搬进<a href="/tools/toolsDetail/1031">加密文档</a>，只有两个人能打开；外地老师改填不显示已有记录的表单。</li>
<li>每季度第一个周一，由不管这件事的人检查一次分享设置，结果写进会议纪要。</li>
</ul>
<h2>他们后悔没早做的事</h2>
<p>没有一页现成的应急联系单，头二十分钟都花在找人上。后来那一页贴在了门后：谁关链接、谁留证、谁打电话、律师和主管部门的号码。你今天下午就可以写一张。</p>
<p>什么叫敏感个人信息、要通知谁，查<a href="/news/206">法律的七句大白话</a>。</p>`,
    en: `<p><strong>Please note:</strong> organisation, people and events in this piece are fiction; they show how a leak can be handled.</p>
<h2>Thursday, 16:20</h2>
<p>Volunteer Xiaoman searches the web for the name of her group. The third result opens an online sheet with 86 pupils: names, schools, guardians' numbers, family circumstances. Anyone who knows the link can view it. It was set that way two years ago so that teachers elsewhere could fill it in, and later somebody pasted it into a public call for volunteers.</p>
<h2>The first hour: stop it, keep the traces</h2>
<ol>
<li>At 16:25 the director restricts the link to members. The sheet is not deleted; that would have destroyed the access log.</li>
<li>At 16:30 they take screenshots, note the time and export the log, which shows counts but no names.</li>
<li>At 16:40 the public call is edited, and the search engine is asked to drop its cached copy.</li>
<li>At 17:10 three of them confer by phone. One person will speak for the group, and nobody speculates in the chat.</li>
</ol>
<h2>That evening: judge and report</h2>
<p>The list covers children under fourteen, so these are sensitive personal data, and harm is possible: fraudulent calls, gossip at school. They decide that guardians must be told, and report to the authority the same night: when it was found, what is affected, roughly how many people, what has been done, whom to contact. Where they do not know, they write "not yet established" and do not guess.</p>
<h2>The first week: call by call</h2>
<p>Six people share the calls, each of five sentences: what happened, which of your data may have been seen, what we have done, beware of callers posing as teachers who want money, and here is whom to reach. Some were angry, some said it did not matter. Two asked to have everything on their child deleted; it was done that day and confirmed by text.</p>
<p>Nobody blamed "technical reasons". The director put it plainly: "We set the rights wrong, and for two years we didn't look."</p>
<h2>The first month: close the holes</h2>
<ul>
<li>They counted their shared links: 41. Of these 33 were closed, and the others got a password and an end date.</li>
<li>The column on family circumstances was deleted entirely, as nobody could name a decision that it served.</li>
<li>Pupils' records moved into <a href="/en/tools/toolsDetail/1031">encrypted documents</a> that two people can open. Teachers elsewhere now fill in a form that shows no earlier entries.</li>
<li>On the first Monday of each quarter somebody from outside the task checks what is shared, and the result goes into the minutes.</li>
</ul>
<h2>What they wish they had done before</h2>
<p>There was no contact sheet for emergencies, and twenty minutes went on finding people. It hangs behind the door now: who closes the link, who keeps the traces, who calls, and the numbers of the lawyer and the authority. You could write yours this afternoon.</p>
<p>What counts as sensitive, and whom to tell, is in <a href="/en/news/206">the law in plain sentences</a>.</p>`,
  },
}
