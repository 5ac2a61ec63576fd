import * as m from '#messages'
import { words as stateWords } from '#words/certificates_state'
import type { CertificateState } from '../../../../shared/rules/volunteers/certificates.ts'
import type { Tone } from '../../../ui/status-tag.tsx'

export { stateWords }

export const stateTones: Record<CertificateState, Tone> = {
  issued: 'green',
  replaced: 'plain',
  revoked: 'red',
}

/** That a certificate holds no longer, and since when. */
export const endedWords = { replaced: m.certificates_is_replaced, revoked: m.certificates_is_revoked }

export const certificateDone = ['contact', 'revoke'] as const
export const doneWords = { contact: m.certificates_done_contact, revoke: m.certificates_done_revoke }
