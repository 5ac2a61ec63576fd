import type { Locale } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/content/field-values.ts'

/** The initial home page texts of a new portal, by field of their collection. */
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
