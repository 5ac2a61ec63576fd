import { seesOthers } from '../../../../shared/rules/venture/round-transitions.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'

const parts = ['key', 'label.zh', 'label.en', 'hint.zh', 'hint.en', 'weight', 'low', 'high']
const ticks = ['isRequired', 'isCounted']

/** A posted plan. Criteria without any name are left out, and the form then shows the others in their places. */
export function readPlan(form: PostedForm) {
  const text = (name: string) => form.text(name).trim()
  const rows = form.texts('criterion').map((at) => ({
    texts: parts.map((part) => text(`criteria.${at}.${part}`)),
    ticked: ticks.map((tick) => form.has(`criteria.${at}.${tick}`)),
  }))
  const named = rows.filter(({ texts: [, zh, en] }) => zh !== '' || en !== '')
  for (const name of [...form.data.keys()]) if (name.startsWith('criteria.')) form.data.delete(name)
  form.set(
    'criterion',
    named.map((_, at) => String(at)),
  )
  for (const [at, { texts, ticked }] of named.entries()) {
    for (const [index, part] of parts.entries()) form.set(`criteria.${at}.${part}`, [texts[index] ?? ''])
    for (const [index, tick] of ticks.entries()) if (ticked[index]) form.set(`criteria.${at}.${tick}`, ['on'])
  }
  return {
    ...{ opensOn: text('opensOn'), opensTime: text('opensTime') },
    ...{ closesOn: text('closesOn'), closesTime: text('closesTime') },
    ...{ dueOn: text('dueOn'), dueTime: text('dueTime') },
    ...{ graceMinutes: text('graceMinutes'), noticeDays: text('noticeDays'), places: text('places') },
    ...{ budget: text('budget'), judgesPerEntry: text('judgesPerEntry') },
    hiddenQuestions: form.texts('hiddenQuestions'),
    seesOthers: seesOthers.find((one) => one === form.text('seesOthers')) ?? 'afterOwn',
    criteria: named.map(({ texts, ticked }) => {
      const [key = '', zh = '', en = '', hintZh = '', hintEn = '', weight, low, high] = texts
      const [isRequired = false, isCounted = false] = ticked
      return {
        ...{ key, label: { zh, en }, hint: { zh: hintZh, en: hintEn }, weight, low, high },
        ...{ isRequired, isCounted },
      }
    }),
  }
}
