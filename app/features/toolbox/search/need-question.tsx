import { Form } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../../ui/controls/choice.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { type NeedQuery, needHref, questions, unsure } from './need-query.ts'
import { needWords } from './need-words.ts'

export const needPath = '/tools/keywordToolList'

/** One question; its form is a GET, so that it works without script and can be shared. */
export function NeedQuestion({ chosen, step }: { chosen: NeedQuery['chosen']; step: number }) {
  const locale = useLocale()
  const path = pathInLocale(needPath, locale)
  const question = questions[step - 1] ?? 'need'
  const words = needWords[question]
  const isLast = step === questions.length
  const options = [
    ...Object.entries(words.options).map(([value, label]) => ({ value, label: label() })),
    { value: unsure, label: m.toolbox_help_unsure() },
  ]
  const group = {
    name: question,
    label: words.title(),
    large: true,
    options,
    ...(words.hint && { hint: words.hint() }),
  }
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs label={m.toolbox_breadcrumbs()} crumbs={[{ href: '/tools', text: m.toolbox_title() }]} />
      <header className="stack">
        <Heading level={1} text={m.toolbox_help_title()} />
        {step === 1 && <p className="text-lg text-ink-2 measure">{m.toolbox_help_lead()}</p>}
        <p className="need-step">{m.toolbox_help_step({ step, count: questions.length })}</p>
      </header>
      <Form key={question} method="get" action={path} className="need-form">
        {questions
          .filter((other) => other !== question)
          .flatMap((other) =>
            chosen[other].map((value) => (
              <input key={`${other} ${value}`} type="hidden" name={other} value={value} />
            )),
          )}
        <input type="hidden" name="step" value={isLast ? 'result' : step + 1} />
        {question === 'need' ? (
          <CheckboxGroup {...group} inline defaultValues={chosen.need} />
        ) : (
          <RadioGroup {...group} {...(chosen[question][0] && { defaultValue: chosen[question][0] })} />
        )}
        <div className="button-row">
          <Button kind="primary">{isLast ? m.toolbox_help_last() : m.toolbox_help_next()}</Button>
          {step > 1 && (
            <Link alone href={needHref(path, { chosen }, step - 1)}>
              {m.toolbox_help_back()}
            </Link>
          )}
        </div>
      </Form>
    </div>
  )
}
