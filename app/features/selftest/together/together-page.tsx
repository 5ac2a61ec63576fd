import { Form } from 'react-router'
import * as m from '#messages'
import { words as sizeWords } from '#words/selftest_size'
import { words as entityWords } from '#words/staff_entity'
import type { SelftestTeamRound } from '../../../../shared/contract/selftest-rounds.ts'
import { datedText } from '../../../../shared/lib/text/day-text.ts'
import {
  type SelftestUse,
  selftestPlanPath,
  selftestRoundPath,
  selftestTerms,
} from '../../../../shared/rules/selftest/selftest-facets.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Choice } from '../test-start.tsx'
import { WhichTest } from '../which-test.tsx'
import { Settle } from './settle.tsx'
import { SpreadOf } from './spread.tsx'

export const togetherDone = ['opened', 'ended'] as const

export type TogetherPageProps = {
  use: SelftestUse
  page: SelftestTeamRound
  done: (typeof togetherDone)[number] | null
  failure: ActFailure | undefined
}

const doneWords = { opened: m.selftest_together_opened, ended: m.selftest_together_ended }

/** A self-test that a team takes together: the link, how the answers lie apart, and what is settled. */
export function TogetherPage({ use, page, done, failure }: TogetherPageProps) {
  const { team, round, spread, questions } = page
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs
        label={m.toolbox_breadcrumbs()}
        crumbs={[
          { href: '/tools', text: m.toolbox_title() },
          { href: selftestPlanPath(use), text: m.selftest_plan_title() },
        ]}
      />
      <header className="stack">
        <Heading level={1} text={m.selftest_together_of({ team: team.name })} />
        <p className="text-lg text-ink-2 measure">{m.selftest_together_lead()}</p>
      </header>
      <WhichTest use={use} pathOf={selftestRoundPath} />
      <FailureSummary failure={failure} problems={problemsIn(questions, failure)} />
      {done && !failure && <Notice kind="success" live title={doneWords[done]()} />}
      {round ? <Round page={page} round={round} /> : <OpenRound page={page} failure={failure} />}
      {spread && <SpreadOf spread={spread} />}
      {round && questions.length > 0 && <Settle page={page} roundId={round.roundID} failure={failure} />}
      {round && !team.canSettle && <p>{m.selftest_settle_wait()}</p>}
      {round && team.canOpen && <EndRound teamId={team.teamID} roundId={round.roundID} />}
    </div>
  )
}

function OpenRound({ page: { team, test }, failure }: Pick<TogetherPageProps, 'page' | 'failure'>) {
  if (!test) return <Notice kind="info">{m.selftest_unpublished_text()}</Notice>
  if (!team.canOpen) return <Notice kind="info">{m.selftest_together_members()}</Notice>
  return (
    <Form method="post" className="stack selftest-begin max-w-form">
      <Heading level={2} size="xl" text={m.selftest_together_open()} />
      <p>{m.selftest_together_open_text({ days: selftestTerms.roundDays })}</p>
      <input type="hidden" name="TeamID" value={team.teamID} />
      <Choice
        name="entityType"
        label={m.selftest_entity()}
        words={entityWords}
        chosen={failure?.values.entityType?.[0] ?? null}
      />
      <Choice
        name="organisationSize"
        label={m.selftest_size()}
        words={sizeWords}
        chosen={failure?.values.organisationSize?.[0] ?? null}
      />
      <div>
        <Button kind="primary" name="intent" value="open">
          {m.selftest_together_open()}
        </Button>
      </div>
    </Form>
  )
}

type RoundProps = { page: SelftestTeamRound; round: NonNullable<SelftestTeamRound['round']> }

function Round({ page: { spread }, round }: RoundProps) {
  const locale = useLocale()
  const { link, closesAt, isClosed, finished, begun } = round
  const day = datedText(closesAt, locale)
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.selftest_together_link()} />
      {isClosed ? (
        <p>{m.selftest_together_closed({ day })}</p>
      ) : (
        <>
          <p>{m.selftest_together_link_text({ day })}</p>
          <p className="selftest-link">{link}</p>
          <div className="button-row">
            <CopyButton
              text={link}
              label={m.selftest_share_copy()}
              copiedText={m.selftest_share_copied()}
              failedText={m.selftest_share_not_copied()}
            />
            <ButtonLink href={new URL(link).pathname + new URL(link).search}>
              {m.selftest_together_answer()}
            </ButtonLink>
          </div>
        </>
      )}
      <p className="font-bold">{m.selftest_together_counts({ finished, begun })}</p>
      {!spread && <p>{m.selftest_together_wait()}</p>}
    </section>
  )
}

function EndRound({ teamId, roundId }: { teamId: string; roundId: string }) {
  return (
    <Form method="post" className="max-w-form">
      <input type="hidden" name="TeamID" value={teamId} />
      <input type="hidden" name="roundID" value={roundId} />
      <Details title={m.selftest_together_end()} lined>
        <div className="stack stack-sm">
          <p>{m.selftest_together_end_text()}</p>
          <div>
            <Button kind="danger" name="intent" value="end">
              {m.selftest_together_end()}
            </Button>
          </div>
        </div>
      </Details>
    </Form>
  )
}

function problemsIn(questions: SelftestTeamRound['questions'], failure: ActFailure | undefined) {
  return questions.flatMap(({ questionId, title }) => {
    const text = failure?.fields[`answers.${questionId}`]
    return text
      ? [{ fieldId: `answers.${questionId}`, text: m.selftest_problem({ question: title, text }) }]
      : []
  })
}
