import type { DemoNews } from '../demo-types.ts'

export const mapsBeforeTheFlood: DemoNews = {
  number: 210,
  labels: ['guides', 'openness'],
  publishedOn: '2026-06-30',
  byline: { zh: '益榫编辑部', en: 'Yisun editors' },
  title: { zh: '汛期来之前，先把图准备好', en: 'Get the maps ready before the flood season' },
  summary: {
    zh: '救灾时再学画图就晚了。平时备好底图、点位和一套坐标规矩，灾时才能把求助、物资和道路放在同一张图上。',
    en: 'In the middle of a disaster it is too late to learn mapping. Prepare base map, places and one rule for coordinates now, so that calls, supplies and roads fit on one map then.',
  },
  body: {
    zh: `<p>每次暴雨之后，网上都会出现好几张求助地图，有的点在河里，有的点早已获救却没人更新。画图的软件并不难，难的是平时没有约定。下面这些事，五月和六月就可以做完。</p>
<h2>先统一坐标</h2>
<p>国内常用的坐标有三套：GPS 设备记录的 WGS-84，多数国内地图应用用的 GCJ-02，百度地图用的 BD-09。混在一起，点位会偏出去几十到几百米，足够把人指到河对岸。约定一条：所有表格都加一列写明用的是哪套，并且同时写文字地址和标志物，“村小学东侧第二排”往往比小数点更管用。</p>
<h2>备好三层底</h2>
<ul>
<li><strong>底图：</strong>对外发布要用带审图号的地图，不要自己截一张国界线就往外贴。<a href="/tools/toolsDetail/1021">uMap</a> 的托管版已经换好这样的底图。</li>
<li><strong>不会动的点：</strong>避险场所、卫生院、仓库、能停直升机的平地、平时就积水的涵洞。逐个核实电话，写上核实日期。</li>
<li><strong>会动的点：</strong>求助、物资、断路。灾时才填，但表头现在就定。</li>
</ul>
<h2>定一张最短的登记表</h2>
<p>只留七列：编号、时间、村组与标志物、人数（其中老人、孩子、伤病各几人）、最急需什么、状态、核实人。电话单独放在一张受限的表里，不上公开图。状态只有四个词：待核实、已核实、已派人、已解决，每改一次都写时间。</p>
<h2>谁看哪张图</h2>
<table>
<thead><tr><th scope="col">给谁</th><th scope="col">看什么</th><th scope="col">不看什么</th></tr></thead>
<tbody>
<tr><td>公众</td><td>避险场所、发放点、绕行路线</td><td>求助者的位置和姓名</td></tr>
<tr><td>核实员</td><td>全部求助与照片</td><td>财务和库存价格</td></tr>
<tr><td>一线小队</td><td>本村组的点，能离线打开</td><td>其他村组的电话</td></tr>
</tbody>
</table>
<h2>演练一个下午</h2>
<ol>
<li>假设上午十点停电断网，用 <a href="/tools/toolsDetail/1003">KoboToolbox</a> 离线登记十条。</li>
<li>两名核实员打电话确认，剔除重复的三条。</li>
<li>在地图上标出，派给两支小队，各打印一份 A3 图。</li>
<li>一小时后更新状态，看谁的图没跟上。</li>
</ol>
<p>演练完，把最拖时间的一步写下来改掉。人手不足以全天核实，就不要开放公众上报：一条没人核实的求助，比没有地图更耽误人。</p>
<h2>退水之后</h2>
<p>关闭公开入口，留下统计，删掉个人位置，把经过和教训写成两页纸交给明年的人。</p>`,
    en: `<p>After every great rain several maps of calls for help appear online. Some points lie in the river; some people were rescued long ago and nobody updated the mark. Drawing software is not the hard part. What is missing are agreements made in quiet times, and May and June are long enough for all of the following.</p>
<h2>One rule for coordinates</h2>
<p>Three systems are in use in China: WGS-84, which GPS devices record; GCJ-02, used by most domestic map apps; and BD-09 of Baidu Maps. Mixed up, they shift a point by tens to hundreds of metres, enough to send people to the wrong bank. Agree that every table has a column naming its system, and always add a written address with a landmark. "Second row east of the village school" often beats decimals.</p>
<h2>Three layers in advance</h2>
<ul>
<li><strong>The base:</strong> a published map needs an approval number from the authorities; do not paste a screenshot with borders on it. The hosted <a href="/en/tools/toolsDetail/1021">uMap</a> comes with an approved base.</li>
<li><strong>What stays put:</strong> shelters, clinics, warehouses, flat ground for a helicopter, underpasses that flood every year. Ring each number and note the date.</li>
<li><strong>What moves:</strong> calls for help, supplies, blocked roads. They are entered when it happens, but their columns are settled now.</li>
</ul>
<h2>The shortest possible record</h2>
<p>Keep seven columns: number, time, hamlet and landmark, people (with how many old, young, ill), most urgent need, state, verified by. Phone numbers go into a separate restricted table and never onto the public map. There are four states, each change with its time: to be verified, verified, team sent, resolved.</p>
<h2>Who sees what</h2>
<table>
<thead><tr><th scope="col">Reader</th><th scope="col">Sees</th><th scope="col">Does not see</th></tr></thead>
<tbody>
<tr><td>The public</td><td>Shelters, distribution points, detours</td><td>Where callers are and who they are</td></tr>
<tr><td>Verifiers</td><td>All calls with photos</td><td>Accounts and stock prices</td></tr>
<tr><td>Teams on the ground</td><td>Points in their own hamlets, offline</td><td>Phone numbers of other hamlets</td></tr>
</tbody>
</table>
<h2>Rehearse for an afternoon</h2>
<ol>
<li>Suppose power and network fail at ten; record ten calls offline with <a href="/en/tools/toolsDetail/1003">KoboToolbox</a>.</li>
<li>Two verifiers ring back and drop the three duplicates.</li>
<li>Mark them, assign two teams, print an A3 map for each.</li>
<li>Update after an hour and see whose map fell behind.</li>
</ol>
<p>Note the step that cost most time and change it. Unless people can verify round the clock, do not open the map to public reports: a call that nobody checks does more harm than no map at all.</p>
<h2>When the water is gone</h2>
<p>Close the public entrance, keep the totals, delete personal positions, and leave two pages of events and lessons to next year's team.</p>`,
  },
}
