import { useState } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { SelftestPage } from '../../../shared/contract/selftest.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { testHref } from './selftest-href.ts'
import { answersIn, shownQuestions, type Typed } from './shown-questions.ts'
import { TestQuestion } from './test-question.tsx'

type PartProps = { page: SelftestPage; part: number; failure: ActFailure | undefined }

/**
 * One dimension. With script a question appears as soon as an answer leads to it; without, the page comes back
 * with it and asks for the rest.
 */
export function TestPart({ page, part, failure }: PartProps) {
  const locale = useLocale()
  const [typed, setTyped] = useState<Typed>(() => typedIn(page, failure))
  const shown = shownQuestions(page.questions, failure ? { ...typedIn(page, failure), ...typed } : typed)
  const dimension = page.parts[part - 1]
  if (!dimension) return null
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs
        label={m.toolbox_breadcrumbs()}
        crumbs={[
          { href: '/tools', text: m.toolbox_title() },
          { href: testHref(page.use), text: page.title },
        ]}
      />
      <FailureSummary failure={failure} problems={problemsIn(page, failure)} />
      <header className="stack">
        <p className="need-step">{m.selftest_progress({ part, count: page.parts.length })}</p>
        <Progress parts={page.parts} part={part} />
        <Heading level={1} text={dimension.name} locale={dimension.language} />
        <p className="text-lg text-ink-2 measure" lang={langOf(dimension.language, locale)}>
          {dimension.summary}
        </p>
      </header>
      <Form
        method="post"
        noValidate
        className="need-form stack stack-lg"
        onChange={(event) => setTyped(answersIn(new FormData(event.currentTarget)))}
      >
        {shown.map((question) => (
          <TestQuestion
            key={question.questionId}
            question={question}
            typed={failure ? (typedIn(page, failure)[question.questionId] ?? []) : question.given}
            error={failure?.fields[`answers.${question.questionId}`]}
          />
        ))}
        <div className="button-row">
          <Button kind="primary" name="intent" value="answer">
            {isLast(page, part) ? m.selftest_finish() : m.selftest_next()}
          </Button>
          <Link alone href={testHref(page.use, part - 1)}>
            {m.selftest_back()}
          </Link>
        </div>
      </Form>
    </div>
  )
}

/** Whether nothing is open but this dimension. */
function isLast({ parts }: SelftestPage, part: number): boolean {
  return parts.every(({ isDone }, index) => isDone || index === part - 1)
}

function typedIn({ questions }: SelftestPage, failure: ActFailure | undefined): Typed {
  return Object.fromEntries(
    questions.map(({ questionId, given }) => [
      questionId,
      failure ? (failure.values[`answers.${questionId}`] ?? []) : given,
    ]),
  )
}

function problemsIn({ questions }: SelftestPage, failure: ActFailure | undefined) {
  return questions.flatMap(({ questionId, title }) => {
    const text = failure?.fields[`answers.${questionId}`]
    return text
      ? [{ fieldId: `answers.${questionId}`, text: m.selftest_problem({ question: title, text }) }]
      : []
  })
}

/** How far one has come, as joined parts; said in words above it. */
function Progress({ parts, part }: { parts: SelftestPage['parts']; part: number }) {
  return (
    <svg className="selftest-progress" viewBox={`0 0 ${parts.length * 40} 8`} aria-hidden="true">
      {parts.map(({ dimensionId, isDone }, index) => (
        <rect
          key={dimensionId}
          className={index === part - 1 ? 'current' : isDone ? 'done' : 'open'}
          x={index * 40 + 1}
          y="1"
          width="36"
          height="6"
        />
      ))}
    </svg>
  )
}
