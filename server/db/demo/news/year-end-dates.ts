import type { DemoNews } from '../demo-types.ts'

export const yearEndDates: DemoNews = {
  number: 223,
  labels: ['programmeNews'],
  publishedOn: '2026-11-16',
  byline: { zh: '益榫示范运营中心', en: 'Yisun Demonstration Centre' },
  title: {
    zh: '岁末安排：额度换年、元旦与春节的答复时间',
    en: 'Year-end dates: quotas, New Year and Spring Festival',
  },
  summary: {
    zh: '年度名额和额度在 12 月 31 日结束，1 月 1 日重新开始。元旦、春节期间哪些天不计入工作日，应急事项怎么找到人。',
    en: 'Yearly stock and allowances end on 31 December and begin anew on 1 January. Which days do not count at New Year and Spring Festival, and whom to reach in an emergency.',
  },
  body: {
    zh: `<p>又到一年收尾的时候。请把下面几个日子记进日历，尤其是打算在年底前提交申领的团队。</p>
<h2>额度怎样换年</h2>
<ul>
<li>工具的年度名额、机构的年度额度，都按北京时间的日历年计算，剩余的不结转。</li>
<li>12 月 31 日 24:00 前提交成功的申领，占用 2026 年的额度，即使审核在新年才完成。</li>
<li>保存为草稿的不占额度；草稿在最后一次修改 90 天后清除，清除前 7 天会提醒你。</li>
<li>1 月 1 日零点起，所有页面显示 2027 年的名额。</li>
</ul>
<p>名额紧张的工具，页面上的剩余数是实时的。不必抢在最后一晚提交：材料不齐的申领会请你补充，占着名额却开不了工。</p>
<h2>答复时间</h2>
<table>
<thead><tr><th scope="col">时段</th><th scope="col">安排</th></tr></thead>
<tbody>
<tr><td>12 月 25 日至 31 日</td><td>照常审核，答复可能比平时晚一两天</td></tr>
<tr><td>2027 年 1 月 1 日</td><td>元旦，不计入工作日</td></tr>
<tr><td>2027 年 2 月 5 日至 8 日</td><td>除夕至正月初三，法定假日，不计入工作日</td></tr>
</tbody>
</table>
<p>调休和连休以国务院办公厅公布的安排为准，公布后我们录入工作日历，各项期限会自动顺延，你不用做什么。补充材料的 14 天按自然日计算；期限落在春节假期里、确实来不及的，放假前在申领页留言，审核员会看到。</p>
<h2>值班</h2>
<ul>
<li>托管工具在假期里照常运行，每日备份不停。</li>
<li>灾害应急类工具有人昼夜值守，快速通道照常开放。</li>
<li>账号被盗、资料泄露，请写信到 help@yisun.example，标题以“紧急”开头，值班同事当天回复。</li>
</ul>
<h2>请你在放假前做的三件事</h2>
<ol>
<li>确认团队里至少有两个人收得到消息，避免期限到了却没人看见。</li>
<li>检查快要到期的机构认证，有效期 24 个月，到期前 60 天起可以续。</li>
<li>关掉办公室的电脑和移动硬盘，把一份备份带离办公室。</li>
</ol>
<p>春节后的第一个工作周申领最多。如果不着急，二月下旬提交，等待反而更短。</p>
<p>审核的每一步怎样计时，写在<a href="/news/218">申领由谁、按什么决定</a>。</p>`,
    en: `<p>The year is drawing to its close. Please note these dates, above all if your team means to send an application before it ends.</p>
<h2>How quotas change with the year</h2>
<ul>
<li>A tool's yearly stock and an organisation's allowance follow the calendar year in China, and what is left lapses.</li>
<li>An application sent before midnight on 31 December uses 2026, even where its review ends in the new year.</li>
<li>A draft takes up nothing. It is erased 90 days after its last change, with a reminder a week earlier.</li>
<li>From 1 January, 0:00, every page shows the places of 2027.</li>
</ul>
<p>Where places are scarce, the number on the page is live. There is no need to rush on the last evening: an application with papers missing comes back to you, holding a place while nothing can start.</p>
<h2>Times of answering</h2>
<table>
<thead><tr><th scope="col">When</th><th scope="col">What to expect</th></tr></thead>
<tbody>
<tr><td>25 to 31 December</td><td>Reviews go on, answers may take a day or two longer</td></tr>
<tr><td>1 January 2027</td><td>New Year's Day, not a working day</td></tr>
<tr><td>5 to 8 February 2027</td><td>New Year's Eve to the third day of Spring Festival, statutory holidays, not working days</td></tr>
</tbody>
</table>
<p>Longer breaks and working weekends follow the schedule of the State Council's General Office. Once it is out we enter it into the calendar, and terms counted in working days move by themselves. The 14 days for sending more material are calendar days. If yours end within the festival and you cannot make it, leave a message on the page of your application before the break, and the reviewer will see it.</p>
<h2>On duty</h2>
<ul>
<li>Hosted tools run through the holidays, daily backups included.</li>
<li>For emergency tools somebody is on duty day and night, and their fast lane stays open.</li>
<li>For a stolen account or leaked data write to help@yisun.example with a subject that begins with "Urgent", and the colleague on duty replies the same day.</li>
</ul>
<h2>Three things before you leave</h2>
<ol>
<li>Make sure that at least two people in the team receive messages, so that no term passes unseen.</li>
<li>Look at your organisation's verification: it holds for 24 months and can be renewed from 60 days before its end.</li>
<li>Switch off computers and portable disks, and take one backup out of the office.</li>
</ol>
<p>The first working week after Spring Festival is the busiest of all. If there is no hurry, an application sent in late February waits less.</p>
<p>How each step is timed stands in <a href="/en/news/218">the account of how applications are decided</a>.</p>`,
  },
}
