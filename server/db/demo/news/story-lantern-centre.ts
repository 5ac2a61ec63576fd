import type { DemoNews } from '../demo-types.ts'

export const storyLanternCentre: DemoNews = {
  number: 217,
  labels: ['stories'],
  publishedOn: '2026-09-23',
  byline: { zh: '益榫编辑部', en: 'Yisun editors' },
  title: {
    zh: '灯花日间中心：第一次上线失败，第二次只做一件事',
    en: 'Lampwick Day Centre: one failure, then one thing only',
  },
  summary: {
    zh: '一家虚构的日间照料中心买来大系统，三周后回到纸笔。半年后重来，只换掉了早晨的签到表。',
    en: 'An invented day centre bought a big system and was back to pen and paper after three weeks. Half a year on it began again, and replaced nothing but the morning register.',
  },
  body: {
    zh: `<p><strong>说明：</strong>“灯花日间照料中心”并不存在，人物是编出来的。如果你觉得眼熟，那是因为这样的事太常见。</p>
<h2>第一次：什么都想管</h2>
<p>灯花中心每天接待五十多位长者，四位工作人员。主任参观了一家大机构，回来决定上线一套管理系统：签到、用药、餐食、家属沟通、绩效，一共十四个模块。培训两天，第三天停用所有纸表。</p>
<p>头一周，早晨门口排起了队，因为每位老人都要在平板上找名字，而系统按拼音排序，护理员梅姐不会拼音。第二周，用药记录和纸上的对不上，大家不敢信屏幕，又偷偷记回本子。第三周，一位家属投诉餐食过敏没有交代到，查下来是两边各记了一半。主任当天宣布：全部回到纸上。</p>
<h2>中间那半年</h2>
<p>他们没有急着换一款软件，而是把每个人每天写字的时间记了两个星期。结果让所有人意外：最耗时间的不是用药，是签到。一张名单要抄四遍，厨房一份、护理一份、档案一份、月底给街道一份，每天合起来将近两个小时。</p>
<h2>第二次：只换签到</h2>
<p>这次用的是<a href="/tools/toolsDetail/1043">表格数据库</a>，由一位志愿者花三个晚上搭好。平板上是老人的头像，按座位排，不按拼音；点一下变绿，再点一下取消。点完，厨房的屏幕立刻显示今天几份软食、几份低糖；月底的报表自己汇总。</p>
<ul>
<li>头两周纸和平板一起用，每天下班对一次，差一个人就查原因。</li>
<li>照片由家属签字同意，不愿意拍的，用本人挑的一朵花代替。</li>
<li>平板断网时也能点，晚上自动补传；真坏了，抽屉里永远有十张空白表。</li>
</ul>
<p>梅姐成了教别人的人。她说：“它只管一件事，我就不怕它。”</p>
<h2>后来</h2>
<p>四个月后，大家自己提出要加第二件事：餐食忌口。再过三个月，是家属来电的登记。用药至今还在纸上，因为护士认为双人签字的纸本更稳妥，没有人催她。</p>
<h2>主任写在总结里的话</h2>
<blockquote><p>我们以前问的是“这套系统能做什么”。现在问的是“谁的哪两个小时会回来”。</p></blockquote>
<p>想照着做的机构，可以从一件小事开始：拿一张纸，连续五天，写下每次重复抄写的内容和分钟数。最长的那一行，就是你的第一步。</p>`,
    en: `<p><strong>Please note:</strong> Lampwick Day Centre does not exist, and its people are made up. If it sounds familiar, that is because such things are so common.</p>
<h2>The first time: everything</h2>
<p>Lampwick looks after more than fifty older people a day with a staff of four. After visiting a large institution the manager decided on a system: register, medication, meals, families, performance, fourteen modules in all. There were two days of training, and on the third all paper was abolished.</p>
<p>In the first week a queue formed at the door each morning. Every guest had to be found on a tablet sorted by pinyin, which carer Mei had never learnt. In the second, medication on screen and on paper disagreed, people stopped trusting the screen, and the notebooks quietly returned. In the third, a family complained that an allergy had been overlooked: half of it had been recorded here and half there. That day the manager announced the return to paper.</p>
<h2>The half-year between</h2>
<p>They did not rush to another product. For two weeks they timed what each person wrote in a day, and the result surprised them all. It was not medication that took longest but the register. One list was copied four times, for the kitchen, for the carers, for the files and at month's end for the district: close to two hours a day altogether.</p>
<h2>The second time: the register alone</h2>
<p>Now it was a <a href="/en/tools/toolsDetail/1043">table database</a>, set up by a volunteer in three evenings. The tablet shows faces, ordered by seat instead of pinyin; a tap turns one green, another tap takes it back. When the last face is done, the kitchen screen says how many soft and how many low-sugar meals are wanted, and the monthly report adds itself up.</p>
<ul>
<li>Paper and tablet ran side by side for two weeks, compared every evening down to a single name.</li>
<li>Families agreed to the photos in writing; whoever preferred none chose a flower.</li>
<li>The tablet works without a connection and catches up at night, and ten blank sheets lie in the drawer for good.</li>
</ul>
<p>Mei became the one who teaches the others. "It does one thing," she said, "so it doesn't scare me."</p>
<h2>Since then</h2>
<p>Four months later the staff themselves asked for a second thing, diets and allergies, and three months after that for calls from families. Medication is on paper to this day: the nurse finds two signatures on a sheet safer, and nobody presses her.</p>
<h2>What the manager wrote</h2>
<blockquote><p>We used to ask what the system could do. Now we ask whose two hours will come back.</p></blockquote>
<p>To do likewise, begin small. For five days write down everything you copy, with the minutes it takes. The longest line is your first step.</p>`,
  },
}
