import { Form } from 'react-router'
import * as m from '#messages'
import type { SelftestTeamRound } from '../../../../shared/contract/selftest-rounds.ts'
import { langOf } from '../../../../shared/lib/locale.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { TestQuestion } from '../test-question.tsx'
import { answerText } from './spread.tsx'

export type SettleProps = { page: SelftestTeamRound; roundId: string; failure: ActFailure | undefined }
type Question = SelftestTeamRound['questions'][number]

/** The questions by dimension; where all have answered the same, only that answer shows until it is unfolded. */
export function Settle({ page: { team, dimensions, questions }, roundId, failure }: SettleProps) {
  const locale = useLocale()
  const agreed = questions.filter(({ isAgreed }) => isAgreed).length
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.selftest_settle()} />
      <p className="measure">{m.selftest_settle_text()}</p>
      {agreed > 0 && (
        <p className="font-bold">{m.selftest_settle_counts({ agreed, apart: questions.length - agreed })}</p>
      )}
      <Form method="post" noValidate className="need-form stack stack-lg">
        <input type="hidden" name="TeamID" value={team.teamID} />
        <input type="hidden" name="roundID" value={roundId} />
        {dimensions.map(({ dimensionId, language, name }) => (
          <section key={dimensionId} className="selftest-settle stack">
            <h3 className="text-lg font-bold" lang={langOf(language, locale)}>
              {name}
            </h3>
            {questions
              .filter((question) => question.dimensionId === dimensionId)
              .map((question) => (
                <SettledQuestion key={question.questionId} question={question} failure={failure} />
              ))}
          </section>
        ))}
        <div>
          <Button kind="primary" name="intent" value="settle">
            {m.selftest_settle_button()}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function SettledQuestion({ question, failure }: { question: Question; failure: ActFailure | undefined }) {
  const locale = useLocale()
  const { questionId, language, title, given, isAgreed } = question
  const name = `answers.${questionId}`
  const typed = failure ? (failure.values[name] ?? []) : given
  const error = failure?.fields[name]
  const asked = <TestQuestion question={question} typed={typed} error={error} />
  if (!isAgreed) return asked
  const lang = langOf(language, locale)
  const chosen = typed.filter(Boolean).map((answer) => answerText(question, answer))
  return (
    <Details
      lined
      open={error !== undefined}
      title={
        <span>
          <span lang={lang}>{title}</span>
          <span className="selftest-agreed" lang={chosen.length > 0 ? lang : undefined}>
            {chosen.join(m.selftest_settle_joint()) || m.selftest_settle_unasked()}
          </span>
        </span>
      }
    >
      {asked}
    </Details>
  )
}
