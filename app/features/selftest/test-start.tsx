import { Form } from 'react-router'
import * as m from '#messages'
import { words as sizeWords } from '#words/selftest_size'
import { words as entityWords } from '#words/staff_entity'
import type { SelftestPage } from '../../../shared/contract/selftest.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { selftestRoundPath } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { resultHref, testHref } from './selftest-href.ts'

/** What is asked, how long it takes, what happens to the answers, and the button. */
export function TestStart({ page, failure }: { page: SelftestPage; failure: ActFailure | undefined }) {
  const locale = useLocale()
  const lang = langOf(page.language, locale)
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs label={m.toolbox_breadcrumbs()} crumbs={[{ href: '/tools', text: m.toolbox_title() }]} />
      <header className="stack">
        <Heading level={1} text={page.title} locale={page.language} />
        <p className="text-lg text-ink-2 measure" lang={lang}>
          {page.summary}
        </p>
        <p className="font-bold">
          {m.selftest_facts({ questions: page.questionCount, minutes: page.minutes })}
        </p>
      </header>
      <FailureSummary failure={failure} />
      {page.state !== 'new' && <Standing page={page} />}
      <div className="selftest-start">
        {page.state !== 'begun' && <BeginForm page={page} />}
        <section className="stack">
          <Heading level={2} size="xl" text={m.selftest_parts()} />
          <dl className="selftest-parts">
            {page.parts.map((part) => (
              <div key={part.dimensionId} lang={langOf(part.language, locale)}>
                <dt>{part.name}</dt>
                <dd>{part.summary}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <p>
        <Link alone href={selftestRoundPath(page.use)}>
          {m.selftest_together()}
        </Link>
      </p>
      <footer className="stack stack-sm measure text-sm text-ink-2">
        <p>{m.selftest_privacy()}</p>
        <p>
          {m.selftest_source()}
          {locale === 'zh' ? '：' : ': '}
          <span lang={lang}>{page.source}</span>
        </p>
      </footer>
    </div>
  )
}

/** A test that was begun goes on; one that is done leads to its report. */
function Standing({ page }: { page: SelftestPage }) {
  const open = page.parts.findIndex(({ isDone }) => !isDone)
  const isFinished = page.state === 'finished'
  return (
    <Notice kind="info" title={isFinished ? m.selftest_finished() : m.selftest_begun()}>
      <div className="button-row">
        {isFinished ? (
          <ButtonLink kind="primary" href={resultHref(page.use)}>
            {m.selftest_to_result()}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" href={testHref(page.use, Math.max(0, open) + 1)}>
            {m.selftest_go_on()}
          </ButtonLink>
        )}
        {isFinished && (
          <Link alone href={testHref(page.use, 1)}>
            {m.selftest_change()}
          </Link>
        )}
        {!isFinished && <ForgetForm />}
      </div>
    </Notice>
  )
}

function ForgetForm() {
  return (
    <Form method="post">
      <Button kind="quiet" name="intent" value="forget">
        {m.selftest_forget()}
      </Button>
    </Form>
  )
}

function BeginForm({ page }: { page: SelftestPage }) {
  return (
    <Form method="post" className="stack selftest-begin">
      <Heading level={2} size="xl" text={m.selftest_about_you()} />
      <p className="text-ink-2">{m.selftest_about_hint()}</p>
      <Choice name="entityType" label={m.selftest_entity()} words={entityWords} chosen={page.entityType} />
      <Choice
        name="organisationSize"
        label={m.selftest_size()}
        words={sizeWords}
        chosen={page.organisationSize}
      />
      <div>
        <Button kind={page.state === 'new' ? 'primary' : 'secondary'} name="intent" value="begin">
          {page.state === 'new' ? m.selftest_begin() : m.selftest_begin_again()}
        </Button>
      </div>
    </Form>
  )
}

type ChoiceProps = { name: string; label: string; words: Record<string, () => string>; chosen: string | null }

export function Choice({ name, label, words, chosen }: ChoiceProps) {
  return (
    <Select name={name} label={label} optional defaultValue={chosen ?? ''}>
      <option value="">{m.selftest_not_said()}</option>
      {Object.entries(words).map(([value, word]) => (
        <option key={value} value={value}>
          {word()}
        </option>
      ))}
    </Select>
  )
}
