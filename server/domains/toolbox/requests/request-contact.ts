import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Services } from '../../../services.ts'
import { type Contact, parseContact } from '../../messages/sending/parse-contact.ts'

/** Where a request can be answered; null for a contact that is no mail address or mainland mobile number. */
export function requestContact({ cipher }: Pick<Services, 'cipher'>, encrypted: string): Contact | null {
  try {
    return parseContact(cipher.decrypt(encrypted, 'tool_requests.contact'))
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
