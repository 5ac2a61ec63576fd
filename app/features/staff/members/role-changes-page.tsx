import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { RoleChange, RoleChangeList } from '../../../../shared/contract/staff/role-changes.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import { localeOfPath, pathInLocale } from '../../../../shared/lib/locale.ts'
import { type RoleChangeHindrance, roleChangeTerms } from '../../../../shared/rules/staff/role-changes.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { leftText } from '../../../api/forms/left-text.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { codeProblem } from '../code-problem.ts'
import { StaffNav } from '../staff-nav.tsx'
import { StepUp } from '../step-up.tsx'
import { RoleChangeFacts, RoleChangeState, roleChangeTitle } from './role-change-facts.tsx'
import { SoleNotice } from './sole-notice.tsx'

export type RoleChangesPageProps = {
  list: RoleChangeList
  me: SecondFactorState
  /** What was just done, from the address. */
  done: string | null
  failure: ActFailure | undefined
}

/** Changes of roles: those that wait for a second administrator, and the outcome of the others. */
export function RoleChangesPage({ list, me, done, failure }: RoleChangesPageProps) {
  const outcome = done && !failure ? doneWords[done]?.() : undefined
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <div className="stack">
        <Heading level={1} text={m.role_changes_title()} />
        <p className="measure">{m.role_changes_lead()}</p>
      </div>
      {outcome && <Notice kind="success" live title={outcome} />}
      {failure && <Refusal failure={failure} />}
      {list.isSole && <SoleNotice />}
      <section className="stack">
        <Heading level={2} text={m.role_changes_open()} />
        {list.open.length === 0 && <p>{m.role_changes_open_none()}</p>}
        {list.open.map((change) => (
          <OpenChange key={change.changeId} change={change} me={me} failure={failure} />
        ))}
      </section>
      <section className="stack">
        <Heading level={2} text={m.role_changes_decided()} />
        {list.decided.length === 0 && <p>{m.role_changes_decided_none()}</p>}
        <div>
          {list.decided.map((change) => (
            <Details key={change.changeId} title={<Outcome change={change} />} lined>
              <RoleChangeFacts change={change} />
            </Details>
          ))}
        </div>
      </section>
    </div>
  )
}

/** What was requested and its outcome, so that no line has to be opened for that. */
function Outcome({ change }: { change: RoleChange }) {
  const locale = useLocale()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{roleChangeTitle(change, locale)}</span>
      <RoleChangeState change={change} />
    </span>
  )
}

const doneWords: Record<string, () => string> = {
  confirm: m.role_changes_done_confirm,
  refuse: m.role_changes_done_refuse,
  withdraw: m.role_changes_done_withdraw,
}

type OpenProps = { change: RoleChange; me: SecondFactorState; failure: ActFailure | undefined }

function OpenChange({ change, me, failure }: OpenProps) {
  const locale = useLocale()
  const { changeId, hindrance, isMine } = change
  const own = failure?.values.changeId?.[0] === changeId ? failure : undefined
  return (
    <section className="staff-panel stack" aria-labelledby={`change-${changeId}`}>
      <Heading level={3} id={`change-${changeId}`} text={roleChangeTitle(change, locale)} />
      <RoleChangeFacts change={change} />
      {hindrance && <p className="text-ink-2">{hindranceWords[hindrance]()}</p>}
      {!hindrance && (
        <ChangeForm
          changeId={changeId}
          intent="confirm"
          me={me}
          failure={own}
          label={m.role_changes_confirm()}
        />
      )}
      {isMine && (
        <ChangeForm
          changeId={changeId}
          intent="withdraw"
          me={me}
          failure={own}
          label={m.role_changes_withdraw()}
        />
      )}
      {!isMine && (
        <Details title={m.role_changes_refuse_open()} open={own?.values.intent?.[0] === 'refuse'}>
          <ChangeForm
            changeId={changeId}
            intent="refuse"
            me={me}
            failure={own}
            label={m.role_changes_refuse()}
          />
        </Details>
      )}
    </section>
  )
}

type FormProps = {
  changeId: string
  intent: 'confirm' | 'refuse' | 'withdraw'
  me: SecondFactorState
  failure: ActFailure | undefined
  label: string
}

function ChangeForm({ changeId, intent, me, failure, label }: FormProps) {
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  const own = failure?.values.intent?.[0] === intent ? failure : undefined
  const reason = own?.fields.reason
  return (
    <Form method="post" noValidate action={pathInLocale('/staff/roleChanges', locale)} className="stack">
      <input type="hidden" name="changeId" value={changeId} />
      {intent === 'refuse' && (
        <TextArea
          name="reason"
          id={`reason-${changeId}`}
          rows={2}
          label={m.role_changes_reason()}
          hint={m.role_changes_refuse_hint()}
          limit={roleChangeTerms.reasonLength}
          countText={leftText}
          defaultValue={own?.values.reason?.[0] ?? ''}
          {...(reason && { error: reason })}
        />
      )}
      <StepUp isFresh={me.isFresh} failure={own} id={`code-${intent}-${changeId}`} />
      <ButtonRow>
        <Button {...(intent === 'confirm' && { kind: 'primary' })} name="intent" value={intent}>
          {label}
        </Button>
      </ButtonRow>
    </Form>
  )
}

/** The errors at the fields of the form that was sent, or why nothing was done. */
function Refusal({ failure }: { failure: ActFailure }) {
  const told = refusalWords[failure.error]?.()
  if (told) return <Notice kind="error" live answer={failure} title={told} />
  const [intent, changeId] = [failure.values.intent?.[0], failure.values.changeId?.[0]]
  const ids: Record<string, string> = { reason: `reason-${changeId}`, code: `code-${intent}-${changeId}` }
  const code = codeProblem(failure)
  const problems = Object.entries({ ...failure.fields, ...(code && { code }) })
  return (
    <FailureSummary
      failure={failure}
      problems={problems.map(([path, text]) => ({ fieldId: ids[path] ?? path, text }))}
    />
  )
}

const hindranceWords: Record<RoleChangeHindrance, () => string> = {
  mine: m.role_changes_mine,
  gain: m.role_changes_gain,
  stale: m.role_changes_stale,
  askerLeft: m.role_changes_asker_left,
}

const refusalWords: Partial<Record<ActFailure['error'], () => string>> = {
  ownInterest: m.role_changes_gain,
  illegalTransition: m.role_changes_failed_decided,
  conflict: m.role_changes_failed_stale,
}
