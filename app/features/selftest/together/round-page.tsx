import { Form } from 'react-router'
import * as m from '#messages'
import type { SelftestJoined } from '../../../../shared/contract/selftest-rounds.ts'
import { langOf } from '../../../../shared/lib/locale.ts'
import { dayText } from '../../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { resultHref } from '../selftest-href.ts'
import { SpreadOf } from './spread.tsx'

export type RoundPageProps = { round: SelftestJoined; failure: ActFailure | undefined }

/** What a colleague sees who has the link of a round: where to answer, and afterwards how the answers lie apart. */
export function RoundPage({ round, failure }: RoundPageProps) {
  const locale = useLocale()
  const { title, summary, language, questionCount, minutes, state, finished } = round
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs label={m.toolbox_breadcrumbs()} crumbs={[{ href: '/tools', text: m.toolbox_title() }]} />
      <header className="stack">
        <Heading level={1} text={m.selftest_round_title({ title })} />
        <p className="text-lg text-ink-2 measure" lang={langOf(language, locale)}>
          {summary}
        </p>
        <p className="font-bold">{m.selftest_facts({ questions: questionCount, minutes })}</p>
      </header>
      <FailureSummary failure={failure} />
      {state === 'finished' ? (
        <Notice kind="success" title={m.selftest_round_finished({ finished })}>
          {!round.spread && <p>{m.selftest_round_wait()}</p>}
          <ButtonLink href={resultHref(round.use)}>{m.selftest_to_result()}</ButtonLink>
        </Notice>
      ) : (
        <Form method="post" className="stack">
          <p className="measure">{m.selftest_round_lead()}</p>
          <p>{m.selftest_round_until({ day: dayText(round.closesAt, locale) })}</p>
          <div>
            <Button kind="primary">{state === 'new' ? m.selftest_begin() : m.selftest_go_on()}</Button>
          </div>
        </Form>
      )}
      {round.spread && <SpreadOf spread={round.spread} />}
      <p className="text-sm text-ink-2 measure">{m.selftest_privacy()}</p>
    </div>
  )
}
