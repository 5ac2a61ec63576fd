import { Form } from 'react-router'
import * as m from '#messages'
import type { CallingCode } from '../../../shared/contract/sign-in/sign-in.ts'
import { givenRoles, invitationDays, invitationUses } from '../../../shared/rules/sign-in/team-invitations.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { accountHref } from '../../api/pages/account-href.ts'
import { PhoneCountry } from '../../api/parts/phone-country.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { RadioGroup } from '../../ui/controls/choice.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { roleText } from './role-text.ts'

export type InviteFormsProps = {
  teamId: string
  canInviteAdmins: boolean
  /** Whether invited people would see a masked phone in place of my name. */
  isNameless: boolean
  countries: CallingCode[]
  failure: ActFailure | undefined
}

/** Inviting by phone, or by a link that can be passed on or shown as a QR code. */
export function InviteForms({ teamId, canInviteAdmins, isNameless, countries, failure }: InviteFormsProps) {
  const locale = useLocale()
  const own = (intent: string) => (failure?.values.intent?.[0] === intent ? failure : undefined)
  const form = { teamId, canInviteAdmins }
  return (
    <section className="stack max-w-form" aria-labelledby="invite-title">
      <Heading level={2} size="xl" id="invite-title" text={m.team_invite_title()} />
      <p>{m.team_invite_lead()}</p>
      {isNameless && (
        <p>
          {m.team_invite_nameless()}{' '}
          <Link href={accountHref('profile', locale)} alone>
            {m.team_invite_name_me()}
          </Link>
        </p>
      )}
      <div>
        <ByPhone {...form} countries={countries} failure={own('team.invitePhone')} />
        <ByLink {...form} failure={own('team.inviteLink')} />
      </div>
    </section>
  )
}

type FormProps = Omit<InviteFormsProps, 'isNameless' | 'countries'>

function ByPhone({
  teamId,
  canInviteAdmins,
  countries,
  failure,
}: FormProps & Pick<InviteFormsProps, 'countries'>) {
  return (
    <Details title={m.team_invite_by_phone()} open={failure !== undefined} lined>
      <Form method="post" noValidate className="stack">
        <input type="hidden" name="TeamID" value={teamId} />
        <TextField
          id="byPhone-phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={32}
          width={20}
          label={m.team_invite_phone()}
          hint={m.team_invite_phone_hint()}
          error={failure?.fields.phone}
          defaultValue={failure?.values.phone?.[0]}
        />
        <PhoneCountry
          id="byPhone-country"
          countries={countries}
          chosen={failure?.values.country?.[0] ?? ''}
        />
        <RoleField stem="byPhone" canInviteAdmins={canInviteAdmins} failure={failure} />
        <Button kind="primary" name="intent" value="team.invitePhone">
          {m.team_invite_send()}
        </Button>
      </Form>
    </Details>
  )
}

function ByLink({ teamId, canInviteAdmins, failure }: FormProps) {
  return (
    <Details title={m.team_invite_by_link()} open={failure !== undefined} lined>
      <Form method="post" noValidate className="stack">
        <input type="hidden" name="TeamID" value={teamId} />
        <RoleField stem="byLink" canInviteAdmins={canInviteAdmins} failure={failure} />
        <RadioGroup
          id="byLink-mostUses"
          name="mostUses"
          label={m.team_invite_uses()}
          inline
          error={failure?.fields.mostUses}
          defaultValue={failure?.values.mostUses?.[0] ?? String(invitationUses[0])}
          options={invitationUses.map((count) => ({
            value: String(count),
            label: m.team_invite_uses_option({ count }),
          }))}
        />
        <RadioGroup
          id="byLink-days"
          name="days"
          label={m.team_invite_days()}
          inline
          error={failure?.fields.days}
          defaultValue={failure?.values.days?.[0] ?? String(invitationDays[0])}
          options={invitationDays
            .toSorted((a, b) => a - b)
            .map((count) => ({
              value: String(count),
              label: m.team_invite_days_option({ count }),
            }))}
        />
        <Button kind="primary" name="intent" value="team.inviteLink">
          {m.team_invite_make()}
        </Button>
      </Form>
    </Details>
  )
}

type RoleFieldProps = Pick<InviteFormsProps, 'canInviteAdmins' | 'failure'> & { stem: string }

/** Not shown to a person who may only invite members. */
function RoleField({ stem, canInviteAdmins, failure }: RoleFieldProps) {
  if (!canInviteAdmins) return <input type="hidden" name="role" value="member" />
  return (
    <RadioGroup
      id={`${stem}-role`}
      name="role"
      label={m.team_invite_role()}
      inline
      error={failure?.fields.role}
      defaultValue={failure?.values.role?.[0] ?? 'member'}
      options={givenRoles.map((role) => ({ value: role, label: roleText(role) }))}
    />
  )
}
