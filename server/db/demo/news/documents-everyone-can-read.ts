import type { DemoNews } from '../demo-types.ts'

export const documentsEveryoneCanRead: DemoNews = {
  number: 207,
  labels: ['accessibility', 'guides'],
  publishedOn: '2026-05-20',
  byline: { zh: '益榫无障碍小组', en: 'Yisun accessibility group' },
  title: { zh: '把文档做成谁都读得了的样子', en: 'Documents that everyone can read' },
  summary: {
    zh: '标题用样式、图片写说明、表格有表头、颜色有对比。七个小动作，让读屏、放大和大字用户都能读完你的通知和年报。',
    en: 'Real headings, described pictures, tables with headers, enough contrast. Seven small habits let people with screen readers and large print finish your notices and reports.',
  },
  body: {
    zh: `<p>一份看上去很漂亮的年报，读屏软件念出来可能是“图片、图片、空白、空白”。做到人人能读，不需要另做一份“无障碍版”，只要在写的时候多花几分钟。</p>
<h2>写的时候</h2>
<h3>标题用样式，不用加粗加大</h3>
<p>选中标题，套用“标题 1”“标题 2”。读屏用户靠它跳着读，就像明眼人扫一眼目录。层级一级一级往下，不要为了字号好看跳级。</p>
<h3>图片写替代文字</h3>
<p>写出图片在这里要传达的意思：“柱状图：三月到六月，每月探访次数从 40 次增加到 90 次”，而不是“图 1”。纯装饰的花边标为装饰，读屏就会略过。</p>
<h3>表格只用来放数据</h3>
<p>第一行设为表头，并勾选“跨页重复标题行”；不要合并单元格，不要用表格来排版，更不要贴一张表格的截图。</p>
<h3>链接写去处</h3>
<p>写成“下载报名表（Word，20 KB）”，不要写“点这里”。把文字单独念出来也能明白，就对了。</p>
<h3>颜色不是唯一的线索</h3>
<p>“标红的为必填”对色弱和读屏的人等于没说，改成“（必填）”。正文与背景的对比度至少 4.5:1，浅灰字配白底大多不够。</p>
<h3>一句话说一件事</h3>
<p>长句拆短，缩写第一次出现时写全。重要的日期和地点放在最前面，不要藏在第三段。</p>
<h2>导出的时候</h2>
<ul>
<li>在 <a href="/tools/toolsDetail/1008">LibreOffice</a> 里先运行“工具”菜单的无障碍检查，再导出 PDF，勾选带有 PDF/UA 字样的那一项。</li>
<li>用 Word 的，先看“审阅”里的“检查辅助功能”，另存 PDF 时保留“文档结构标记”。</li>
<li>填好文档属性里的标题和语言。</li>
<li>不要把打印出来的纸再扫成图片发布；只有纸本的，用 <a href="/tools/toolsDetail/1035">Umi-OCR</a> 识别出文字后人工校对。</li>
</ul>
<h2>发出之前，三分钟自查</h2>
<ol>
<li>打开导航窗格，只看标题能不能看懂全文的骨架。</li>
<li>放大到 200%，有没有要左右拖动才能读完的行。</li>
<li>打印一张黑白的，图表还分得清吗？</li>
<li>用手机自带的朗读听一分钟，或者请会用 <a href="/tools/toolsDetail/1009">NVDA</a> 的同事听一遍。</li>
</ol>
<p>最可靠的检查仍然是请真正的读者读。给一位视障读者和一位长者各付一小时的酬劳，请他们说出卡在哪里，你下一份文档就会不一样。</p>`,
    en: `<p>A handsome annual report may reach the ears of a blind reader as "image, image, blank, blank". Making it readable for all takes no second edition, only a few more minutes while you write.</p>
<h2>While writing</h2>
<h3>Headings by style, not by bold type</h3>
<p>Select the heading and apply Heading 1 or Heading 2. People with screen readers jump from one to the next, as others glance over a table of contents. Go down level by level; never skip one because the size looks better.</p>
<h3>Say what a picture says</h3>
<p>The alternative text carries the meaning: "Bar chart: visits a month rose from 40 in March to 90 in June", not "Figure 1". Mark borders and ornaments as decorative and they are passed over.</p>
<h3>Tables are for data</h3>
<p>Make the first row a header that repeats on each page. Do not merge cells, do not lay out text with tables, and above all do not paste a screenshot of one.</p>
<h3>Links name their target</h3>
<p>Write "Download the form (Word, 20 KB)" rather than "click here". If the words make sense read out alone, they are right.</p>
<h3>Colour is never the only sign</h3>
<p>"Fields in red are required" tells nothing to a colour-blind or blind reader; add the word instead. Text needs a contrast of at least 4.5 to 1, which light grey on white mostly fails.</p>
<h3>One sentence, one thing</h3>
<p>Cut long sentences, and spell out an abbreviation at its first use. Dates and places come first, not in the third paragraph.</p>
<h2>While exporting</h2>
<ul>
<li>In <a href="/en/tools/toolsDetail/1008">LibreOffice</a> run the accessibility check from the Tools menu, then export to PDF with Universal Accessibility (PDF/UA) ticked.</li>
<li>In Word use Check Accessibility under Review, and keep the structure tags when saving as PDF.</li>
<li>Fill in the title and the language in the document's properties.</li>
<li>Never print a page to scan it in again as a picture. If paper is all you have, let <a href="/en/tools/toolsDetail/1035">Umi-OCR</a> recognise the text and correct it by hand.</li>
</ul>
<h2>Three minutes before sending</h2>
<ol>
<li>Open the navigation pane: do the headings alone give the skeleton?</li>
<li>Zoom to 200 per cent: does any line need scrolling sideways?</li>
<li>Print one page in black and white: can you still tell the curves apart?</li>
<li>Listen for a minute with the phone's own reader, or ask a colleague who uses <a href="/en/tools/toolsDetail/1009">NVDA</a>.</li>
</ol>
<p>The surest check is still a real reader. Pay one person with low vision and one older person for an hour each and let them say where they got stuck. Your next document will be a different one.</p>`,
  },
}
