import * as m from '#messages'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { StaffAccount } from '../../../../shared/contract/suspensions.staff.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { datedText } from '../../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag, type Tone } from '../../../ui/status-tag.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { codeProblem } from '../../staff/code-problem.ts'
import { roleNames } from '../../staff/members/role-names.ts'
import { StaffPage } from '../../staff/staff-page.tsx'
import { AccountTeams } from './account-teams.tsx'
import { SuspensionForm } from './suspension-form.tsx'
import { SuspensionHistory } from './suspension-history.tsx'
import { hindranceWords } from './suspension-words.ts'

export type AccountPageProps = {
  account: StaffAccount
  me: SecondFactorState
  formKey: string
  /** What was just done, from the address. */
  done: string | null
  failure: ActFailure | undefined
}

/** An account with masked personal texts: its state, what a suspension would mean, and the form for it. */
export function AccountPage({ account, me, formKey, done, failure }: AccountPageProps) {
  const locale = useLocale()
  const outcome = done && !failure ? doneWords[done]?.() : undefined
  const { status, hindrance, teams, suspensions } = account
  return (
    <StaffPage privileges={me.privileges} title={titleOf(account)} lead={m.accounts_page_lead()}>
      {outcome && <Notice kind="success" live title={outcome} />}
      {failure && <Refusal failure={failure} />}
      <section className="stack">
        <Heading level={2} text={m.accounts_facts()} />
        <SummaryList rows={factsOf(account, locale)} />
      </section>
      <section className="stack">
        <Heading level={2} text={m.accounts_teams()} />
        <AccountTeams teams={teams} />
      </section>
      <section className="stack">
        <Heading level={2} text={m.accounts_history()} />
        <SuspensionHistory suspensions={suspensions} status={status} />
      </section>
      {hindrance && status !== 'deleted' && <Notice title={hindranceWords[hindrance]()} />}
      {!hindrance && status !== 'deleted' && (
        <SuspensionForm
          // Keyed by state, not by what each load brings: a refused form is being corrected while the page
          // reloads behind it.
          key={status}
          account={account}
          isFresh={me.isFresh}
          formKey={formKey}
          failure={failure}
        />
      )}
    </StaffPage>
  )
}

/** How the owner is known here: by name, else by what they sign in with; masked. */
export function titleOf({ staff, name, phone, email }: StaffAccount): string {
  return m.accounts_page_title({ name: staff?.name ?? name ?? phone ?? email ?? '' })
}

const doneWords: Record<string, () => string> = {
  suspend: m.accounts_suspend_done,
  lift: m.accounts_lift_done,
}

const states: Record<StaffAccount['status'], { tone: Tone; words: () => string }> = {
  active: { tone: 'green', words: m.accounts_state_active },
  suspended: { tone: 'red', words: m.accounts_state_suspended },
  deleted: { tone: 'plain', words: m.accounts_state_deleted },
}

function factsOf(account: StaffAccount, locale: Locale) {
  const { tone, words } = states[account.status]
  const given = (text: string | null) => text ?? m.accounts_fact_empty()
  return [
    { term: m.accounts_fact_state(), value: <StatusTag tone={tone}>{words()}</StatusTag> },
    { term: m.accounts_fact_name(), value: given(account.name) },
    { term: m.accounts_fact_phone(), value: given(account.phone) },
    { term: m.accounts_fact_email(), value: given(account.email) },
    { term: m.accounts_fact_since(), value: datedText(account.since, locale) },
    { term: m.accounts_fact_sessions(), value: account.sessions },
    ...(account.staff
      ? [
          {
            term: m.accounts_fact_staff(),
            value: `${account.staff.name} · ${roleNames(account.staff.roles)}`,
          },
        ]
      : []),
  ]
}

/** The error at its field, or why nothing was done where the general message would not say it. */
function Refusal({ failure }: { failure: ActFailure }) {
  if (failure.error === 'illegalTransition')
    return <Notice kind="error" live answer={failure} title={m.accounts_changed()} />
  const code = codeProblem(failure)
  const problems = Object.entries({ ...failure.fields, ...(code && { code }) })
  return (
    <FailureSummary failure={failure} problems={problems.map(([path, text]) => ({ fieldId: path, text }))} />
  )
}
