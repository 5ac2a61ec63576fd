import type { Bilingual } from '../../../shared/lib/locale.ts'

/** What staff may edit on the home page and in the footer. */
export type HomeSettings = {
  hero: { title: Bilingual; lead: Bilingual }
  /** “What do you want to do”: each leads to a page of the portal. */
  blocks: { title: Bilingual; text: Bilingual; path: string }[]
  help: { title: Bilingual; lines: Bilingual[] }
  footer: {
    outsideLinks: { label: Bilingual; url: string }[]
    footerLogos: { img: string; alt: Bilingual; url: string }[]
  }
  /** Without an image the banner is not shown. */
  hotBanner: { img: string; link: string; title: Bilingual }
}

/** What a new portal begins with, until its staff write their own. */
export const defaultHome: HomeSettings = {
  hero: {
    title: { zh: '把合适的技术，接到需要它的地方', en: 'The right technology, joined to where it is needed' },
    lead: {
      zh: '为公益机构、团队和志愿者准备的数字工具箱：看清条件和名额，用手机号登录就能申领，多数工具 5 个工作日内答复。',
      en: 'A digital toolbox for nonprofits, teams and volunteers: see conditions and stock, sign in by phone and claim. Most tools promise an answer within 5 working days.',
    },
  },
  blocks: [
    {
      title: { zh: '按需要找工具', en: 'Find a tool by need' },
      text: {
        zh: '从收集数据到管理志愿者，按领域、费用和谁能申领来筛选。',
        en: 'From gathering data to managing volunteers: filter by field, cost and who may claim.',
      },
      path: '/tools',
    },
    {
      title: { zh: '知道名字，直接搜', en: 'Search by name' },
      text: {
        zh: '中文、英文、拼音都可以，打错一个字也能找到。',
        en: 'Chinese, English or pinyin will do, and one wrong letter is forgiven.',
      },
      path: '/tools/searchToolList',
    },
    {
      title: { zh: '认证我的机构', en: 'Verify my organisation' },
      text: {
        zh: '准备好登记证书和授权证明，大约填 10 分钟，之后所有表单自动带出机构信息。',
        en: 'With certificate and letter of authorisation at hand it takes about 10 minutes, and every later form is filled in for you.',
      },
      path: '/authentication',
    },
    {
      title: { zh: '查看我的申领', en: 'Follow my claims' },
      text: {
        zh: '轮到谁、还差什么、哪天之前要补，都写在进度里。',
        en: 'Whose turn it is, what is missing and by which day stand in the progress of each.',
      },
      path: '/accountCenter',
    },
    {
      title: { zh: '看创投计划做成了什么', en: 'See what the venture programme achieved' },
      text: {
        zh: '四期的时间线、每一笔资助的去向，做成的和没做成的写得一样长。',
        en: 'Four editions with their dates and every grant, what worked and what did not at equal length.',
      },
      path: '/vc4',
    },
    {
      title: { zh: '调成看得清、按得准的样子', en: 'Make it easy to see and to press' },
      text: {
        zh: '长辈版、大字和深色在这里选，也看得到哪些工具键盘和读屏能用。',
        en: 'Choose elder mode, large text or dark colours, and see which tools work by keyboard and screen reader.',
      },
      path: '/accessible',
    },
    {
      title: { zh: '做志愿者', en: 'Volunteer' },
      text: {
        zh: '来一个上午，或者用专长陪一家机构走几周。',
        en: 'Come for a morning, or stand by an organisation for some weeks with what you are good at.',
      },
      path: '/volunteer',
    },
  ],
  help: {
    title: { zh: '需要帮一把？', en: 'Need a hand?' },
    lines: [
      {
        zh: '工作日 9:30 至 17:30，写信到 help@yisun.example，当天回复。',
        en: 'Write to help@yisun.example on working days from 9:30 to 17:30 and hear back the same day.',
      },
      {
        zh: '看不清、点不准？打开页头的“字号与配色”，选长辈版，字和按钮都会变大。',
        en: 'Hard to read or to press? Open Text and colours in the header and choose elder mode.',
      },
      {
        zh: '没有注册登记的志愿者团队也能申领一部分工具，在筛选里选“含志愿者团队”。',
        en: 'Volunteer teams without registration may claim some tools too: choose volunteer team in the filters.',
      },
    ],
  },
  footer: {
    outsideLinks: [
      {
        label: { zh: '慈善中国（民政部）', en: 'Charity China (Ministry of Civil Affairs)' },
        url: 'https://cszg.mca.gov.cn/',
      },
      {
        label: { zh: '中国社会组织政务服务平台', en: 'China social organisations service platform' },
        url: 'https://chinanpo.mca.gov.cn/',
      },
      { label: { zh: '网信办举报中心', en: 'Cyberspace reporting centre' }, url: 'https://www.12377.cn/' },
    ],
    footerLogos: [],
  },
  hotBanner: {
    img: '',
    link: '/tools',
    title: { zh: '秋季新增的托管工具', en: 'Hosted tools new this autumn' },
  },
}
