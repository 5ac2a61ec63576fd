import type { ChangePaper } from '../../../../shared/rules/organisations/super-admin-change.ts'

/** The columns of a change that are encrypted, each the context of its encryption. */
export const changeColumns = {
  realName: 'super_admin_changes.real_name',
  position: 'super_admin_changes.position',
  statement: 'super_admin_changes.statement',
  answer: 'super_admin_changes.answer',
} as const

/** What the papers of a change are attached to, and for what they are uploaded. */
export const changeKind = 'superAdminChange'
export const changePurposes = {
  letter: 'authorisationLetter',
  proof: 'unreachableProof',
} as const satisfies Record<ChangePaper, string>
