import type { DemoNews } from '../demo-types.ts'

export const openLicencesForBoards: DemoNews = {
  number: 212,
  labels: ['openness', 'guides'],
  publishedOn: '2026-07-21',
  byline: { zh: '益榫编辑部', en: 'Yisun editors' },
  title: {
    zh: '理事会问：开源软件，我们真的可以用吗',
    en: 'The board asks: may we really use open-source software?',
  },
  summary: {
    zh: '可以用，也可以改。理事会要弄懂的只有三类许可、两个误会和一个该写进合同的条款。',
    en: 'Yes, and you may change it too. A board needs to understand three families of licences, two misunderstandings and one clause for its contracts.',
  },
  body: {
    zh: `<p>开源许可是作者写给所有人的一份授权书。只要遵守其中的条件，任何人都可以使用、研究、修改和再发布这个软件，不必逐个去要许可。没有许可的代码，哪怕公开在网上，也不能随便拿来用。</p>
<h2>三类许可</h2>
<table>
<thead><tr><th scope="col">类别</th><th scope="col">常见名字</th><th scope="col">主要的条件</th></tr></thead>
<tbody>
<tr><td>宽松</td><td>MIT、Apache-2.0、BSD、木兰宽松许可证</td><td>保留版权和许可声明；Apache-2.0 和木兰还写明了专利授权</td></tr>
<tr><td>著佐权</td><td>GPL</td><td>把软件（或改过的版本）交给别人时，要附上源代码，并用同样的许可</td></tr>
<tr><td>网络著佐权</td><td>AGPL</td><td>除上一条外，改过的版本通过网络给人用时，也要让使用者拿得到源代码</td></tr>
</tbody>
</table>
<p>只在机构内部使用，不论哪一类，都不要求你公开任何东西。你的文章、捐赠名单、财务数据从来不受软件许可影响。</p>
<h2>两个误会</h2>
<h3>“开源就是不花钱”</h3>
<p>授权费确实没有，服务器、升级、培训和出错时找人的钱仍然要花。<a href="/tools">工具箱</a>里每款工具都写了捐赠结束之后的费用，做预算时看那一行。</p>
<h3>“代码公开，所以不安全”</h3>
<p>公开让漏洞更容易被发现，也更容易被修好，前提是有人修、你也及时更新。判断一个项目是否可靠，看最近一年有没有发布新版、安全问题往哪里报告、多久有回应。</p>
<h2>委托别人开发时，写进合同的一条</h2>
<p>请人做网站或小程序，最常见的麻烦是换不了供应商。合同里写清四点：</p>
<ol>
<li>源代码和部署说明在验收时一并交付，放进机构自己的代码仓库。</li>
<li>新写的部分著作权归谁；归对方的，机构至少要有永久、可转授的使用权。</li>
<li>用了哪些开源组件，列出名称、版本和许可。</li>
<li>公益款项做的通用功能，鼓励以宽松许可公开，让同行少花一次钱。</li>
</ol>
<h2>要不要公开我们自己的成果</h2>
<p>软件之外，课程、手册和数据也可以开放，用的是知识共享许可（CC）：署名即可用的选 CC BY，要求改编后同样开放的选 CC BY-SA，不想限制任何人的选 CC0。公开前核对三件事：里面有没有别人的图片和字体，有没有个人信息，参与者同不同意署名。</p>
<h2>给理事会的一句话</h2>
<p>表决时不必问“它开不开源”，要问“如果供应商明天消失，我们还能不能继续服务”。开放的许可不保证答案是“能”，但没有它，答案往往是“不能”。</p>`,
    en: `<p>An open-source licence is a grant that the authors write to everyone. Keep its conditions, and you may use, study, change and pass on the software without asking anybody. Code without a licence is not yours to take, even when it lies open on the web.</p>
<h2>Three families</h2>
<table>
<thead><tr><th scope="col">Family</th><th scope="col">Common names</th><th scope="col">Main condition</th></tr></thead>
<tbody>
<tr><td>Permissive</td><td>MIT, Apache-2.0, BSD, Mulan PSL</td><td>Keep the copyright and licence notices; Apache-2.0 and Mulan also grant patents</td></tr>
<tr><td>Copyleft</td><td>GPL</td><td>Whoever hands on the software, changed or not, provides the source under the same licence</td></tr>
<tr><td>Network copyleft</td><td>AGPL</td><td>As above, and those who use a changed version over a network can get its source</td></tr>
</tbody>
</table>
<p>Use inside your organisation obliges you to publish nothing, whichever family it is. Your articles, donor lists and accounts are never touched by a software licence.</p>
<h2>Two misunderstandings</h2>
<h3>"Open source costs nothing"</h3>
<p>There is no licence fee, but servers, upgrades, training and help in trouble still cost money. Every tool in the <a href="/en/tools">toolbox</a> states what it costs after the donation; put that line into your budget.</p>
<h3>"Public code is unsafe"</h3>
<p>Openness makes holes easier to find and easier to mend, provided that somebody mends them and you update. To judge a project, see whether it made releases during the past year, where security problems are reported and how soon anyone replies.</p>
<h2>One clause for commissioned work</h2>
<p>With a website or app made to order, the usual trouble is being unable to change suppliers. Put four points into the contract:</p>
<ol>
<li>Source code and installation notes are delivered at acceptance, into a repository of your own.</li>
<li>Who holds copyright in the new parts; if it is the supplier, you get at least a permanent right of use that you can pass on.</li>
<li>Which open-source components are inside, with version and licence.</li>
<li>General features paid for by charity are, if possible, published under a permissive licence, so that others need not pay again.</li>
</ol>
<h2>Should we open our own work?</h2>
<p>Courses, handbooks and data can be open as well, under Creative Commons: CC BY if credit is all you ask, CC BY-SA if adaptations have to stay open, CC0 if you want no conditions. Check three things first: pictures and fonts that belong to others, personal data, and whether contributors wish to be named.</p>
<h2>One sentence for the board</h2>
<p>When you vote, the question is not whether something is open source but whether you could go on serving people if the supplier vanished tomorrow. An open licence does not guarantee a yes. Without one, the answer is usually no.</p>`,
  },
}
