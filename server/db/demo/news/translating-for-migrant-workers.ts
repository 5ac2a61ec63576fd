import type { DemoNews } from '../demo-types.ts'

export const translatingForMigrantWorkers: DemoNews = {
  number: 219,
  labels: ['guides', 'accessibility'],
  publishedOn: '2026-10-16',
  byline: { zh: '益榫编辑部', en: 'Yisun editors' },
  title: {
    zh: '给外来务工者做翻译：先改中文，再换语言',
    en: 'Translating for migrant workers: mend the source first',
  },
  summary: {
    zh: '讨薪、看病、孩子上学的信息，怎样让说彝语、维吾尔语或只识几百个字的工友看得懂、听得明白。',
    en: 'How to bring information on wages, clinics and schools to workmates who speak Yi or Uyghur, or who read only a few hundred characters.',
  },
  body: {
    zh: `<p>一张维权须知译成了四种语言，工友还是打电话来问。原因常常不在译文，而在原文：一句话里有三个“应当”和两个“相关部门”，换成哪种语言都难懂。</p>
<h2>第一步：把原文改成能译的样子</h2>
<ul>
<li>每句不超过二十个字，一句一个动作，主语写“你”。</li>
<li>法律词换成动作：不写“申请劳动仲裁的时效”，写“欠你工资的，离开这份工作后一年之内要去申请”。</li>
<li>钟点、金额、电话用阿拉伯数字；地点写公交站名和楼层。</li>
<li>删掉成语和网络用语，机器和译者都容易翻错。</li>
</ul>
<h2>第二步：问清楚要哪种话、用眼还是用耳</h2>
<p>同一个家乡的人，书面文字可能读不了，话却都听得懂。先问十位工友三个问题：在家说什么话？看哪种字最快？愿意看还是愿意听？很多时候，答案是一段一分钟的语音，比一张译文单管用。</p>
<h2>第三步：机器打底，人来定稿</h2>
<p><a href="/tools/toolsDetail/1037">LibreTranslate</a> 这类工具可以把外文资料翻出大意，也可以给英语、越南语等常见语种打底稿。很多开放模型没有彝语、藏语等语言，有的质量不稳，不要硬用。凡是涉及期限、金额、药量和法律后果的句子，必须由懂这门语言的人改过，再由另一个人不看原文、倒译回来，对照有没有走样。</p>
<p>不要把工友的姓名、病情、工资纠纷贴进网上的免费翻译框，你不知道它存到哪里。用假名替换之后再译。</p>
<h2>第四步：付钱，署名，留术语表</h2>
<p>请社区里的双语者做译者，按字数付酬，并在末尾署名（愿意的话）。把“工伤”“试用期”“银行流水”这样的词定好译法，记进一张三列的表：中文、译法、例子。第二次就快一半。</p>
<h2>第五步：排版和声音</h2>
<table>
<thead><tr><th scope="col">文种</th><th scope="col">注意</th></tr></thead>
<tbody>
<tr><td>维吾尔文</td><td>从右往左写，表格和箭头要跟着调头，换行后请母语者看一遍</td></tr>
<tr><td>藏文、彝文</td><td>先确认对方手机装了字体，拿不准就做成图片加语音，图片另写文字说明</td></tr>
<tr><td>越南文</td><td>字母带声调符号，少一个就换了意思，别用会丢符号的字体</td></tr>
</tbody>
</table>
<h2>第六步：发出去，看有没有用</h2>
<p>贴在宿舍楼道、食堂门口和工地打卡处，附一个能接通的号码。全国通用的有：12333 人力资源和社会保障咨询，12348 公共法律服务，12345 政务服务。先自己拨一次，问清当地能不能接待少数民族语言或外语，再写上去。</p>
<p>两周后回去数一数：来电里还有多少人问同一个问题。数字没降，就说明那一句还得改。</p>
<p>原文怎么改短，另有<a href="/news/214">一个改写的例子</a>。</p>`,
    en: `<p>A leaflet on rights had been put into four languages, and workmates still rang up to ask. The fault often lies in the source: a sentence with three obligations and two "relevant departments" is hard to follow in any tongue.</p>
<h2>Step 1: make the source translatable</h2>
<ul>
<li>Short sentences, one action each, with "you" as the subject.</li>
<li>Legal terms become actions. Instead of "the limitation period for labour arbitration", say that for unpaid wages you apply within one year of leaving the job.</li>
<li>Hours, sums and numbers in figures; places by bus stop and floor.</li>
<li>No proverbs and no slang, which machines and people alike get wrong.</li>
</ul>
<h2>Step 2: which language, and eyes or ears?</h2>
<p>People from one home region may be unable to read its script, yet all understand its speech. Put three questions to ten of them: what do you speak at home, which writing do you read fastest, would you rather read or listen? The answer is often one minute of recorded speech, which does more than a translated sheet.</p>
<h2>Step 3: a machine drafts, a person decides</h2>
<p>Tools such as <a href="/en/tools/toolsDetail/1037">LibreTranslate</a> give you the gist of foreign papers and a first draft in common languages like English or Vietnamese. Many open models lack Yi or Tibetan, or do them badly; do not force it. Whatever states a deadline, a sum, a dose or a legal consequence must be revised by a speaker of the language. Then somebody else, without the source, translates it back, and you compare.</p>
<p>Never paste names, diagnoses or wage disputes into a free translator on the web: you cannot know where they end up. Put in false names first.</p>
<h2>Step 4: pay, credit, keep a list of terms</h2>
<p>Ask bilingual people from the community, pay them by length, and print their names if they like. Settle how to render words such as "work injury", "probation" or "bank statement" in a table of three columns: Chinese, rendering, example. The second leaflet takes half the time.</p>
<h2>Step 5: type and sound</h2>
<table>
<thead><tr><th scope="col">Script</th><th scope="col">Mind this</th></tr></thead>
<tbody>
<tr><td>Uyghur</td><td>Runs from right to left; tables and arrows turn round too, and a native reader checks the line breaks</td></tr>
<tr><td>Tibetan, Yi</td><td>Find out whether phones have the font; if in doubt send a picture with a recording, and describe the picture in words</td></tr>
<tr><td>Vietnamese</td><td>Losing one tone mark changes the word, so avoid typefaces that drop them</td></tr>
</tbody>
</table>
<h2>Step 6: put it out and see whether it works</h2>
<p>Hang it in dormitory corridors, at the canteen and by the time clock, with a number that answers. Three hold nationwide: 12333 for labour and social security, 12348 for public legal services, 12345 for government services. Ring them yourself first, ask whether they can help in minority or foreign languages where you are, and only then print them.</p>
<p>Go back after two weeks and count how many callers still ask the same thing. If the figure has not dropped, that sentence needs another revision.</p>
<p>On shortening the source there is <a href="/en/news/214">a rewritten example</a>.</p>`,
  },
}
