import * as m from '#messages'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { missingInQuestions, missingInRules } from '../../../../shared/rules/applications/missing-in-form.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import type { OfferingForm } from './offering-form.ts'

/** What has to be filled in before the tool can be published, each with a link. */
export function MissingNotice({ form, toolId }: { form: OfferingForm; toolId: string }) {
  const locale = useLocale()
  const items = missingItems(form, toolId, locale)
  if (items.length === 0) return null
  return (
    <Notice kind="warning" title={m.tool_form_missing_title({ count: items.length })}>
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
function missingItems({ rules, questions }: OfferingForm, toolId: string, locale: Locale) {
  const statements = rules.flatMap((rule, index) => (rule.kind === 'declared' ? [index] : []))
  const wrongRules = new Set(Object.keys(missingInRules(rules)).map((path) => Number(path.split('.')[0])))
  const wrong = Object.keys(missingInQuestions(questions))
  const nameOf = (text: { zh: string; en: string }, otherwise: string) =>
    text[locale] || text.zh || text.en || otherwise
  return [
    ...statements.flatMap((index, place) =>
      wrongRules.has(index)
        ? [{ href: `#statement-${place + 1}.zh`, text: m.tool_form_missing_rules({ place: place + 1 }) }]
        : [],
    ),
    ...questions.sections.flatMap((section, at) => {
      const path = `sections.${at}`
      const isWrong = wrong.some((one) => one.startsWith(`${path}.title`) || one === `${path}.questions`)
      const title = nameOf(section.title, m.tool_form_section_untitled())
      return [
        ...(isWrong
          ? [{ href: `#section-${section.key}`, text: m.tool_form_missing_section({ title }) }]
          : []),
        ...section.questions.flatMap(({ key, label }, index) =>
          wrong.some((one) => one.startsWith(`${path}.questions.${index}.`))
            ? [
                {
                  href: `/staff/tools/${toolId}/form/${key}`,
                  text: m.tool_form_missing_question({
                    title: nameOf(label, m.tool_form_question_untitled()),
                  }),
                },
              ]
            : [],
        ),
      ]
    }),
  ]
}
