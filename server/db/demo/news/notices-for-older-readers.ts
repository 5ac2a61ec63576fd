import type { DemoNews } from '../demo-types.ts'

export const noticesForOlderReaders: DemoNews = {
  number: 214,
  labels: ['accessibility', 'guides'],
  publishedOn: '2026-08-19',
  byline: { zh: '益榫无障碍小组', en: 'Yisun accessibility group' },
  title: { zh: '写一张老人愿意看完的通知', en: 'A notice that older people read to the end' },
  summary: {
    zh: '字大只是第一步。把要做的事放在最前面，把日期写全，留一个有人接的电话，再请两位老人读给你听。',
    en: 'Large print is only the start. Put the action first, write dates in full, give a number that somebody answers, and have two older people read it to you.',
  },
  body: {
    zh: `<p>社区门口的通知，常常三百多字、五号字、六个感叹号。老人站着看半分钟，转身问门卫：“到底叫我干啥？”下面以一次免费查眼活动为例，说说怎么改。</p>
<h2>改之前</h2>
<blockquote><p>为进一步提升辖区老年群体健康水平，经研究决定，我中心拟于近期联合有关单位开展眼健康筛查惠民活动，请符合条件者携带相关证件踊跃参加！</p></blockquote>
<h2>改之后</h2>
<blockquote><p>免费查眼睛</p><p>9 月 12 日（星期六）上午 8 点半到 11 点</p><p>社区活动室一楼，有坡道</p><p>60 岁以上都可以来，带身份证，不收钱</p><p>想来的请打电话：找小陈，白天都有人接</p></blockquote>
<h2>内容怎么排</h2>
<ol>
<li>第一行写做什么，用日常说的词。“查眼睛”比“眼健康筛查”清楚。</li>
<li>日期写全：几月几日、星期几、上午还是下午。别写“近期”“下周六”。</li>
<li>地点写到门口：几楼、有没有电梯或坡道、坐几路车。</li>
<li>要带什么、要花多少钱，不花钱也写出来，骗子多，老人最担心这个。</li>
<li>留一个真人会接的电话，写清什么时候打。二维码可以有，不能是唯一的办法。</li>
</ol>
<h2>样子怎么排</h2>
<ul>
<li>A4 纸上正文至少用三号字（16 磅），标题再大一倍；贴在墙上的，站两米外自己看一遍。</li>
<li>用黑体一类笔画均匀的字，黑字白底或黑字浅黄底，不要红底黄字，也不要把字压在照片上。</li>
<li>行与行之间留半行空；一行不超过二十个字。</li>
<li>不用斜体，不用成片的下划线。要强调的，一张纸最多两处。</li>
</ul>
<h2>同一件事，换三种方式说</h2>
<p>有人不识字，有人看得见听不清，有人听得清看不见。纸质通知之外，录一段四十秒的语音，语速慢一点，电话和日期念两遍，发到家属群；请楼组长上门时口头说一遍。手机上看的页面，告诉他们可以打开<a href="/home">页头</a>的长辈版，字和按钮都会变大。</p>
<h2>不要用的说法</h2>
<p>不写“老年痴呆者勿入”，写“需要人陪的，请家属一起来”。不用叠词和儿语，他们是长者，不是小孩。也不要写“逾期后果自负”，写清楚错过了怎么补。</p>
<h2>试读</h2>
<p>请两位不同年纪的老人各读一遍，然后把纸拿开，问三个问题：要去哪里？哪一天？要带什么？有一位答不出，就是通知的错，再改一版。</p>
<p>要发电子版的，接着看<a href="/news/207">怎样做人人读得了的文档</a>。</p>`,
    en: `<p>The notice at the gate of an estate often has three hundred words in tiny print and six exclamation marks. An older person looks for half a minute, turns round and asks the doorman what exactly they are supposed to do. Take a free eye check as an example.</p>
<h2>Before</h2>
<blockquote><p>In order to further enhance the health of senior residents within our jurisdiction, the Centre, in conjunction with relevant units, intends to conduct an ocular health screening in the near future, and eligible persons are requested to attend with the relevant documents!</p></blockquote>
<h2>After</h2>
<blockquote><p>Free eye check</p><p>Saturday 12 September, 8:30 to 11 in the morning</p><p>Community room, ground floor, with a ramp</p><p>Everyone over 60 is welcome, bring your ID card, no charge</p><p>To come, please ring: ask for Chen, answered all day</p></blockquote>
<h2>Ordering the content</h2>
<ol>
<li>The first line says what happens, in everyday words. "Eye check" is clearer than "ocular screening".</li>
<li>Give the date in full: day, month, weekday, morning or afternoon. "Soon" and "next Saturday" are not dates.</li>
<li>Lead people to the door: which floor, lift or ramp, which bus.</li>
<li>Say what to bring and what it costs, even when it costs nothing. There are many swindlers, and that is the first worry.</li>
<li>Give a number that a person answers, and when. A QR code may be there too, never alone.</li>
</ol>
<h2>Arranging the page</h2>
<ul>
<li>On A4 set the text at 16 points or more and the heading twice as large; then stand two metres away and read it.</li>
<li>Choose a typeface with even strokes, black on white or pale yellow. Yellow on red is out, and so is type across a photo.</li>
<li>Leave half a line between lines, and keep lines short, some forty letters.</li>
<li>No italics, no long underlines, and at most two things emphasised on a sheet.</li>
</ul>
<h2>The same in three more ways</h2>
<p>Some cannot read, some see but hardly hear, some hear but hardly see. Besides the sheet, record forty seconds of speech, slowly, with number and date said twice, and send it to the family chat. Ask the stairway volunteers to mention it in person. For pages on a phone, point people to elder mode in the <a href="/en/home">page header</a>, which enlarges type and buttons.</p>
<h2>Words to avoid</h2>
<p>Instead of keeping out "persons with dementia", write that whoever needs company should bring a relative. No baby talk: these are elders, not children. And instead of threatening that latecomers bear the consequences, tell them how to catch up.</p>
<h2>A trial reading</h2>
<p>Let two older people of different ages read the sheet. Take it away and ask three questions: where, on which day, what to bring? If one of them cannot answer, the notice is at fault, and you write another version.</p>
<p>If it goes out as a file, continue with <a href="/en/news/207">documents that everyone can read</a>.</p>`,
  },
}
