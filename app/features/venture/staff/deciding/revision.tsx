import { Form } from 'react-router'
import * as m from '#messages'
import { words as revisedWords } from '#words/venture_revised'
import { decisionLimits, type Revised } from '../../../../../shared/rules/venture/outcomes.ts'
import { leftText } from '../../../../api/forms/left-text.ts'
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx'
import { TextArea } from '../../../../ui/controls/text-area.tsx'
import { Details } from '../../../../ui/details.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { yuanText } from '../../yuan-text.ts'
import { outcomeWords } from './deciding-words.ts'
import type { DecisionPageProps } from './decision-page.tsx'
import { formsOf } from './forms-of.ts'
import { proofIn } from './proof-in.tsx'
import { ProposalForm, typedIn } from './proposal-form.tsx'

const wordOf = (outcome: Revised) =>
  outcome === 'disqualify' ? revisedWords.disqualify() : outcomeWords[outcome]()

/** Changes what is in force about an entry: decided anew after an objection, or disqualified. */
export function Revision(props: DecisionPageProps) {
  const { round, revision, mayDecideAnew, mayDisqualify, awardId } = props.data
  if (!revision && !mayDecideAnew && !mayDisqualify && !awardId) return null
  return (
    <section className="stack" aria-labelledby="revision">
      <Heading
        level={2}
        size="xl"
        id="revision"
        text={round.publishedAt ? m.venture_revision_title() : m.venture_revision_disqualify()}
      />
      {awardId && (
        <Notice title={m.venture_revision_award_first()}>
          <p>
            <Link alone href={`/staff/venture/awards/${awardId}`}>
              {m.venture_revision_award()}
            </Link>
          </p>
        </Notice>
      )}
      {revision && <Pending {...props} revision={revision} />}
      {mayDecideAnew && <DecideAnew {...props} />}
      {mayDisqualify && <Disqualify {...props} />}
    </section>
  )
}

type Waiting = NonNullable<DecisionPageProps['data']['revision']>

function Pending({ revision, data, me, failure, formKey }: DecisionPageProps & { revision: Waiting }) {
  const { outcome, amount, reason, proposedBy: name, mayConfirm, mayTakeBack, version } = revision
  const money = amount > 0 ? ` ${yuanText(amount)}` : ''
  return (
    <Form method="post" className="stack max-w-form">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="idempotencyKey" value={`revision-${formKey}`} />
      <Notice title={m.venture_revision_waits({ name, outcome: wordOf(outcome) + money })}>
        <p className="whitespace-pre-line">{reason}</p>
      </Notice>
      {mayConfirm ? (
        <>
          {proofIn({ me, failure, forms: formsOf(data) })('confirmRevision')}
          <ButtonRow>
            <Button kind="primary" name="intent" value="confirmRevision">
              {m.venture_confirm()}
            </Button>
          </ButtonRow>
        </>
      ) : (
        <Confirmers names={data.confirmers} />
      )}
      {mayTakeBack && (
        <>
          {proofIn({ me, failure, forms: formsOf(data) })('takeBack')}
          <ButtonRow>
            <Button name="intent" value="takeBack">
              {m.venture_revision_take_back()}
            </Button>
          </ButtonRow>
        </>
      )}
    </Form>
  )
}

/** Who could confirm what waits, or what the reader would propose. */
function Confirmers({ names }: { names: string[] }) {
  if (names.length === 0)
    return (
      <Notice kind="warning" title={m.venture_revision_nobody()}>
        <p>{m.venture_revision_nobody_text()}</p>
      </Notice>
    )
  return (
    <p className="text-ink-2">
      {m.venture_revision_confirmers({ names: names.join(m.venture_revision_names_by()) })}
    </p>
  )
}

function DecideAnew(props: DecisionPageProps) {
  const { entry, feedback, revision } = props.data
  const before = revision?.outcome === 'disqualify' ? null : revision
  const outcome = before?.outcome === 'disqualify' ? undefined : before?.outcome
  return (
    <>
      <p className="measure">{m.venture_revision_text()}</p>
      {!revision && <Confirmers names={props.data.confirmers} />}
      <ProposalForm
        {...props}
        intent="decideAnew"
        version={revision?.version ?? 0}
        first={{
          outcome: outcome ?? entry.decision?.outcome,
          amount: before?.amount ?? entry.decision?.amount,
          reason: before?.reason ?? '',
          feedback: before?.feedback ?? feedback,
        }}
        submit={m.venture_propose()}
      />
    </>
  )
}

function Disqualify({ data, me, failure, formKey }: DecisionPageProps) {
  const { revision } = data
  const { isMine, typed, error } = typedIn(failure, 'disqualify')
  const stored = revision?.outcome === 'disqualify' ? revision.reason : ''
  return (
    <Details title={m.venture_disqualify()} open={isMine} lined>
      <Form method="post" noValidate className="stack max-w-form">
        <input type="hidden" name="version" value={revision?.version ?? 0} />
        <input type="hidden" name="idempotencyKey" value={`disqualify-${formKey}`} />
        <p className="measure">{m.venture_disqualify_text()}</p>
        <TextArea
          name="reason"
          id="disqualify-reason"
          label={m.venture_decision_reason()}
          hint={m.venture_disqualify_reason_hint()}
          defaultValue={typed('reason', stored)}
          limit={decisionLimits.reason}
          countText={leftText}
          rows={4}
          {...error('reason')}
        />
        {proofIn({ me, failure, forms: formsOf(data) })('disqualify')}
        <ButtonRow>
          <Button kind="danger" name="intent" value="disqualify">
            {m.venture_propose()}
          </Button>
        </ButtonRow>
      </Form>
    </Details>
  )
}
