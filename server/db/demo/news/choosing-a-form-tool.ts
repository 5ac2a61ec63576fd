import type { DemoNews } from '../demo-types.ts'

export const choosingAFormTool: DemoNews = {
  number: 201,
  labels: ['guides'],
  publishedOn: '2026-03-04',
  byline: { zh: '益榫编辑部', en: 'Yisun editors' },
  title: { zh: '选表单工具之前，先回答五个问题', en: 'Five questions to answer before choosing a form tool' },
  summary: {
    zh: '报名、问卷、入户登记看着都是“填表”，合适的工具却不一样。用五个问题把范围缩到一两款，再花一小时试填。',
    en: 'Sign-ups, surveys and household visits all look like filling in forms, yet they need different tools. Five questions narrow the choice to one or two; an hour of trying settles it.',
  },
  body: {
    zh: `<p>一家机构常常同时用着三四种表单：聊天群里的接龙、免费的在线问卷、打印出来的登记表，还有某位同事自己做的表格。问题往往到汇总那天才露出来：同一个人写了两种电话，日期有四种写法，照片散在各人手机里。与其先看功能清单，不如先回答下面五个问题。</p>
<h2>一、谁来填，在哪里填</h2>
<p>填表的人自己有手机、有网络，用网页问卷就够了。由工作人员拿着手机替别人填，而且要去没有信号的地方，就必须选能离线保存的工具，例如 <a href="/tools/toolsDetail/1003">KoboToolbox</a> 或 <a href="/tools/toolsDetail/1011">ODK</a>。不要靠“先截图、回来再补录”过日子，补录一次就多一次抄错的机会。</p>
<h2>二、填一次，还是长期跟踪同一批人</h2>
<p>一次性的活动报名，收完就结束。助学、康复、回访这类工作要把今年和去年的记录接上，需要稳定的编号。选工具时问一句：它能不能在第二次填写时自动带出上一次登记的人？</p>
<h2>三、收集的内容有多敏感</h2>
<p>只问姓名和到场人数，与问病情、收入、家庭住址，是两回事。后一种情况要看清数据存在哪里、谁能导出、能不能设定删除日期。凡是不打算使用的题目，现在就删掉。</p>
<h2>四、结果交给谁看</h2>
<ul>
<li>给自己看：能导出成表格即可。</li>
<li>给资助方看：要有固定口径，选项尽量用单选，少用填空。</li>
<li>给公众看：先去掉能认出个人的列，再做图。</li>
</ul>
<h2>五、不用了怎么带走</h2>
<p>试用时就导出一次，看看照片、定位和时间是否都在，题目的编号有没有变成乱码。只能逐页截图的工具，再好看也不要用来存档案。</p>
<h2>把答案对到工具上</h2>
<table>
<thead><tr><th scope="col">你的情况</th><th scope="col">先试哪一类</th></tr></thead>
<tbody>
<tr><td>收一次讲座报名</td><td>活动报名工具，或最轻的在线表单</td></tr>
<tr><td>做基线调查、量表</td><td><a href="/tools/toolsDetail/1002">LimeSurvey</a> 这样的问卷系统</td></tr>
<tr><td>山里入户、灾后登记</td><td>能离线的采集工具</td></tr>
<tr><td>同一批人跟踪三年</td><td>支持编号和回访名单的采集工具</td></tr>
</tbody>
</table>
<h2>最后，花一小时试填</h2>
<p>找三位真正会用它的人：一位年纪大的，一位手机旧的，一位从没见过这张表的。让他们当着你的面填完，你只看，不提示。哪一题让人停下超过十秒，就改哪一题。改到没有人停下来，再发出去。</p>
<p>题目里有敏感内容的，先读<a href="/news/206">服务对象的个人信息</a>。</p>`,
    en: `<p>Many organisations run three or four kinds of forms at once: sign-up chains in a chat group, a free online survey, printed sheets, and a spreadsheet that one colleague built. Trouble shows on the day the results are added up. One person gave two phone numbers, dates come in four styles, and the photos sit on different phones. So put the feature lists aside and begin with five questions.</p>
<h2>1. Who fills it in, and where</h2>
<p>If people answer on their own phones with a connection, a web survey will do. If your staff record answers for others in places without a signal, you need a tool that saves offline, such as <a href="/en/tools/toolsDetail/1003">KoboToolbox</a> or <a href="/en/tools/toolsDetail/1011">ODK</a>. Screenshots now and typing later is no plan: each copy is another chance for a slip.</p>
<h2>2. Once, or the same people over time</h2>
<p>A sign-up for one event ends when the event does. Scholarships, therapy and follow-up visits have to link this year's record with last year's, which takes a stable number for each person. Ask whether the tool can bring up somebody you registered earlier when you visit them again.</p>
<h2>3. How sensitive the answers are</h2>
<p>A name and a head count are one thing; illness, income and a home address are another. For the latter, find out where the data live, who can export them and whether you can set a date for deletion. Any question whose answer nobody will use goes out today.</p>
<h2>4. Who will read the results</h2>
<ul>
<li>Only you: an export to a spreadsheet is enough.</li>
<li>A funder: fix the definitions and prefer choices to free text.</li>
<li>The public: strip every column that could identify a person before drawing a chart.</li>
</ul>
<h2>5. How you leave</h2>
<p>Export once while you are still trying it out. Look whether photos, positions and times came along and whether the text is readable. A tool that only lets you take screenshots is no place for records, however pretty it is.</p>
<h2>From answers to tools</h2>
<table>
<thead><tr><th scope="col">Your case</th><th scope="col">Try first</th></tr></thead>
<tbody>
<tr><td>Sign-up for one talk</td><td>An event tool, or the lightest web form</td></tr>
<tr><td>Baseline study, rating scales</td><td>A survey system such as <a href="/en/tools/toolsDetail/1002">LimeSurvey</a></td></tr>
<tr><td>Mountain visits, damage records</td><td>A collection tool that works offline</td></tr>
<tr><td>The same people for three years</td><td>A collection tool with case numbers and visit lists</td></tr>
</tbody>
</table>
<h2>Then spend an hour trying</h2>
<p>Find three people who would really use the form: one older, one with an old phone, one who has never seen it. Watch them fill it in and say nothing. Wherever somebody stops for more than ten seconds, rewrite that question. Send it out when nobody stops any more.</p>
<p>For sensitive questions, read on: <a href="/en/news/206">data of the people you serve</a>.</p>`,
  },
}
