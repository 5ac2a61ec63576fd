import * as m from '#messages'
import type { SelftestPreview } from '../../../../shared/contract/selftest.ts'
import { langOf } from '../../../../shared/lib/locale.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { TestQuestion } from '../test-question.tsx'

/** A questionnaire with everything in it: every question, level and piece of advice. */
export function SelftestPreviewPage({ test }: { test: SelftestPreview }) {
  const locale = useLocale()
  const lang = langOf(test.language, locale)
  return (
    <div className="page stack stack-lg">
      <header className="stack measure">
        <Heading level={1} text={test.title} locale={test.language} />
        <p className="text-lg text-ink-2" lang={lang}>
          {test.summary}
        </p>
        <p className="font-bold">
          {m.selftest_facts({ questions: test.questionCount, minutes: test.minutes })}
        </p>
        <p className="text-sm text-ink-2" lang={lang}>
          {test.source}
        </p>
      </header>
      {test.parts.map((part) => (
        <section key={part.dimensionId} className="stack need-form">
          <Heading level={2} text={part.name} locale={part.language} />
          <p lang={langOf(part.language, locale)}>{part.summary}</p>
          {part.questions.map((question) => (
            <div key={question.questionId}>
              {question.after && (
                <p className="text-sm text-ink-2">
                  {m.selftest_preview_after({ from: question.after.from })}
                </p>
              )}
              <TestQuestion question={question} typed={[]} error={undefined} />
            </div>
          ))}
        </section>
      ))}
      <section className="stack">
        <Heading level={2} text={m.selftest_preview_levels()} />
        <dl className="selftest-parts">
          {test.levels.map(({ from, name, summary, language }) => (
            <div key={from} lang={langOf(language, locale)}>
              <dt>{m.selftest_preview_level({ from, name })}</dt>
              <dd>{summary}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="stack">
        <Heading level={2} text={m.selftest_preview_advice()} />
        <dl className="selftest-parts">
          {test.advice.map(({ title, body, dimension, language, targets }) => (
            <div key={`${dimension} ${title}`} lang={langOf(language, locale)}>
              <dt>
                {dimension} · {title}
              </dt>
              <dd>{body}</dd>
              {targets.map(({ path, name }) => (
                <dd key={path}>
                  <Link alone href={path}>
                    {name}
                  </Link>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
