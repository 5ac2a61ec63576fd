import type { DemoHelp } from '../demo-types.ts'

export const visitingHelp: DemoHelp[] = [
  {
    number: 181,
    category: 'visiting',
    pages: ['volunteer'],
    title: { zh: '想参加志愿活动，怎样报名', en: 'I want to join: how do I sign up?' },
    summary: {
      zh: '打开活动，右边是时间和地点，正文下面的“怎样参加”写着找谁、怎么说。报名直接找发起的机构，不用在这里登录。',
      en: 'Open the activity: time and place stand beside the text, and How to join says whom to write to. You sign up with the organisation that invites; no account here is needed.',
    },
    keywords: {
      zh: '志愿者，报名，招募，日历，取消',
      en: 'volunteer, sign up, join, calendar, cancel',
    },
    body: {
      zh: `<h2>先看四样</h2><ul><li><strong>类型</strong>：志愿活动来一次就行；专长招募要陪一个机构走几周。</li><li><strong>方式</strong>：到现场、线上，还是两样都可以。</li><li><strong>投入</strong>：每个人大约要花多少小时。</li><li><strong>报名截止</strong>：过了这天，先问一声再去。</li></ul><h2>记进日历</h2><p>每项活动都有一个 ICS 文件，手机和电脑的日历都认得。想一次看全，在<a href="/volunteer">志愿者平台</a>订阅全部活动的日历，有新的会自己加进来。</p><h2>临时去不了</h2><p>照“怎样参加”里的方式告诉发起的机构，越早越好。从日历里删掉并不会通知它。</p>`,
      en: `<h2>Four things to look at</h2><ul><li><strong>Kind</strong>: an activity takes one visit; a call for a skill means some weeks beside an organisation.</li><li><strong>Way</strong>: in person, online, or as you prefer.</li><li><strong>Effort</strong>: about how many hours each person gives.</li><li><strong>Closing day</strong>: after it, ask before you go.</li></ul><h2>Into your calendar</h2><p>Each activity has an ICS file that phones and computers understand. To see them all, subscribe to the calendar on the <a href="/en/volunteer">volunteer platform</a>; new ones arrive by themselves.</p><h2>When you cannot come after all</h2><p>Tell the organisation in the way that How to join names, the sooner the better. Deleting it from a calendar tells nobody.</p>`,
    },
  },
  {
    number: 182,
    category: 'visiting',
    pages: ['volunteer'],
    title: { zh: '我会写代码、做设计，能帮什么忙', en: 'I write code or design: where can I help?' },
    summary: {
      zh: '在志愿者平台选“专长招募”，再选你的专长。每一条都写着要做成什么、大约多少小时、要几个人。',
      en: 'Choose calls for a skill on the volunteer platform, then your skill. Each says what is to be achieved, about how many hours it takes and how many people are looked for.',
    },
    keywords: {
      zh: '专长，开发，设计，翻译，数据，技术志愿者',
      en: 'skills, pro bono, developer, designer, translator, data',
    },
    body: {
      zh: `<h2>怎样挑一条合适的</h2><ol><li>在<a href="/volunteer">列表</a>左边选专长：开发、设计、数据、写作、翻译、培训、无障碍、安全。</li><li>读正文里“做成什么样算完”。没写清楚的，报名前先问。</li><li>算一算小时数，宁可少接一条。</li></ol><h2>现在没有对得上的</h2><p>看看“已经结束”的：很多机构每年都找人，页面上有名称和联系办法。想先动手的，<a href="/projects">项目库</a>里有公开代码的项目也欢迎改进。</p>`,
      en: `<h2>Finding one that suits</h2><ol><li>Choose a skill beside the <a href="/en/volunteer">list</a>: development, design, data, writing, translation, training, accessibility, security.</li><li>Read what counts as finished. Where that is not said, ask before you agree.</li><li>Add up the hours, and rather take one less.</li></ol><h2>Nothing fits today</h2><p>Look at those that are over: many organisations ask every year, and their names and contacts are still there. To begin at once, projects with open code in the <a href="/en/projects">library</a> are glad of improvements.</p>`,
    },
  },
  {
    number: 183,
    category: 'visiting',
    pages: ['resources'],
    title: { zh: '技术资源能直接拿来改吗', en: 'May I take a resource and change it?' },
    summary: {
      zh: '看页面上的“许可”：写着能不能改、要不要署名。全文就在页面上，“去取原件”带你到能下载的地方。',
      en: 'The licence on its page says whether you may change it and whom to name. The whole text stands on the page, and a link leads to where the original can be fetched.',
    },
    keywords: {
      zh: '下载，模板，许可，署名，转载，CC BY',
      en: 'download, template, licence, attribution, reuse, CC BY',
    },
    body: {
      zh: `<h2>许可怎么读</h2><ul><li><strong>CC BY</strong>：随便改、随便用，写明出自谁。</li><li><strong>CC BY-SA</strong>：同上，改完的也要用同样的许可放出来。</li><li><strong>CC0</strong>：不用署名，也不用问。</li></ul><p>带 NC 的不能用来收费，带 ND 的不能改了再发。代码另有自己的许可，比如 MIT，页面上照原样写。</p><h2>改好以后</h2><p>把出处留在文件里，写一行“根据某某的模板修改”。觉得别人也用得上，从页脚的<a href="/feedback?kind=suggestion">投诉与建议</a>告诉编辑，可以一起放上来。</p>`,
      en: `<h2>Reading a licence</h2><ul><li><strong>CC BY</strong>: change and use it as you like, and say whose it is.</li><li><strong>CC BY-SA</strong>: the same, and what you make of it is given away under the same terms.</li><li><strong>CC0</strong>: nobody has to be named or asked.</li></ul><p>With NC it may not earn money, with ND you may not pass on a changed version. Code has terms of its own, such as MIT, written as they are.</p><h2>Once you have changed it</h2><p>Keep the source in the file: one line, adapted from so and so. If others could use your version, tell the editors through <a href="/en/feedback?kind=suggestion">complaints and suggestions</a>, and it may join the rest.</p>`,
    },
  },
  {
    number: 184,
    category: 'visiting',
    pages: ['resources'],
    title: { zh: '领域页、专区和资源是什么关系', en: 'Fields, zones and resources: what is what?' },
    summary: {
      zh: '领域页把一个领域里的工具、资源、项目和服务放在一处；专区是几家机构围绕一件事凑成的；资源是一份能拿走的东西。',
      en: 'The page of a field gathers its tools, resources, projects and services; a zone is what several organisations offer around one matter; a resource is one thing to take along.',
    },
    keywords: {
      zh: '领域，专区，分类，筛选，找资料',
      en: 'field, zone, category, filter, material',
    },
    body: {
      zh: `<h2>从哪里开始看</h2><ul><li>只知道自己做哪一行：从页脚进那个领域的页面，比如教育，先读“这个领域缺什么”。</li><li>知道要一份模板或数据：到<a href="/resource">技术资源</a>，按“是什么”筛。</li><li>想找人一起做：领域页里的专区写着由谁来做、提供什么。</li></ul><p>同一份资源可能属于几个领域，在哪一页看到都是同一份，改动也会一起更新。</p>`,
      en: `<h2>Where to begin</h2><ul><li>You know your field and no more: take its page from the foot, education for example, and read first what is lacking there.</li><li>You want a template or data: go to the <a href="/en/resource">resources</a> and filter by what it is.</li><li>You look for company: a zone on the page of a field says who does the work and what is offered.</li></ul><p>One resource may belong to several fields. Wherever you meet it, it is the same one, and changes show everywhere.</p>`,
    },
  },
  {
    number: 185,
    category: 'visiting',
    pages: ['organisation'],
    title: {
      zh: '一家机构的页面说了什么，能信多少',
      en: 'The page of an organisation: how far can I trust it?',
    },
    summary: {
      zh: '带“已认证”的，名称和类型由我们核对过登记证书；介绍由机构自己写。专区里的机构由编辑介绍，页面上写着来历。',
      en: 'Where it says verified, we have held name and kind against the certificate; what it says of itself is its own. Organisations of zones are introduced by the editors.',
    },
    keywords: {
      zh: '机构，认证，真假，联系，基金会，社会组织',
      en: 'organisation, verified, trust, contact, foundation, charity',
    },
    body: {
      zh: `<h2>我们核对了什么</h2><p>登记证书上的名称、类型和统一社会信用代码，以及递交材料的人能不能代表它。做得好不好、钱花得对不对，不在核对之列：捐款之前，请到<a href="https://cszg.mca.gov.cn/">慈善中国</a>查它的公开信息。</p><h2>页面上没有电话</h2><p>成员、电话和地址从不展示，免得被人抓走。要联系，用它留下的网站，或者看它的项目里写的联系人。</p><h2>内容不对</h2><p>从页脚的<a href="/feedback?topic=content">投诉与建议</a>告诉我们哪一句不对、你怎么知道的。</p>`,
      en: `<h2>What we have checked</h2><p>Name, kind and credit code on the certificate, and whether the person who sent it may act for the organisation. Whether its work is good or its money well spent is beyond that: before you give, look it up at <a href="https://cszg.mca.gov.cn/">Charity China</a>.</p><h2>There is no phone number</h2><p>Members, phones and addresses are never shown, so that nobody can harvest them. Use its website, or the contact that its projects name.</p><h2>Something is wrong</h2><p>Tell us through <a href="/en/feedback?topic=content">complaints and suggestions</a> which sentence it is and how you know.</p>`,
    },
  },
  {
    number: 186,
    category: 'visiting',
    pages: ['organisation', 'account'],
    title: { zh: '让我们机构有一个公开页面', en: 'A public page for our organisation' },
    summary: {
      zh: '机构认证通过以后，超级管理员在“我的事项 → 团队”打开公开展示，写下机构做什么。随时可以关掉，关了马上看不见。',
      en: 'Once it is verified, the super admin turns it on under My matters, Team, and writes what the organisation does. It can be turned off at any time and is gone at once.',
    },
    keywords: {
      zh: '公开展示，机构主页，介绍，撤下，搜索',
      en: 'public page, profile, introduction, take down, search',
    },
    body: {
      zh: `<h2>会显示什么</h2><ul><li>名称、类型和“已认证”。</li><li>你们写的介绍，中英文各 300 字以内，还有网站。</li><li>项目库里由你们做的项目。</li><li>另外勾选了才有：正在使用的工具，只列名称。</li></ul><h2>怎样打开</h2><ol><li>用超级管理员的账户登录，到<a href="/accountCenter?part=team">团队</a>。</li><li>在“公开页面”里勾选同意，写好介绍，保存。</li><li>打开页面看一眼：读者看到的就是这样，搜索也找得到。</li></ol>`,
      en: `<h2>What it shows</h2><ul><li>Name, kind, and that it is verified.</li><li>What you write about it, up to 300 characters in each language, and your website.</li><li>Projects of yours in the library.</li><li>Only if you tick it as well: the tools in use, by name alone.</li></ul><h2>How to turn it on</h2><ol><li>Sign in as the super admin and go to <a href="/en/accountCenter?part=team">Team</a>.</li><li>Agree under Public page, write the introduction and save.</li><li>Open the page: it is what readers see, and the search finds it.</li></ol>`,
    },
  },
  {
    number: 187,
    category: 'visiting',
    pages: ['projects'],
    title: { zh: '看中一个项目，怎样用到我们这里', en: 'We like a project: how do we use it?' },
    summary: {
      zh: '项目页右边的复用包有代码、许可和联系人，下面写着要具备什么、怎样用起来。按“采用这个项目”，编辑会帮你联系发起机构。',
      en: 'The kit beside a project has code, licence and contact; below stand what is needed and how to begin. Press Adopt this project, and the editors put you in touch with its makers.',
    },
    keywords: {
      zh: '采用，复用，代码，项目库，活动，参观',
      en: 'adopt, reuse, code, project library, activity, visit',
    },
    body: {
      zh: `<h2>先自己判断</h2><p>对照“要具备什么”逐条看，缺一样也先别急着放弃，写在申请里。<strong>阶段</strong>说明它走到哪一步：试点的会常常变，推广中的已经在好几个地方用着。</p><h2>去看一眼</h2><p>有活动的项目，标题点进去是时间、地点和当天做什么，可以加进日历。没有活动的，采用申请里写上“想来看看”。</p><h2>申请以后</h2><ol><li>你会得到一个编号。</li><li>编辑先问发起机构愿不愿意、有没有空。</li><li>多数申请 3 个工作日内有回音，双方直接谈，平台不收费。</li></ol><p>还没想好的，先点个赞，发起机构看得见有多少人惦记。</p>`,
      en: `<h2>Judge for yourself first</h2><p>Hold what is needed against what you have. If one thing lacks, say so in your request instead of giving up. The <strong>stage</strong> tells how far it has come: pilots change often, those that spread are used in several places.</p><h2>Go and see</h2><p>Where a project has activities, the title of each leads to time, place and what happens that day, with a file for your calendar. Where it has none, write that you would like to visit.</p><h2>After the request</h2><ol><li>You get a number.</li><li>The editors ask the makers whether they would like to and have time.</li><li>Most requests are answered within three working days; both sides then talk directly, and nothing is charged.</li></ol><p>Not sure yet? Like it, and the makers see how many have it in mind.</p>`,
    },
  },
]
