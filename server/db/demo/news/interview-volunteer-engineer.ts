import type { DemoNews } from '../demo-types.ts'

export const interviewVolunteerEngineer: DemoNews = {
  number: 213,
  labels: ['stories', 'openness'],
  publishedOn: '2026-08-05',
  byline: { zh: '益榫编辑部', en: 'Yisun editors' },
  title: {
    zh: '对话一位志愿工程师：我最有用的一次帮忙是删代码',
    en: 'A volunteer engineer: "My most useful help was deleting code"',
  },
  summary: {
    zh: '受访者“方榫”是虚构的，问答由编辑部根据常见情形编写。他谈怎样问需求、怎样离开，以及为什么先看纸。',
    en: 'The interviewee, "Fang Sun", is invented, and the answers were composed from common situations. He speaks about asking for needs, about leaving well, and about looking at paper first.',
  },
  body: {
    zh: `<p><strong>说明：</strong>本篇人物与机构均为虚构，不对应任何真实的志愿者。</p>
<h2>你第一次到机构帮忙，做了什么？</h2>
<p>什么也没写。我在一家做助学的小机构坐了一天，看社工怎么登记。她把纸表上的信息抄进表格，再从表格抄进资助方的系统，同一个孩子抄三遍。我去之前已经写好半个小程序，回家路上把它删了。后来做的事，是让第二遍和第三遍变成一次导入。</p>
<h2>机构常常不知道自己要什么，怎么问？</h2>
<p>我不问“你要什么功能”，我问“上一次加班到很晚是为了什么”“哪张表你最怕弄丢”“谁休假的时候你最紧张”。三个问题下来，真正的需求已经摆在桌上了。还有一句很好用：“如果这件事不用电脑做，会怎样？”有时候答案是，挺好的。</p>
<h2>你说“先看纸”，是什么意思？</h2>
<p>纸表是一家机构想法的化石。哪一栏总空着，哪一栏写满了还往外溢，背面又记了些什么，都在告诉你系统该长什么样。我会拍下十张填好的表，请对方先遮住姓名，然后数每一栏的填写率。空着九成的那一栏，就不要做进系统。</p>
<h2>哪件事你后悔？</h2>
<p>给一个互助社写过一套排班系统，用的是我自己最喜欢的、很新的框架。一年后我换了城市，没有人会改。他们用一张共享表格，两天就把它换掉了，而且更顺手。那是我最该从头就给他们的东西。从那以后我的规矩是：能用现成的就不写，要写就写到下一个人看得懂，交付的第一天就写好“没有我怎么办”。</p>
<h2>那一页“没有我怎么办”写些什么？</h2>
<ul>
<li>东西在哪台机器上，谁付钱，哪天到期。</li>
<li>账号在密码库的哪个集合里，而不是密码本身。</li>
<li>每个月要做的三件事，配截图。</li>
<li>坏了先试什么，再找谁。</li>
<li>怎样把全部数据导出来，换一套别的。</li>
</ul>
<h2>工程师该不该看到服务对象的数据？</h2>
<p>能不看就不看。我用编造的名字做测试数据，要查真实故障时，请机构的人坐在旁边，由他操作。手机里不留任何截图。我也会请机构让我签一份保密承诺，不是他们不信我，是让以后来的人有章可循。</p>
<h2>想找志愿工程师的机构，你有什么建议？</h2>
<p>把任务写小：一件事、四周之内、有一个人每周能回答我两次。写“帮我们数字化”，来的人会很兴奋，然后很快消失；写“把 600 条旧记录去重并导入<a href="/tools/toolsDetail/1043">数据库模板</a>”，来的人会做完。</p>
<h2>最后，为什么一直做？</h2>
<p>因为有一天社工告诉我，她周五准时下班了，带孩子去游了泳。我没做出什么了不起的系统，但那一个下午，是接上了的。</p>
<p>听工程师说话觉得吃力的，备一份<a href="/news/224">二十个词的解释</a>。</p>`,
    en: `<p><strong>Please note:</strong> person and organisations in this piece are invented and stand for no real volunteer.</p>
<h2>What did you do on your first visit to a nonprofit?</h2>
<p>I wrote nothing. I spent a day at a small organisation for scholarships and watched how the social worker kept records. She copied the paper form into a sheet, and the sheet into the funder's system, three times for each child. I had come with half an app already written, and on the way home I deleted it. What we did in the end was to turn the second and third copy into one import.</p>
<h2>Organisations often do not know what they want. How do you ask?</h2>
<p>I do not ask which features they need. I ask what last kept them in the office late, which sheet they would hate to lose, and whose holiday makes them nervous. After three questions the real need lies on the table. Another good one is what would happen if no computer were involved. Sometimes the answer is: it would be fine.</p>
<h2>You say "look at paper first". Why?</h2>
<p>A paper form is the fossil of how people think. Which box stays empty, which overflows, what is written on the back: all of it tells you what a system should look like. I photograph ten completed forms with the names covered and count how often each box is used. A box that is empty nine times in ten does not go into the system.</p>
<h2>Is there something you regret?</h2>
<p>For a mutual-aid group I built a roster in a brand-new framework that I happened to love. A year later I moved away, and nobody could change it. They replaced it within two days by a shared spreadsheet that worked better. That is what I should have given them at the start. My rule since then: never write what exists already; if you must write, write so that the next person understands; and on the first day deliver a page called "without me".</p>
<h2>What is on that page?</h2>
<ul>
<li>Which machine it runs on, who pays, when that ends.</li>
<li>Which collection in the vault holds the logins, not the passwords.</li>
<li>Three things to do each month, with screenshots.</li>
<li>What to try first when it breaks, and whom to call next.</li>
<li>How to export everything and move to something else.</li>
</ul>
<h2>Should an engineer see the data of people served?</h2>
<p>Not if it can be avoided. I test with made-up names. When a real fault has to be traced, somebody from the organisation sits beside me and does the typing. I keep no screenshots on my phone. I also ask to sign a promise of confidentiality. They do trust me; it is for whoever comes after me.</p>
<h2>Any advice for those looking for a volunteer engineer?</h2>
<p>Make the task small: one thing, four weeks, one person who can answer me twice a week. Ask for "help with going digital" and people arrive excited and soon disappear. Ask for "merge 600 old records and import them into the <a href="/en/tools/toolsDetail/1043">database template</a>" and they will finish it.</p>
<h2>Finally, why do you go on?</h2>
<p>Because one day that social worker told me she had left on time on a Friday and taken her child swimming. I had not built anything great. But for that one afternoon, the parts fitted.</p>
<p>If engineers are hard to follow, keep <a href="/en/news/224">twenty words at hand</a>.</p>`,
  },
}
