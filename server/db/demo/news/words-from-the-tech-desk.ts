import type { DemoNews } from '../demo-types.ts'

export const wordsFromTheTechDesk: DemoNews = {
  number: 224,
  labels: ['guides', 'openness'],
  publishedOn: '2026-11-20',
  byline: { zh: '益榫编辑部', en: 'Yisun editors' },
  title: {
    zh: '技术同事常说的二十个词，用办公室里的东西解释',
    en: 'Twenty words from the tech desk, explained with office things',
  },
  summary: {
    zh: '域名、备案、接口、容器、日志……开会听到一半听不懂时，翻这一页。每个词一句比方，一句“跟你有什么关系”。',
    en: 'Domain, filing, interface, container, log: open this page when a meeting loses you. Each word gets a comparison and what it means for you.',
  },
  body: {
    zh: `<p>听不懂不是你的错，多半是说话的人忘了你不做这一行。下面的比方都不精确，但够你接着往下问。</p>
<h2>网站与上网</h2>
<ul>
<li><strong>域名：</strong>门牌号。每年续费，过期被别人买走，老读者就走错了门。登记人要写机构，别写个人。</li>
<li><strong>服务器：</strong>房子。可以租，也可以自己盖；租房要知道租期。</li>
<li><strong>备案（ICP）：</strong>在内地租房开门迎客要做的登记。没做，网站在内地的服务器上开不了。</li>
<li><strong>HTTPS 证书：</strong>信封上的封条。浏览器提示“不安全”，多半是它过期了。</li>
<li><strong>带宽：</strong>门的宽度。平时够用，活动开始那一刻挤不进来，就是它。</li>
<li><strong>缓存：</strong>前台抄好的一份。你改了内容别人还看到旧的，等一会儿或请人清一下。</li>
</ul>
<h2>软件与数据</h2>
<ul>
<li><strong>SaaS：</strong>住酒店。不用自己打扫，退房要带走行李。</li>
<li><strong>自建（自托管）：</strong>住自己家。自由，水管坏了也是你的事。</li>
<li><strong>数据库：</strong>有规矩的档案柜，每个抽屉只放一种卡片。</li>
<li><strong>CSV：</strong>最朴素的表格，什么软件都认得。带走数据时首先问有没有它。</li>
<li><strong>UTF-8：</strong>写汉字的通用写法。打开文件全是怪字，就是两边写法不一样。</li>
<li><strong>接口（API）：</strong>传菜口。两个系统通过它递东西，不用人端来端去。</li>
<li><strong>导入与导出：</strong>搬进与搬出。只会搬进的房子，小心住。</li>
<li><strong>容器：</strong>打包好的整套家具，搬到哪台机器上摆出来都一样。</li>
</ul>
<h2>安全与运行</h2>
<ul>
<li><strong>加密：</strong>上锁的箱子。要问的不是有没有锁，是钥匙在谁手里。</li>
<li><strong>双重验证：</strong>两道门。第一道是你知道的，第二道是你手里有的。</li>
<li><strong>权限：</strong>谁有哪间屋的钥匙。人走了，钥匙要收。</li>
<li><strong>日志：</strong>值班记录。出事以后，它告诉你几点发生了什么。</li>
<li><strong>补丁（更新）：</strong>补墙上的洞。迟补一个月，路过的人都看见了。</li>
<li><strong>SLA：</strong>写进合同的“坏了多久修好”。没写数字，就等于没有。</li>
</ul>
<h2>三个永远可以问的问题</h2>
<ol>
<li>“能不能用一个我们机构的例子再说一遍？”</li>
<li>“如果不做，三个月后会怎样？”</li>
<li>“这件事谁负责，他休假的时候呢？”</li>
</ol>
<p>做理事、做财务的人不需要会写代码，只需要不被这二十个词吓住。门户里还有没看懂的词，可以用<a href="/tools/searchToolList">搜索</a>找到用它的工具，说明里都写了它在做什么。想补充哪个词，写信给我们。</p>`,
    en: `<p>If you cannot follow, it is rarely your fault; the speaker forgot that this is not your trade. None of these comparisons is exact, but each lets you ask the next question.</p>
<h2>Websites</h2>
<ul>
<li><strong>Domain:</strong> the street number. It is renewed each year; once it lapses somebody else may buy it, and your readers ring at the wrong door. Register it to the organisation, not to a person.</li>
<li><strong>Server:</strong> the house. You may rent or build; if you rent, know the lease.</li>
<li><strong>ICP filing:</strong> the registration for opening a house to the public in mainland China. Without it a site cannot run on servers there.</li>
<li><strong>HTTPS certificate:</strong> the seal on the envelope. A browser that says "not secure" has usually met an expired one.</li>
<li><strong>Bandwidth:</strong> the width of the door. Fine on most days, jammed at the minute your event begins.</li>
<li><strong>Cache:</strong> the copy at the front desk. If others still see the old text, wait a little or have it cleared.</li>
</ul>
<h2>Software and data</h2>
<ul>
<li><strong>SaaS:</strong> a hotel. Somebody else cleans, and you take your luggage when you leave.</li>
<li><strong>Self-hosting:</strong> your own home. You are free, and the burst pipe is yours too.</li>
<li><strong>Database:</strong> a filing cabinet with rules, one kind of card in each drawer.</li>
<li><strong>CSV:</strong> the plainest of tables, which every program knows. Ask for it first when taking data away.</li>
<li><strong>UTF-8:</strong> the common way of writing down characters. If a file opens as gibberish, the two sides wrote differently.</li>
<li><strong>Interface (API):</strong> the serving hatch. Systems pass things through it and nobody has to carry plates.</li>
<li><strong>Import and export:</strong> moving in and moving out. Beware of a house that only lets you in.</li>
<li><strong>Container:</strong> a furnished room in a crate, the same on whatever machine you unpack it.</li>
</ul>
<h2>Safety and running</h2>
<ul>
<li><strong>Encryption:</strong> a locked box. The question is never whether there is a lock but who has the key.</li>
<li><strong>Two-factor sign-in:</strong> two doors, one opened by what you know, one by what you hold.</li>
<li><strong>Rights:</strong> who has the key to which room. When people go, the keys come back.</li>
<li><strong>Log:</strong> the night porter's book, which tells you afterwards what happened and when.</li>
<li><strong>Patch, update:</strong> mending a hole in the wall. Leave it for a month and every passer-by has seen it.</li>
<li><strong>SLA:</strong> the time to repair, in the contract. Without a figure there is none.</li>
</ul>
<h2>Three questions that are always allowed</h2>
<ol>
<li>Could you say that again with an example from our own work?</li>
<li>What happens in three months if we do nothing?</li>
<li>Who is responsible, and who when that person is on holiday?</li>
</ol>
<p>Board members and accountants need not write code; they only should not be frightened by twenty words. For others that puzzle you, the <a href="/en/tools/searchToolList">search</a> leads to tools that use them, whose pages say what they do. If a word is missing here, write to us.</p>`,
  },
}
