import type { DemoNews } from '../demo-types.ts'

export const readingAnExitClause: DemoNews = {
  number: 215,
  labels: ['guides', 'openness'],
  publishedOn: '2026-09-02',
  byline: { zh: '益榫编辑部', en: 'Yisun editors' },
  title: { zh: '开始用之前，先读退出那一条', en: 'Read the exit clause before you begin' },
  summary: {
    zh: '再好的工具也有分手的一天。签之前看清六处：格式、附件、期限、费用、清除和接手，并当场试导一次。',
    en: 'Even the best tool comes to an end some day. Check six points before signing: format, attachments, time, cost, erasure and takeover, and try one export on the spot.',
  },
  body: {
    zh: `<p>挑工具时，人人都问“怎么开通”，很少有人问“怎么离开”。可是赠送会到期，公司会转型，价格会涨，机构也会变。退出条款写得好不好，决定了三年的资料是跟你走，还是留在别人的服务器上。</p>
<h2>六处要看清</h2>
<ol>
<li><strong>格式。</strong>导出来的是不是别的软件读得了的格式：表格用 CSV 或 Excel，日历用 ICS，通讯录用 VCF，地图用 GeoJSON，文档用 DOCX 或 ODT。只给 PDF 或截图的，等于没有。</li>
<li><strong>附件与关系。</strong>照片、合同扫描件、聊天里的文件会不会一起出来？“这笔捐款属于哪个人”这样的对应关系还在吗？</li>
<li><strong>期限。</strong>停用之后还能取多少天？少于 30 天的要警惕，放长假就错过了。</li>
<li><strong>费用与人手。</strong>导出要不要另外付钱，是自己点按钮就行，还是要排队等客服。</li>
<li><strong>清除。</strong>对方多久删掉你的数据和备份，给不给书面记录。服务对象的资料，这一条不能少。</li>
<li><strong>接手。</strong>同类软件里有谁能导入它？有一个现成的去处，胜过十页保证。</li>
</ol>
<h2>几种写法，各是什么意思</h2>
<table>
<thead><tr><th scope="col">条款里这么写</th><th scope="col">实际上是</th></tr></thead>
<tbody>
<tr><td>用户可随时自行导出全部数据</td><td>好，当场点一次验证“全部”</td></tr>
<tr><td>我方将提供合理协助</td><td>没说几天、没说收费，请对方补上</td></tr>
<tr><td>账号注销后数据立即清除</td><td>要先导出再注销，顺序错了就没了</td></tr>
<tr><td>我方有权保留数据用于改进服务</td><td>涉及个人信息的，要求删去这句</td></tr>
</tbody>
</table>
<h2>当场试一次</h2>
<p>用三条假数据建好，导出，拿到另一台电脑上打开。看汉字有没有乱码（编码选 UTF-8），日期有没有变成一串数字，长的编号末尾有没有变成 0。Excel 直接打开 CSV 时，十五位以上的数字会丢掉后面几位，身份证号就是这样坏掉的；要用“从文本导入”并把那一列设为文本。</p>
<h2>本工具箱怎么写</h2>
<p>每款工具的页面都有“怎样带走数据”和“捐赠结束后的费用”两段，申领之前先读这两段。由本项目托管的，<a href="/toolDonationAgreement">工具捐赠协议</a>约定停用后数据至少再留 60 天，然后清除并出具记录。哪一款的说明与你试出来的不一样，请告诉我们，我们会改正页面。</p>
<h2>写一页自己的退出计划</h2>
<p>开通当天就写：谁有权导出、存到哪里、每季度导一次、万一停用第一周先用什么顶上。贴在交接手册里。它的作用像灭火器，最好一直用不上。</p>
<p>到期之后的钱怎么安排，见<a href="/news/220">明年的预算</a>。</p>`,
    en: `<p>When choosing tools everybody asks how to get in, and hardly anyone how to get out. Yet gifts expire, companies change course, prices rise, and organisations change too. The exit clause decides whether three years of records come with you or stay on somebody else's server.</p>
<h2>Six points to check</h2>
<ol>
<li><strong>Format.</strong> Will other software read the export? Tables as CSV or Excel, calendars as ICS, contacts as VCF, maps as GeoJSON, documents as DOCX or ODT. PDF or screenshots alone amount to nothing.</li>
<li><strong>Attachments and links.</strong> Do photos, scanned contracts and files from chats come along? Does the export still know which gift belongs to which person?</li>
<li><strong>Time.</strong> For how many days after closing can you fetch your data? Be wary of fewer than 30; a long holiday eats them up.</li>
<li><strong>Cost and hands.</strong> Is it a button you press, or a queue at customer service, possibly with a fee?</li>
<li><strong>Erasure.</strong> When are your data and their backups deleted, and do you get that in writing? For records of people you serve this point is a must.</li>
<li><strong>Takeover.</strong> Which similar product can import them? One known destination is worth more than ten pages of assurances.</li>
</ol>
<h2>What the wording means</h2>
<table>
<thead><tr><th scope="col">The clause says</th><th scope="col">In practice</th></tr></thead>
<tbody>
<tr><td>Users may export all their data at any time</td><td>Good; press the button and verify the "all"</td></tr>
<tr><td>We will provide reasonable assistance</td><td>No days and no price are named, so ask for both</td></tr>
<tr><td>Data are erased as soon as the account is closed</td><td>Export first, close later; the wrong order loses everything</td></tr>
<tr><td>We may retain data to improve our service</td><td>Where personal data are concerned, ask to strike this out</td></tr>
</tbody>
</table>
<h2>Try it on the spot</h2>
<p>Enter three made-up records, export them and open the file on another computer. Are the Chinese characters intact (choose UTF-8)? Did dates turn into numbers? Do long numbers end in zeros? Excel drops digits after the fifteenth when it opens a CSV directly, which is how ID numbers get ruined; use the text import and declare that column as text.</p>
<h2>How this toolbox puts it</h2>
<p>Every tool's page has a part on leaving with your data and one on the cost after the donation ends; read both before you apply. For what we host, the <a href="/en/toolDonationAgreement">donation agreement</a> keeps data for at least 60 days after closing, then erases them with a record. If a page does not match what you found, tell us and we correct it.</p>
<h2>Write an exit plan of your own</h2>
<p>Do it on the day you start: who may export, where it is stored, once a quarter, and what stands in for the first week if the tool goes dark. Keep it in the handover book. It is like a fire extinguisher: ideally you never need it.</p>
<p>For the money after the end, see <a href="/en/news/220">next year's budget</a>.</p>`,
  },
}
