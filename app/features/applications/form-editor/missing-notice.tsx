import * as m from '#messages'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { missingInQuestions, missingInRules } from '../../../../shared/rules/applications/missing-in-form.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import type { OfferingForm } from './offering-form.ts'

/** What has to be filled in before the offering can be published, each with a link. */
export function MissingNotice({ form, path }: { form: OfferingForm; path: string }) {
  const locale = useLocale()
  const items = missingItems(form, path, locale)
  if (items.length === 0) return null
  return (
    <Notice kind="warning" title={m.form_editor_missing_title({ count: items.length })}>
      <ul>
        {items.map(({ href, text }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** One line for each statement, topic and question that lacks something. */
function missingItems({ rules, questions }: OfferingForm, formPath: string, locale: Locale) {
  const statements = rules.flatMap((rule, index) => (rule.kind === 'declared' ? [index] : []))
  const wrongRules = new Set(Object.keys(missingInRules(rules)).map((path) => Number(path.split('.')[0])))
  const wrong = Object.keys(missingInQuestions(questions))
  const nameOf = (text: { zh: string; en: string }, otherwise: string) =>
    text[locale] || text.zh || text.en || otherwise
  return [
    ...statements.flatMap((index, place) =>
      wrongRules.has(index)
        ? [{ href: `#statement-${place + 1}.zh`, text: m.form_editor_missing_rules({ place: place + 1 }) }]
        : [],
    ),
    ...questions.sections.flatMap((section, at) => {
      const path = `sections.${at}`
      const isWrong = wrong.some((one) => one.startsWith(`${path}.title`) || one === `${path}.questions`)
      const title = nameOf(section.title, m.form_editor_section_untitled())
      return [
        ...(isWrong
          ? [{ href: `#section-${section.key}`, text: m.form_editor_missing_section({ title }) }]
          : []),
        ...section.questions.flatMap(({ key, label }, index) => {
          const own = `${path}.questions.${index}.`
          const lacking = wrong.flatMap((one) => (one.startsWith(own) ? one.slice(own.length) : []))
          const title = nameOf(label, m.form_editor_question_untitled())
          const text = lacking.every((part) => part.startsWith('unit.'))
            ? m.form_editor_missing_unit({ title })
            : m.form_editor_missing_question({ title })
          return lacking.length > 0 ? [{ href: `${formPath}/${key}`, text }] : []
        }),
      ]
    }),
  ]
}
