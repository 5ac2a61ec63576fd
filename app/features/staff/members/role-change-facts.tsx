import type { ReactNode } from 'react'
import * as m from '#messages'
import { words as privilegeWords } from '#words/privilege'
import type { RoleChange } from '../../../../shared/contract/staff/role-changes.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import type { RoleChangeState as State } from '../../../../shared/rules/staff/role-changes.ts'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag, type Tone } from '../../../ui/status-tag.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { roleNames } from './role-names.ts'

/** The content of a change: before and after, privileges by name, who requested it, its outcome. */
export function RoleChangeFacts({ change }: { change: RoleChange }) {
  const locale = useLocale()
  return <SummaryList rows={[...rightsRows(change), ...stepRows(change, locale)]} />
}

/** What it would change, as a heading. */
export function roleChangeTitle(change: RoleChange, locale: Locale): string {
  const facts = change.roleAfter ?? change.roleBefore
  const name = change.personName ?? (locale === 'zh' ? facts?.nameZh : facts?.nameEn) ?? ''
  const isEnd = change.kind === 'memberRoles' && change.rolesAfter.length === 0
  return isEnd ? m.role_changes_of_end({ name }) : titles[change.kind]({ name })
}

const titles: Record<RoleChange['kind'], (inputs: { name: string }) => string> = {
  memberRoles: m.role_changes_of_member,
  invitation: m.role_changes_of_invitation,
  roleMade: m.role_changes_of_made,
  roleChanged: m.role_changes_of_changed,
  roleRetired: m.role_changes_of_retired,
}

type Row = { term: string; value: ReactNode }

function rightsRows(change: RoleChange): Row[] {
  const roles = (held: RoleChange['rolesAfter']) => roleNames(held) || m.role_changes_roles_none()
  const isOfMember = change.kind === 'memberRoles'
  const isOfPerson = isOfMember || change.kind === 'invitation'
  return [
    ...(isOfMember ? [{ term: m.role_changes_roles_before(), value: roles(change.rolesBefore) }] : []),
    ...(isOfPerson ? [{ term: m.role_changes_roles_after(), value: roles(change.rolesAfter) }] : []),
    ...nameRows(change),
    ...(change.renewsSecondFactor
      ? [{ term: m.role_changes_renews(), value: m.role_changes_renews_text() }]
      : []),
    { term: m.role_changes_gained(), value: <Rights rights={change.gained} /> },
    { term: m.role_changes_lost(), value: <Rights rights={change.lost} /> },
  ]
}

/** A role's names in both languages, its previous ones if they change, and how many people hold it. */
function nameRows({ roleBefore, roleAfter, holders }: RoleChange): Row[] {
  const isSame = roleBefore?.nameZh === roleAfter?.nameZh && roleBefore?.nameEn === roleAfter?.nameEn
  return [
    ...(roleBefore ? [{ term: m.role_changes_name_before(), value: <Names {...roleBefore} /> }] : []),
    ...(roleAfter && !isSame ? [{ term: m.role_changes_name_after(), value: <Names {...roleAfter} /> }] : []),
    ...(roleBefore ? [{ term: m.role_changes_holders(), value: String(holders) }] : []),
  ]
}

/** Each marked with its language, for screen readers. */
function Names({ nameZh, nameEn }: { nameZh: string; nameEn: string }) {
  return (
    <>
      <span lang="zh-CN">{nameZh}</span> · <span lang="en">{nameEn}</span>
    </>
  )
}

function stepRows(change: RoleChange, locale: Locale): Row[] {
  const by = (name: string, at: string) => m.role_changes_by({ name, time: instantText(at, locale) })
  const { decidedAt, decidedBy, reason, linkExpiresAt, state } = change
  return [
    { term: m.role_changes_asked(), value: by(change.askedBy, change.askedAt) },
    ...(state === 'open'
      ? [{ term: m.role_changes_lapses(), value: instantText(change.lapsesAt, locale) }]
      : [{ term: m.role_changes_state(), value: <RoleChangeState change={change} /> }]),
    ...(decidedBy && decidedAt
      ? [{ term: m.role_changes_decided_by(), value: by(decidedBy, decidedAt) }]
      : []),
    ...(reason ? [{ term: m.role_changes_reason(), value: reason }] : []),
    ...(linkExpiresAt ? [{ term: m.role_changes_link(), value: instantText(linkExpiresAt, locale) }] : []),
  ]
}

function Rights({ rights }: { rights: Privilege[] }) {
  if (rights.length === 0) return <>{m.role_changes_rights_none()}</>
  return (
    <ul className="list-disc ps-6">
      {rights.map((privilege) => (
        <li key={privilege}>{privilegeWords[privilege]()}</li>
      ))}
    </ul>
  )
}

/** The outcome of a change. */
export function RoleChangeState({ change: { state, isAlone } }: { change: RoleChange }) {
  return (
    <StatusTag tone={tones[state]}>{isAlone ? m.role_changes_state_alone() : stateWords[state]()}</StatusTag>
  )
}

const tones: Record<State, Tone> = {
  open: 'azure',
  confirmed: 'green',
  refused: 'red',
  withdrawn: 'plain',
  lapsed: 'plain',
}

const stateWords: Record<State, () => string> = {
  open: m.role_changes_state_open,
  confirmed: m.role_changes_state_confirmed,
  refused: m.role_changes_state_refused,
  withdrawn: m.role_changes_state_withdrawn,
  lapsed: m.role_changes_state_lapsed,
}
