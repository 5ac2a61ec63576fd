import type { DemoHelp } from '../demo-types.ts'

export const toolHelp: DemoHelp[] = [
  {
    number: 121,
    category: 'tools',
    pages: ['search', 'tools', 'home'],
    title: { zh: '怎样更快搜到要的工具', en: 'How to find the right tool faster' },
    summary: {
      zh: '写你要做的事，不必知道软件名。中文、英文、拼音、首字母、繁体都能搜，打错一个字也会按相近的写法找。',
      en: 'Say what you want to do; you need not know a name. Chinese, English, pinyin, initials and traditional characters all work, and one wrong letter is forgiven.',
    },
    keywords: { zh: '搜索技巧，找不到，拼音，关键词', en: 'search tips, not found, pinyin, keywords' },
    body: {
      zh: `<h2>怎么写关键词</h2><ul><li>短一点：“志愿者排班”比“我们想给周末来的志愿者排班”好找。</li><li>换个说法：问卷、表单、报名，都可以试。</li><li>不会打的字用拼音：wenjuan、zyz（志愿者的首字母）。</li></ul><h2>再用筛选收窄</h2><p>搜索结果和<a href="/tools">工具箱</a>都能按需要做什么、领域、谁能申领、费用、形式来选。同一类里选几个是“或”，不同类之间是“且”。选好的条件列在结果上方，点一下就去掉。地址里记着全部条件，可以收藏，也可以发给同事。</p><h2>没有结果</h2><p>页面会列出名字相近的工具，并告诉你去掉哪个条件还有多少项。</p>`,
      en: `<h2>Choosing words</h2><ul><li>Keep it short: “volunteer rota” finds more than a whole sentence about your weekends.</li><li>Try another word: survey, form, registration.</li><li>Chinese words may be typed as pinyin (wenjuan) or as initials (zyz for volunteers).</li></ul><h2>Then narrow it down</h2><p>Results and the <a href="/en/tools">toolbox</a> can be filtered by need, field, who may apply, cost and kind. Several choices in one filter mean any of them, different filters apply together. What you have chosen stands above the list and goes with one press. The address holds all of it, to be kept or sent to a colleague.</p><h2>Nothing found</h2><p>The page names tools that are spelled alike, and says which filter to drop and how many that would leave.</p>`,
    },
  },
  {
    number: 122,
    category: 'tools',
    pages: ['tool'],
    errors: ['notEligible'],
    title: {
      zh: '工具页上的条件、名额和额度是什么意思',
      en: 'What conditions, stock and allowance on a tool page mean',
    },
    summary: {
      zh: '条件是谁能申领；名额是这款工具一年能给多少份；额度是你的机构一年总共能用多少个单位。三样都满足才能提交。',
      en: 'Conditions say who may apply, the stock how many are given in a year, and the allowance how many units your organisation has in a year. All three must be met to send an application.',
    },
    keywords: { zh: '申领条件，名额，额度单位，不符合', en: 'eligibility, quota, units, allowance, not met' },
    body: {
      zh: `<h2>条件逐条对照</h2><p>登录以后，工具页会把每一条标成“符合”“不符合”或“还不能确定”，并写上怎么补，例如“去认证机构”“请团队管理员来提交”。不符合时也可以先写草稿，满足以后再提交。</p><h2>名额</h2><p>写着“每年 30 个”的工具，每个自然年发出 30 份。提交时为你占住 1 个；没通过、撤回、到期未补充，都会退回。没有写数字的不限量。</p><h2>年度额度</h2><p>每家机构（没有登记的，每个团队）一年有 10 个单位。工具按分量用掉 0 个或几个单位，通过时才算用掉，每年 1 月 1 日重新计。</p><h2>答复期限</h2><p>是我们设定的工作日数，不是平均值。周末和法定节假日不算。</p>`,
      en: `<h2>Condition by condition</h2><p>Once you are signed in, the page marks each as met, not met or not yet known, and says what would fix it, such as having the organisation verified or asking an admin of the team. You may write a draft meanwhile and send it later.</p><h2>Stock</h2><p>A tool with 30 a year gives 30 in each calendar year. Sending an application keeps one for you; a refusal, a withdrawal or a missed correction gives it back. Without a number there is no limit.</p><h2>Yearly allowance</h2><p>Each organisation, or each team where there is none, has 10 units a year. A tool takes none or several, which are used up when the application is approved. The count begins anew on 1 January.</p><h2>Time to an answer</h2><p>A number of working days that we have set, not an average. Weekends and public holidays do not count.</p>`,
    },
  },
  {
    number: 123,
    category: 'tools',
    pages: ['tool', 'ask'],
    errors: ['quotaExhausted', 'allowanceExhausted'],
    title: { zh: '名额或年度额度用完了', en: 'The stock or the yearly allowance is used up' },
    summary: {
      zh: '两样都在 1 月 1 日重新放出。现在可以先写好草稿，看看页面下方的相近工具，或改选不占额度的免费工具。',
      en: 'Both open again on 1 January. Until then write a draft, look at the similar tools below, or choose a free one that takes no allowance.',
    },
    keywords: { zh: '没有名额，用完了，售罄，明年', en: 'sold out, none left, exhausted, next year' },
    body: {
      zh: `<h2>名额用完：可能会空出来</h2><p>有人撤回或没有通过，名额就退回来，工具页上的“还剩”会立刻变。草稿保留 90 天，每改一次重新计，想等的话隔一阵打开保存一下。</p><h2>额度用完：看看是不是占着没用</h2><ul><li>已提交还没有结果的申请也占着额度。不打算继续的，撤回它，单位马上退回。</li><li>同一家机构的几个团队共用一份额度，和同事商量先用在哪里。</li></ul><h2>不占名额的选择</h2><p>在工具箱里把“费用”选成“免费”：开源软件大多可以直接下载，不需要申领。</p>`,
      en: `<h2>No stock: one may come back</h2><p>Whenever somebody withdraws or is refused, the place returns and the number on the page changes at once. A draft is kept for 90 days from its last change, so open and save it now and then if you want to wait.</p><h2>No allowance: is some of it idle?</h2><ul><li>Applications that have been sent and not decided hold units. Withdraw one that you no longer need and they are back at once.</li><li>All teams of an organisation share one allowance: agree with your colleagues what comes first.</li></ul><h2>What needs neither</h2><p>Filter the toolbox by cost and choose free: most open-source programs can simply be downloaded.</p>`,
    },
  },
  {
    number: 124,
    category: 'tools',
    pages: ['search', 'tools'],
    title: {
      zh: '工具箱里没有我要的，怎么告诉你们',
      en: 'What I need is not in the toolbox: how do I say so?',
    },
    summary: {
      zh: '搜索页最下面有“告诉我们”的表单，不用登录。写清谁来用、多少人、现在怎么做，会给你一个编号，每月整理一次。',
      en: 'There is a form at the foot of the search page, without sign-in. Say who will use it, how many and how it is done today; you get a number, and requests are gone through once a month.',
    },
    keywords: { zh: '需求，许愿，新增工具，推荐工具', en: 'request, wish, add a tool, suggest software' },
    body: {
      zh: `<ol><li>先搜一次。没有结果的页面，表单里会带上你搜的词。</li><li>在“你想用它做什么”里写事情，不必写功能清单，例如“三个社区的志愿者要共用一张排班表，他们用手机看”。</li><li>知道名字就填工具名称；想知道结果，就留手机号或邮箱，它加密保存，只用来通知你。</li><li>记下 XQ 开头的编号。</li></ol><p>引进哪些工具，看有多少机构提出同类需要、有没有人维护、数据能不能带走。没有引进的，也会回复留了联系方式的人。</p>`,
      en: `<ol><li>Search first. When nothing is found, the form brings along what you searched for.</li><li>Write what has to be done rather than a list of features: “Volunteers of three neighbourhoods share one rota and read it on their phones.”</li><li>Name a tool if you know one. To hear what became of it leave a phone number or address; it is encrypted and used for nothing else.</li><li>Note the number beginning with XQ.</li></ol><p>What is taken in depends on how many have the same need, on whether somebody maintains it, and on whether data can be taken out again. Whoever left a contact hears back either way.</p>`,
    },
  },
]
