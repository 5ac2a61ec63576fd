import type { Bilingual, Locale } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import type { FooterKind } from '../../../shared/rules/site-collections.ts'

/** The words of the home page that a new portal begins with, by the fields of their collection. */
export const firstHomePage: Record<Locale, FieldValues> = {
  zh: {
    title: '把合适的技术，接到需要它的地方',
    summary:
      '为公益机构、团队和志愿者准备的数字工具箱：看清条件和名额，用手机号登录就能申领，每款工具写明多久答复。',
    howTitle: '从找到到用上，四步',
    howLines: [
      '找到合适的工具：逐条看清申请条件、名额和退出方式',
      '登录并认证机构：手机号登录，上传登记证书和授权证明',
      '在线申请：表单自动带出机构信息，草稿随时保存',
      '收到结果，开始使用：进度和轮到谁都看得见，不通过会说明原因',
    ].join('\n'),
    helpTitle: '需要帮一把？',
    helpLines: [
      '先查帮助中心；没有答案，就到“投诉与建议”写给我们，凭编号随时看进度。',
      '看不清、点不准？打开页头的“字号与配色”（手机上先点“菜单”），选长辈版，字和按钮都会变大。',
      '没有注册登记的志愿者团队也能申领一部分工具，在筛选里选“含志愿者团队”。',
    ].join('\n'),
  },
  en: {
    title: 'The right technology, joined to where it is needed',
    summary:
      'A digital toolbox for nonprofits, teams and volunteers: see conditions and stock, sign in by phone and apply. Each tool says how soon you hear back.',
    howTitle: 'From finding to using, in four steps',
    howLines: [
      'Find a tool that fits: Conditions, stock and the way out, one by one',
      'Sign in and get verified: By phone; certificate and letter of authorisation uploaded once',
      'Apply online: Filled in from your profile, saved as you type',
      'Hear back and start: You see whose turn it is; every refusal has its reason',
    ].join('\n'),
    helpTitle: 'Need a hand?',
    helpLines: [
      'Look into the help centre first; without an answer there, write to us under complaints and suggestions and follow it by its number.',
      'Hard to read or to press? Open Text and colours in the header, on a phone under Menu, and choose elder mode.',
      'Volunteer teams without registration may apply for some tools too: choose volunteer team in the filters.',
    ].join('\n'),
  },
}

/** `waits`: its page is there once staff have written it, so outside a demo it is a draft until then. */
type FirstBlock = { title: Bilingual; summary: Bilingual; target: string; waits?: true }

/** “What do you want to do”. */
export const firstHomeBlocks: readonly FirstBlock[] = [
  {
    title: { zh: '按需要找工具', en: 'Find a tool by need' },
    summary: {
      zh: '从收集数据到管理志愿者，按领域、费用和谁能申领来筛选。',
      en: 'From gathering data to managing volunteers: filter by field, cost and who may apply.',
    },
    target: '/tools',
  },
  {
    title: { zh: '知道名字，直接搜', en: 'Search by name' },
    summary: {
      zh: '中文、英文、拼音都可以，打错一个字也能找到。',
      en: 'Chinese, English or pinyin will do, and one wrong letter is forgiven.',
    },
    target: '/tools/searchToolList',
  },
  {
    title: { zh: '认证我的机构', en: 'Verify my organisation' },
    summary: {
      zh: '准备好登记证书和授权证明，大约填 10 分钟，之后所有表单自动带出机构信息。',
      en: 'With certificate and letter of authorisation at hand it takes about 10 minutes, and every later form is filled in for you.',
    },
    target: '/authentication',
  },
  {
    title: { zh: '查看我的申领', en: 'Follow my applications' },
    summary: {
      zh: '轮到谁、还差什么、哪天之前要补，都写在进度里。',
      en: 'Whose turn it is, what is missing and by which day stand in the progress of each.',
    },
    target: '/accountCenter',
  },
  {
    title: { zh: '看创投计划做成了什么', en: 'See what the venture programme achieved' },
    summary: {
      zh: '每一期的时间线和入选项目，做成的和没做成的写得一样长。',
      en: 'Each edition with its dates and the projects selected, what worked and what did not at equal length.',
    },
    target: '/vc4',
    waits: true,
  },
  {
    title: { zh: '调成看得清、按得准的样子', en: 'Make it easy to see and to press' },
    summary: {
      zh: '长辈版、大字和深色在这里选，也看得到哪些工具键盘和读屏能用。',
      en: 'Choose elder mode, large text or dark colours, and see which tools work by keyboard and screen reader.',
    },
    target: '/accessible',
  },
  {
    title: { zh: '做志愿者', en: 'Volunteer' },
    summary: {
      zh: '来一个上午，或者用专长陪一家机构走几周。',
      en: 'Come for a morning, or stand by an organisation for some weeks with what you are good at.',
    },
    target: '/volunteer',
  },
]

type FirstLink = { name: Bilingual; footerKind: FooterKind; target: string; waits?: true }

export const firstFooterLinks: readonly FirstLink[] = [
  { name: { zh: '关于我们', en: 'About us' }, footerKind: 'normal', target: '/f7b9b5e', waits: true },
  { name: { zh: '内容与转载', en: 'Writing and reuse' }, footerKind: 'normal', target: '/c0b81b0' },
  {
    name: { zh: '捐赠协议', en: 'Donation agreement' },
    footerKind: 'normal',
    target: '/toolDonationAgreement',
  },
  {
    name: { zh: '慈善中国（民政部）', en: 'Charity China (Ministry of Civil Affairs)' },
    footerKind: 'outsideLink',
    target: 'https://cszg.mca.gov.cn/',
  },
  {
    name: { zh: '中国社会组织政务服务平台', en: 'China social organisations service platform' },
    footerKind: 'outsideLink',
    target: 'https://chinanpo.mca.gov.cn/',
  },
  {
    name: { zh: '网信办举报中心', en: 'Cyberspace reporting centre' },
    footerKind: 'outsideLink',
    target: 'https://www.12377.cn/',
  },
  { name: { zh: '技术资源', en: 'Technology resources' }, footerKind: 'normal', target: '/resource' },
  { name: { zh: '公益创投', en: 'Venture programme' }, footerKind: 'normal', target: '/vc4', waits: true },
  { name: { zh: '无障碍专区', en: 'Accessibility zone' }, footerKind: 'normal', target: '/accessible' },
]

/** A banner for staff to begin with; a demo shows it. */
export const firstBanner = {
  title: { zh: '秋季新增的托管工具', en: 'Hosted tools new this autumn' },
  bannerText: {
    zh: '升级和备份由我们来做，名额有限，先到先看。',
    en: 'We see to upgrades and backups. Places are limited, so have a look early.',
  },
  target: '/tools?cost=hostedByProgramme',
} as const
