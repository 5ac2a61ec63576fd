import * as m from '#messages'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { type CodePurpose, codeLifeMinutes } from '../../../../shared/rules/sign-in/code-purposes.ts'

/** The text message that carries a code. */
export function codeText(code: string, purpose: CodePurpose, locale: Locale, site: string): string {
  const purposes: Record<CodePurpose, () => string> = {
    signIn: () => m.code_purpose_sign_in({ site }, { locale }),
    changePhone: () => m.code_purpose_change_phone({}, { locale }),
    confirmIdentity: () => m.code_purpose_confirm_identity({}, { locale }),
    changeSuperAdmin: () => m.code_purpose_change_super_admin({}, { locale }),
    deleteAccount: () => m.code_purpose_delete_account({}, { locale }),
  }
  return m.messages_sms_code({ code, purpose: purposes[purpose](), minutes: codeLifeMinutes }, { locale })
}
