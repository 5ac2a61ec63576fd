import type { DemoNews } from '../demo-types.ts'

export const storyReedBank: DemoNews = {
  number: 208,
  labels: ['stories', 'openness'],
  publishedOn: '2026-06-03',
  byline: { zh: '益榫编辑部', en: 'Yisun editors' },
  title: {
    zh: '苇岸守河队：从九千张照片到一张表',
    en: 'Reedbank River Watch: from nine thousand photos to one table',
  },
  summary: {
    zh: '一支虚构的巡河志愿队，怎样把三年的随手拍整理成能公开、能比较的数据，又为什么删掉了其中一半。',
    en: 'How an invented team of river volunteers turned three years of snapshots into data that can be published and compared, and why it threw half of them away.',
  },
  body: {
    zh: `<p><strong>说明：</strong>“苇岸守河队”和文中的人物、河流都是为演示编写的，现实中并不存在；做法是真的可以照着做的。</p>
<h2>照片越多，越说不清</h2>
<p>守河队有四十来位志愿者，每个周末沿着一条叫“小苇河”的支流走。大家见到排口、垃圾、死鱼就拍，三年攒了九千多张，全在群相册里。环保部门的人来座谈，问了一句：“哪几段变好了，哪几段变差了？”没有人答得上来。</p>
<p>队长老苇后来说，照片只记录了大家看见了什么，没有记录大家去看过哪里。某个点没有照片，可能是水很干净，也可能是那天没人去。</p>
<h2>先定点，再定题</h2>
<p>他们停拍了一个月，做了两件事。第一件，把河分成十二个固定点位，每月第二个周六必到，水清也要记一条“正常”。第二件，把想知道的事压缩成六道题：水色、气味、漂浮物、排口是否出水、岸边施工、一张朝固定方向拍的照片。每道题都有选项，附一张对照色卡。</p>
<p>表单做在 <a href="/tools/toolsDetail/1022">QField</a> 里，手机没信号也能填，点位预先放在地图上，走近了才能开始登记。培训只用了一个下午，因为要学的东西只有六道题。</p>
<h2>旧照片怎么办</h2>
<p>九千张里，能确定地点和日期的不到一半。队里争论了两次，最后决定：能确定的，由四个人花六个周末补成记录，注明“补录”；拍到邻居院子、车牌和人脸的，一律删除；剩下的不进数据库。有人心疼，老苇的话是：说不清来历的数据，会把说得清的也拖下水。</p>
<h2>公开之后</h2>
<p>第十个月，守河队把表格放上了自己的网页：一个 CSV 文件，一页字段说明，一句许可——采用知识共享署名 4.0，谁都可以用，注明来源即可。发布前他们把点位坐标取到小数点后三位，大约一百米，这样既能比较河段，又不会指到某一户的门口。</p>
<p>接着发生了没想到的事：一位中学老师拿它给学生上统计课，学生指出第七号点有两个月的水色填反了。守河队改正、记下修改日期、重新发布。错误被别人发现，在他们看来正是公开的用处。</p>
<h2>可以带走的三条</h2>
<ul>
<li>先写下要回答的问题，再决定拍什么。</li>
<li>“去了，一切正常”也是数据。</li>
<li>公开时写清三样：每一列的意思、怎么采的、别人可以怎么用。</li>
</ul>
<p>想知道几种开放许可的差别，可以看<a href="/news/212">给理事会的讲解</a>。</p>`,
    en: `<p><strong>Please note:</strong> Reedbank River Watch, its people and its river were made up for this demonstration. The method is real, and you can copy it.</p>
<h2>The more photos, the less to say</h2>
<p>Some forty volunteers walk a tributary called the Little Reed every weekend. They photographed each outfall, each heap of rubbish, each dead fish, until after three years more than nine thousand pictures filled the group album. Then a visitor from the environment office asked which stretches had become better and which worse. Nobody could answer.</p>
<p>The photos, team leader Old Reed said later, recorded what people had seen and not where they had looked. A spot without pictures might be clean, or nobody had gone there that day.</p>
<h2>Fix the places, then the questions</h2>
<p>For a month they stopped taking pictures and did two things. They divided the river into twelve fixed points, visited on the second Saturday of each month, where clear water gets a record as well: "normal". And they boiled their curiosity down to six questions: colour, smell, floating matter, whether the outfall runs, building works on the bank, and one photo in a fixed direction. Every question has options, with a colour card for comparison.</p>
<p>The form lives in <a href="/en/tools/toolsDetail/1022">QField</a>, works without a signal and shows the points on the map; a record can be started only nearby. Training took one afternoon, because six questions were all there was to learn.</p>
<h2>And the old pictures?</h2>
<p>For fewer than half could place and date be established. After two rounds of argument the team decided. What was certain, four people turned into records over six weekends, marked as added later. Whatever showed a neighbour's yard, a licence plate or a face was deleted. The remainder stayed out of the database. Some found that hard; data of unknown origin, Old Reed held, drag the known ones down with them.</p>
<h2>After publication</h2>
<p>In the tenth month the table went onto the team's web page: one CSV file, one page explaining the columns, and one line of licence, Creative Commons Attribution 4.0, so that anyone may use it and names the source. Beforehand the coordinates were cut to three decimals, roughly a hundred metres. Stretches can still be compared, but no household is pointed at.</p>
<p>What followed surprised them. A school teacher used the table for a statistics lesson, and the pupils noticed that two months of water colour at point seven were swapped. The team corrected them, noted the date and published again. That strangers find your mistakes, they feel, is what publishing is for.</p>
<h2>Three things to take along</h2>
<ul>
<li>Write down the question before deciding what to photograph.</li>
<li>"We went, all normal" is data too.</li>
<li>When publishing, state three things: what each column means, how it was gathered, and what others may do with it.</li>
</ul>
<p>How open licences differ is told in <a href="/en/news/212">the piece for boards</a>.</p>`,
  },
}
