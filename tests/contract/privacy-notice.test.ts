import { describe, expect, it } from 'vitest'
import { retention } from '../../server/db/retention.ts'
import { type Locale, locales } from '../../shared/lib/locale.ts'
import { signInRules } from '../../shared/rules/sign-in/sign-in.ts'
import { demoRecords } from '../support/world/demo-content.ts'

const {
  codes,
  applicationDrafts,
  statementDrafts,
  dataViews,
  feedbackContacts,
  feedbackTexts,
  returnedPapers,
  lettersToCome,
} = retention

/** The terms that each point of the notice must state, by its first words, in the order of its numbers. */
const terms: Record<string, string[]> = {
  登录验证码: [`${signInRules.codeLifeSeconds / 60} minutes`, codes.keep],
  登录状态: [`${signInRules.sessionDays} days`],
  未提交的草稿: [applicationDrafts.keep],
  认证材料: [returnedPapers.keep, lettersToCome.keep],
  已提交的申请与决定: [],
  工作人员看过你完整信息的记录: [dataViews.keep],
  投诉与建议: [feedbackContacts.keep, feedbackTexts.keep],
  // Logs of the servers in front of and below the portal: its operator must keep them by law.
  网络与安全日志: ['6 months'],
}

const numerals: Record<string, number> = {
  一: 1,
  两: 2,
  三: 3,
  六: 6,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  six: 6,
}
const units: Record<string, string> = { 分钟: 'minute', 小时: 'hour', 天: 'day', 个月: 'month', 年: 'year' }
const spelling = {
  zh: /(\d+|[一两三六])\s*(分钟|小时|天|个月|年)/g,
  en: /\b(\d+|an?|one|two|three|six) (minute|hour|day|month|year)s?\b/g,
} as const satisfies Record<Locale, RegExp>

/** The durations that a text states, in the spelling of the table of terms. */
function durationsIn(text: string, locale: Locale): string[] {
  return [...text.matchAll(spelling[locale])].map(([, number = '', unit = '']) => {
    const count = numerals[number] ?? Number(number)
    return `${count} ${units[unit] ?? unit}${count === 1 ? '' : 's'}`
  })
}

const body = demoRecords('pages').find(({ alias }) => alias === 'privacy')?.body ?? { zh: '', en: '' }
/** The points of the list under “how long”, which stands in the same place in both languages. */
const place = body.zh.split('<h2>').findIndex((part) => part.startsWith('保存多久</h2>'))
const pointsIn = (locale: Locale) =>
  [...(body[locale].split('<h2>')[place]?.matchAll(/<li>(.*?)<\/li>/g) ?? [])].map(([, text = '']) => text)

describe('the privacy notice', () => {
  it('names the terms that are held, one by one', () => {
    expect(pointsIn('zh').map((point) => point.split('：')[0])).toEqual(Object.keys(terms))
    expect(statementDrafts.keep).toBe(applicationDrafts.keep)
  })

  it.each(locales)('states each of them in %s as the portal keeps it', (locale) => {
    const stated = pointsIn(locale).map((point) => durationsIn(point, locale))
    expect(stated).toEqual(Object.values(terms))
  })
})
