import type { DemoNews } from '../demo-types.ts'

export const planningVolunteerShifts: DemoNews = {
  number: 209,
  labels: ['guides'],
  publishedOn: '2026-06-16',
  byline: { zh: '益榫编辑部', en: 'Yisun editors' },
  title: { zh: '给志愿者排班，别再用接龙', en: 'Planning shifts without sign-up chains' },
  summary: {
    zh: '先算清每个时段需要几个人、会什么，再开放认领。留候补、留换班的办法，比催人更管用。',
    en: 'Work out how many people with which skills each slot needs, then open it for claiming. Reserves and an easy swap do more than reminders.',
  },
  body: {
    zh: `<p>群里接龙排班，二十人以内勉强能用。再多，就会出现三种事：热门时段挤满，早班没人；有人改了主意，悄悄从名单里消失；活动当天，组织者在打第十五个电话。</p>
<h2>第一步：从任务倒推人数</h2>
<p>不要从“有多少人报名”开始，从“这一小时要做完什么”开始。以一场助餐为例：打饭两人、登记一人、送餐上楼三人、机动一人，共七人。把每个岗位写成一张小卡：地点、起止时间、要站还是要坐、需不需要健康证、听谁指挥。</p>
<h2>第二步：切成人愿意认领的大小</h2>
<ul>
<li>一班两到四小时，最长不超过半天。</li>
<li>相邻两班重叠十五分钟，用来交接。</li>
<li>每班至少一位来过的人，新人不单独值守。</li>
<li>需要与儿童单独相处的岗位，任何时候都安排两名成年人。</li>
</ul>
<h2>第三步：开放认领，设上限和候补</h2>
<p>每个时段写明名额，满了自动进候补，这样不会人人都挑周六上午。用 <a href="/tools/toolsDetail/1043">Baserow</a> 的排班模板，或者 <a href="/tools/toolsDetail/1051">pretix</a> 里“零元票”的办法都可以：前者适合长期班，后者适合一次性活动。收集的信息只要称呼、手机号和会的技能，别顺手要身份证号；确实要买保险时，再单独收。</p>
<h2>第四步：让请假变得容易</h2>
<p>人们爽约，多半不是不负责，而是不好意思开口。把“来不了怎么办”写在确认消息的第一行，给一个链接，点一下就放回名额，候补的人立刻收到通知。约定一个时间点，比如开班前 24 小时；之后改，改打值班电话。</p>
<h2>提醒发三次就够</h2>
<table>
<thead><tr><th scope="col">什么时候</th><th scope="col">写什么</th></tr></thead>
<tbody>
<tr><td>认领之后立即</td><td>时间、地点、怎么请假、附日历文件</td></tr>
<tr><td>前两天</td><td>天气、穿什么、带什么、谁在门口接</td></tr>
<tr><td>当天早上</td><td>只给第一次来的人：怎么走到门口</td></tr>
</tbody>
</table>
<h2>结束以后</h2>
<p>当天由带班人确认每个人的起止时间，双方都点头，时长才作数，免得年底开证明时争执。每季度看一遍数据：哪个时段总缺人，就改时间；谁连续来了十次，就请他休息一周，或者问他愿不愿意带新人。排班表的终点不是把格子填满，而是让人下个月还想来。</p>`,
    en: `<p>Sign-up chains in a chat just about work for twenty people. Beyond that, three things happen: popular slots overflow while nobody takes the early one; somebody has a change of heart and quietly vanishes from the list; and on the day itself the organiser is making the fifteenth call.</p>
<h2>Step 1: from the task back to the number</h2>
<p>Do not begin with how many people signed up, begin with what has to be done in that hour. A lunch service, for instance: two to serve, one to register, three to carry meals upstairs, one spare, seven in all. Write a small card for each post: place, hours, standing or seated, health certificate or not, who leads.</p>
<h2>Step 2: slices that people will take</h2>
<ul>
<li>Two to four hours a shift, half a day at the very most.</li>
<li>A quarter of an hour's overlap for the handover.</li>
<li>At least one person who has been before; newcomers are never alone.</li>
<li>Where a post means being alone with children, two adults at all times.</li>
</ul>
<h2>Step 3: open claiming, with limits and reserves</h2>
<p>State the number of places for each slot and let late-comers join a waiting list, so that not everyone ends up on Saturday morning. The roster template in <a href="/en/tools/toolsDetail/1043">Baserow</a> suits regular duty; free tickets in <a href="/en/tools/toolsDetail/1051">pretix</a> suit single events. Ask for a name, a phone number and skills. An ID number is needed only where you take out insurance, and then separately.</p>
<h2>Step 4: make it easy to cancel</h2>
<p>Most people who fail to show up are not careless; they were too embarrassed to say so. Put "if you cannot come" in the first line of the confirmation, with a link that frees the place at one tap and tells the next in line. Agree on a limit, say 24 hours before the start, after which one phones the person on duty.</p>
<h2>Three reminders are enough</h2>
<table>
<thead><tr><th scope="col">When</th><th scope="col">What it says</th></tr></thead>
<tbody>
<tr><td>Right after claiming</td><td>Time, place, how to cancel, a calendar file</td></tr>
<tr><td>Two days before</td><td>Weather, what to wear and bring, who meets you</td></tr>
<tr><td>That morning</td><td>First-timers only: the way to the door</td></tr>
</tbody>
</table>
<h2>Afterwards</h2>
<p>The shift leader confirms start and end for each person on the same day. Hours count once both sides agree, which spares you arguments over certificates in December. Look at the figures every quarter. A slot that is always short needs another time; somebody who came ten times running deserves a week off, or the question whether they would like to guide newcomers. A roster has done its job not when the boxes are full but when people want to come back next month.</p>`,
  },
}
