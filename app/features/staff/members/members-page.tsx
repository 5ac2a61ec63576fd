import { Form } from 'react-router'
import * as m from '#messages'
import { words as privilegeWords } from '#words/privilege'
import type { NamedRole } from '../../../../shared/contract/staff/role-fields.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { StaffMemberItem } from '../../../../shared/contract/staff/staff-members.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { datedText, instantText } from '../../../../shared/lib/text/day-text.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { staffProof } from '../../../../shared/rules/staff/staff-proof.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox, CheckboxGroup } from '../../../ui/controls/choice.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AskedNotice } from '../asked-notice.tsx'
import { codeProblem } from '../code-problem.ts'
import { OnlyStaffNotice } from '../only-staff-notice.tsx'
import { StaffNav } from '../staff-nav.tsx'
import { StepUp } from '../step-up.tsx'
import { roleName, roleNames } from './role-names.ts'
import { SoleNotice } from './sole-notice.tsx'

export type MembersOutcome =
  | { kind: 'asked' }
  | { kind: 'taken' }
  | { kind: 'invited'; link: string; expiresAt: string | null }

/** An assignable role, with what it allows. */
type GivableRole = NamedRole & { privileges: Privilege[] }

export type MembersPageProps = {
  members: StaffMemberItem[]
  me: SecondFactorState
  /** Every assignable role. */
  roles: GivableRole[]
  /** Whether this is the only administrator. */
  isSole: boolean
  outcome: MembersOutcome | undefined
  failure: ActFailure | undefined
}

/** The members of staff, and what an administrator can do about them. */
export function MembersPage({ members, me, roles, isSole, outcome, failure }: MembersPageProps) {
  const locale = useLocale()
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <Heading level={1} text={m.staff_members_title()} />
      <p className="measure">{m.staff_members_lead()}</p>
      {members.length === 1 ? <OnlyStaffNotice me={members[0]} /> : isSole && <SoleNotice />}
      {outcome?.kind === 'taken' && (
        <Notice kind="success" title={m.staff_members_taken()} live answer={outcome}>
          <p>
            <Link alone href="/staff">
              {m.staff_members_taken_text()}
            </Link>
          </p>
        </Notice>
      )}
      {outcome?.kind === 'asked' && <AskedNotice answer={outcome} />}
      {outcome?.kind === 'invited' && <Invited outcome={outcome} />}
      {failure && <Refusal failure={failure} />}
      <Table
        caption={m.staff_members_caption({ count: members.length })}
        rows={members}
        keyOf={(member) => member.userID}
        columns={columnsOf(locale)}
      />
      <section className="stack">
        <Heading level={2} text={m.staff_members_change()} />
        {members.map((member) => (
          <RolesForm
            key={`${member.userID} ${member.roles.map(({ key }) => key).join()}`}
            member={member}
            me={me}
            roles={roles}
            failure={failure}
            isOnly={members.length === 1}
          />
        ))}
      </section>
      {/* Another form for the next person: the fields of the last one are empty. */}
      <InviteForm key={outcome?.kind === 'invited' ? outcome.link : ''} {...{ me, roles, failure, isSole }} />
    </div>
  )
}

function columnsOf(locale: Locale): TableColumn<StaffMemberItem>[] {
  return [
    {
      key: 'name',
      title: m.staff_members_name(),
      rowHeader: true,
      cell: (member) => (member.isMe ? `${member.name} ${m.staff_members_me()}` : member.name),
    },
    { key: 'roles', title: m.staff_members_roles(), cell: (member) => roleNames(member.roles) },
    { key: 'since', title: m.staff_members_since(), cell: (member) => datedText(member.since, locale) },
    {
      key: 'factor',
      title: m.staff_members_factor(),
      cell: (member) => (member.isSetUp ? m.staff_members_factor_yes() : m.staff_members_factor_no()),
    },
    {
      key: 'account',
      title: m.staff_nav_accounts(),
      cell: (member) => (
        <Link href={`/staff/accounts/${member.userID}`} alone>
          {m.accounts_see()}
          <VisuallyHidden> {member.name}</VisuallyHidden>
        </Link>
      ),
    },
  ]
}

function Invited({ outcome }: { outcome: Extract<MembersOutcome, { kind: 'invited' }> }) {
  const locale = useLocale()
  return (
    <Notice kind="success" title={m.staff_members_invite_link()} live answer={outcome}>
      <p className="staff-secret">{outcome.link}</p>
      <p>
        {outcome.expiresAt
          ? m.staff_members_invite_note({ time: instantText(outcome.expiresAt, locale) })
          : m.staff_members_invite_waits({
              minutes: staffProof.invitationMinutes,
              days: staffProof.judgeInvitationMinutes / (24 * 60),
            })}
      </p>
      <CopyButton
        text={outcome.link}
        label={m.staff_members_copy()}
        copiedText={m.staff_copied()}
        failedText={m.staff_copy_failed()}
      />
    </Notice>
  )
}

type RolesFormProps = FormProps & { member: StaffMemberItem; isOnly: boolean }
type FormProps = { me: SecondFactorState; roles: GivableRole[]; failure: ActFailure | undefined }

function RolesForm({ member, me, roles, failure, isOnly }: RolesFormProps) {
  const isMine = failure?.values.userID?.[0] === member.userID
  const own = isMine ? failure : undefined
  return (
    <Details
      id={`change-${member.userID}`}
      title={m.staff_members_change_for({ name: member.name })}
      open={isMine || isOnly}
      lined
    >
      <Form method="post" noValidate className="stack">
        <input type="hidden" name="userID" value={member.userID} />
        <CheckboxGroup
          name="roles"
          id={`roles-${member.userID}`}
          label={m.staff_members_roles()}
          hint={m.staff_members_none_ends()}
          options={roleOptions(roles)}
          defaultValues={own ? (own.values.roles ?? []) : member.roles.map(({ key }) => key)}
        />
        <StepUp isFresh={me.isFresh} failure={own} id={`code-${member.userID}`} />
        <Button name="intent" value="roles">
          {isOnly ? m.staff_members_take() : m.staff_members_save()}
        </Button>
      </Form>
    </Details>
  )
}

function InviteForm({ me, roles: givable, failure, isSole }: FormProps & { isSole: boolean }) {
  const own = failure?.values.intent?.[0] === 'invite' ? failure : undefined
  const { name, roles } = own?.fields ?? {}
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_members_invite()} />
      <Form method="post" noValidate className="stack">
        <TextField
          name="name"
          label={m.staff_members_invite_name()}
          width={20}
          maxLength={40}
          defaultValue={own?.values.name?.[0] ?? ''}
          {...(name && { error: name })}
        />
        <CheckboxGroup
          name="roles"
          id="inviteRoles"
          label={m.staff_members_roles()}
          {...(isSole && { hint: m.staff_members_invite_sole() })}
          options={roleOptions(givable)}
          defaultValues={own?.values.roles ?? []}
          {...(roles && { error: roles })}
        />
        <p>
          <Link alone href="/staff/roles">
            {m.staff_members_see_roles()}
          </Link>
        </p>
        <Checkbox
          id="renews"
          name="renews"
          value="1"
          label={m.staff_members_invite_renew()}
          defaultChecked={own?.values.renews !== undefined}
        />
        <StepUp isFresh={me.isFresh} failure={own} id="inviteCode" />
        <Button kind="primary" name="intent" value="invite">
          {m.staff_members_invite_submit()}
        </Button>
      </Form>
    </section>
  )
}

/** Each with everything it allows, so that the person who assigns it knows. */
function roleOptions(roles: GivableRole[]): { value: string; label: string; hint: string }[] {
  return roles.map((role) => ({
    value: role.key,
    label: roleName(role),
    hint: role.privileges.map((privilege) => privilegeWords[privilege]()).join(m.staff_members_rights_and()),
  }))
}

/** The errors at the fields of the form that was sent, or why nothing was done. */
function Refusal({ failure }: { failure: ActFailure }) {
  const [intent, userID] = [failure.values.intent?.[0], failure.values.userID?.[0]]
  const told = askProblem(failure.error, intent)
  if (told) return <Notice kind="error" live answer={failure} title={told} />
  const code = codeProblem(failure)
  const ids: Record<string, string> =
    intent === 'invite'
      ? { roles: 'inviteRoles', code: 'inviteCode' }
      : { roles: `roles-${userID}`, code: `code-${userID}` }
  const problems = Object.entries({ ...failure.fields, ...(code && { code }) })
  return (
    <FailureSummary
      failure={failure}
      problems={problems.map(([path, text]) => ({ fieldId: ids[path] ?? path, text }))}
    />
  )
}

/** Why a change could not be requested, where the general message would not say it. */
function askProblem(error: ActFailure['error'], intent: string | undefined): string | undefined {
  if (error === 'illegalTransition')
    return intent === 'invite' ? m.role_changes_failed_alone_roles() : m.staff_members_last()
  if (error === 'ownInterest') return m.role_changes_failed_gain()
  if (error !== 'alreadyOpen') return undefined
  return intent === 'invite' ? m.role_changes_failed_alone() : m.role_changes_failed_open()
}
