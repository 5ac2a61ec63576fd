import * as m from '#messages'
import { words as privilegeWords } from '#words/privilege'
import { words as personalWords } from '#words/roles_kind'
import type { PersonalKind } from '../../../../shared/contract/content/fields.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { RoleView } from '../../../../shared/contract/staff/staff-members.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { refusedKey } from '../../../api/forms/own-failure.ts'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { AskedNotice } from '../asked-notice.tsx'
import { StaffNav, screensOf } from '../staff-nav.tsx'
import { RoleForm, RoleRefusal } from './role-form.tsx'
import { roleName } from './role-names.ts'

export type RolesPageProps = {
  roles: RoleView[]
  me: SecondFactorState
  /** Whether a change was just requested. */
  isAsked: boolean
  failure: ActFailure | undefined
}

/** What each staff role can see and do, from the contract; this portal's own roles are changed here. */
export function RolesPage({ roles, me, isAsked, failure }: RolesPageProps) {
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <div className="stack">
        <Heading level={1} text={m.roles_title()} />
        <p className="measure">{m.roles_lead()}</p>
      </div>
      {isAsked && !failure && <AskedNotice />}
      {failure && <RoleRefusal failure={failure} />}
      {roles.map((role) => {
        const isRefused = failure?.values.key?.[0] === role.key
        return (
          <section key={role.key} className="staff-panel stack" aria-labelledby={`role-${role.key}`}>
            <Heading level={2} id={`role-${role.key}`} text={roleName(role)} />
            <p>{m.roles_holders({ count: role.holders })}</p>
            <div>
              <Details title={m.roles_can()} lined>
                <RoleRights role={role} />
              </Details>
              {!role.isBuiltIn && (
                <Details title={m.role_form_change()} open={isRefused} lined>
                  <RoleForm
                    key={(isRefused && refusedKey(failure)) || role.version}
                    role={role}
                    me={me}
                    failure={failure}
                  />
                </Details>
              )}
            </div>
          </section>
        )
      })}
      <section className="stack">
        <Heading level={2} text={m.role_form_new()} />
        <RoleForm me={me} failure={failure} />
      </section>
    </div>
  )
}

function RoleRights({ role }: { role: RoleView }) {
  const screens = screensOf(role.privileges.map(({ privilege }) => privilege))
  const calls = role.privileges.flatMap((one) => one.calls)
  return (
    <div className="stack">
      <ul className="list-disc ps-6">
        {role.privileges.map((one) => (
          <li key={one.privilege}>{privilegeWords[one.privilege]()}</li>
        ))}
      </ul>
      <Heading level={3} text={m.roles_screens()} />
      <p>{screens.join(m.roles_kinds_and())}</p>
      <Heading level={3} text={m.roles_personal()} />
      <PersonalSeen calls={calls} />
      <Details title={m.roles_calls({ count: calls.length })}>
        <ul className="list-disc ps-6">
          {calls.map((call) => (
            <li key={call.path}>
              <code lang="en">{call.path}</code>
              {call.needsStepUp && ` · ${m.roles_step_up()}`}
            </li>
          ))}
        </ul>
      </Details>
    </div>
  )
}

function PersonalSeen({ calls }: { calls: RoleView['privileges'][number]['calls'] }) {
  const kindsOf = (isInFull: boolean): PersonalKind[] => [
    ...new Set(calls.filter((call) => call.isInFull === isInFull).flatMap(({ personal }) => personal)),
  ]
  const words = (kinds: PersonalKind[]) =>
    kinds.map((kind) => personalWords[kind]()).join(m.roles_kinds_and())
  const [full, masked] = [kindsOf(true), kindsOf(false)]
  if (full.length + masked.length === 0) return <p>{m.roles_personal_none()}</p>
  return (
    <ul className="list-disc ps-6">
      {full.length > 0 && <li>{m.roles_personal_full({ kinds: words(full) })}</li>}
      {masked.length > 0 && <li>{m.roles_personal_masked({ kinds: words(masked) })}</li>}
    </ul>
  )
}
