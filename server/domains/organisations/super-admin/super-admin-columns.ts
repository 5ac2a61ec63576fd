import type { ChangePaper } from '../../../../shared/rules/organisations/super-admin-change.ts'

/** A change's encrypted columns, each with its encryption context. */
export const changeColumns = {
  realName: 'super_admin_changes.real_name',
  position: 'super_admin_changes.position',
  statement: 'super_admin_changes.statement',
  answer: 'super_admin_changes.answer',
} as const

/** The kind that papers of a change are attached to, and their upload purposes. */
export const changeKind = 'superAdminChange'
export const changePurposes = {
  letter: 'authorisationLetter',
  proof: 'unreachableProof',
} as const satisfies Record<ChangePaper, string>
